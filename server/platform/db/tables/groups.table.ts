import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import {
  IMPORT_STATES,
  ROW_OUTCOMES,
  ROW_VERDICTS,
  type RowProblem,
  type RowSource,
} from '../../../../src/domain/import.ts'
import type { Language } from '../../../../src/domain/language.ts'
import { agencies, invitations, students, users } from './accounts.table.ts'
import { courses } from './catalogue.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Students whom a coordinator looks after: a company, a shift, a station. */
export const groups = pgTable('groups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  agencyId: integer('agency_id').references(() => agencies.id),
  createdAt: instant('created_at').notNull(),
})

export const groupCoordinators = pgTable(
  'group_coordinators',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index('groups_by_coordinator').on(table.userId)],
)

/** A student is a member of one group at a time. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [index('members_by_group').on(table.groupId, table.studentId)],
)

/** What a group is expected to hold, and by when. */
export const groupCourses = pgTable(
  'group_courses',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** A day of the calendar; none is "no date is set". */
    dueOn: date('due_on'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.courseId] })],
)

/** Who was reminded of a course, so that nobody is reminded daily. */
export const reminders = pgTable(
  'reminders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    sentById: integer('sent_by_id').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('reminders_by_student').on(table.studentId, table.courseId, table.sentAt)],
)

/** An invitation that also brings into a group. */
export const groupInvitations = pgTable(
  'group_invitations',
  {
    invitationId: integer('invitation_id')
      .primaryKey()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invitations_by_group').on(table.groupId, table.invitationId)],
)

/** A file of people to invite: first looked at, then done, with one result a row. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** Of the invitations. */
    language: text().$type<Language>().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    rowCount: integer('row_count').notNull(),
    /** Names of columns that mean nothing here. */
    ignoredColumns: jsonb('ignored_columns').$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('imports_by_group').on(table.groupId, table.id)],
)

export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts, the header being 1. */
    rowNumber: integer('row_number').notNull(),
    /** The cells as they were read. */
    source: jsonb().$type<RowSource>().notNull(),
    /** In the form that `normaliseEmail` gives; null where it is none. */
    email: text(),
    verdict: text({ enum: ROW_VERDICTS }).notNull(),
    problems: jsonb().$type<readonly RowProblem[]>().notNull().default([]),
    outcome: text({ enum: ROW_OUTCOMES }),
    /** The invitation that the row became. */
    invitationId: integer('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNumber] }),
    index('rows_left_to_do')
      .on(table.importId, table.rowNumber)
      .where(sql`not ${table.isDone}`),
    index('import_rows_by_invitation')
      .on(table.invitationId)
      .where(sql`${table.invitationId} is not null`),
    uniqueIndex('one_good_row_per_address').on(table.importId, table.email).where(sql.raw(`verdict = 'ready'`)),
  ],
)
