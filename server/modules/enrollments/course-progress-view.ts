import type { LessonInCourse, OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { timeAllowed } from '../../../src/domain/quiz.ts'
import type { QuizTime } from '../../../src/domain/quiz.ts'
import { resumeAt } from '../../../src/domain/watch-credit.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { signDownload } from '../certificates/certificate-download.ts'
import { listCertificates, standingFor } from '../certificates/certificates.repository.ts'
import { filesOf } from '../lessons/lesson-files.ts'
import { attemptsCounted, standingOf } from '../lessons/lesson-lifecycle.ts'
import type { ProgressRow } from '../lessons/lesson-lifecycle.ts'
import type { Learner } from './enrollment-access.ts'
import { enrollmentNextEvents, isOpen } from './enrollment-lifecycle.ts'
import { listLessonProgress } from './enrollments.repository.ts'
import type { LearnerEnrollment, LessonOfEnrollment } from './enrollments.repository.ts'

export const watchStanding = (progress: Pick<ProgressRow, 'ranges' | 'creditedSeconds'>, timeLength: number) => ({
  creditedRanges: progress.ranges.map(([from, to]): [number, number] => [from, to]),
  creditedSeconds: progress.creditedSeconds,
  resumeAt: resumeAt(progress.ranges, timeLength),
})

const presentLesson = (
  { lesson, quiz, progress, openAttemptId, lastAttemptId }: LessonOfEnrollment,
  quizTime: QuizTime,
  isEnrollmentOpen: boolean,
  language: Language,
  now: Date,
): LessonInCourse => ({
  id: lesson.id,
  position: lesson.position,
  title: lesson.title[language],
  summary: lesson.summary[language],
  standing: standingOf(progress, quiz, isEnrollmentOpen, now),
  video: {
    container: filesOf(lesson.files).sources[0]?.container ?? '',
    name: filesOf(lesson.files).sources[0]?.name ?? '',
    timeLength: lesson.timeLength,
    ...watchStanding(progress, lesson.timeLength),
  },
  quiz: {
    questionsDrawn: quiz.questionsDrawn,
    passPercent: quiz.passPercent,
    timeLimitSeconds: timeAllowed(quiz.timeLimitSeconds, quizTime),
    attemptsAllowed: quiz.attemptsAllowed,
    attemptsUsed: attemptsCounted(progress),
    retryAt: progress.retryAt !== null && progress.retryAt > now ? progress.retryAt.toISOString() : null,
    openAttemptId,
    lastAttemptId,
  },
})

/** The course as its learner stands in it. */
export const presentCourseProgress = async (
  query: Queryable,
  { addresses, clock }: Pick<Platform, 'addresses' | 'clock'>,
  { enrollment, course, student }: LearnerEnrollment,
  caller: Learner,
  language: Language,
): Promise<OnlineCourseProgress> => {
  const now = clock.now()
  const lessons = await listLessonProgress(query, enrollment.id)
  const certificates =
    enrollment.statusId === ENROLLMENT_STATUS.completed ? await listCertificates(query, enrollment.studentId) : []
  const certificate = standingFor(certificates, enrollment.id)
  return {
    id: enrollment.id,
    courseId: course.id,
    courseTitle: course.title[language],
    status: enrollment.statusId,
    expirationDate: enrollment.expirationDate.toISOString(),
    nextEvents: enrollmentNextEvents(
      enrollment,
      lessons.every(({ progress }) => progress.state === 'passed'),
      now,
    ),
    quizTime: student.quizTime,
    lessons: lessons.map((lesson) => presentLesson(lesson, student.quizTime, isOpen(enrollment, now), language, now)),
    certificate: certificate
      ? {
          number: certificate.number,
          downloadUrl: signDownload(addresses, { number: certificate.number, ownerId: student.userId }, caller, now),
        }
      : null,
  }
}
