import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { ATTENDANCE, CHECK_IN_WAYS, MARK_OUTCOMES } from '../../../../src/domain/class.ts'
import { users } from './accounts.table.ts'
import { classSessions, instructorCourses, instructorCourseStudents } from './classes.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who was there at which session, by the code on the wall or by the instructor's hand. */
export const classCheckIns = pgTable(
  'class_check_ins',
  {
    registrationId: integer('registration_id')
      .notNull()
      .references(() => instructorCourseStudents.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
    way: text({ enum: CHECK_IN_WAYS }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.sessionId] })],
)

/** Every mark that a roster was ever sent, by the id that the device gave it: sent again it changes nothing. */
export const rosterMarks = pgTable(
  'roster_marks',
  {
    id: uuid().primaryKey(),
    registrationId: integer('registration_id')
      .notNull()
      .references(() => instructorCourseStudents.id, { onDelete: 'cascade' }),
    attendance: text({ enum: ATTENDANCE }),
    /** The `attendanceVersion` that the device had seen. */
    basedOn: integer('based_on').notNull(),
    markedById: integer('marked_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** By the device's clock, which decides nothing. */
    deviceAt: instant('device_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    outcome: text({ enum: MARK_OUTCOMES }).notNull(),
  },
  (table) => [index('marks_by_registration').on(table.registrationId)],
)

/** Walk-ins that a roster sent, by the id that the device gave them. */
export const rosterWalkIns = pgTable('roster_walk_ins', {
  id: uuid().primaryKey(),
  registrationId: integer('registration_id')
    .notNull()
    .references(() => instructorCourseStudents.id, { onDelete: 'cascade' }),
  addedById: integer('added_by_id').references(() => users.id, { onDelete: 'set null' }),
  receivedAt: instant('received_at').notNull(),
  /** Stood on the waitlist then, and stands there again if this was a mistake. */
  hasWaited: boolean('has_waited').notNull().default(false),
  /** Was on the class already: nothing was added. */
  wasOnClass: boolean('was_on_class').notNull().default(false),
  /** Their account was made for it: choosing its first password says that it was them. */
  openedAccount: boolean('opened_account').notNull().default(false),
  /** Of what was sent with the id: sent again it is the same. Null of those that came before it was kept. */
  sentHash: text('sent_hash'),
})

/** Scans of the sheets on which those who came to a class signed. */
export const classSheets = pgTable(
  'class_sheets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    instructorCourseId: integer('instructor_course_id')
      .notNull()
      .references(() => instructorCourses.id, { onDelete: 'cascade' }),
    /** In the container `sheets`. */
    fileName: text('file_name').notNull(),
    /** As it is saved by who downloads it. */
    downloadName: text('download_name').notNull(),
    bytes: integer().notNull(),
    addedById: integer('added_by_id').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull(),
    /** Since when it is to go. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('class_sheets_by_class').on(table.instructorCourseId, table.id),
    index('class_sheets_by_person').on(table.addedById),
    index('class_sheets_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
)
