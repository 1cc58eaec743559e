import type { RecordedAttempt, RecordedLesson } from '../../../src/domain/contract/enrollment-record.contract.ts'
import type { EnrollmentRecord } from '../../../src/domain/contract/enrollment-records.list.ts'
import { countedLabel } from '../../../src/domain/enrollment-label.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { attemptsLeft } from '../../../src/domain/quiz.ts'
import { ENROLLMENT_LABELS } from '../../../src/domain/student-enrollment.ts'
import { attemptsCounted, lessonAfter } from '../lessons/lesson-lifecycle.ts'
import type { AttemptHeld, LessonHeld } from './enrollment-record.repository.ts'
import type { EnrollmentRecordRow } from './enrollment-records.repository.ts'

const isLabel = (kind: string): kind is (typeof ENROLLMENT_LABELS)[number] =>
  ENROLLMENT_LABELS.some((label) => label === kind)

/** An enrolment as the list has it. */
export const presentRecord = (row: EnrollmentRecordRow, language: Language, now: Date): EnrollmentRecord => {
  const { enrollment, complete, total, attemptsAllowed, attemptsCounted: counted } = row
  const { statusId: status } = enrollment
  const expirationDate = enrollment.expirationDate.toISOString()
  const { kind } = countedLabel({ status, expirationDate, complete, total }, now.getTime())
  if (!isLabel(kind)) throw new Error(`No enrolment is labelled ${kind}`)
  const isAtQuiz = status === ENROLLMENT_STATUS.active && counted !== null
  return {
    id: enrollment.id,
    studentId: enrollment.studentId,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    agency: row.agency,
    courseId: enrollment.courseId,
    courseTitle: row.courseTitle[language],
    label: kind,
    complete,
    total,
    expirationDate,
    isVerified: enrollment.isVerified,
    incomplete: enrollment.incomplete,
    lastActivityAt: enrollment.lastActivityAt.toISOString(),
    attempts: isAtQuiz ? { left: attemptsLeft(attemptsAllowed, counted) } : null,
  }
}

/** Whether an attempt of a lesson can be said not to count: it is over, was not passed, and counts. */
export const isResettable = ({ progress, quiz }: LessonHeld, { attempt }: AttemptHeld, now: Date): boolean =>
  (attempt.state === 'failed' || attempt.state === 'timedOut') &&
  attempt.resetAt === null &&
  lessonAfter(progress, quiz, 'attempt.reset', now) !== null

const presentAttempt = (held: AttemptHeld, canBeReset: boolean): RecordedAttempt => {
  const { attempt, firstName, lastName } = held
  const { id, number, state, right, total, passPercent, resetAt, resetReason } = attempt
  return {
    id,
    number,
    state,
    startedAt: attempt.startedAt.toISOString(),
    closedAt: attempt.closedAt?.toISOString() ?? null,
    right,
    total,
    passPercent,
    reset: resetAt && {
      at: resetAt.toISOString(),
      by: firstName === null ? null : `${firstName} ${lastName}`,
      reason: resetReason ?? '',
    },
    canBeReset,
  }
}

/** A lesson with what was tried at its quiz; `canReset` where the enrolment lets an attempt be reset at all. */
export const presentLesson = (
  lesson: LessonHeld,
  attempts: readonly AttemptHeld[],
  { language, now, canReset }: Readonly<{ language: Language; now: Date; canReset: boolean }>,
): RecordedLesson => ({
  lessonId: lesson.progress.lessonId,
  title: lesson.title[language],
  state: lesson.progress.state,
  attemptsLeft: attemptsLeft(lesson.quiz.attemptsAllowed, attemptsCounted(lesson.progress)),
  attempts: attempts
    .filter(({ attempt }) => attempt.lessonId === lesson.progress.lessonId)
    .map((held) => presentAttempt(held, canReset && isResettable(lesson, held, now))),
})
