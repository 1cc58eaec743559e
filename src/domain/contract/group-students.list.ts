import * as z from 'zod/mini'

import { DISCIPLINES } from '../discipline.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { listedColumns, listedRow, namedRow } from './person.contract.ts'

/** A member of one of the caller's groups; `id` is the student's. */
export const groupStudent = z.object({
  id,
  userId: id,
  ...namedRow,
  ...listedRow,
  groupId: id,
  groupName: z.string(),
  joinedAt: instant,
})

/** The students of a coordinator's own groups. */
export const GROUP_STUDENTS_LIST = defineList({
  id: 'groupStudents',
  path: '/groups/students',
  roles: [ROLE.groupCoordinator],
  row: groupStudent,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName', 'email'] },
    ...listedColumns,
    group: { csv: ['group'] },
    joined: { isSorted: true, csv: ['joined'] },
  },
  sort: 'name',
  filters: {
    group: { kind: 'number' },
    discipline: { kind: 'many', of: DISCIPLINES },
    agency: { kind: 'ref', to: 'agency' },
    joined: { kind: 'days', looks: 'back' },
  },
  opens: 'person',
  perPage: [20, 50, 100],
  views: {
    newest: { sort: '-joined' },
  },
  acts: {
    /** For a class to come, in the order of their names: who finds no seat waits for one. */
    register: { asks: z.strictObject({ classId: id }), isUndoable: true },
    /** Into another of the caller's groups. */
    move: { asks: z.strictObject({ groupId: id }), isUndoable: true },
    /** They keep their accounts and their records. */
    remove: { isUndoable: true },
  },
})

export type GroupStudent = RowOf<typeof GROUP_STUDENTS_LIST>
