import { and, asc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { OPEN_STATES } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courseCategories, courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classSessions,
  instructorCourses,
  instructorCourseStudents as places,
} from '../../platform/db/tables/classes.table.ts'

const prerequisite = alias(courses, 'prerequisite')

/** In force, as `certificateState` of the domain. */
const hasCertificate = (query: Queryable, studentId: number | null, now: Date) =>
  studentId === null
    ? sql<boolean>`false`
    : exists(
        query
          .select({ id: certificates.id })
          .from(certificates)
          .where(
            and(
              eq(certificates.studentId, studentId),
              eq(certificates.courseId, courses.prerequisiteCourseId),
              isNull(certificates.revokedAt),
              isNull(certificates.supersededBy),
              or(isNull(certificates.expiresAt), gt(certificates.expiresAt, now)),
            ),
          ),
      )

/** A published course, what must be held to register for its classes, and whether a student holds it. */
export const findCourseToRegister = async (query: Queryable, courseId: number, studentId: number | null, now: Date) => {
  const [row] = await query
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      courseTypeId: courses.courseTypeId,
      categoryName: courseCategories.name,
      categoryPicture: courseCategories.picture,
      totalCourseHours: courses.totalCourseHours,
      isOnline: courses.isOnline,
      prerequisite: { id: prerequisite.id, title: prerequisite.title },
      hasCertificate: sql<boolean>`${hasCertificate(query, studentId, now)}`,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(prerequisite, eq(prerequisite.id, courses.prerequisiteCourseId))
    .where(and(eq(courses.id, courseId), eq(courses.isPublished, true)))
  return row
}

const isToCome = (now: Date) =>
  sql`coalesce(${instructorCourses.courseEndDate}, ${instructorCourses.courseDate}) >= ${now.toISOString()}`

const isOn = (query: Queryable, studentId: number) =>
  exists(
    query
      .select({ id: places.id })
      .from(places)
      .where(
        and(
          eq(places.instructorCourseId, instructorCourses.id),
          eq(places.studentId, studentId),
          inArray(places.state, [...OPEN_STATES]),
        ),
      ),
  )

/** Classes of a course to come; of the cancelled ones those that a student is on. */
export const isShown = (query: Queryable, courseId: number, studentId: number | null, now: Date) =>
  and(
    eq(instructorCourses.courseId, courseId),
    isToCome(now),
    or(
      eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
      studentId === null
        ? undefined
        : and(eq(instructorCourses.courseStatusId, CLASS_STATUS.cancelled), isOn(query, studentId)),
    ),
  )

/** Those that a student is on come first: they are shown whatever their date. Then the soonest. */
export const ownFirst = (query: Queryable, studentId: number | null): SQL[] => [
  ...(studentId === null ? [] : [sql`${isOn(query, studentId)} desc`]),
  asc(instructorCourses.courseDate),
  asc(instructorCourses.id),
]

/** How many wait before a place, and it. */
const position = sql<number>`(
  select count(*)::int from ${places} as ahead
  where ahead.instructor_course_id = ${places.instructorCourseId}
    and ahead.state = 'waitlisted' and ahead.id <= ${places.id}
)`

/** Every place of a student in classes to come, a row for each session. */
const listPlaceSessions = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({
      place: places,
      position,
      held: instructorCourses,
      courseTitle: courses.title,
      startsAt: classSessions.startsAt,
      endsAt: classSessions.endsAt,
    })
    .from(places)
    .innerJoin(instructorCourses, eq(instructorCourses.id, places.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .innerJoin(classSessions, eq(classSessions.instructorCourseId, instructorCourses.id))
    .where(and(eq(places.studentId, studentId), inArray(places.state, [...OPEN_STATES]), isToCome(now)))
    .orderBy(asc(classSessions.startsAt), asc(places.id))

type PlaceSession = Awaited<ReturnType<typeof listPlaceSessions>>[number]

export type OwnPlace = Pick<PlaceSession, 'place' | 'position' | 'held' | 'courseTitle'> &
  Readonly<{ sessions: readonly Readonly<{ startsAt: string; endsAt: string }>[] }>

/** A student's places in classes to come. An offer whose time has passed is none, though nobody has said so yet. */
export const listOwnPlaces = async (query: Queryable, studentId: number, now: Date): Promise<OwnPlace[]> => {
  const rows = await listPlaceSessions(query, studentId, now)
  const isPast = ({ place }: PlaceSession) =>
    place.state === 'offered' && place.offerEndsAt !== null && place.offerEndsAt <= now
  const byPlace = Map.groupBy(
    rows.filter((row) => !isPast(row)),
    ({ place }) => place.id,
  )
  return [...byPlace.values()].flatMap((sessions) => {
    const [first] = sessions
    if (!first) return []
    const { place, position: ahead, held, courseTitle } = first
    return {
      place,
      position: ahead,
      held,
      courseTitle,
      sessions: sessions.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    }
  })
}
