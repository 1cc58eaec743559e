import type { ActorRef, Snapshot } from 'xstate'

import type { QuizAttempt } from '../../domain/contract/lesson.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { AnswerQueue } from './answer-queue.ts'

/** What the lesson hears of its attempt before the attempt is graded. */
export type AttemptNews = { type: 'attempt.opened' }

/**
 * The attempt that is wanted: the one that was under way when the lesson was read, or where that is null a new one. One that
 * has ended since, on another screen, is answered as it ended: no other begins by itself.
 */
export type AttemptAsked = Readonly<{ enrollmentId: number; lessonId: number; openAttemptId: number | null }>

export type QuizAttemptInput = AttemptAsked & Readonly<{ lesson: ActorRef<Snapshot<unknown>, AttemptNews> }>

/** The graded attempt, or why there is none. */
export type QuizAttemptOutput = Readonly<{ attempt: QuizAttempt | null; fault: Fault | null }>

export type QuizAttemptContext = QuizAttemptInput &
  Readonly<{
    attempt: QuizAttempt | null
    /** Position of the question on the screen. */
    index: number
    queue: AnswerQueue
    /** Tries in a row that did not reach the server. */
    failures: number
    /** Seconds since the clock actor started, and where on that scale the attempt ends; null is no limit. */
    elapsed: number
    endsAt: number | null
    /** Seconds left at the threshold that was announced last. */
    announcement: number | null
    fault: Fault | null
  }>

export type QuizAttemptEvent =
  | { type: 'answer.given'; questionId: number; choiceId: number }
  | { type: 'question.opened'; index: number }
  | { type: 'question.advanced' }
  | { type: 'question.returned' }
  | { type: 'quiz.submitted' }
  | { type: 'submission.confirmed' }
  | { type: 'submission.cancelled' }
  | { type: 'quiz.retried' }
  | { type: 'seat.retaken' }
  | { type: 'clock.shown' }
  | { type: 'clock.hidden' }
  | { type: 'clock.ticked'; elapsed: number }
  | { type: 'journal.recalled'; answers: AnswerQueue }
  | { type: 'network.lost' }
  | { type: 'network.returned' }

/** What the journal of answers is told. It sends `journal.recalled` once, when it starts. */
export type AnswerJournalEvent = { type: 'journal.kept'; answers: AnswerQueue }
