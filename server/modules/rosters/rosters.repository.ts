import { and, asc, count, eq, gt, inArray, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { CHECK_IN_EARLY_MS, CHECK_IN_LATE_MS } from '../../../src/domain/check-in.ts'
import { ATTENDING_STATES, OPEN_STATES, type Attendance, type CheckInWay } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { folded } from '../../platform/db/folded.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classSessions,
  instructorCourses,
  instructorCourseStudents as registrations,
  type TypedPerson,
} from '../../platform/db/tables/classes.table.ts'
import { classCheckIns, rosterWalkIns } from '../../platform/db/tables/rosters.table.ts'

export type RegistrationRow = typeof registrations.$inferSelect
export type SessionRow = typeof classSessions.$inferSelect

const markers = alias(users, 'markers')

type CheckIn = { sessionId: number; way: CheckInWay; at: string }

/** Of a row of `registrations`, as one value: a roster is one statement however many sessions a class has. */
const checkInsOf = sql<CheckIn[]>`(
  select coalesce(json_agg(json_build_object('sessionId', seen.session_id, 'way', seen.way, 'at', seen.at)
    order by seen.at, seen.session_id), '[]'::json)
  from ${classCheckIns} as seen where seen.registration_id = ${registrations.id}
)`

/** The person's own discipline, or that of their agency. */
const disciplineOf = sql<string | null>`coalesce(${users.discipline}, ${agencies.discipline})`

/** Of a walk-in with an account nothing is shown but what was typed, until its person confirmed. */
export const typedOr = (key: keyof TypedPerson, own: SQLWrapper) =>
  sql`case when ${registrations.typed} is null then ${own} else ${registrations.typed}->>${sql.raw(`'${key}'`)} end`

/** The order of names as they are shown: a place by a name that is not shown would tell it letter by letter. */
export const byShownName = sql`case when ${registrations.typed} is null then ${users.sortName}
  else ${folded(sql`(${registrations.typed}->>'lastName') || ' ' || (${registrations.typed}->>'firstName')`)} end`

const named = {
  registration: registrations,
  studentId: students.id,
  userId: users.id,
  email: users.email,
  language: users.language,
  firstName: typedOr('firstName', users.firstName).mapWith(String),
  lastName: typedOr('lastName', users.lastName).mapWith(String),
  agency: typedOr('agency', agencies.name) as SQL<string | null>,
  discipline: typedOr('discipline', disciplineOf) as SQL<string | null>,
  markedBy: sql<string | null>`nullif(concat_ws(' ', ${markers.firstName}, ${markers.lastName}), '')`,
  checkIns: checkInsOf,
}

const selectNamed = (query: Queryable) =>
  query
    .select(named)
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .leftJoin(markers, eq(markers.id, registrations.markedById))

export type NamedRegistration = Awaited<ReturnType<typeof listOpen>>[number]

/** Who is on a class or waits for it, in the order of names. */
export const listOpen = (query: Queryable, classId: number) =>
  selectNamed(query)
    .where(and(eq(registrations.instructorCourseId, classId), inArray(registrations.state, [...OPEN_STATES])))
    .orderBy(asc(byShownName), asc(registrations.id))

/** Those of the registrations that are on the class when it is held. */
export const listAttending = (query: Queryable, classId: number, ids?: readonly number[]) =>
  selectNamed(query)
    .where(
      and(
        eq(registrations.instructorCourseId, classId),
        inArray(registrations.state, [...ATTENDING_STATES]),
        ids === undefined ? undefined : inArray(registrations.id, [...ids]),
      ),
    )
    .orderBy(asc(byShownName), asc(registrations.id))

export const findPlace = async (tx: Tx, classId: number, studentId: number): Promise<RegistrationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.instructorCourseId, classId),
        eq(registrations.studentId, studentId),
        inArray(registrations.state, [...OPEN_STATES]),
      ),
    )
    .for('update')
  return row
}

/** A place in a class by its id, whatever became of it, held until the end of the transaction. */
export const lockPlace = async (tx: Tx, classId: number, id: number): Promise<RegistrationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, id), eq(registrations.instructorCourseId, classId)))
    .for('update')
  return row
}

/** Whether whoever holds this place walked in from the waitlist. */
export const hasWaitedBefore = async (query: Queryable, registrationId: number): Promise<boolean> => {
  const isTheirs = and(eq(rosterWalkIns.registrationId, registrationId), eq(rosterWalkIns.hasWaited, true))
  return (await query.$count(rosterWalkIns, isTheirs)) > 0
}

export type NewAttendance = Readonly<{ attendance: Attendance | null; markedById: number | null; at: Date }>

/** Writes attendance over the version that was read: a mark that came between leaves nothing written. */
export const writeAttendance = async (
  tx: Tx,
  { id, attendanceVersion }: Pick<RegistrationRow, 'id' | 'attendanceVersion'>,
  { attendance, markedById, at }: NewAttendance,
): Promise<RegistrationRow | undefined> => {
  const [row] = await tx
    .update(registrations)
    .set({ attendance, attendanceVersion: attendanceVersion + 1, markedAt: at, markedById })
    .where(and(eq(registrations.id, id), eq(registrations.attendanceVersion, attendanceVersion)))
    .returning()
  return row
}

export const listSessions = (query: Queryable, classId: number): Promise<SessionRow[]> =>
  query
    .select()
    .from(classSessions)
    .where(eq(classSessions.instructorCourseId, classId))
    .orderBy(asc(classSessions.startsAt))

/** Sessions for which people check in at an instant, with their classes. */
export const listGoingOn = (query: Queryable, now: Date) =>
  query
    .select({ session: classSessions, held: instructorCourses })
    .from(classSessions)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classSessions.instructorCourseId))
    .where(
      and(
        eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
        // No session is longer than a day: so much of the index is looked at.
        gt(classSessions.startsAt, later(now, -DAY - CHECK_IN_LATE_MS)),
        lte(classSessions.startsAt, later(now, CHECK_IN_EARLY_MS)),
        gt(classSessions.endsAt, later(now, -CHECK_IN_LATE_MS)),
      ),
    )
    .orderBy(asc(classSessions.startsAt), asc(classSessions.id))

export const listCheckedIn = async (query: Queryable, registrationId: number): Promise<number[]> =>
  (
    await query
      .select({ sessionId: classCheckIns.sessionId })
      .from(classCheckIns)
      .where(eq(classCheckIns.registrationId, registrationId))
  ).map(({ sessionId }) => sessionId)

/** Whether it was not there before. */
export const insertCheckIn = async (tx: Tx, row: typeof classCheckIns.$inferInsert): Promise<boolean> =>
  (await tx.insert(classCheckIns).values(row).onConflictDoNothing().returning({ at: classCheckIns.at })).length > 0

export const dropCheckIn = async (tx: Tx, registrationId: number, sessionId: number): Promise<void> => {
  await tx
    .delete(classCheckIns)
    .where(and(eq(classCheckIns.registrationId, registrationId), eq(classCheckIns.sessionId, sessionId)))
}

/** A class that nobody can close until the end of the transaction. Check-ins follow one another: each is counted with it. */
export const holdClass = async (tx: Tx, classId: number) => {
  const [row] = await tx.select().from(instructorCourses).where(eq(instructorCourses.id, classId)).for('no key update')
  return row
}

export const findCourse = async (query: Queryable, courseId: number) => {
  const [row] = await query.select().from(courses).where(eq(courses.id, courseId))
  return row
}

/** Certificates of a class that are in force. */
export const countCertificates = async (query: Queryable, classId: number): Promise<number> => {
  const rows = await query
    .select({ total: count() })
    .from(certificates)
    .innerJoin(registrations, eq(registrations.id, certificates.registrationId))
    .where(
      and(
        eq(registrations.instructorCourseId, classId),
        isNull(certificates.revokedAt),
        isNull(certificates.supersededBy),
      ),
    )
  return rows[0]?.total ?? 0
}
