import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { Language, Localized } from '../../../../src/domain/language.ts'
import { users } from './accounts.table.ts'

/** The files of a lesson's video: all in one container, by name. */
export type LessonFiles = Readonly<{
  container: string
  sources: readonly Readonly<{ name: string; type: string }>[]
  poster: string
  captions: readonly Readonly<{ language: Language; name: string }>[]
}>

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const courseCategories = pgTable('course_categories', {
  id: id(),
  name: jsonb().$type<Localized>().notNull(),
})

export const courses = pgTable(
  'courses',
  {
    id: id(),
    /** Place in the list of courses. */
    position: integer().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    /** For whom it is. */
    audience: jsonb().$type<Localized>(),
    /** What one can do afterwards, a line each. */
    teaches: jsonb().$type<readonly Localized[]>().notNull().default([]),
    courseTypeId: integer('course_type_id').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => courseCategories.id),
    totalCourseHours: doublePrecision('total_course_hours').notNull(),
    isOnline: boolean('is_online').notNull(),
    /** A course of which a valid certificate is needed to register for this one. */
    prerequisiteCourseId: integer('prerequisite_course_id').references((): AnyPgColumn => courses.id),
    isPublished: boolean('is_published').notNull().default(false),
    /** Days that an enrolment runs from its start, and a certificate from its issue. */
    expiresAfterDays: integer('expires_after_days').notNull().default(365),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('courses_by_category').on(table.categoryId),
    check('courses_hours', sql`${table.totalCourseHours} >= 0`),
  ],
)

/** An online course as it is offered; one of a course is open at a time. */
export const instructorOnlineCourses = pgTable(
  'instructor_online_courses',
  {
    id: id(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_open_offering')
      .on(table.courseId)
      .where(sql`${table.isOpen}`),
  ],
)

/** Who sees the learners of an online course, and verifies and writes to them. */
export const offeringInstructors = pgTable(
  'offering_instructors',
  {
    offeringId: integer('offering_id')
      .notNull()
      .references(() => instructorOnlineCourses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.offeringId, table.userId] }),
    index('offerings_by_instructor').on(table.userId),
  ],
)

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** From 1, without gaps: the order in which lessons unlock. */
    position: integer().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    files: jsonb().$type<LessonFiles>().notNull(),
    /** Seconds of video. */
    timeLength: doublePrecision('time_length').notNull(),
  },
  (table) => [unique('lessons_in_order').on(table.courseId, table.position)],
)

export const transcriptCues = pgTable(
  'transcript_cues',
  {
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    start: doublePrecision('start_second').notNull(),
    end: doublePrecision('end_second').notNull(),
    text: jsonb().$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.position] })],
)

export const quizzes = pgTable('quizzes', {
  id: id(),
  lessonId: integer('lesson_id')
    .notNull()
    .unique()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  questionsDrawn: integer('questions_drawn').notNull(),
  passPercent: integer('pass_percent').notNull(),
  timeLimitSeconds: integer('time_limit_seconds'),
  attemptsAllowed: integer('attempts_allowed'),
  cooldownSeconds: integer('cooldown_seconds').notNull().default(0),
})

export const questions = pgTable(
  'questions',
  {
    id: id(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    prompt: jsonb().$type<Localized>().notNull(),
    explanation: jsonb().$type<Localized>().notNull(),
    /** Where in the video the answer is taught. */
    videoSecond: doublePrecision('video_second').notNull(),
  },
  (table) => [index('questions_by_quiz').on(table.quizId)],
)

export const choices = pgTable(
  'choices',
  {
    id: id(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    text: jsonb().$type<Localized>().notNull(),
    isCorrect: boolean('is_correct').notNull(),
  },
  (table) => [
    index('choices_by_question').on(table.questionId),
    uniqueIndex('one_correct_choice')
      .on(table.questionId)
      .where(sql`${table.isCorrect}`),
  ],
)
