import { and, asc, eq } from 'drizzle-orm'

import type { Learner } from '../../../../server/modules/enrollments/enrollment-access.ts'
import { enrollmentStateOf } from '../../../../server/modules/enrollments/enrollment-lifecycle.ts'
import { createEnrollments } from '../../../../server/modules/enrollments/enrollments.service.ts'
import { settleIfDue } from '../../../../server/modules/enrollments/overdue.ts'
import { createWatchLedger } from '../../../../server/modules/lessons/watch-ledger.ts'
import { createQuizAttempts } from '../../../../server/modules/quiz-attempts/quiz-attempts.service.ts'
import {
  attemptQuestions,
  lessonProgress,
  onlineEnrollments,
  quizAttempts,
} from '../../../../server/platform/db/tables/learning.table.ts'
import { Refusal } from '../../../../server/platform/refusal.ts'
import { ENROLLMENT_STATUS } from '../../../../src/domain/enrollment.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { TestCourse } from './course.ts'

/** A life served by the services, on the database. `onFinished` is told of a video that is watched to its end. */
export const servedLife = async (server: TestApp, course: TestCourse, onFinished: (index: number) => void) => {
  const { platform } = server
  const { db, clock } = platform
  const attempts = createQuizAttempts(platform)
  const enrollments = createEnrollments(platform)
  const ledger = createWatchLedger(db)
  const user = await server.createUser()
  const caller: Learner = { ...user, roles: [], sessionId: '' }
  const { id } = await db.transaction((tx) =>
    enrollments.enroll(tx, caller, { instructorOnlineCourseId: course.offeringId, studentId: user.studentId ?? 0 }),
  )
  const lessonId = (index: number) => course.lessonIds[index] ?? 0
  const openAttempt = async (index: number) => {
    const [attempt] = await db
      .select()
      .from(quizAttempts)
      .where(
        and(
          eq(quizAttempts.enrollmentId, id),
          eq(quizAttempts.lessonId, lessonId(index)),
          eq(quizAttempts.state, 'open'),
        ),
      )
    return attempt
  }
  /** True when it was done, false when it was refused with 409. */
  const isTaken = async (work: Promise<unknown>) => {
    try {
      await work
      return true
    } catch (cause) {
      if (cause instanceof Refusal && cause.statusCode === 409) return false
      throw cause
    }
  }

  return {
    report: (index: number, to: number) =>
      isTaken(
        ledger
          .record({
            userId: user.userId,
            enrollmentId: id,
            lessonId: lessonId(index),
            ranges: [[0, to]],
            at: clock.now(),
          })
          .then(({ standing }) => (standing.state === 'ready' ? onFinished(index) : undefined)),
      ),
    start: async (index: number) => {
      await attempts.settleFirst(caller, id)
      return isTaken(
        db.transaction((tx) => attempts.start(tx, caller, { enrollmentId: id, lessonId: lessonId(index) }, 'en')),
      )
    },
    submit: async (index: number, isRight: boolean) => {
      const attempt = await openAttempt(index)
      if (!attempt) return null
      const drawn = await db.select().from(attemptQuestions).where(eq(attemptQuestions.attemptId, attempt.id))
      for (const { questionId, choiceOrder } of isRight ? drawn : []) {
        const choiceId = course.key.get(questionId) ?? choiceOrder[0] ?? 0
        await isTaken(attempts.answer(caller, attempt.id, questionId, { choiceId, seat: attempt.seat }))
      }
      return (await attempts.submit(caller, attempt.id, attempt.seat, 'en')).state
    },
    drop: () => isTaken(enrollments.drop(caller, id, 'en')),
    settle: () => settleIfDue(platform, id),
    told: async () => {
      const rows = await db
        .select({ state: lessonProgress.state })
        .from(lessonProgress)
        .where(eq(lessonProgress.enrollmentId, id))
        .orderBy(asc(lessonProgress.lessonId))
      const [row] = await db
        .select({ status: onlineEnrollments.statusId })
        .from(onlineEnrollments)
        .where(eq(onlineEnrollments.id, id))
      return {
        lessons: rows.map(({ state }) => state),
        enrollment: enrollmentStateOf(row?.status ?? ENROLLMENT_STATUS.active),
      }
    },
  }
}
