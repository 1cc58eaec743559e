import type {
  LessonInCourse,
  OnlineCourseProgress,
  QuizAttempt,
  WatchReportAnswer,
} from '../../domain/contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../../domain/enrollment.ts'

const withLesson = (
  progress: OnlineCourseProgress,
  lessonId: number,
  change: (lesson: LessonInCourse) => LessonInCourse,
): OnlineCourseProgress => ({
  ...progress,
  lessons: progress.lessons.map((lesson) => (lesson.id === lessonId ? change(lesson) : lesson)),
})

/** The course after the server has credited a watch report. */
export const withCredit = (
  progress: OnlineCourseProgress,
  lessonId: number,
  { standing, creditedRanges, creditedSeconds, resumeAt }: WatchReportAnswer,
): OnlineCourseProgress =>
  withLesson(progress, lessonId, (lesson) => ({
    ...lesson,
    standing,
    video: { ...lesson.video, creditedRanges, creditedSeconds, resumeAt },
  }))

/** The course after an attempt was graded. */
export const withGrade = (
  progress: OnlineCourseProgress,
  lessonId: number,
  { id, result }: Pick<QuizAttempt, 'id' | 'result'>,
): OnlineCourseProgress =>
  withLesson(progress, lessonId, (lesson) => ({
    ...lesson,
    standing: result?.lesson ?? lesson.standing,
    quiz: { ...lesson.quiz, lastAttemptId: id },
  }))

/** The lesson after the one that is open; null at the end. */
export const lessonAfter = (progress: OnlineCourseProgress, lessonId: number): LessonInCourse | null => {
  const at = progress.lessons.findIndex((lesson) => lesson.id === lessonId)
  return at < 0 ? null : (progress.lessons[at + 1] ?? null)
}

export const isCompleted = (progress: OnlineCourseProgress): boolean => progress.status === ENROLLMENT_STATUS.completed

/** By the server's word alone: a learner's clock may be wrong. */
export const isExpired = (progress: OnlineCourseProgress): boolean =>
  progress.status === ENROLLMENT_STATUS.expired || progress.nextEvents.includes('enrollment.expired')

export const isDropped = (progress: OnlineCourseProgress): boolean => progress.status === ENROLLMENT_STATUS.dropped
