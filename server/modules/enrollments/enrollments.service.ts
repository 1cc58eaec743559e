import type { EnrollStudentBody, EnrollmentAnswer } from '../../../src/domain/contract/course.contract.ts'
import type { OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import { conflict, forbidden, found, notFound } from '../../platform/refusal.ts'
import { closeAttempt } from '../quiz-attempts/attempt-closing.ts'
import { listOpenAttempts } from '../quiz-attempts/quiz-attempts.repository.ts'
import { presentCourseProgress } from './course-progress-view.ts'
import { createEnrolling } from './enrolling.ts'
import { ownEnrollment, readableEnrollment } from './enrollment-access.ts'
import type { Learner } from './enrollment-access.ts'
import { enrollmentNextEvents, moveEnrollment } from './enrollment-lifecycle.ts'
import { presentEnrollment } from './enrollment-view.ts'
import { findOpenOffering, listLessonProgress, lockEnrollment } from './enrollments.repository.ts'
import type { LearningParts } from './learning-parts.ts'
import { settleIfDue } from './overdue.ts'

/** Each is told by mail, with a code of its own; who drops a course may begin again, but not for ever. */
const MADE: Limit = { tries: 20, milliseconds: HOUR }

export const createEnrollments = (parts: LearningParts) => {
  const { clock, db, limits } = parts
  const enroll = createEnrolling(parts)

  return {
    /**
     * Enrols the caller. An active enrolment answers its own id, whatever is clicked twice or raced; one that
     * has run out makes room first.
     */
    enroll: async (tx: Tx, caller: Learner, body: EnrollStudentBody): Promise<{ id: number }> => {
      if (caller.studentId === null) throw forbidden('NOT_A_STUDENT')
      if (body.studentId !== caller.studentId) throw notFound()
      const { offering, course } = found(await findOpenOffering(tx, body.instructorOnlineCourseId))
      const enrolled = await enroll(tx, body.studentId, { offering, course }, () =>
        limits.take(`enrollment student ${body.studentId}`, MADE, tx),
      )
      return { id: enrolled.id }
    },

    readProgress: async (caller: Learner, enrollmentId: number, language: Language): Promise<OnlineCourseProgress> => {
      const read = () => readableEnrollment(db, caller, enrollmentId)
      const learner = await read()
      const isSettled = await settleIfDue(parts, enrollmentId)
      return presentCourseProgress(db, parts, isSettled ? await read() : learner, caller, language)
    },

    /** Ends an active enrolment at the learner's wish. An attempt under way ends with it. */
    drop: async (caller: Learner, enrollmentId: number, language: Language): Promise<EnrollmentAnswer> => {
      await ownEnrollment(db, caller, enrollmentId)
      await settleIfDue(parts, enrollmentId)
      await db.transaction(async (tx) => {
        const now = clock.now()
        const enrollment = found(await lockEnrollment(tx, enrollmentId))
        const dropped = await moveEnrollment(tx, enrollment, 'enrollment.dropped', false, now)
        if (dropped === null) {
          const lessons = await listLessonProgress(tx, enrollmentId)
          const isPassed = lessons.every(({ progress }) => progress.state === 'passed')
          throw conflict('ILLEGAL_TRANSITION', {
            status: enrollment.statusId,
            nextEvents: enrollmentNextEvents(enrollment, isPassed, now),
          })
        }
        for (const attempt of await listOpenAttempts(tx, enrollmentId))
          await closeAttempt(tx, parts, attempt, 'timeUp', now)
      })
      return presentEnrollment(db, (await ownEnrollment(db, caller, enrollmentId)).enrollment, language)
    },
  }
}
