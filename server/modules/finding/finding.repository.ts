import { and, asc, desc, eq, exists, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { readCertificateNumber } from '../../../src/domain/certificate.ts'
import { SEATED_STATES } from '../../../src/domain/class.ts'
import type { Finding } from '../../../src/domain/contract/finding.contract.ts'
import { findsAll, FOUND_OF_A_KIND, type FoundKind } from '../../../src/domain/finding.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Caller } from '../../platform/caller.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { isAnyoneFound, isPersonFound } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses, instructorOnlineCourses, lessons } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { courseTitles } from '../courses/course-choices.sql.ts'
import { isCoordinated, isTaught } from './led-people.sql.ts'

/** What of who asks says what they find. */
export type Asker = Pick<Caller, 'userId' | 'studentId' | 'roles'>

export type FindingAsked = Readonly<{ caller: Asker; language: Language; search: string; now: Date }>

type Find = (query: Queryable, asked: FindingAsked) => Promise<readonly Finding[]>

/** So many people are looked at for the first of them by name: what many are called is not sorted whole. */
const LOOKED_AT = 50
/** Classes that began longer ago are found by their course and person. */
const CLASS_DAYS = 90

/** Of whatever has no hour. */
const timeless = (finding: Omit<Finding, 'startsAt' | 'timeZone'>): Finding =>
  Object.assign({ startsAt: null, timeZone: null }, finding)

const peopleWhere = async (query: Queryable, search: string, isTheirs: SQL | undefined) => {
  const found = query
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sortName: users.sortName,
    })
    .from(users)
    .where(and(isNotMerged, isTheirs ? and(isPersonFound(search), isTheirs) : isAnyoneFound(search)))
    .limit(LOOKED_AT)
    .as('found')
  return query.select().from(found).orderBy(asc(found.sortName), asc(found.id)).limit(FOUND_OF_A_KIND)
}

/** Where each who finds people has them: all of them, or those whom one leads or teaches. */
const peoplePlaces = (
  query: Queryable,
  { userId, roles }: Asker,
): readonly Readonly<{ isTheirs: SQL | undefined; placeOf: (row: { id: number; email: string }) => string }>[] => {
  if (findsAll(roles)) return [{ isTheirs: undefined, placeOf: ({ id }) => `/admin/users?person=${id}` }]
  const searched =
    (path: string) =>
    ({ email }: { email: string }) =>
      `${path}?search=${encodeURIComponent(email)}`
  return [
    ...(roles.includes(ROLE.groupCoordinator)
      ? [{ isTheirs: isCoordinated(query, userId), placeOf: searched('/coordinator/students') }]
      : []),
    ...(roles.includes(ROLE.instructor)
      ? [{ isTheirs: isTaught(query, userId), placeOf: searched('/instructor/student-enrollments') }]
      : []),
  ]
}

/** Who is on a class that somebody teaches, each with the latest of these: its roster is where they are seen. */
const findOnRosters = async (
  query: Queryable,
  search: string,
  { userId, roles }: Asker,
): Promise<readonly Finding[]> => {
  if (findsAll(roles) || !roles.includes(ROLE.instructor)) return []
  const latest = sql<number>`(array_agg(${instructorCourses.id} order by ${instructorCourses.courseDate} desc))[1]`
  const rows = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, classId: latest })
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .innerJoin(instructorCourseStudents, eq(instructorCourseStudents.instructorCourseId, instructorCourses.id))
    .innerJoin(students, eq(students.id, instructorCourseStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(classInstructors.userId, userId),
        inArray(instructorCourseStudents.state, [...SEATED_STATES]),
        // A walk-in who has not confirmed that it is them is known here as they were typed alone.
        isNull(instructorCourseStudents.typed),
        isPersonFound(search),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(FOUND_OF_A_KIND)
  return rows.map(({ id, firstName, lastName, email, classId }) =>
    timeless({
      kind: 'people',
      id,
      title: `${firstName} ${lastName}`.trim(),
      note: email,
      place: `/instructor/roster/${classId}`,
    }),
  )
}

const findPeople: Find = async (query, { caller, search }) => {
  const found = await Promise.all(
    peoplePlaces(query, caller).map(async ({ isTheirs, placeOf }) => {
      const rows = await peopleWhere(query, search, isTheirs)
      return rows.map((row) =>
        timeless({
          kind: 'people',
          id: row.id,
          title: `${row.firstName} ${row.lastName}`.trim(),
          note: row.email,
          place: placeOf(row),
        }),
      )
    }),
  )
  const all = [...found.flat(), ...(await findOnRosters(query, search, caller))]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, FOUND_OF_A_KIND)
}

const findCourses: Find = async (query, { caller: { roles }, language, search }) => {
  const seesAll = findsAll(roles)
  const rows = await query
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(areFoundIn(courseTitles, search), seesAll ? isNull(courses.archivedAt) : eq(courses.isPublished, true)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(FOUND_OF_A_KIND)
  return rows.map(({ id, title }) =>
    timeless({
      kind: 'courses',
      id,
      title: title[language],
      note: null,
      place: seesAll ? `/admin/courses?course=${id}` : `/course/search/${id}`,
    }),
  )
}

const classText = sql`concat_ws(' ', ${courseTitles}, ${instructorCourses.venue}, ${instructorCourses.city}, ${instructorCourses.county})`

const findClasses: Find = async (query, { caller: { roles, userId }, language, now, search }) => {
  const isTheirs = exists(
    query
      .select({ one: sql`1` })
      .from(classInstructors)
      .where(and(eq(classInstructors.instructorCourseId, instructorCourses.id), eq(classInstructors.userId, userId))),
  )
  const rows = await query
    .select({
      id: instructorCourses.id,
      title: courses.title,
      venue: instructorCourses.venue,
      startsAt: instructorCourses.courseDate,
      timeZone: instructorCourses.timeZone,
    })
    .from(instructorCourses)
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(
      and(
        gte(instructorCourses.courseDate, later(now, -CLASS_DAYS * DAY)),
        areFoundIn(classText, search),
        findsAll(roles) ? undefined : isTheirs,
      ),
    )
    // The nearest in time, whether it is ahead or was held.
    .orderBy(
      sql`abs(extract(epoch from ${instructorCourses.courseDate} - ${now.toISOString()}::timestamptz))`,
      asc(instructorCourses.id),
    )
    .limit(FOUND_OF_A_KIND)
  return rows.map(({ id, title, venue, startsAt, timeZone }) => ({
    kind: 'classes' as const,
    id,
    title: title[language],
    note: venue,
    startsAt: startsAt.toISOString(),
    timeZone,
    place: `/instructor/roster/${id}`,
  }))
}

const lessonTitles = sql`concat_ws(' ', ${lessons.title} ->> 'en', ${lessons.title} ->> 'tr', ${lessons.title} ->> 'ar')`

/** Of the courses that one is enrolled in. */
const findLessons: Find = async (query, { caller: { studentId }, language, search }) => {
  if (studentId === null) return []
  const rows = await query
    .select({ id: lessons.id, title: lessons.title, courseId: courses.id, courseTitle: courses.title })
    .from(lessons)
    .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, lessons.offeringId))
    .innerJoin(courses, eq(courses.id, instructorOnlineCourses.courseId))
    .where(
      and(
        inArray(
          lessons.offeringId,
          query
            .select({ id: onlineEnrollments.offeringId })
            .from(onlineEnrollments)
            .where(eq(onlineEnrollments.studentId, studentId)),
        ),
        areFoundIn(lessonTitles, search),
      ),
    )
    .orderBy(desc(lessons.offeringId), asc(lessons.position))
    .limit(FOUND_OF_A_KIND)
  return rows.map(({ id, title, courseId, courseTitle }) =>
    timeless({
      kind: 'lessons',
      id,
      title: title[language],
      note: courseTitle[language],
      place: `/online-course/${courseId}`,
    }),
  )
}

const certificateTitles = sql`concat_ws(' ', ${certificates.number}, ${certificates.courseTitle} ->> 'en', ${certificates.courseTitle} ->> 'tr', ${certificates.courseTitle} ->> 'ar')`

/** By its number, whosever it is, for who runs the programme; one's own by its course too. */
const findCertificates: Find = async (query, { caller: { roles, studentId }, search }) => {
  const number = readCertificateNumber(search)
  const isTyped = number === null ? undefined : eq(certificates.number, number)
  const isOwn =
    studentId === null
      ? undefined
      : and(eq(certificates.studentId, studentId), or(isTyped, areFoundIn(certificateTitles, search)))
  const isAnyones = findsAll(roles) ? isTyped : undefined
  if (!isOwn && !isAnyones) return []
  const rows = await query
    .select({
      id: certificates.id,
      number: certificates.number,
      name: certificates.recipientName,
      userId: students.userId,
    })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .where(or(isOwn, isAnyones))
    .orderBy(desc(certificates.issuedAt))
    .limit(FOUND_OF_A_KIND)
  return rows.map(({ id, name, number: held, userId }) =>
    timeless({
      kind: 'certificates',
      id,
      title: held,
      note: name,
      place: findsAll(roles) ? `/admin/users?person=${userId}&tab=training` : `/course/verification?code=${held}`,
    }),
  )
}

/** How each kind is found: within what its asker may see. */
export const FINDERS: Readonly<Record<FoundKind, Find>> = {
  people: findPeople,
  courses: findCourses,
  classes: findClasses,
  lessons: findLessons,
  certificates: findCertificates,
}
