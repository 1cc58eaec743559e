import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { APPROVAL_STATES } from '../instructor-approval.ts'
import { INVITATION_STATES } from '../invitation.ts'
import { ROLE } from '../role.ts'
import { DEED_REASON_MAX } from '../user-deed.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { hasInk } from './name.contract.ts'
import { listedColumns, listedRow, namedRow } from './person.contract.ts'
import { messageFields } from './student-enrollment.contract.ts'

/** The approval of somebody to teach a course; its title is in the language of the request. */
export const instructorApproval = z.object({
  courseId: id,
  courseTitle: z.string(),
  /** By the server's clock. */
  state: z.enum(APPROVAL_STATES),
  /** Its last day, by the programme's clock. */
  endsOn: z.string(),
  reason: z.nullable(z.string()),
})

/** Somebody who teaches here; `id` is the user's. */
export const instructor = z.object({
  id,
  ...namedRow,
  ...listedRow,
  approvals: z.array(instructorApproval),
  /** Of the last invitation as an instructor that went to their address. */
  code: z.nullable(z.enum(INVITATION_STATES)),
  /** That were held or are to come, and who was there in all of them. */
  classes: z.int(),
  trained: z.int(),
  lastClassAt: z.nullable(instant),
  /** Classes to come of courses that they may not teach by now. */
  toHandOver: z.int(),
})

/** Of all that they are approved for, or that is suspended, where none is named. */
const course = { courseId: z.nullable(id) }
const until = z.iso.date().check(z.refine(isDay))
/** Kept in the log, for who asks later. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(DEED_REASON_MAX), hasInk)

/** Everybody who teaches here, and what they are approved for. */
export const INSTRUCTORS_LIST = defineList({
  id: 'instructors',
  path: '/instructors',
  roles: [ROLE.admin, ROLE.owner],
  row: instructor,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName'] },
    email: { shown: 'onChoice', csv: ['email'] },
    courses: { csv: ['approvedCourses'] },
    state: { shown: 'onChoice', csv: ['state'] },
    ends: { csv: ['approvedUntil'] },
    code: { csv: ['code'] },
    classes: { type: 'figure', csv: ['classes'] },
    trained: { type: 'figure', csv: ['trained'] },
    lastClass: { csv: ['lastClass'] },
    toHandOver: { type: 'figure', shown: 'onChoice', csv: ['toHandOver'] },
    ...listedColumns,
    discipline: { ...listedColumns.discipline, shown: 'onChoice' },
  },
  sort: 'name',
  filters: {
    agency: { kind: 'ref', to: 'agency' },
    /** Then the next two are said of this course alone. */
    course: { kind: 'ref', to: 'course' },
    state: { kind: 'many', of: APPROVAL_STATES },
    ends: { kind: 'days', looks: 'both' },
    toHandOver: { kind: 'yesNo' },
    /** Open accounts that held no class for a year, and are older than that. */
    silent: { kind: 'yesNo' },
  },
  perPage: [20, 50, 100],
  views: {
    endingIn60Days: { filters: { state: ['approved'], ends: ['next60'] } },
    stopped: { filters: { state: ['suspended', 'lapsed'] } },
    toHandOver: {
      filters: { toHandOver: ['yes'] },
      columns: ['name', 'courses', 'ends', 'toHandOver', 'lastClass', 'agency'],
    },
  },
  acts: {
    /** To teach a course to the end of a day; online, they see its learners too. */
    approve: { asks: z.strictObject({ courseId: id, until }), isUndoable: true },
    renew: { asks: z.strictObject({ ...course, until }), isUndoable: true },
    /** They plan no classes of it; those to come are to be handed over. */
    suspend: { asks: z.strictObject({ ...course, reason }), isUndoable: true },
    lift: { asks: z.strictObject(course), isUndoable: true },
    /** A mail to each. */
    write: { asks: messageFields, isUndoable: false },
  },
})

export type Instructor = RowOf<typeof INSTRUCTORS_LIST>
export type InstructorApproval = z.infer<typeof instructorApproval>
