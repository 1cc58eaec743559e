import type { PersonPart } from './person-page.ts'

/** Where the page of a person is, whichever list leads to it. The first part has the plain address. */
export const personAddress = (userId: number, part: PersonPart = 'profile'): string =>
  `/admin/users?person=${userId}${part === 'profile' ? '' : `&tab=${part}`}`
