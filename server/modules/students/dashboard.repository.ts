import { and, asc, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { LESSON_STATES } from '../../../src/domain/contract/lesson.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { WatchRange } from '../../../src/domain/watch-credit.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courseCategories, courses, lessons, type LessonFiles } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { groupCourses, groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import { lessonProgress, onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { isCompletedAfter } from '../certificates/completion-order.sql.ts'

/** A lesson of an enrolment, as one statement over all enrolments reads it. */
export type LessonStanding = Readonly<{
  lessonId: number
  position: number
  title: string
  timeLength: number
  files: LessonFiles
  status: number | null
  state: (typeof LESSON_STATES)[number]
  ranges: readonly WatchRange[]
  lastReportAt: string | null
}>

const lessonsOf = (language: Language) => sql<LessonStanding[]>`(
  select coalesce(json_agg(json_build_object(
    'lessonId', ${lessons.id}, 'position', ${lessons.position}, 'title', ${lessons.title} ->> ${language},
    'timeLength', ${lessons.timeLength}, 'files', ${lessons.files}, 'status', ${lessonProgress.status}, 'state', ${lessonProgress.state},
    'ranges', ${lessonProgress.ranges}, 'lastReportAt', ${lessonProgress.lastReportAt}
  ) order by ${lessons.position}), '[]'::json)
  from ${lessonProgress} join ${lessons} on ${lessons.id} = ${lessonProgress.lessonId}
  where ${lessonProgress.enrollmentId} = ${onlineEnrollments.id}
)`

/** Every enrolment of a student with its course and its lessons; what was last worked on comes first. */
export const listStudentEnrollments = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({ enrollment: onlineEnrollments, courseTitle: courses.title, lessons: lessonsOf(language) })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(eq(onlineEnrollments.studentId, studentId))
    .orderBy(desc(onlineEnrollments.lastActivityAt), desc(onlineEnrollments.id))

const waitlistPosition = sql<number>`(
  select count(*)::int from ${instructorCourseStudents} as ahead
  where ahead.instructor_course_id = ${instructorCourseStudents.instructorCourseId}
    and ahead.state = 'waitlisted' and ahead.id <= ${instructorCourseStudents.id}
)`

/** Every class that a student is or was on, or waits for, once they said that it was them; the latest first. */
export const listStudentClasses = (query: Queryable, studentId: number) =>
  query
    .select({
      place: instructorCourseStudents,
      held: instructorCourses,
      courseTitle: courses.title,
      waitlistPosition,
    })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(instructorCourseStudents.studentId, studentId), isNull(instructorCourseStudents.typed)))
    .orderBy(desc(instructorCourses.courseDate), desc(instructorCourseStudents.id))

const later = alias(certificates, 'later')

/** Every certificate of a student, its course as it is today, the person's name of today, and whether a later one stands. */
export const listStudentCertificates = (query: Queryable, studentId: number) =>
  query
    .select({
      certificate: certificates,
      course: courses,
      categoryName: courseCategories.name,
      categoryPicture: courseCategories.picture,
      holder: { userId: users.id, firstName: users.firstName, lastName: users.lastName },
      isFollowed: exists(
        query
          .select({ one: sql`1` })
          .from(later)
          .where(
            and(
              eq(later.studentId, certificates.studentId),
              eq(later.courseId, certificates.courseId),
              isCompletedAfter(later, certificates),
              isNull(later.revokedAt),
              isNull(later.supersededBy),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(students, eq(students.id, certificates.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(certificates.studentId, studentId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))

export type StudentCertificate = Awaited<ReturnType<typeof listStudentCertificates>>[number]

/** What the student's group expects. */
export const listGroupCourses = (query: Queryable, studentId: number) =>
  query
    .select({
      courseId: groupCourses.courseId,
      courseTitle: courses.title,
      isOnline: courses.isOnline,
      groupName: groups.name,
      dueOn: groupCourses.dueOn,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(groupCourses, eq(groupCourses.groupId, groups.id))
    .innerJoin(courses, eq(courses.id, groupCourses.courseId))
    .where(eq(groupMembers.studentId, studentId))
    .orderBy(asc(groupCourses.dueOn), asc(groupCourses.courseId))
