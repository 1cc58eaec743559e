import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { ATTEMPT_STATES, LESSON_STATES } from '../../../../src/domain/contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../../../../src/domain/enrollment.ts'
import { CREDIT_TOLERANCE } from '../../../../src/domain/watch-credit.ts'
import type { WatchRange } from '../../../../src/domain/watch-credit.ts'
import { students, users } from './accounts.table.ts'
import { choices, courses, instructorOnlineCourses, lessons, questions } from './catalogue.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const listed = (values: readonly (string | number)[]) =>
  sql.raw(values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', '))

export const onlineEnrollments = pgTable(
  'online_enrollments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    /** The offering's course again, for the index that keeps one active enrolment per student and course. */
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    offeringId: integer('offering_id')
      .notNull()
      .references(() => instructorOnlineCourses.id),
    statusId: smallint('status_id').notNull(),
    startedAt: instant('started_at').notNull(),
    expirationDate: instant('expiration_date').notNull(),
    completedAt: instant('completed_at'),
    lastActivityAt: instant('last_activity_at').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    incomplete: boolean().notNull().default(false),
    /** It was verified, and is not for as long as another name is asked for. */
    isVerificationHeld: boolean('is_verification_held').notNull().default(false),
    verifiedAt: instant('verified_at'),
    /** Null where the learner confirmed by the mailed code. */
    verifiedById: integer('verified_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the code that the enrolment mail carries. */
    verificationCodeHash: text('verification_code_hash'),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('one_active_enrollment')
      .on(table.studentId, table.courseId)
      .where(sql.raw(`status_id = ${ENROLLMENT_STATUS.active}`)),
    index('enrollments_by_student').on(table.studentId, table.courseId, table.id),
    // An instructor's list is read status by status: each of them is a stretch of an index, and one without rows costs
    // nothing.
    index('enrollments_by_offering').on(table.offeringId, table.statusId, table.lastActivityAt, table.id),
    index('enrollments_by_offering_expiration').on(table.offeringId, table.statusId, table.expirationDate, table.id),
    index('unverified_enrollments')
      .on(table.offeringId, table.statusId, table.lastActivityAt, table.id)
      .where(sql.raw('not is_verified')),
    // The list of all of them is read so too: what is rare in it, such as those that end soon, is a stretch of its own.
    index('enrollments_by_activity').on(table.statusId, table.lastActivityAt, table.id),
    index('enrollments_by_expiration').on(table.statusId, table.expirationDate, table.id),
    index('enrollments_by_course').on(table.courseId, table.statusId, table.lastActivityAt, table.id),
    index('enrollments_to_verify').on(table.statusId, table.lastActivityAt, table.id).where(sql.raw('not is_verified')),
    index('unverified_completions')
      .on(table.completedAt, table.id)
      .where(sql.raw(`status_id = ${ENROLLMENT_STATUS.completed} and not is_verified`)),
    index('verified_enrollments').on(table.studentId).where(sql.raw('is_verified')),
    index('active_enrollments_by_expiration')
      .on(table.expirationDate)
      .where(sql.raw(`status_id = ${ENROLLMENT_STATUS.active}`)),
    check('online_enrollments_status', sql`${table.statusId} in (${listed(Object.values(ENROLLMENT_STATUS))})`),
  ],
)

/** One row for each lesson of an enrolment, made when it starts. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    enrollmentId: integer('enrollment_id')
      .notNull()
      .references(() => onlineEnrollments.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    state: text({ enum: LESSON_STATES }).notNull(),
    /** The latest outcome id; `progress.status` on the wire. */
    status: smallint(),
    ranges: jsonb().$type<readonly WatchRange[]>().notNull().default([]),
    spare: doublePrecision().notNull().default(CREDIT_TOLERANCE),
    creditedSeconds: doublePrecision('credited_seconds').notNull().default(0),
    lastReportAt: instant('last_report_at'),
    attemptsUsed: integer('attempts_used').notNull().default(0),
    /** Of these, the ones that do not count: they stay, and were reset. */
    attemptsReset: integer('attempts_reset').notNull().default(0),
    /** Before this instant no new attempt is made. */
    retryAt: instant('retry_at'),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
    // Whoever has no attempt left is among those who failed last: few beside all lessons.
    index('lessons_not_passed').on(table.enrollmentId).where(sql.raw(`state in ('failed', 'timedOut')`)),
    check('lesson_progress_state', sql`${table.state} in (${listed(LESSON_STATES)})`),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enrollmentId: integer('enrollment_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    number: integer().notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull().default('open'),
    seat: integer().notNull().default(1),
    passPercent: smallint('pass_percent').notNull(),
    startedAt: instant('started_at').notNull(),
    deadlineAt: instant('deadline_at'),
    closedAt: instant('closed_at'),
    /** Right answers, once it is graded. */
    right: integer('right_answers'),
    total: integer().notNull(),
    /** Since when it does not count among those that are allowed; what it came to stays. */
    resetAt: instant('reset_at'),
    resetById: integer('reset_by_id').references(() => users.id, { onDelete: 'set null' }),
    resetReason: text('reset_reason'),
  },
  (table) => [
    uniqueIndex('one_open_attempt').on(table.enrollmentId, table.lessonId).where(sql.raw(`state = 'open'`)),
    unique('attempts_in_order').on(table.enrollmentId, table.lessonId, table.number),
    index('open_attempts_by_deadline').on(table.deadlineAt).where(sql.raw(`state = 'open'`)),
    foreignKey({
      columns: [table.enrollmentId, table.lessonId],
      foreignColumns: [lessonProgress.enrollmentId, lessonProgress.lessonId],
    }).onDelete('cascade'),
    check('quiz_attempts_state', sql`${table.state} in (${listed(ATTEMPT_STATES)})`),
  ],
)

/** The questions that were drawn for an attempt, in their order, and what was answered. */
export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    position: smallint().notNull(),
    choiceOrder: jsonb('choice_order').$type<readonly number[]>().notNull(),
    choiceId: integer('choice_id').references(() => choices.id),
    answeredAt: instant('answered_at'),
    /** Null until the attempt is graded. */
    isRight: boolean('is_right'),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('answers_by_question').on(table.questionId),
  ],
)
