import { ENROLLMENT_STATUS } from './enrollment.ts'
import { LESSON_OUTCOME } from './lesson.ts'

export type EnrollmentFacts = Readonly<{
  status: number
  /** ISO-8601 instant. */
  expirationDate: string
  progress: readonly Readonly<{ lessonId: number; status: number | null }>[]
  lessonCount: number
}>

export type EnrollmentLabel =
  | Readonly<{ kind: 'active'; complete: number; total: number }>
  | Readonly<{ kind: 'expiredIncomplete' | 'completedExpired' | 'expired' | 'completed' | 'dropped' | 'unknown' }>

/** Lessons of an enrolment that are complete: those whose progress status is 2. */
export const countComplete = (progress: EnrollmentFacts['progress']): number =>
  progress.filter((item) => item.status === LESSON_OUTCOME.passExam).length

/** The same with its lessons counted already. */
export type CountedEnrollment = Readonly<{ status: number; expirationDate: string; complete: number; total: number }>

/** The label that an online enrolment is shown with (specification, section 4). `now` in milliseconds. */
export const countedLabel = (
  { status, expirationDate, complete, total }: CountedEnrollment,
  now: number,
): EnrollmentLabel => {
  const isPast = Date.parse(expirationDate) < now
  switch (status) {
    case ENROLLMENT_STATUS.active:
      return isPast ? { kind: 'expiredIncomplete' } : { kind: 'active', complete, total }
    case ENROLLMENT_STATUS.completed:
      return { kind: isPast ? 'completedExpired' : 'completed' }
    case ENROLLMENT_STATUS.expired:
      return { kind: 'expired' }
    case ENROLLMENT_STATUS.dropped:
      return { kind: 'dropped' }
    default:
      return { kind: 'unknown' }
  }
}

/** The same, of an enrolment with its progress. */
export const enrollmentLabel = (
  { status, expirationDate, progress, lessonCount }: EnrollmentFacts,
  now: number,
): EnrollmentLabel =>
  countedLabel({ status, expirationDate, complete: countComplete(progress), total: lessonCount }, now)

export type VerificationLabel = Readonly<{ isVerified: boolean; isIncomplete: boolean }>

/** 'Verified' or 'Not Verified', with ' - Course Incomplete' when the incomplete flag is set. */
export const verificationLabel = (
  enrollment: Readonly<{ isVerified: boolean; incomplete: boolean }>,
): VerificationLabel => ({
  isVerified: enrollment.isVerified,
  isIncomplete: enrollment.incomplete,
})
