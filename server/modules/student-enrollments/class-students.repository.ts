import { and, eq, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Attendance } from '../../../src/domain/class.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { CLASS_STANDINGS } from '../../../src/domain/student-enrollment.ts'
import type { ClassStanding } from '../../../src/domain/student-enrollment.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { hasDays, isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage } from '../../platform/db/keyset.ts'
import { isPersonFound, namedColumns } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { classDays } from '../classes/class-days.sql.ts'
import type { Asked } from './online-students.repository.ts'

const { state, attendance } = instructorCourseStudents

const hasLeft = inArray(state, ['cancelled', 'lapsed'])
const isMarked = (mark: Attendance) => and(not(hasLeft), eq(attendance, mark))
const waits = (place: 'offered' | 'waitlisted') => and(isNull(attendance), eq(state, place))

/** See `classStanding`. */
const STANDINGS: Readonly<Record<ClassStanding, SQL | undefined>> = {
  left: hasLeft,
  registered: and(isNull(attendance), inArray(state, ['registered', 'walkIn'])),
  waitlisted: waits('waitlisted'),
  offered: waits('offered'),
  present: isMarked('present'),
  partial: isMarked('partial'),
  noShow: isMarked('noShow'),
}

const lastActivity = sql<Date>`coalesce(${instructorCourseStudents.markedAt}, ${instructorCourseStudents.closedAt}, ${instructorCourseStudents.registeredAt})`

const isWanted = ({ userId, asked: { filters, search }, days }: Asked): SQL | undefined => {
  const standings = filters['standing']
  return and(
    eq(classInstructors.userId, userId),
    isNull(instructorCourseStudents.typed),
    isReferred(instructorCourses.courseId, filters['course']),
    hasDays(classDays, filters['expires'], days),
    isOnDays(lastActivity, filters['lastActivity'], days),
    standings === undefined
      ? undefined
      : or(
          ...CLASS_STANDINGS.filter((standing) => standings.includes(standing)).map((standing) => STANDINGS[standing]),
        ),
    search.trim() === '' ? undefined : isPersonFound(search),
  )
}

/** A person teaches so many classes as they can hold: their registrations are gathered and put in order. */
const SORTS = {
  lastActivity: { by: lastActivity, type: 'timestamptz' },
  expires: { by: instructorCourses.courseDate, type: 'timestamptz' },
  name: { by: users.sortName, type: 'text' },
} as const

const shown = {
  rowId: instructorCourseStudents.id,
  studentId: students.id,
  userId: users.id,
  ...namedColumns,
  language: users.language,
  isReachable: sql<boolean>`${users.deactivatedAt} is null`,
  courseId: courses.id,
  courseTitle: courses.title,
  lastActivityAt: sql<string>`${lastActivity}`.mapWith(instructorCourseStudents.registeredAt),
  instructorCourseId: instructorCourses.id,
  courseDate: instructorCourses.courseDate,
  timeZone: instructorCourses.timeZone,
  venue: instructorCourses.venue,
  state,
  attendance,
}

const joined = <Sorted extends Record<string, SQL>>(query: Queryable, sorted: Sorted) =>
  query
    .select({ ...shown, ...sorted })
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .innerJoin(instructorCourseStudents, eq(instructorCourseStudents.instructorCourseId, instructorCourses.id))
    .innerJoin(students, eq(students.id, instructorCourseStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))

/** Registrations of one's own classes. */
export const pageClassStudents = (query: Queryable, wanted: Asked & Readonly<{ asked: ListAsked }>) => {
  const { asked } = wanted
  return keysetPage(asked, SORTS, instructorCourseStudents.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      joined(query, { sortKey })
        .where(and(isWanted(wanted), where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) => countFound(query, joined(query, {}).where(isWanted(wanted)).limit(ceiling)),
  })
}

export type ClassStudentRow = Awaited<ReturnType<typeof pageClassStudents>>['items'][number]

/** Of those, which are chosen: some, or all that match but a few. */
export const chooseClassStudents = (
  query: Queryable,
  wanted: Asked,
  chosen: Readonly<{ ids: readonly number[] } | { except: readonly number[] }>,
  limit: number,
) =>
  joined(query, {})
    .where(
      and(
        isWanted(wanted),
        'ids' in chosen
          ? inArray(instructorCourseStudents.id, [...chosen.ids])
          : chosen.except.length === 0
            ? undefined
            : notInArray(instructorCourseStudents.id, [...chosen.except]),
      ),
    )
    .orderBy(instructorCourseStudents.id)
    .limit(limit)
