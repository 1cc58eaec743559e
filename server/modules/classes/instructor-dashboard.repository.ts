import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'

import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import type { InstructorDashboard } from '../../../src/domain/contract/held-class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Language } from '../../../src/domain/language.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { withheldFrom } from '../instructors/withheld-courses.sql.ts'
import { classEndsAt } from './class-days.sql.ts'
import { summariseClasses } from './class-summary.repository.ts'

const AWAITING = 20

const taughtBy = (query: Queryable, userId: number) =>
  inArray(
    instructorCourses.id,
    query
      .select({ id: classInstructors.instructorCourseId })
      .from(classInstructors)
      .where(eq(classInstructors.userId, userId)),
  )

const isScheduled = eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled)

const attending = and(
  eq(instructorCourseStudents.instructorCourseId, instructorCourses.id),
  inArray(instructorCourseStudents.state, [...ATTENDING_STATES]),
)

const counted = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

const hasMark = (mark: string) => sql`${instructorCourseStudents.attendance} = ${mark}`

/** A walk-in who has not said that it was them is trained nowhere else either. */
const isKnown = isNull(instructorCourseStudents.typed)

const listAwaiting = (query: Queryable, userId: number, now: Date) =>
  query
    .select({
      row: instructorCourses,
      title: courses.title,
      people: sql<number>`count(${instructorCourseStudents.id})`.mapWith(Number),
      unmarked: counted(
        sql`${instructorCourseStudents.id} is not null and ${instructorCourseStudents.attendance} is null`,
      ),
      present: counted(hasMark('present')),
      noShow: counted(hasMark('noShow')),
    })
    .from(instructorCourses)
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .leftJoin(instructorCourseStudents, attending)
    .where(and(taughtBy(query, userId), isScheduled, lte(instructorCourses.courseDate, now)))
    .groupBy(instructorCourses.id, courses.id)
    .orderBy(asc(instructorCourses.courseDate), asc(instructorCourses.id))
    .limit(AWAITING)

/** Of the year that it is by the clock of the programme, with what is withheld from them: one statement. */
const readFigures = async (query: Queryable, userId: number, language: Language, { now, timeZone }: DayClock) => {
  const year = Number(wallTimeOf(now, timeZone).date.slice(0, 'yyyy'.length))
  const heldIn = sql`extract(year from ${instructorCourses.courseDate} at time zone ${instructorCourses.timeZone})`
  const [row] = await query
    .select({
      classes: sql<number>`count(distinct ${instructorCourses.id})`.mapWith(Number),
      trained: counted(sql`${hasMark('present')} and ${isKnown}`),
      marked: counted(sql`${instructorCourseStudents.attendance} is not null and ${isKnown}`),
      withheld: withheldFrom(userId, language, new Date(now)),
    })
    .from(instructorCourses)
    .leftJoin(instructorCourseStudents, attending)
    .where(
      and(
        taughtBy(query, userId),
        eq(instructorCourses.courseStatusId, CLASS_STATUS.completed),
        sql`${heldIn} = ${year}`,
      ),
    )
  const { classes = 0, trained = 0, marked = 0, withheld = [] } = row ?? {}
  const passShare = marked === 0 ? null : trained / marked
  return { figures: { year, classes, trained, passShare }, withheld }
}

/** What an instructor comes for, in four statements. */
export const readInstructorDashboard = async (
  query: Queryable,
  userId: number,
  language: Language,
  clock: DayClock,
): Promise<InstructorDashboard> => {
  const now = new Date(clock.now)
  const [[next], awaiting, told] = await Promise.all([
    summariseClasses(query, language, {
      where: and(taughtBy(query, userId), isScheduled, gte(classEndsAt, sql`${now.toISOString()}::timestamptz`)),
      limit: 1,
    }),
    listAwaiting(query, userId, now),
    readFigures(query, userId, language, clock),
  ])
  return {
    next: next ?? null,
    awaiting: awaiting.map(({ row, title, people, unmarked, present, noShow }) => ({
      id: row.id,
      courseTitle: title[language],
      courseDate: row.courseDate.toISOString(),
      timeZone: row.timeZone,
      venue: row.venue,
      city: row.city,
      people,
      unmarked,
      present,
      noShow,
    })),
    ...told,
  }
}
