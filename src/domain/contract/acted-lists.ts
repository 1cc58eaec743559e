import { ALL_STUDENTS } from './all-students.list.ts'
import { COURSE_RECORDS } from './course-records.list.ts'
import type { ActOf } from './define-list.ts'
import { FILE_RECORDS_LIST } from './file-records.list.ts'
import { GROUP_INVITATIONS_LIST } from './group-invitations.list.ts'
import { GROUP_PROGRESS } from './group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from './group-students.list.ts'
import { INVITATION_LIST } from './invitations.list.ts'
import { STUDENT_ENROLLMENTS } from './student-enrollments.list.ts'
import { USERS_LIST } from './users.list.ts'

/** Lists with rows of which many things are done at once. */
export const ACTED_LISTS = [
  FILE_RECORDS_LIST,
  GROUP_STUDENTS_LIST,
  GROUP_INVITATIONS_LIST,
  GROUP_PROGRESS,
  INVITATION_LIST,
  STUDENT_ENROLLMENTS,
  USERS_LIST,
  COURSE_RECORDS,
  ALL_STUDENTS,
] as const

export type ActedList = (typeof ACTED_LISTS)[number]

export type ActedListId = ActedList['id']

export const ACTED_LIST_IDS: readonly ActedListId[] = ACTED_LISTS.map(({ id }) => id)

/** Of each list with what is done with its rows, e.g. `groupStudents.move`: what there are words for. */
export type ActKey = { [L in ActedList as L['id']]: `${L['id']}.${ActOf<L>}` }[ActedListId]

export const ACT_KEYS: readonly ActKey[] = ACTED_LISTS.flatMap(({ id, described }) =>
  Object.keys(described.acts).map((act) => `${id}.${act}` as ActKey),
)

/** Who has one of these lists, or more. */
export const ACTING_ROLES = [...new Set(ACTED_LISTS.flatMap(({ roles }) => roles))]
