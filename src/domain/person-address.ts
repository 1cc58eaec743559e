import type { PersonPart } from './person-page.ts'

/** A list that leads to the pages of its people. */
export type PeoplesList = '/admin/users' | '/coordinator/students' | '/instructor/student-enrollments'

/** Where the page of a person is, whichever list leads to it: for who runs the programme in one place. The first part has the plain address. */
export const personAddress = (
  userId: number,
  part: PersonPart = 'profile',
  list: PeoplesList = '/admin/users',
): string => `${list}?person=${userId}${part === 'profile' ? '' : `&tab=${part}`}`

/** What the address of a person's page says where it is about making two accounts one. */
export const MERGE_TAB = 'merge'

/** Where an account is merged into that of a person; with nobody yet, where that is chosen. */
export const mergeAddress = (staysId: number, goesId: number | null = null): string =>
  `/admin/users?person=${staysId}&tab=${MERGE_TAB}${goesId === null ? '' : `&with=${goesId}`}`
