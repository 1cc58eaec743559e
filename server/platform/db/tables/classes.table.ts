import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import {
  check,
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

import { ATTENDANCE, REGISTRATION_STATES } from '../../../../src/domain/class.ts'
import { MESSAGE_AUDIENCES } from '../../../../src/domain/contract/class-form.contract.ts'
import { CLASS_STATUS } from '../../../../src/domain/course.ts'
import { foldedColumn } from '../folded.sql.ts'
import { agencies, invitations, students, users } from './accounts.table.ts'
import { courses } from './catalogue.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const SECRET_BYTES = 32

const isScheduled = sql.raw(`course_status_id = ${CLASS_STATUS.scheduled}`)

/** A scheduled class of an in-person course. */
export const instructorCourses = pgTable(
  'instructor_courses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    courseStatusId: smallint('course_status_id').notNull().default(CLASS_STATUS.scheduled),
    courseDate: instant('course_date').notNull(),
    courseEndDate: instant('course_end_date'),
    /** IANA name; the venue's clock. */
    timeZone: text('time_zone').notNull(),
    hostAgencyId: integer('host_agency_id').references(() => agencies.id),
    venue: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    county: text().notNull(),
    capacity: integer().notNull(),
    registrationClosesAt: instant('registration_closes_at').notNull(),
    /** What students are told with their seat: parking, what to bring. */
    notes: text(),
    cancellationReason: text('cancellation_reason'),
    /** From it the codes are made by which students check themselves in. */
    checkInSecret: text('check_in_secret')
      .notNull()
      .$defaultFn(() => randomBytes(SECRET_BYTES).toString('base64url')),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was cancelled or completed. */
    closedAt: instant('closed_at'),
    /** Goes up with each change of the class itself: of two who edit it, the second is told. */
    version: integer().notNull().default(1),
    /**
     * Of its places, as triggers on them keep it: seats that are held or offered, those of who registered, who waits
     * for one, who of those that registered was marked, and who of these was not there.
     */
    seated: integer().notNull().default(0),
    registered: integer().notNull().default(0),
    waiting: integer().notNull().default(0),
    marked: integer().notNull().default(0),
    noShows: integer('no_shows').notNull().default(0),
    /** Where it is, as a search sees it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(foldedColumn(sql`venue || ' ' || city || ' ' || county`)),
  },
  (table) => [
    index('classes_by_course').on(table.courseId, table.courseDate),
    index('classes_by_date').on(table.courseDate, table.id),
    index('classes_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // Those that are planned: by when they begin, by when they end, by how few come, and those that somebody waits for.
    index('scheduled_classes').on(table.courseDate, table.id).where(isScheduled),
    index('scheduled_classes_by_end')
      .on(sql`coalesce(${table.courseEndDate}, ${table.courseDate})`, table.id)
      .where(isScheduled),
    index('scheduled_classes_by_seats').on(table.seated, table.courseDate).where(isScheduled),
    index('scheduled_classes_waited_for')
      .on(table.courseDate, table.id)
      .where(sql.raw(`course_status_id = ${CLASS_STATUS.scheduled} and waiting > 0`)),
    check('instructor_courses_status', sql`${table.courseStatusId} in (1, 2, 3)`),
    check('instructor_courses_capacity', sql`${table.capacity} >= 0`),
  ],
)

export const classSessions = pgTable(
  'class_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    instructorCourseId: integer('instructor_course_id')
      .notNull()
      .references(() => instructorCourses.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    unique('sessions_in_order').on(table.instructorCourseId, table.startsAt),
    index('sessions_by_time').on(table.startsAt),
    check('class_sessions_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const classInstructors = pgTable(
  'class_instructors',
  {
    instructorCourseId: integer('instructor_course_id')
      .notNull()
      .references(() => instructorCourses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.instructorCourseId, table.userId] }),
    index('classes_by_instructor').on(table.userId),
  ],
)

/** Who may teach which course, and until when: see `approvalLifecycle`. */
export const instructorApprovals = pgTable(
  'instructor_approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    approvedAt: instant('approved_at').notNull(),
    approvedById: integer('approved_by_id').references(() => users.id, { onDelete: 'set null' }),
    endsAt: instant('ends_at').notNull(),
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** The end that its person was told of: another one is told of again. */
    warnedOf: instant('warned_of'),
  },
  (table) => [
    unique('one_approval_of_a_course').on(table.userId, table.courseId),
    index('approvals_by_end').on(table.endsAt),
    index('approvals_by_course').on(table.courseId),
  ],
)

/** What an invited instructor is approved to teach once they have accepted. */
export const invitationCourses = pgTable(
  'invitation_courses',
  {
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.invitationId, table.courseId] })],
)

export type TypedPerson = Readonly<{
  firstName: string
  lastName: string
  agency: string | null
  discipline: string | null
}>

/**
 * A student on a class: a seat, a place on the waitlist, or what became of it. The waitlist is in the order of ids:
 * they are given while the class is locked.
 */
export const instructorCourseStudents = pgTable(
  'instructor_course_students',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    instructorCourseId: integer('instructor_course_id')
      .notNull()
      .references(() => instructorCourses.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    state: text({ enum: REGISTRATION_STATES }).notNull(),
    attendance: text({ enum: ATTENDANCE }),
    /** Goes up with each mark of attendance: one made from an older one meets a conflict. */
    attendanceVersion: integer('attendance_version').notNull().default(0),
    markedAt: instant('marked_at'),
    /** Null where the student checked in. */
    markedById: integer('marked_by_id').references(() => users.id, { onDelete: 'set null' }),
    registeredAt: instant('registered_at').notNull(),
    /** Who put them on the class; null where they did so themself. */
    registeredById: integer('registered_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Until then a seat that came free is kept for this place on the waitlist. */
    offerEndsAt: instant('offer_ends_at'),
    /** When it was cancelled or its offer lapsed. */
    closedAt: instant('closed_at'),
    accommodation: text(),
    /** A walk-in, as they were typed at the door; null once its person confirmed that it is them. */
    typed: jsonb().$type<TypedPerson>(),
  },
  (table) => [
    uniqueIndex('one_place_in_class')
      .on(table.instructorCourseId, table.studentId)
      .where(sql.raw(`state not in ('cancelled', 'lapsed')`)),
    index('registrations_by_class').on(table.instructorCourseId, table.id),
    index('registrations_by_student').on(table.studentId, table.id),
    index('open_offers').on(table.offerEndsAt).where(sql.raw(`state = 'offered'`)),
  ],
)

/** What an instructor wrote to a class. */
export const classMessages = pgTable(
  'class_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    instructorCourseId: integer('instructor_course_id')
      .notNull()
      .references(() => instructorCourses.id, { onDelete: 'cascade' }),
    sentById: integer('sent_by_id').references(() => users.id, { onDelete: 'set null' }),
    audience: text({ enum: MESSAGE_AUDIENCES }).notNull(),
    text: text().notNull(),
    recipients: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('messages_by_class').on(table.instructorCourseId, table.id)],
)
