import * as z from 'zod/mini'

import { ACT_REASONS } from '../list-act.ts'
import { auditEntry } from './audit.list.ts'
import { id, instant } from './common.contract.ts'
import { enrollmentReason, enrollmentRecord } from './enrollment-records.list.ts'
import { ATTEMPT_STATES, ENROLLMENT_STATES, LESSON_STATES } from './lesson.contract.ts'

/** Changes to one enrolment that its page offers. */
export const OFFERED_CHANGES = ['enrollment.extended', 'enrollment.dropped', 'attempt.reset'] as const

/** Entries of the log that it shows: the latest. */
export const ENROLLMENT_ENTRIES = 50

const recordedAttempt = z.object({
  id,
  /** Counted from 1; one that was reset keeps its own. */
  number: z.int(),
  state: z.enum(ATTEMPT_STATES),
  startedAt: instant,
  closedAt: z.nullable(instant),
  /** Null until it is graded. */
  right: z.nullable(z.int()),
  total: z.int(),
  passPercent: z.int(),
  /** It does not count: since when, by whom and why. */
  reset: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), reason: z.string() })),
  canBeReset: z.boolean(),
})

const recordedLesson = z.object({
  lessonId: id,
  title: z.string(),
  state: z.enum(LESSON_STATES),
  attemptsLeft: z.nullable(z.int()),
  attempts: z.array(recordedAttempt),
})

/** GET /enrollment-records/{id}: one enrolment with all that there is to it. */
export const enrollmentDetail = z.object({
  record: enrollmentRecord,
  startedAt: instant,
  completedAt: z.nullable(instant),
  /** Of the chart that decides what may be done with it, and what it takes now. */
  state: z.enum(ENROLLMENT_STATES),
  changes: z.array(z.enum(OFFERED_CHANGES)),
  lessons: z.array(recordedLesson),
  entries: z.array(auditEntry),
})

/** POST /enrollment-records/{id}/attempts/{attemptId}/reset: why it does not count. */
export const resetBody = z.strictObject({ reason: enrollmentReason })

/** Enrolments that a dry run names one by one. */
export const EXTENSION_ROWS = 100

/** POST /enrollment-records/acts/extend/preview: what extending those chosen would do. Nothing is changed. */
export const extensionPreview = z.object({
  total: z.int(),
  /** Of these, the ones that would end later than they do. */
  extended: z.int(),
  /** Of those, the ones that it completes at once, which is not undone: every lesson of theirs is passed. */
  completed: z.int(),
  /** The first of them: those that stay as they are, those that are completed, the others. */
  rows: z.array(
    z.object({
      id,
      name: z.string(),
      courseTitle: z.string(),
      before: instant,
      after: z.nullable(instant),
      completes: z.boolean(),
      reason: z.nullable(z.enum(ACT_REASONS)),
    }),
  ),
})

export type EnrollmentDetail = z.infer<typeof enrollmentDetail>
export type RecordedLesson = z.infer<typeof recordedLesson>
export type RecordedAttempt = z.infer<typeof recordedAttempt>
export type ExtensionPreview = z.infer<typeof extensionPreview>
