import { and, eq, sql } from 'drizzle-orm'

import type { AnswerAnswer, AnswerBody, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { quizAttempts } from '../../platform/db/tables/learning.table.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { ownEnrollment } from '../enrollments/enrollment-access.ts'
import type { Learner } from '../enrollments/enrollment-access.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import { lockEnrollment, touchEnrollment } from '../enrollments/enrollments.repository.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'
import { settleIfDue } from '../enrollments/overdue.ts'
import { moveLesson, standingOf } from '../lessons/lesson-lifecycle.ts'
import { closeAttempt, deadlineMet, isOverdue } from './attempt-closing.ts'
import { drawAttempt } from './attempt-drawing.ts'
import { presentAttempt, remainingSeconds } from './attempt-view.ts'
import { findAttempt, findOpenAttempt, findProgress, keepAnswer } from './quiz-attempts.repository.ts'
import type { AttemptRow } from './quiz-attempts.repository.ts'

export type AttemptPlace = Readonly<{ enrollmentId: number; lessonId: number }>

const ownAttempt = async (query: Queryable, caller: Learner, attemptId: number): Promise<AttemptRow> => {
  const attempt = found(await findAttempt(query, attemptId))
  await ownEnrollment(query, caller, attempt.enrollmentId)
  return attempt
}

const takeSeat = async (tx: Tx, attempt: AttemptRow): Promise<AttemptRow> => {
  const [taken] = await tx
    .update(quizAttempts)
    .set({ seat: sql`${quizAttempts.seat} + 1` })
    .where(and(eq(quizAttempts.id, attempt.id), eq(quizAttempts.state, sql`'open'`)))
    .returning()
  return found(taken)
}

export const createQuizAttempts = (parts: LearningParts) => {
  const { clock, db } = parts

  /** What the clock has decided is kept even when the request is refused: it has a transaction of its own. */
  const settleFirst = async (caller: Learner, enrollmentId: number) => {
    await ownEnrollment(db, caller, enrollmentId)
    await settleIfDue(parts, enrollmentId)
  }

  const readFresh = async (caller: Learner, attemptId: number): Promise<AttemptRow> => {
    const attempt = await ownAttempt(db, caller, attemptId)
    if (!isOverdue(attempt, clock.now())) return attempt
    await settleIfDue(parts, attempt.enrollmentId)
    return ownAttempt(db, caller, attemptId)
  }

  return {
    settleFirst,

    /** Makes the open attempt or resumes it, and takes its seat. Call `settleFirst` before. */
    start: async (tx: Tx, caller: Learner, place: AttemptPlace, language: Language): Promise<QuizAttempt> => {
      const now = clock.now()
      const enrollment = found(await lockEnrollment(tx, place.enrollmentId))
      const { student } = await ownEnrollment(tx, caller, enrollment.id)
      const { progress, quiz } = found(await findProgress(tx, enrollment.id, place.lessonId))
      if (!isOpen(enrollment, now)) throw conflict('ENROLLMENT_CLOSED', { status: enrollment.statusId })
      await touchEnrollment(tx, enrollment.id, now)

      const open = await findOpenAttempt(tx, enrollment.id, place.lessonId)
      if (open) return presentAttempt(tx, await takeSeat(tx, open), language, now)

      const moved = await moveLesson(tx, progress, quiz, 'attempt.started', now, {
        attemptsUsed: progress.attemptsUsed + 1,
        retryAt: null,
      })
      if (moved === null) {
        throw conflict('ILLEGAL_TRANSITION', {
          ...standingOf(progress, quiz, true, now),
          retryAt: progress.retryAt?.toISOString() ?? null,
        })
      }
      const attempt = await drawAttempt(tx, progress, quiz, student.quizTime, now)
      return presentAttempt(tx, attempt, language, now)
    },

    read: async (caller: Learner, attemptId: number, language: Language): Promise<QuizAttempt> =>
      presentAttempt(db, await readFresh(caller, attemptId), language, clock.now()),

    answer: async (
      caller: Learner,
      attemptId: number,
      questionId: number,
      { choiceId, seat }: AnswerBody,
    ): Promise<AnswerAnswer> => {
      const attempt = await readFresh(caller, attemptId)
      const now = clock.now()
      const isKept = await keepAnswer(db, { attemptId, questionId, choiceId, seat }, now, deadlineMet(now))
      if (isKept) return { questionId, choiceId, remainingSeconds: remainingSeconds(attempt, now) }

      const held = await ownAttempt(db, caller, attemptId)
      if (held.state !== 'open' || isOverdue(held, now)) throw conflict('ATTEMPT_OVER', { state: held.state })
      if (held.seat !== seat) throw conflict('STALE_SEAT', { seat: held.seat })
      throw notFound()
    },

    /** Grades the attempt. Said again, it answers what it answered. */
    submit: async (caller: Learner, attemptId: number, seat: number, language: Language): Promise<QuizAttempt> => {
      const { enrollmentId } = await ownAttempt(db, caller, attemptId)
      return db.transaction(async (tx) => {
        const now = clock.now()
        await lockEnrollment(tx, enrollmentId)
        const attempt = found(await findAttempt(tx, attemptId))
        if (isOverdue(attempt, now)) await closeAttempt(tx, parts, attempt, 'timeUp', now)
        else if (attempt.state === 'open') {
          if (attempt.seat !== seat) throw conflict('STALE_SEAT', { seat: attempt.seat })
          await closeAttempt(tx, parts, attempt, 'submitted', now)
        }
        return presentAttempt(tx, found(await findAttempt(tx, attemptId)), language, now)
      })
    },
  }
}
