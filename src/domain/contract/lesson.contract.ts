import * as z from 'zod/mini'

import { LANGUAGES } from '../language.ts'
import { QUIZ_TIME } from '../quiz.ts'
import { SEARCH_LEAST, SEARCH_MAX } from '../transcript-limits.ts'
import { id, instant, signedUrl, version } from './common.contract.ts'

/** States and events of the lesson lifecycle chart; the server decides, the browser draws the same chart. */
export const LESSON_STATES = ['locked', 'watching', 'ready', 'attempting', 'failed', 'timedOut', 'passed'] as const
export const LESSON_EVENTS = [
  'lesson.unlocked',
  'video.watched',
  'video.finished',
  'attempt.started',
  'attempt.passed',
  'attempt.failed',
  'attempt.timedOut',
  'attempt.reset',
] as const
export const ENROLLMENT_STATES = ['active', 'expired', 'completed', 'dropped'] as const
export const ENROLLMENT_EVENTS = [
  'lessons.completed',
  'enrollment.expired',
  'enrollment.dropped',
  'enrollment.extended',
] as const

const seconds = z.number().check(z.nonnegative())
export const watchRange = z.tuple([seconds, seconds])

/** Where a lesson stands: the lifecycle's state, `progress.status` and what may happen next. */
export const lessonStanding = z.object({
  state: z.enum(LESSON_STATES),
  status: z.nullable(z.int()),
  nextEvents: z.array(z.enum(LESSON_EVENTS)),
})

const watchStanding = z.object({
  creditedRanges: z.array(watchRange),
  creditedSeconds: z.number(),
  resumeAt: z.number(),
})

export const quizRules = z.object({
  questionsDrawn: z.int(),
  passPercent: z.int(),
  /** Seconds for this learner, extra time included; null is no limit. */
  timeLimitSeconds: z.nullable(z.int()),
  /** null is no limit. */
  attemptsAllowed: z.nullable(z.int()),
  attemptsUsed: z.int(),
  /** Before this instant no new attempt is made. */
  retryAt: z.nullable(instant),
  openAttemptId: z.nullable(id),
  /** The last that is closed: what came of it is read there. */
  lastAttemptId: z.nullable(id),
})

export const lessonInCourse = z.object({
  id,
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  standing: lessonStanding,
  video: z.object({ container: z.string(), name: z.string(), timeLength: z.number(), ...watchStanding.shape }),
  quiz: quizRules,
})

/** GET /online-enrollments/{id}: the course as its learner stands in it. */
export const onlineCourseProgress = z.object({
  id,
  courseId: id,
  courseTitle: z.string(),
  status: z.int(),
  expirationDate: instant,
  nextEvents: z.array(z.enum(ENROLLMENT_EVENTS)),
  quizTime: z.enum(QUIZ_TIME),
  lessons: z.array(lessonInCourse),
  certificate: z.nullable(z.object({ number: z.string(), downloadUrl: z.nullable(signedUrl) })),
})

const trackFile = z.object({ language: z.enum(LANGUAGES), url: signedUrl })

/** GET /online-enrollments/{id}/lessons/{lessonId}: what is played. A locked lesson is refused (409 LESSON_LOCKED). */
export const lessonMedia = z.object({
  lessonId: id,
  timeLength: z.number(),
  sources: z.array(z.object({ url: signedUrl, type: z.string() })),
  /** Null where the video has no picture of its own. */
  posterUrl: z.nullable(signedUrl),
  captions: z.array(trackFile),
  /** What is written on the picture: WebVTT of metadata, each cue a label as JSON. */
  labels: z.array(trackFile),
  /** The film as it speaks each language, where there is more than its own voice; of the length of the lesson. */
  films: z.array(z.object({ language: z.enum(LANGUAGES), url: signedUrl, type: z.string() })),
  /** In the language of the request. */
  transcript: z.array(z.object({ start: seconds, end: seconds, text: z.string() })),
  /** Until then the addresses work; ask again afterwards. */
  validUntil: instant,
})

/** GET /online-enrollments/{id}/transcript-search?search= */
export const transcriptQuery = z.object({
  search: z.string().check(z.trim(), z.minLength(SEARCH_LEAST), z.maxLength(SEARCH_MAX)),
})

/** What is said in the lessons of a course, in the language of the request; lessons that say none of it are not named. */
export const transcriptFindings = z.object({
  lessons: z.array(
    z.object({
      lessonId: id,
      position: z.int(),
      title: z.string(),
      /** Its words are not told, as its video is not. */
      isLocked: z.boolean(),
      /** How many of its lines say it; the first of them follow. */
      total: z.int(),
      lines: z.array(z.object({ start: seconds, text: z.string() })),
    }),
  ),
})

/**
 * GET /online-courses/{courseId}/opened: the course, and what is played of the lesson that is opened, in one answer. The
 * second is null where no lesson can be opened; null as a whole for who has no current enrollment.
 */
export const openedCourse = z.nullable(z.object({ progress: onlineCourseProgress, media: z.nullable(lessonMedia) }))

/** POST /online-enrollments/{id}/lessons/{lessonId}/watch-reports. An empty report starts the clock. */
export const watchReportBody = z.strictObject({ ranges: z.array(watchRange).check(z.maxLength(100)) })
export const watchReportAnswer = z.object({ standing: lessonStanding, ...watchStanding.shape })

export const attemptQuestion = z.object({
  id,
  prompt: z.string(),
  choices: z.array(z.object({ id, text: z.string() })),
  /** What is answered so far. */
  choiceId: z.nullable(id),
})

export const attemptResult = z.object({
  right: z.int(),
  total: z.int(),
  needed: z.int(),
  /** The wrong answers are named and linked to the video; they are explained once the quiz is passed, the right ones at once. */
  feedback: z.array(
    z.object({ questionId: id, isRight: z.boolean(), videoSecond: seconds, explanation: z.nullable(z.string()) }),
  ),
  /** Where the lesson and the course stand after it. */
  lesson: lessonStanding,
  enrollment: z.object({ status: z.int(), nextEvents: z.array(z.enum(ENROLLMENT_EVENTS)) }),
  certificateNumber: z.nullable(z.string()),
})

export const ATTEMPT_STATES = ['open', 'passed', 'failed', 'timedOut'] as const

/**
 * POST /online-enrollments/{id}/lessons/{lessonId}/quiz-attempts makes or resumes the open attempt and takes the
 * seat; GET /quiz-attempts/{id} reads it; POST /quiz-attempts/{id}/submit grades it.
 */
export const quizAttempt = z.object({
  id,
  enrollmentId: id,
  lessonId: id,
  number: z.int(),
  state: z.enum(ATTEMPT_STATES),
  /** Who holds the attempt: a screen whose seat is older than the server's is told so (409 STALE_SEAT). */
  seat: z.int(),
  passPercent: z.int(),
  startedAt: instant,
  deadlineAt: z.nullable(instant),
  /** By the server's clock when it answered, so that a wrong clock of the learner's does no harm. */
  remainingSeconds: z.nullable(z.number()),
  questions: z.array(attemptQuestion),
  result: z.nullable(attemptResult),
})

/** PUT /quiz-attempts/{id}/answers/{questionId} */
export const answerBody = z.strictObject({ choiceId: id, seat: version })
export const answerAnswer = z.object({ questionId: id, choiceId: id, remainingSeconds: z.nullable(z.number()) })
export const submitBody = z.strictObject({ seat: version })

export type LessonStanding = z.infer<typeof lessonStanding>
export type LessonInCourse = z.infer<typeof lessonInCourse>
export type OnlineCourseProgress = z.infer<typeof onlineCourseProgress>
export type LessonMedia = z.infer<typeof lessonMedia>
export type TranscriptFindings = z.infer<typeof transcriptFindings>
export type OpenedCourse = z.infer<typeof openedCourse>
export type WatchReportBody = z.infer<typeof watchReportBody>
export type WatchReportAnswer = z.infer<typeof watchReportAnswer>
export type QuizRules = z.infer<typeof quizRules>
export type QuizAttempt = z.infer<typeof quizAttempt>
export type AttemptQuestion = z.infer<typeof attemptQuestion>
export type AttemptResult = z.infer<typeof attemptResult>
export type AnswerBody = z.infer<typeof answerBody>
export type AnswerAnswer = z.infer<typeof answerAnswer>
