import { and, asc, count, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { OPEN_STATES, SEATED_STATES } from '../../../src/domain/class.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import {
  classSessions,
  instructorCourses,
  instructorCourseStudents as places,
} from '../../platform/db/tables/classes.table.ts'
import { found } from '../../platform/refusal.ts'
import type { PlaceRow } from './place-lifecycle.ts'

export const findPlace = async (query: Queryable, id: number): Promise<PlaceRow | undefined> => {
  const [row] = await query.select().from(places).where(eq(places.id, id))
  return row
}

/** Not locked: as it was when it was read. */
export const findClass = async (query: Queryable, id: number) => {
  const [row] = await query.select().from(instructorCourses).where(eq(instructorCourses.id, id))
  return row
}

/** The place that a student has in a class: a seat, an offer or one on the waitlist. */
export const findOpenPlace = async (
  query: Queryable,
  classId: number,
  studentId: number,
): Promise<PlaceRow | undefined> => {
  const [row] = await query
    .select()
    .from(places)
    .where(
      and(
        eq(places.instructorCourseId, classId),
        eq(places.studentId, studentId),
        inArray(places.state, [...OPEN_STATES]),
      ),
    )
  return row
}

/**
 * Registrations of one person are made one after the other. Before the lock of a class, never after it. Gives the id of
 * their account.
 */
export const holdStudent = async (tx: Tx, studentId: number): Promise<number | undefined> => {
  const [held] = await tx
    .select({ userId: students.userId })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update')
  return held?.userId
}

/**
 * The same of several, in the order of their ids: two who register the same people wait for each other here. As weak as
 * that of one, since who is on the class already may be written down by somebody who holds it.
 */
export const holdStudents = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<{ isReachable: boolean }>>> => {
  const rows = await tx
    .select({ id: students.id, isReachable: sql<boolean>`${users.deactivatedAt} is null` })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.id, [...ids]))
    .orderBy(asc(students.id))
    .for('no key update', { of: students })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Seats that are held or offered, and how many wait. */
export const countPlaces = async (
  query: Queryable,
  classId: number,
): Promise<Readonly<{ seated: number; waiting: number }>> => {
  const rows = await query
    .select({ state: places.state, total: count() })
    .from(places)
    .where(eq(places.instructorCourseId, classId))
    .groupBy(places.state)
  const totalOf = (states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { total }) => sum + total, 0)
  return { seated: totalOf(SEATED_STATES), waiting: totalOf(['waitlisted']) }
}

/** Of one class, in the order of the waitlist. Whose account is closed is passed over, and keeps the place meanwhile. */
export const listWaiting = (query: Queryable, classId: number, limit: number): Promise<PlaceRow[]> =>
  query
    .select(getTableColumns(places))
    .from(places)
    .innerJoin(students, eq(students.id, places.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(places.instructorCourseId, classId), eq(places.state, 'waitlisted'), isNull(users.deactivatedAt)))
    .orderBy(asc(places.id))
    .limit(limit)

export const listPastOffers = (query: Queryable, classId: number, now: Date): Promise<PlaceRow[]> =>
  query
    .select()
    .from(places)
    .where(and(eq(places.instructorCourseId, classId), eq(places.state, 'offered'), lte(places.offerEndsAt, now)))
    .orderBy(asc(places.id))

/** Classes of which an offer has ended and nobody has said so. */
export const listClassesToSettle = async (query: Queryable, now: Date, limit: number): Promise<number[]> => {
  const rows = await query
    .selectDistinct({ classId: places.instructorCourseId })
    .from(places)
    .where(and(eq(places.state, 'offered'), lte(places.offerEndsAt, now)))
    .limit(limit)
  return rows.map(({ classId }) => classId)
}

export const setAccommodation = async (tx: Tx, id: number, accommodation: string | null): Promise<PlaceRow> => {
  const [row] = await tx.update(places).set({ accommodation }).where(eq(places.id, id)).returning()
  return found(row)
}

const ahead = alias(places, 'ahead')

/** From 1; how many wait before a place, and it. 0 for one that does not wait. */
export const positionOf = async (
  query: Queryable,
  place: Pick<PlaceRow, 'id' | 'instructorCourseId' | 'state'>,
): Promise<number> => {
  if (place.state !== 'waitlisted') return 0
  const [row] = await query
    .select({ total: count() })
    .from(ahead)
    .where(
      and(
        eq(ahead.instructorCourseId, place.instructorCourseId),
        eq(ahead.state, 'waitlisted'),
        lte(ahead.id, place.id),
      ),
    )
  return row?.total ?? 0
}

/** A place with all that its holder is written. */
export const findAddressedPlace = async (query: Queryable, id: number) => {
  const [row] = await query
    .select({
      place: places,
      held: instructorCourses,
      courseTitle: courses.title,
      user: {
        id: users.id,
        ...namedColumns,
        phone: users.phone,
        phoneVerifiedAt: users.phoneVerifiedAt,
        notifyPhone: users.notifyPhone,
        language: users.language,
        deactivatedAt: users.deactivatedAt,
      },
    })
    .from(places)
    .innerJoin(instructorCourses, eq(instructorCourses.id, places.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .innerJoin(students, eq(students.id, places.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(places.id, id))
  return row
}

export type AddressedPlace = NonNullable<Awaited<ReturnType<typeof findAddressedPlace>>>

export const listSessions = (query: Queryable, classId: number) =>
  query
    .select()
    .from(classSessions)
    .where(eq(classSessions.instructorCourseId, classId))
    .orderBy(asc(classSessions.startsAt))
