import { and, asc, between, eq, exists, gt, gte, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ANSWER_NEWS_DAYS } from '../../../src/domain/lesson-question.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { students } from '../../platform/db/tables/accounts.table.ts'
import { courses, lessons, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../platform/db/tables/learning.table.ts'
import { lessonQuestions } from '../../platform/db/tables/lesson-talk.table.ts'
import { isCompletedAfter } from '../certificates/completion-order.sql.ts'

/** How far ahead each kind of event is told of, in days. */
const AHEAD = { class: 14, enrollment: 30, certificate: 60 } as const

const SEATED = ['registered', 'walkIn'] as const

/** To come within the time that is looked ahead, or going on. */
const isAhead = (now: Date) =>
  and(
    eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
    lte(instructorCourses.courseDate, later(now, AHEAD.class * DAY)),
    sql`coalesce(${instructorCourses.courseEndDate}, ${instructorCourses.courseDate}) >= ${now.toISOString()}`,
  )

const isActive = (studentId: number, now: Date) =>
  and(
    eq(onlineEnrollments.studentId, studentId),
    eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active),
    gte(onlineEnrollments.expirationDate, now),
  )

export const listClassesAhead = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ held: instructorCourses, title: courses.title })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(
      and(
        eq(instructorCourseStudents.studentId, studentId),
        inArray(instructorCourseStudents.state, [...SEATED]),
        isAhead(now),
      ),
    )

/** Seats that are kept for the student, until the offer ends. */
export const listOffers = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ place: instructorCourseStudents, held: instructorCourses, title: courses.title })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(
      and(
        eq(instructorCourseStudents.studentId, studentId),
        eq(instructorCourseStudents.state, 'offered'),
        gt(instructorCourseStudents.offerEndsAt, now),
      ),
    )

export const listClassesToTeach = (query: Queryable, userId: number, now: Date) =>
  query
    .select({ held: instructorCourses, title: courses.title })
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(classInstructors.userId, userId), isAhead(now)))

export const listExpiringEnrollments = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ enrollment: onlineEnrollments, title: courses.title })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(and(isActive(studentId, now), lte(onlineEnrollments.expirationDate, later(now, AHEAD.enrollment * DAY))))

/** Quizzes that are open and have a time limit that is not over. */
export const listRunningAttempts = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ attempt: quizAttempts, lesson: lessons, courseId: onlineEnrollments.courseId })
    .from(quizAttempts)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, quizAttempts.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, quizAttempts.lessonId))
    .where(and(isActive(studentId, now), eq(quizAttempts.state, sql`'open'`), gt(quizAttempts.deadlineAt, now)))

/** Lessons whose quiz may be tried again, but not yet. */
export const listCooldowns = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ progress: lessonProgress, lesson: lessons, courseId: onlineEnrollments.courseId })
    .from(lessonProgress)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonProgress.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(and(isActive(studentId, now), gt(lessonProgress.retryAt, now)))

/** Own questions that were answered lately. */
export const listAnswersToOwn = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ question: lessonQuestions, lesson: lessons, courseId: onlineEnrollments.courseId })
    .from(lessonQuestions)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonQuestions.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(
      and(
        eq(onlineEnrollments.studentId, studentId),
        eq(lessonQuestions.state, 'answered'),
        gt(lessonQuestions.answeredAt, later(now, -ANSWER_NEWS_DAYS * DAY)),
      ),
    )

/** Courses in which questions wait for who teaches them, with the latest of each. */
export const listQuestionsToAnswer = (query: Queryable, userId: number) =>
  query
    .select({
      courseId: courses.id,
      title: courses.title,
      at: sql<string>`max(${lessonQuestions.askedAt})`.mapWith(lessonQuestions.askedAt),
    })
    .from(offeringInstructors)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.offeringId, offeringInstructors.offeringId))
    .innerJoin(lessonQuestions, eq(lessonQuestions.enrollmentId, onlineEnrollments.id))
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(
      and(
        eq(offeringInstructors.userId, userId),
        eq(lessonQuestions.state, 'asked'),
        sql`${students.userId} is distinct from ${userId}`,
      ),
    )
    .groupBy(courses.id)

const renewal = alias(certificates, 'renewal')

/** Certificates in force that end soon, unless the course was completed again since. */
export const listExpiringCertificates = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ certificate: certificates })
    .from(certificates)
    .where(
      and(
        eq(certificates.studentId, studentId),
        isNull(certificates.revokedAt),
        isNull(certificates.supersededBy),
        between(certificates.expiresAt, now, later(now, AHEAD.certificate * DAY)),
        not(
          exists(
            query
              .select({ one: sql`1` })
              .from(renewal)
              .where(
                and(
                  eq(renewal.studentId, certificates.studentId),
                  eq(renewal.courseId, certificates.courseId),
                  isNull(renewal.revokedAt),
                  isNull(renewal.supersededBy),
                  isCompletedAfter(renewal, certificates),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(certificates.id))
