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
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { CourseDocument, CourseFile } from '../../../../src/domain/course/course-document.ts'
import type { Language, Localized } from '../../../../src/domain/language.ts'
import { CATEGORY_PICTURES } from '../../../../src/domain/picture.ts'
import { users } from './accounts.table.ts'

/** A file by its name, in a container of its own where that is said. */
type NamedFile = Readonly<{ name: string; container?: string }>

/** The files of a lesson's video: in one container, but for those that say another. */
export type LessonFiles = Readonly<{
  container: string
  sources: readonly (NamedFile & Readonly<{ type: string }>)[]
  poster: string | CourseFile | null
  captions: readonly (NamedFile & Readonly<{ language: Language }>)[]
  /** What is from before there were any says nothing of them. */
  labels?: readonly (NamedFile & Readonly<{ language: Language }>)[]
  /** The film as it speaks each language; what is from before has none. */
  films?: readonly (NamedFile & Readonly<{ language: Language }>)[]
}>

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const courseCategories = pgTable('course_categories', {
  id: id(),
  name: jsonb().$type<Localized>().notNull(),
  /** What courses of it are pictured by; null where nobody chose that. */
  picture: text({ enum: CATEGORY_PICTURES }),
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
    /** When it was last; null of one that never was, and of those that were published before anybody noted it. */
    publishedAt: instant('published_at'),
    /** It is offered to nobody, and out of the way of those who make courses. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('courses_by_category').on(table.categoryId),
    check('courses_hours', sql`${table.totalCourseHours} >= 0`),
  ],
)

/** A version of an online course: it is offered as it is, and never changed. One of a course is open at a time. */
export const instructorOnlineCourses = pgTable(
  'instructor_online_courses',
  {
    id: id(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    isOpen: boolean('is_open').notNull().default(true),
    /** From 1, of each course. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedById: integer('published_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was written; of the versions of before there were drafts it is made of their lessons. */
    document: jsonb().$type<CourseDocument>(),
  },
  (table) => [
    unique('offerings_in_order').on(table.courseId, table.version),
    uniqueIndex('one_open_offering')
      .on(table.courseId)
      .where(sql`${table.isOpen}`),
  ],
)

/** What a course is to become: the one document that its editor writes. */
export const courseDrafts = pgTable('course_drafts', {
  courseId: integer('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  content: jsonb().$type<CourseDocument>().notNull(),
  /** How often it was changed. */
  revision: integer().notNull(),
  /** The one that was published last; null where none of them was. */
  publishedRevision: integer('published_revision'),
  /** That kept it from being published when it was last saved. */
  problems: integer().notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedById: integer('updated_by_id').references(() => users.id, { onDelete: 'set null' }),
})

/** Who answers for the students of an online course, whichever of its versions they take. */
export const courseInstructors = pgTable(
  'course_instructors',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.userId] }), index('courses_by_instructor').on(table.userId)],
)

/** The same for each version of it: who sees its learners, and verifies and writes to them. */
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
    /** Of lessons from before courses had versions: a server of that time looks for them by it. */
    courseId: integer('course_id').references(() => courses.id),
    offeringId: integer('offering_id')
      .notNull()
      .references(() => instructorOnlineCourses.id),
    /** From 1, without gaps: the order in which lessons unlock. */
    position: integer().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    files: jsonb().$type<LessonFiles>().notNull(),
    /** Seconds of video. */
    timeLength: doublePrecision('time_length').notNull(),
  },
  (table) => [
    unique('lessons_in_order').on(table.courseId, table.position),
    unique('lessons_of_offering').on(table.offeringId, table.position),
  ],
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
    /** In the document that it was published of; null of what was there before there were documents. */
    key: text(),
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
    /** As of a question. */
    key: text(),
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
