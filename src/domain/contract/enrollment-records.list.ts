import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { ENROLLMENT_REASON_MAX, EXTENSION_DAYS_MAX } from '../enrollment-change.ts'
import { ROLE } from '../role.ts'
import { ENROLLMENT_LABELS } from '../student-enrollment.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { hasInk } from './name.contract.ts'
import { namedRow } from './person.contract.ts'

/** Somebody in an online course. */
export const enrollmentRecord = z.object({
  id,
  studentId: id,
  userId: id,
  ...namedRow,
  agency: z.nullable(z.string()),
  courseId: id,
  courseTitle: z.string(),
  /** By the server's clock. */
  label: z.enum(ENROLLMENT_LABELS),
  /** Lessons that are complete, and all of them. */
  complete: z.int(),
  total: z.int(),
  expirationDate: instant,
  isVerified: z.boolean(),
  incomplete: z.boolean(),
  lastActivityAt: instant,
  /** At the quiz of the lesson that it is at; null where it is at none. Left is null where there is no limit. */
  attempts: z.nullable(z.object({ left: z.nullable(z.int()) })),
})

/** Told to the student, and kept in the log. */
export const enrollmentReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(ENROLLMENT_REASON_MAX), hasInk)

/** By so many days, or to the end of a day, which counts where both are told. */
const extension = z.strictObject({
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(EXTENSION_DAYS_MAX))),
  until: z.nullable(z.iso.date().check(z.refine(isDay))),
})

/** Everybody's enrolments in online courses. */
export const ENROLLMENT_RECORDS_LIST = defineList({
  id: 'enrollmentRecords',
  path: '/enrollment-records',
  roles: [ROLE.admin, ROLE.owner],
  row: enrollmentRecord,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName', 'email'] },
    course: { csv: ['course'] },
    status: { csv: ['status'] },
    progress: { type: 'figure', csv: ['lessonsComplete', 'lessonsAll'] },
    expires: { isSorted: true, csv: ['enrollmentExpires'] },
    verified: { csv: ['verification'] },
    lastActivity: { isSorted: true, csv: ['lastActivity'] },
    attemptsLeft: { type: 'figure', csv: ['attemptsLeft'] },
    agency: { shown: 'onChoice', csv: ['agency'] },
    email: { shown: 'onChoice' },
  },
  sort: '-lastActivity',
  filters: {
    course: { kind: 'ref', to: 'course' },
    status: { kind: 'many', of: ENROLLMENT_LABELS },
    expires: { kind: 'days', looks: 'both' },
    lastActivity: { kind: 'days', looks: 'back' },
    /** Nothing was done in it for `STILL_DAYS`. */
    still: { kind: 'yesNo' },
    verified: { kind: 'yesNo' },
    /** `no`: they failed their last one of a quiz. */
    attemptsLeft: { kind: 'yesNo' },
    agency: { kind: 'ref', to: 'agency' },
  },
  perPage: [20, 50, 100],
  views: {
    /** Those that end soonest first. */
    endingIn30Days: { filters: { status: ['active'], expires: ['next30'] }, sort: 'expires' },
    /** Those that have stood still for longest first. */
    stuck: { filters: { status: ['active'], still: ['yes'] }, sort: 'lastActivity' },
    unverified: { filters: { verified: ['no'] } },
  },
  acts: {
    /** Forward only, and never what is completed or dropped. */
    extend: { asks: extension, isUndoable: true },
    /** What is under way. */
    drop: { asks: z.strictObject({ reason: enrollmentReason }), isUndoable: true },
    /** By hand. */
    verify: { isUndoable: true },
    /** Of the course, where it is under way. */
    remind: { isUndoable: false },
  },
})

export type EnrollmentRecord = RowOf<typeof ENROLLMENT_RECORDS_LIST>
