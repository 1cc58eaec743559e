import { sql } from 'drizzle-orm'
import { check, doublePrecision, foreignKey, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { LESSON_QUESTION_STATES } from '../../../../src/domain/lesson-question.ts'
import { users } from './accounts.table.ts'
import { contactMessages } from './contact.table.ts'
import { lessonProgress } from './learning.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What a learner notes for themselves at a moment of a video. Nobody else ever reads it. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    /** Made by the device that wrote it. */
    id: uuid().primaryKey(),
    enrollmentId: integer('enrollment_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** Seconds of the video. */
    at: doublePrecision().notNull(),
    text: text().notNull(),
    revision: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('lesson_notes_by_enrollment').on(table.enrollmentId, table.lessonId),
    foreignKey({
      name: 'lesson_notes_of_lesson',
      columns: [table.enrollmentId, table.lessonId],
      foreignColumns: [lessonProgress.enrollmentId, lessonProgress.lessonId],
    }).onDelete('cascade'),
  ],
)

/** What a learner asks about a moment of a video, and what they were answered. */
export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enrollmentId: integer('enrollment_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** Seconds of the video. */
    at: doublePrecision().notNull(),
    text: text().notNull(),
    state: text({ enum: LESSON_QUESTION_STATES }).notNull().default('asked'),
    askedAt: instant('asked_at').notNull(),
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredById: integer('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The message of the programme's inbox that it became, where nobody taught the course. */
    contactId: integer('contact_id').references(() => contactMessages.id, { onDelete: 'set null' }),
    /** How often it was moved or answered. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('lesson_questions_by_enrollment').on(table.enrollmentId, table.id),
    index('lesson_questions_by_answerer').on(table.answeredById),
    index('lesson_questions_by_contact').on(table.contactId),
    index('lesson_questions_open')
      .on(table.enrollmentId)
      .where(sql`state = 'asked'`),
    foreignKey({
      name: 'lesson_questions_of_lesson',
      columns: [table.enrollmentId, table.lessonId],
      foreignColumns: [lessonProgress.enrollmentId, lessonProgress.lessonId],
    }).onDelete('cascade'),
    check(
      'lesson_questions_state',
      sql`${table.state} in (${sql.raw(LESSON_QUESTION_STATES.map((state) => `'${state}'`).join(', '))})`,
    ),
  ],
)
