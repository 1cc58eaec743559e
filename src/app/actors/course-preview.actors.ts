import type { CourseFiles } from '../../domain/contract/course-draft.contract.ts'
import type { LessonMedia, QuizAttempt } from '../../domain/contract/lesson.contract.ts'
import type { CourseDocument, CourseLesson } from '../../domain/course/course-document.ts'
import { gradePreview, previewAttempt, previewCourse, previewMedia } from '../../domain/course/course-preview.ts'
import { FaultError } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import { known } from '../../machines/known.ts'
import type { CoursePreview } from '../../views/pages/course-editor/course-editor.props.ts'
import { assembleCoursePlayer, type LessonServer } from '../../views/pages/lesson/outside/assemble-course-player.ts'

type FilesOf = (signal: AbortSignal) => Promise<CourseFiles>

const playable = (media: LessonMedia | null): LessonMedia => {
  if (media === null) throw new FaultError({ kind: 'notFound' })
  return media
}

/** A server for a draft: it answers from the document alone, and keeps nothing but the answers of an attempt. */
const serverOf = (document: CourseDocument, language: Language, filesOf: FilesOf): LessonServer => {
  const progress = previewCourse(document, language)
  const lessonOf = (id: number): CourseLesson => known(document.lessons[id - 1], 'a lesson')
  let attempt: QuizAttempt | null = null
  return {
    loadCourse: () => Promise.resolve({ progress, media: null }),
    loadProgress: () => Promise.resolve(progress),
    loadMedia: async ({ lessonId }, signal) =>
      playable(previewMedia(lessonOf(lessonId), lessonId, await filesOf(signal))),
    sendReport: ({ lessonId }) => {
      const { standing, video } = known(progress.lessons[lessonId - 1], 'a lesson')
      return Promise.resolve({ standing, ...video })
    },
    readAttempt: () => Promise.resolve(known(attempt, 'an attempt')),
    startAttempt: ({ lessonId }) => {
      attempt = previewAttempt(lessonOf(lessonId), lessonId, language)
      return Promise.resolve(attempt)
    },
    saveAnswer: ({ questionId, choiceId }) => {
      const held = known(attempt, 'an attempt')
      const questions = held.questions.map((question) =>
        question.id === questionId ? { ...question, choiceId } : question,
      )
      attempt = { ...held, questions }
      return Promise.resolve({ questionId, choiceId, remainingSeconds: held.remainingSeconds })
    },
    submitAttempt: () => {
      const held = known(attempt, 'an attempt')
      return Promise.resolve(gradePreview(held, lessonOf(held.lessonId), language))
    },
  }
}

/** A course as a student would see it. */
export const createPreview =
  (filesOf: FilesOf) =>
  (document: CourseDocument, language: Language): CoursePreview =>
    assembleCoursePlayer(serverOf(document, language, filesOf))
