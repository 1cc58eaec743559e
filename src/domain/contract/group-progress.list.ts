import * as z from 'zod/mini'

import { courseColumn, STANDINGS } from '../group-progress.ts'
import type { ListDefinition } from '../list.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { namedRow } from './person.contract.ts'

/** What a person has of a course. Where there is nothing and nothing is expected, there is no cell. */
export const progressCell = z.object({
  courseId: id,
  standing: z.enum(STANDINGS),
  /** The group expects it. */
  isRequired: z.boolean(),
  /** A day of the calendar. */
  dueOn: z.nullable(z.string()),
  /** The latest online. */
  enrollment: z.nullable(z.object({ status: z.int(), expirationDate: instant, complete: z.int(), total: z.int() })),
  /** The one that is good for longest, if neither revoked nor superseded; it may never end. */
  certificate: z.nullable(z.object({ expiresAt: z.nullable(instant) })),
  /** The next class with a seat in it. */
  seat: z.nullable(z.object({ courseDate: instant, timeZone: z.string() })),
  remindedAt: z.nullable(instant),
})

/** A person of the caller's groups; `id` is the student's. */
export const progressRow = z.object({
  id,
  /** Of the page that says more of them. */
  userId: id,
  ...namedRow,
  groupId: id,
  groupName: z.string(),
  cells: z.array(progressCell),
})

/** The people of a coordinator's groups. Their courses are columns too: see `progressList`. */
export const GROUP_PROGRESS = defineList({
  id: 'groupProgress',
  path: '/group-progress',
  roles: [ROLE.groupCoordinator],
  row: progressRow,
  columns: {
    person: { shown: 'always', isSorted: true, csv: ['lastName', 'firstName', 'email'] },
    group: { csv: ['group'] },
  },
  csv: [
    'course',
    'standing',
    'enrollment',
    'complete',
    'lessons',
    'isRequired',
    'dueOn',
    'enrollmentExpires',
    'certificateExpires',
    'classOn',
    'reminded',
  ],
  sort: 'person',
  filters: {
    group: { kind: 'number' },
    /** By its id: then standings are those in this course alone. */
    course: { kind: 'ref', to: 'course' },
    standing: { kind: 'many', of: STANDINGS },
    /** The day on which a certificate ends, of such a course if one is asked for. */
    expires: { kind: 'days', looks: 'both' },
  },
  /** One for each course: see `courseColumn`. */
  furtherColumns: 'course-',
  perPage: [20, 50, 100],
  views: {
    overdue: { filters: { standing: ['overdue'] } },
    expiring: { filters: { standing: ['expiring'] } },
    lapsingIn60Days: { filters: { expires: ['next60'] } },
    notBegun: { filters: { standing: ['none', 'expired'] } },
  },
  acts: {
    /** Of one course, or of all that are expected. */
    remind: { asks: z.strictObject({ courseId: z.nullable(id) }), isUndoable: false },
  },
})

type ProgressCourse = Readonly<{ id: number; isRequired: boolean }>

/** The same with a column for each course; where groups expect some, the others wait until they are chosen. */
export const progressList = (courses: readonly ProgressCourse[], hasGroups = true): ListDefinition => {
  const areSomeRequired = courses.some(({ isRequired }) => isRequired)
  const idle = areSomeRequired ? courses.filter(({ isRequired }) => !isRequired) : []
  return {
    ...GROUP_PROGRESS,
    columns: [...GROUP_PROGRESS.columns, ...courses.map(({ id }) => courseColumn(id))],
    hidden: [...(hasGroups ? [] : ['group']), ...idle.map(({ id }) => courseColumn(id))],
  }
}

export type ProgressCell = z.infer<typeof progressCell>
export type ProgressRow = RowOf<typeof GROUP_PROGRESS>
