import { and, eq } from 'drizzle-orm'

import type { LessonStanding } from '../../../src/domain/contract/lesson.contract.ts'
import { latestOutcome, LESSON_OUTCOME } from '../../../src/domain/lesson.ts'
import type { LessonOutcome } from '../../../src/domain/lesson.ts'
import { attemptsLeft } from '../../../src/domain/quiz.ts'
import { decideLesson, nextLessonEvents } from '../../../src/machines/lifecycle/decide.ts'
import type { LessonFacts, LessonLifecycleEvent } from '../../../src/machines/lifecycle/lesson.lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { lessonProgress } from '../../platform/db/tables/learning.table.ts'

export type ProgressRow = typeof lessonProgress.$inferSelect
export type LessonEvent = LessonLifecycleEvent['type']
export type QuizSetting = Pick<typeof quizzes.$inferSelect, 'attemptsAllowed'>

/** The outcome that an event records as `progress.status`; the others record none. */
const OUTCOME_OF: Readonly<Partial<Record<LessonEvent, LessonOutcome>>> = {
  'video.finished': LESSON_OUTCOME.finishVideo,
  'attempt.passed': LESSON_OUTCOME.passExam,
  'attempt.timedOut': LESSON_OUTCOME.timeout,
  'attempt.failed': LESSON_OUTCOME.failed,
  // What it had come to does not count: the video is what was reached.
  'attempt.reset': LESSON_OUTCOME.finishVideo,
}

const OUTCOMES: readonly number[] = Object.values(LESSON_OUTCOME)
const isOutcome = (status: number): status is LessonOutcome => OUTCOMES.includes(status)

/** Attempts of a lesson that count among those that are allowed. */
export const attemptsCounted = ({ attemptsUsed, attemptsReset }: Pick<ProgressRow, 'attemptsUsed' | 'attemptsReset'>) =>
  attemptsUsed - attemptsReset

const lessonFacts = (
  progress: Pick<ProgressRow, 'attemptsUsed' | 'attemptsReset' | 'retryAt'>,
  quiz: QuizSetting,
  now: Date,
): LessonFacts => ({
  attemptsLeft: attemptsLeft(quiz.attemptsAllowed, attemptsCounted(progress)),
  isCooledDown: progress.retryAt === null || progress.retryAt <= now,
})

/** What an event makes of a lesson's row; null when the chart refuses it. */
export const lessonAfter = (
  progress: ProgressRow,
  quiz: QuizSetting,
  event: LessonEvent,
  now: Date,
): Pick<ProgressRow, 'state' | 'status'> | null => {
  const state = decideLesson(progress.state, lessonFacts(progress, quiz, now), event)
  if (state === null) return null
  const held = progress.status !== null && isOutcome(progress.status) ? progress.status : null
  const outcome = OUTCOME_OF[event]
  return { state, status: outcome === undefined ? held : latestOutcome(held, outcome) }
}

/** As `lessonAfter`, written where the lesson still is in the state it was read in. */
export const moveLesson = async (
  tx: Tx,
  progress: ProgressRow,
  quiz: QuizSetting,
  event: LessonEvent,
  now: Date,
  facts: Partial<Pick<ProgressRow, 'attemptsUsed' | 'attemptsReset' | 'retryAt'>> = {},
): Promise<ProgressRow | null> => {
  const after = lessonAfter(progress, quiz, event, now)
  if (after === null) return null
  const [moved] = await tx
    .update(lessonProgress)
    .set({ ...after, ...facts })
    .where(
      and(
        eq(lessonProgress.enrollmentId, progress.enrollmentId),
        eq(lessonProgress.lessonId, progress.lessonId),
        eq(lessonProgress.state, progress.state),
      ),
    )
    .returning()
  return moved ?? null
}

/** Those who run the programme reset an attempt, so it is nothing that a learner can do next. */
const isLearners = (event: LessonEvent): boolean => event !== 'attempt.reset'

/** Where a lesson stands; nothing may happen next in an enrolment that is not open. */
export const standingOf = (
  progress: Pick<ProgressRow, 'state' | 'status' | 'attemptsUsed' | 'attemptsReset' | 'retryAt'>,
  quiz: QuizSetting,
  isEnrollmentOpen: boolean,
  now: Date,
): LessonStanding => ({
  state: progress.state,
  status: progress.status,
  nextEvents: isEnrollmentOpen
    ? nextLessonEvents(progress.state, lessonFacts(progress, quiz, now)).filter(isLearners)
    : [],
})
