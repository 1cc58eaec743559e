import type { LessonInCourse, OnlineCourseProgress } from './contract/lesson.contract.ts'
import { LESSON_OUTCOME } from './lesson.ts'

/**
 * The lesson to open: the one that is asked for if it is not locked, else the first that is not passed, else
 * the first.
 */
export const lessonToOpen = (progress: OnlineCourseProgress, asked: number | null): LessonInCourse | null => {
  const isOpen = ({ standing }: LessonInCourse) => standing.state !== 'locked'
  return (
    progress.lessons.find((lesson) => lesson.id === asked && isOpen(lesson)) ??
    progress.lessons.find((lesson) => lesson.standing.status !== LESSON_OUTCOME.passExam && isOpen(lesson)) ??
    progress.lessons[0] ??
    null
  )
}
