import { and, asc, count, desc, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { asksForAClass, type CourseFilters } from '../../../src/domain/course-search.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { placesWithin } from '../../../src/domain/places.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { keysetPage, type SortBy, type Window } from '../../platform/db/keyset.ts'
import { courseCategories, courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { classDays } from '../classes/class-days.sql.ts'
import { seatedCount } from '../classes/class-summary.repository.ts'

/** Scheduled, and its end date (or its date, where it has none) has not passed. */
export const isToCome = (now: Date) =>
  and(
    eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
    gte(sql`coalesce(${instructorCourses.courseEndDate}, ${instructorCourses.courseDate})`, now),
  )

const isOpen = (now: Date) =>
  and(gt(instructorCourses.registrationClosesAt, now), gt(instructorCourses.courseDate, now))

const hasSeat = sql<boolean>`${instructorCourses.capacity} > ${seatedCount}`

const isWithin = ({ around }: CourseFilters): SQL | undefined => {
  if (around === null) return undefined
  const towns = placesWithin(around.centre, around.miles)
  if (towns.length === 0) return sql`false`
  return or(
    ...towns.map(({ city, county }) => and(eq(instructorCourses.city, city), eq(instructorCourses.county, county))),
  )
}

const hasWhatIsAsked = (filters: CourseFilters, now: Date): SQL | undefined =>
  and(
    isToCome(now),
    filters.from === null ? undefined : gte(classDays.last, sql`${filters.from}::date`),
    filters.to === null ? undefined : lte(classDays.first, sql`${filters.to}::date`),
    filters.county === null ? undefined : eq(instructorCourses.county, filters.county),
    filters.city === null ? undefined : eq(instructorCourses.city, filters.city),
    isWithin(filters),
    filters.hasFreeSeats ? and(isOpen(now), hasSeat) : undefined,
  )

/** Title, description and category in every language: whoever reads Turkish finds what was named in English. */
const searched = sql`concat_ws(' ', ${sql.join(
  [courses.title, courses.description, courseCategories.name].flatMap((text) =>
    ['en', 'tr', 'ar'].map((language) => sql`${text} ->> ${sql.raw(`'${language}'`)}`),
  ),
  sql`, `,
)})`

const matches = (search: string, filters: CourseFilters, nextId: SQL): SQL | undefined =>
  and(
    eq(courses.isPublished, true),
    areFoundIn(searched, search),
    filters.delivery === null ? undefined : eq(courses.isOnline, filters.delivery === 'online'),
    // A number too great for an id is the id of none.
    filters.categoryId === null ? undefined : sql`${courses.categoryId} = ${filters.categoryId}::double precision`,
    filters.hoursFrom === null ? undefined : gte(courses.totalCourseHours, filters.hoursFrom),
    filters.hoursTo === null ? undefined : lte(courses.totalCourseHours, filters.hoursTo),
    asksForAClass(filters) ? sql`${nextId} is not null` : undefined,
    // Online there is always a seat.
    filters.hasFreeSeats ? or(eq(courses.isOnline, true), sql`${nextId} is not null`) : undefined,
  )

/** A page of published courses with the first of their classes that has what is asked for: two statements. */
export const searchCourses = (query: Queryable, asked: ListAsked, filters: CourseFilters, now: Date) => {
  const next = query
    .select({
      id: instructorCourses.id,
      courseDate: instructorCourses.courseDate,
      timeZone: instructorCourses.timeZone,
      venue: instructorCourses.venue,
      city: instructorCourses.city,
      county: instructorCourses.county,
      seatsLeft: sql<number>`greatest(0, ${instructorCourses.capacity} - ${seatedCount})`.as('seats_left'),
      isOpen: sql<boolean>`${isOpen(now)}`.as('is_open'),
      classCount: sql<number>`(count(*) over ())::int`.as('class_count'),
    })
    .from(instructorCourses)
    .where(and(eq(instructorCourses.courseId, courses.id), hasWhatIsAsked(filters, now)))
    // One that can still be registered for comes before one that cannot.
    .orderBy(desc(sql`is_open`), asc(instructorCourses.courseDate), asc(instructorCourses.id))
    .limit(1)
    .as('next')
  const nextId = sql`${next.id}`
  const where = matches(asked.search, filters, nextId)
  const sorts: Readonly<Record<string, SortBy>> = {
    position: { by: courses.position, type: 'integer' },
    hours: { by: courses.totalCourseHours, type: 'double precision' },
    soonest: { by: sql`coalesce(${next.courseDate}, 'infinity'::timestamptz)`, type: 'timestamptz' },
  }
  const rows = ({ where: from, orderBy, limit, offset, sortKey }: Window) =>
    query
      .select({
        rowId: courses.id,
        sortKey,
        id: courses.id,
        title: courses.title,
        description: courses.description,
        courseTypeId: courses.courseTypeId,
        categoryName: courseCategories.name,
        categoryPicture: courseCategories.picture,
        totalCourseHours: courses.totalCourseHours,
        isOnline: courses.isOnline,
        next: {
          id: next.id,
          courseDate: next.courseDate,
          timeZone: next.timeZone,
          venue: next.venue,
          city: next.city,
          county: next.county,
          seatsLeft: next.seatsLeft,
          isOpen: next.isOpen,
          classCount: next.classCount,
        },
      })
      .from(courses)
      .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
      .leftJoinLateral(next, sql`true`)
      .where(and(where, from))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
  const counted = async (): Promise<number> => {
    const [row] = await query
      .select({ total: count() })
      .from(courses)
      .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
      .leftJoinLateral(next, sql`true`)
      .where(where)
    return row?.total ?? 0
  }
  return keysetPage(asked, sorts, courses.id, { rows, count: counted })
}

export type FoundCourseRow = Awaited<ReturnType<typeof searchCourses>>['items'][number]

export const listCategories = (query: Queryable) =>
  query
    .select({ id: courseCategories.id, name: courseCategories.name })
    .from(courseCategories)
    .where(
      inArray(
        courseCategories.id,
        query.select({ id: courses.categoryId }).from(courses).where(eq(courses.isPublished, true)),
      ),
    )
    .orderBy(asc(courseCategories.id))

/** Where classes to come are held. */
export const listTowns = (query: Queryable, now: Date) =>
  query
    .selectDistinct({ city: instructorCourses.city, county: instructorCourses.county })
    .from(instructorCourses)
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(isToCome(now), eq(courses.isPublished, true)))
    .orderBy(asc(instructorCourses.county), asc(instructorCourses.city))
