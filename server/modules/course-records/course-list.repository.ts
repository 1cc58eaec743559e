import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { COURSE_TYPE_NAMES, type COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import { COURSE_TYPE } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import {
  courseCategories,
  courseDrafts,
  courses,
  instructorOnlineCourses,
  lessons,
} from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { enrollmentTallies } from '../../platform/db/tables/kept-figures.table.ts'
import { isToCome } from '../course-search/course-search.repository.ts'
import { courseTitles } from '../courses/course-choices.sql.ts'
import type { ChosenRow } from '../list-acts/act-work.ts'
import { draftCategoryId } from '../vocabulary/categories.repository.ts'
import { courseStateSql, wasPublishedSql } from './course-standing.ts'

const inLanguage = (text: typeof courses.title | typeof courseCategories.name, language: Language) =>
  sql<string>`${text} ->> ${language}::text`

/** The version that is open, or was last. */
const latestOffering = (query: Queryable) =>
  query
    .select({ id: instructorOnlineCourses.id })
    .from(instructorOnlineCourses)
    .where(eq(instructorOnlineCourses.courseId, courses.id))
    .orderBy(sql`${instructorOnlineCourses.isOpen} desc, ${instructorOnlineCourses.id} desc`)
    .limit(1)

const versionOf = (query: Queryable) =>
  sql<number | null>`case when ${courses.isOnline} and ${wasPublishedSql} then (${query
    .select({ version: instructorOnlineCourses.version })
    .from(instructorOnlineCourses)
    .where(sql`${instructorOnlineCourses.id} = (${latestOffering(query)})`)}) end`

/** Of a course that was never published, those that are written. */
const lessonCount = (query: Queryable) =>
  sql<number>`coalesce(case when not ${wasPublishedSql} then jsonb_array_length(${courseDrafts.content} -> 'lessons') end, (${query
    .select({ count: sql`count(*)::integer` })
    .from(lessons)
    .where(sql`${lessons.offeringId} = (${latestOffering(query)})`)}))`

/** Of each course, who is under way in any version, and who holds a seat of a class that is to come: each counted once. */
const peopleOf = (query: Queryable, now: Date) => ({
  underway: query
    .select({
      courseId: enrollmentTallies.courseId,
      people: sql<number>`sum(${enrollmentTallies.underway})::integer`.as('people_underway'),
    })
    .from(enrollmentTallies)
    .groupBy(enrollmentTallies.courseId)
    .as('underway'),
  seated: query
    .select({
      courseId: instructorCourses.courseId,
      people: sql<number>`sum(${instructorCourses.registered})::integer`.as('people_seated'),
    })
    .from(instructorCourses)
    .where(isToCome(now))
    .groupBy(instructorCourses.courseId)
    .as('seated'),
})

type People = ReturnType<typeof peopleOf>

const enrolledOf = ({ underway, seated }: People) =>
  sql<number>`coalesce(case when ${courses.isOnline} then ${underway.people} else ${seated.people} end, 0)`

const updatedAt = sql<Date>`greatest(${courses.updatedAt}, ${courseDrafts.updatedAt})`.mapWith(courses.updatedAt)

const sortsIn = (query: Queryable, language: Language, people: People) =>
  ({
    title: { by: folded(inLanguage(courses.title, language)), type: 'text' },
    category: { by: folded(inLanguage(courseCategories.name, language)), type: 'text' },
    hours: { by: courses.totalCourseHours, type: 'double precision' },
    lessons: { by: lessonCount(query), type: 'integer' },
    enrolled: { by: enrolledOf(people), type: 'integer' },
    updated: { by: updatedAt, type: 'timestamptz' },
  }) as const satisfies Record<SortOf<typeof COURSE_RECORDS>, SortBy>

type Matching = Pick<ListAsked, 'search' | 'filters'>

/** Over courses with their drafts. */
const matches = ({ search, filters }: Matching, days: DayClock): SQL | undefined => {
  const types = COURSE_TYPE_NAMES.filter((name) => filters['type']?.includes(name)).map((name) => COURSE_TYPE[name])
  const states = filters['state'] ?? []
  const [delivery] = filters['delivery'] ?? []
  const [problems] = filters['problems'] ?? []
  const [category] = filters['category'] ?? []
  return and(
    areFoundIn(courseTitles, search),
    types.length === 0 ? undefined : inArray(courses.courseTypeId, types),
    states.length === 0 ? undefined : inArray(courseStateSql, [...states]),
    category === undefined
      ? undefined
      : sql`${Number(category)}::integer in (${courses.categoryId}, ${draftCategoryId})`,
    delivery === undefined ? undefined : eq(courses.isOnline, delivery === 'online'),
    problems === 'yes' ? gt(courseDrafts.problems, 0) : undefined,
    problems === 'no' ? or(isNull(courseDrafts.problems), eq(courseDrafts.problems, 0)) : undefined,
    isOnDays(updatedAt, filters['updated'], days),
  )
}

/** A page of the programme's courses. */
export const listCourseRecords = (query: Queryable, asked: ListAsked, language: Language, days: DayClock) => {
  const people = peopleOf(query, new Date(days.now))
  const isWanted = matches(asked, days)
  return keysetPage(asked, sortsIn(query, language, people), courses.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: courses.id,
          id: courses.id,
          title: inLanguage(courses.title, language),
          courseTypeId: courses.courseTypeId,
          category: inLanguage(courseCategories.name, language),
          totalCourseHours: courses.totalCourseHours,
          isOnline: courses.isOnline,
          state: courseStateSql,
          lessons: lessonCount(query),
          enrolled: enrolledOf(people),
          version: versionOf(query),
          problems: courseDrafts.problems,
          updatedAt,
        })
        .from(courses)
        .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
        .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
        .leftJoin(people.underway, eq(people.underway.courseId, courses.id))
        .leftJoin(people.seated, eq(people.seated.courseId, courses.id))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: courses.id })
          .from(courses)
          .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

export type ListedCourse = Awaited<ReturnType<typeof listCourseRecords>>['items'][number]

/** Those chosen of them, by title. */
export const chooseCourses = (
  tx: Tx,
  selection: ListSelection,
  language: Language,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const title = inLanguage(courses.title, language)
  return tx
    .select({ id: courses.id, label: title })
    .from(courses)
    .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(isSelected(courses.id, selection, (asked) => matches(asked, days)))
    .orderBy(folded(title), courses.id)
    .limit(limit)
}
