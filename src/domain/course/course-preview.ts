import type { CourseFiles } from '../contract/course-draft.contract.ts'
import type {
  LessonInCourse,
  LessonMedia,
  LessonStanding,
  OnlineCourseProgress,
  QuizAttempt,
} from '../contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../enrollment.ts'
import { LANGUAGES, type Language, type Localized } from '../language.ts'
import { LESSON_OUTCOME } from '../lesson.ts'
import { isSeen } from '../plain-name.ts'
import { answersNeeded, isPass, isExplained } from '../quiz.ts'
import {
  drawnFrom,
  fileKey,
  filesOfTrack,
  type CourseDocument,
  type CourseFile,
  type CourseLesson,
} from './course-document.ts'
import { videoType } from './course-upload.ts'

/** Nobody is enrolled in a preview; what it says of one goes to no server. */
const NOBODY = 0
/** ISO-8601. */
const NEVER = '9999-12-31T00:00:00.000Z'

/** A text as a student reads it, or in the first language that has it. */
const said = (text: Localized, language: Language): string =>
  [language, ...LANGUAGES].map((one) => text[one]).find(isSeen) ?? ''

/** The video may be gone through freely, and the quiz tried. */
const OPEN: LessonStanding = { state: 'ready', status: LESSON_OUTCOME.finishVideo, nextEvents: ['attempt.started'] }

const lessonOf = ({ title, summary, video, quiz }: CourseLesson, at: number, language: Language): LessonInCourse => {
  const timeLength = video?.seconds ?? 0
  return {
    id: at + 1,
    position: at + 1,
    title: said(title, language),
    summary: said(summary, language),
    standing: OPEN,
    video: {
      container: video?.sources[0]?.container ?? '',
      name: video?.sources[0]?.name ?? '',
      timeLength,
      creditedRanges: [[0, timeLength]],
      creditedSeconds: timeLength,
      resumeAt: 0,
    },
    quiz: {
      questionsDrawn: quiz.questionsDrawn ?? 0,
      passPercent: quiz.passPercent ?? 0,
      timeLimitSeconds: quiz.timeLimitSeconds,
      attemptsAllowed: quiz.attemptsAllowed,
      attemptsUsed: 0,
      retryAt: null,
      openAttemptId: null,
      lastAttemptId: null,
    },
  }
}

/** A course as a student would stand in it who has watched all of it. */
export const previewCourse = (document: CourseDocument, language: Language): OnlineCourseProgress => ({
  id: NOBODY,
  courseId: NOBODY,
  courseTitle: said(document.details.title, language),
  status: ENROLLMENT_STATUS.active,
  expirationDate: NEVER,
  nextEvents: [],
  quizTime: 'standard',
  lessons: document.lessons.map((lesson, at) => lessonOf(lesson, at, language)),
  certificate: null,
})

/**
 * What is played of a lesson, by the addresses of its files; null where there is nothing to play. Its transcript is made
 * when the course is published.
 */
export const previewMedia = (
  { video, poster, captions, labels, films }: CourseLesson,
  lessonId: number,
  { files, validUntil }: CourseFiles,
): LessonMedia | null => {
  const urls = new Map(files.map((file) => [fileKey(file), file.url]))
  const urlOf = (file: CourseFile | null): string | undefined => (file ? urls.get(fileKey(file)) : undefined)
  const sources = (video?.sources ?? []).flatMap((source) => {
    const url = urlOf(source)
    return url === undefined ? [] : [{ url, type: source.type }]
  })
  if (video === null || sources.length === 0) return null
  const trackOf = (track: CourseLesson['captions']) =>
    filesOfTrack(track).flatMap(({ language, ...file }) => {
      const url = urlOf(file)
      return url === undefined ? [] : [{ language, url }]
    })
  return {
    lessonId,
    timeLength: video.seconds,
    sources,
    posterUrl: urlOf(poster) ?? '',
    captions: trackOf(captions),
    labels: trackOf(labels),
    films: filesOfTrack(films).flatMap(({ language, ...file }) => {
      const url = urlOf(file)
      return url === undefined ? [] : [{ language, url, type: videoType(file.name) }]
    }),
    transcript: [],
    validUntil,
  }
}

/** An attempt at the quiz of a lesson, with the first questions of its bank. `startedAt` and `deadlineAt` are instants. */
export const previewAttempt = (lesson: CourseLesson, lessonId: number, language: Language): QuizAttempt => ({
  id: NOBODY,
  enrollmentId: NOBODY,
  lessonId,
  number: 1,
  state: 'open',
  seat: 1,
  passPercent: lesson.quiz.passPercent ?? 0,
  startedAt: NEVER,
  deadlineAt: lesson.quiz.timeLimitSeconds === null ? null : NEVER,
  remainingSeconds: lesson.quiz.timeLimitSeconds,
  questions: drawnFrom(lesson)
    .slice(0, lesson.quiz.questionsDrawn ?? 0)
    .map(({ prompt, choices }, at) => ({
      id: at + 1,
      prompt: said(prompt, language),
      choices: choices.map(({ text }, place) => ({ id: place + 1, text: said(text, language) })),
      choiceId: null,
    })),
  result: null,
})

/** The attempt with what was answered, graded as the server grades it. */
export const gradePreview = (attempt: QuizAttempt, lesson: CourseLesson, language: Language): QuizAttempt => {
  const questions = drawnFrom(lesson)
  const isRight = ({ id, choiceId }: QuizAttempt['questions'][number]): boolean =>
    choiceId !== null && questions[id - 1]?.choices[choiceId - 1]?.isCorrect === true
  const total = attempt.questions.length
  const right = attempt.questions.filter(isRight).length
  const hasPassed = isPass(right, total, attempt.passPercent)
  const explained = (question: QuizAttempt['questions'][number]): string | null => {
    const text = questions[question.id - 1]?.explanation
    return text && isExplained({ hasPassed, isRight: isRight(question) }) ? said(text, language) || null : null
  }
  return {
    ...attempt,
    state: hasPassed ? 'passed' : 'failed',
    result: {
      right,
      total,
      needed: answersNeeded(total, attempt.passPercent),
      feedback: attempt.questions.map((question) => ({
        questionId: question.id,
        isRight: isRight(question),
        videoSecond: questions[question.id - 1]?.videoSecond ?? 0,
        explanation: explained(question),
      })),
      lesson: hasPassed
        ? { state: 'passed', status: LESSON_OUTCOME.passExam, nextEvents: [] }
        : { state: 'failed', status: LESSON_OUTCOME.failed, nextEvents: ['attempt.started'] },
      enrollment: { status: ENROLLMENT_STATUS.active, nextEvents: [] },
      certificateNumber: null,
    },
  }
}
