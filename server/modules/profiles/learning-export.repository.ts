import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AnyColumn } from 'drizzle-orm'

import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { students } from '../../platform/db/tables/accounts.table.ts'
import { courses, lessons } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  instructorCourseStudents,
  instructorCourses,
} from '../../platform/db/tables/classes.table.ts'
import {
  attemptQuestions,
  lessonProgress,
  onlineEnrollments,
  quizAttempts,
} from '../../platform/db/tables/learning.table.ts'
import { lessonNotes, lessonQuestions } from '../../platform/db/tables/lesson-talk.table.ts'
import { auditLog } from '../../platform/db/tables/platform.table.ts'

const textIn = (column: AnyColumn, language: Language) => sql<string>`${column} ->> ${language}::text`

export const findStudentOf = async (query: Queryable, userId: number) => {
  const [row] = await query
    .select({ id: students.id, quizTime: students.quizTime, createdAt: students.createdAt })
    .from(students)
    .where(eq(students.userId, userId))
  return row
}

export const listEnrollments = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({
      id: onlineEnrollments.id,
      courseId: onlineEnrollments.courseId,
      courseTitle: textIn(courses.title, language),
      status: onlineEnrollments.statusId,
      startedAt: onlineEnrollments.startedAt,
      expirationDate: onlineEnrollments.expirationDate,
      completedAt: onlineEnrollments.completedAt,
      lastActivityAt: onlineEnrollments.lastActivityAt,
      isVerified: onlineEnrollments.isVerified,
      incomplete: onlineEnrollments.incomplete,
    })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(eq(onlineEnrollments.studentId, studentId))
    .orderBy(onlineEnrollments.id)

const ofStudent = (query: Queryable, studentId: number) =>
  query.select({ id: onlineEnrollments.id }).from(onlineEnrollments).where(eq(onlineEnrollments.studentId, studentId))

export const listProgress = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({
      enrollmentId: lessonProgress.enrollmentId,
      lessonId: lessonProgress.lessonId,
      lessonTitle: textIn(lessons.title, language),
      state: lessonProgress.state,
      status: lessonProgress.status,
      watchedRanges: lessonProgress.ranges,
      creditedSeconds: lessonProgress.creditedSeconds,
      lastReportAt: lessonProgress.lastReportAt,
      attemptsUsed: lessonProgress.attemptsUsed,
      attemptsReset: lessonProgress.attemptsReset,
      retryAt: lessonProgress.retryAt,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(inArray(lessonProgress.enrollmentId, ofStudent(query, studentId)))
    .orderBy(asc(lessonProgress.enrollmentId), asc(lessons.position))

/** `right` is null until an attempt is graded: nothing here tells right from wrong before that. */
export const listAttempts = (query: Queryable, studentId: number) =>
  query
    .select({
      id: quizAttempts.id,
      enrollmentId: quizAttempts.enrollmentId,
      lessonId: quizAttempts.lessonId,
      number: quizAttempts.number,
      state: quizAttempts.state,
      passPercent: quizAttempts.passPercent,
      startedAt: quizAttempts.startedAt,
      deadlineAt: quizAttempts.deadlineAt,
      closedAt: quizAttempts.closedAt,
      right: quizAttempts.right,
      total: quizAttempts.total,
      resetAt: quizAttempts.resetAt,
      resetReason: quizAttempts.resetReason,
    })
    .from(quizAttempts)
    .where(inArray(quizAttempts.enrollmentId, ofStudent(query, studentId)))
    .orderBy(quizAttempts.id)

export const listAnswers = (query: Queryable, studentId: number) =>
  query
    .select({
      attemptId: attemptQuestions.attemptId,
      questionId: attemptQuestions.questionId,
      choiceId: attemptQuestions.choiceId,
      answeredAt: attemptQuestions.answeredAt,
    })
    .from(attemptQuestions)
    .innerJoin(quizAttempts, eq(quizAttempts.id, attemptQuestions.attemptId))
    .where(inArray(quizAttempts.enrollmentId, ofStudent(query, studentId)))
    .orderBy(asc(attemptQuestions.attemptId), asc(attemptQuestions.position))

/** What they noted for themselves beside lessons. */
export const listLessonNotes = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({
      enrollmentId: lessonNotes.enrollmentId,
      lessonTitle: textIn(lessons.title, language),
      at: lessonNotes.at,
      text: lessonNotes.text,
      createdAt: lessonNotes.createdAt,
      changedAt: lessonNotes.changedAt,
    })
    .from(lessonNotes)
    .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
    .where(inArray(lessonNotes.enrollmentId, ofStudent(query, studentId)))
    .orderBy(lessonNotes.createdAt, lessonNotes.id)

/** What they asked about lessons. Who answered is named by nothing. */
export const listLessonQuestions = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({
      enrollmentId: lessonQuestions.enrollmentId,
      lessonTitle: textIn(lessons.title, language),
      at: lessonQuestions.at,
      text: lessonQuestions.text,
      state: lessonQuestions.state,
      askedAt: lessonQuestions.askedAt,
      answer: lessonQuestions.answer,
      answeredAt: lessonQuestions.answeredAt,
    })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(inArray(lessonQuestions.enrollmentId, ofStudent(query, studentId)))
    .orderBy(lessonQuestions.id)

export const listOwnCertificates = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({
      number: certificates.number,
      recipientName: certificates.recipientName,
      courseTitle: textIn(certificates.courseTitle, language),
      hours: certificates.hours,
      completedOn: certificates.completedOn,
      issuedAt: certificates.issuedAt,
      expiresAt: certificates.expiresAt,
      revokedAt: certificates.revokedAt,
      revocationReason: certificates.revocationReason,
      supersededBy: certificates.supersededBy,
    })
    .from(certificates)
    .where(eq(certificates.studentId, studentId))
    .orderBy(certificates.id)

const WALLET_DEEDS = ['certificate.offered', 'certificate.taken'] as const

/** What was offered to wallets and taken by them, by the number of its certificate; where to, nobody is told. */
export const listWalletDeeds = async (query: Queryable, studentId: number) => {
  const rows = await query
    .select({ number: certificates.number, at: auditLog.at, action: auditLog.action })
    .from(auditLog)
    .innerJoin(certificates, eq(auditLog.subject, sql`'certificate:' || ${certificates.number}`))
    .where(and(eq(certificates.studentId, studentId), inArray(auditLog.action, [...WALLET_DEEDS])))
    .orderBy(auditLog.id)
  return rows.map(({ number, at, action }) => ({
    number,
    at,
    deed: action === 'certificate.taken' ? ('taken' as const) : ('offered' as const),
  }))
}

const heldIn = (language: Language) => ({
  id: instructorCourses.id,
  courseTitle: textIn(courses.title, language),
  courseStatusId: instructorCourses.courseStatusId,
  courseDate: instructorCourses.courseDate,
  courseEndDate: instructorCourses.courseEndDate,
  timeZone: instructorCourses.timeZone,
  venue: instructorCourses.venue,
})

export const listRegistrations = (query: Queryable, studentId: number, language: Language) =>
  query
    .select({
      state: instructorCourseStudents.state,
      attendance: instructorCourseStudents.attendance,
      registeredAt: instructorCourseStudents.registeredAt,
      accommodation: instructorCourseStudents.accommodation,
      class: heldIn(language),
    })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(eq(instructorCourseStudents.studentId, studentId))
    .orderBy(instructorCourseStudents.id)

export const listTaught = (query: Queryable, userId: number, language: Language) =>
  query
    .select(heldIn(language))
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(eq(classInstructors.userId, userId))
    .orderBy(instructorCourses.id)
