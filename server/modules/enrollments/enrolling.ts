import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { decideLesson } from '../../../src/machines/lifecycle/decide.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lessonProgress, onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { found, notFound } from '../../platform/refusal.ts'
import { enrollmentCodes, makeEnrollmentCode } from '../enrollment-verification/enrollment-code.ts'
import { listOfferedLessons } from '../lessons/lessons.repository.ts'
import { confirmEnrollment } from './completion.ts'
import { moveEnrollment } from './enrollment-lifecycle.ts'
import { findActiveEnrollment, findEnrollment, lockStudent, type findOpenOffering } from './enrollments.repository.ts'
import type { LearningParts } from './learning-parts.ts'

/** The lessons of a new enrolment: the first one is unlocked, by the chart like any other. */
const startLessons = async (tx: Tx, enrollmentId: number, offeringId: number) => {
  const lessons = await listOfferedLessons(tx, offeringId)
  if (lessons.length === 0) throw notFound()
  const unlocked = decideLesson('locked', { attemptsLeft: null, isCooledDown: true }, 'lesson.unlocked') ?? 'locked'
  await tx.insert(lessonProgress).values(
    lessons.map(({ id }, index) => ({
      enrollmentId,
      lessonId: id,
      state: index === 0 ? unlocked : ('locked' as const),
    })),
  )
}

type Offered = NonNullable<Awaited<ReturnType<typeof findOpenOffering>>>

/**
 * Enrols a student in what is offered. An active enrolment answers its own id, whatever is clicked twice or raced; one
 * that has run out makes room first. `admit` is asked before a new one is made, and may refuse it.
 */
export const createEnrolling = (parts: LearningParts) => {
  const { clock } = parts
  const codes = enrollmentCodes(parts)
  return async (
    tx: Tx,
    studentId: number,
    { offering, course }: Offered,
    admit?: () => Promise<void>,
  ): Promise<Readonly<{ id: number; isNew: boolean }>> => {
    found(await lockStudent(tx, studentId))
    const now = clock.now()
    const active = await findActiveEnrollment(tx, studentId, course.id)
    if (active) {
      const expired = await moveEnrollment(tx, active, 'enrollment.expired', false, now)
      if (expired === null) return { id: active.id, isNew: false }
    }
    await admit?.()
    const code = makeEnrollmentCode()
    const [enrollment] = await tx
      .insert(onlineEnrollments)
      .values({
        studentId,
        courseId: course.id,
        offeringId: offering.id,
        statusId: ENROLLMENT_STATUS.active,
        startedAt: now,
        lastActivityAt: now,
        expirationDate: later(now, course.expiresAfterDays * DAY),
        verificationCodeHash: codes.hashOf(code, { studentId, courseId: course.id }),
      })
      .returning()
    const { id } = found(enrollment)
    await startLessons(tx, id, offering.id)
    await confirmEnrollment(tx, parts, found(await findEnrollment(tx, id)), code)
    return { id, isNew: true }
  }
}
