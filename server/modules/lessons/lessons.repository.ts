import { and, asc, eq, sql } from 'drizzle-orm'

import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { lessons, quizzes, transcriptCues } from '../../platform/db/tables/catalogue.table.ts'
import { lessonProgress } from '../../platform/db/tables/learning.table.ts'

/** Those of a version of a course. */
export const listOfferedLessons = (query: Queryable, offeringId: number) =>
  query
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.offeringId, offeringId))
    .orderBy(asc(lessons.position))

export const findLessonOfEnrollment = async (query: Queryable, enrollmentId: number, lessonId: number) => {
  const [row] = await query
    .select({ lesson: lessons, progress: lessonProgress, quiz: quizzes })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessonId)))
  return row
}

export const listTranscript = (query: Queryable, lessonId: number) =>
  query
    .select({ start: transcriptCues.start, end: transcriptCues.end, text: transcriptCues.text })
    .from(transcriptCues)
    .where(eq(transcriptCues.lessonId, lessonId))
    .orderBy(asc(transcriptCues.position))

/** All that is said in the lessons of an enrolment, in one language, in the order in which it is said. */
export const listSaid = (query: Queryable, enrollmentId: number, language: Language) =>
  query
    .select({
      lessonId: lessons.id,
      position: lessons.position,
      title: lessons.title,
      state: lessonProgress.state,
      start: transcriptCues.start,
      text: sql<string>`${transcriptCues.text} ->> ${language}::text`,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(transcriptCues, eq(transcriptCues.lessonId, lessons.id))
    .where(eq(lessonProgress.enrollmentId, enrollmentId))
    .orderBy(asc(lessons.position), asc(transcriptCues.position))
