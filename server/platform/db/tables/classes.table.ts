import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { CLASS_STATUS } from '../../../../src/domain/course.ts'
import { agencies, students, users } from './accounts.table.ts'
import { courses } from './catalogue.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const REGISTRATION_STATES = ['registered', 'walkIn', 'waitlisted', 'offered', 'cancelled'] as const
export const ATTENDANCE = ['present', 'partial', 'noShow'] as const

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
    cancellationReason: text('cancellation_reason'),
  },
  (table) => [
    index('classes_by_course').on(table.courseId, table.courseDate),
    index('classes_by_date').on(table.courseDate),
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

/** A student on a class: a seat, a place on the waitlist, or what became of it. */
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
    registeredAt: instant('registered_at').notNull(),
    /** Until then a seat that came free is kept for this place on the waitlist. */
    offerEndsAt: instant('offer_ends_at'),
    accommodation: text(),
  },
  (table) => [
    uniqueIndex('one_place_in_class')
      .on(table.instructorCourseId, table.studentId)
      .where(sql.raw(`state <> 'cancelled'`)),
    index('registrations_by_student').on(table.studentId),
  ],
)
