import type { SnapshotFrom } from 'xstate'

import type { EnrollmentActor, enrollmentMachine } from '../../../machines/enrollment/enrollment.machine.ts'

export type EnrollmentMachine = typeof enrollmentMachine
type Snapshot = SnapshotFrom<EnrollmentMachine>

export type EnrollmentFace =
  | 'checking'
  | 'failed'
  | 'unavailable'
  | 'notAStudent'
  | 'notEnrolled'
  | 'enrolling'
  | 'refused'
  | 'unanswered'
  /** Just now: the way on is shown, and not to be had yet. */
  | 'settling'
  | 'enrolled'

export const enrollmentFace = (snapshot: Snapshot): EnrollmentFace => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches('notAStudent')) return 'notAStudent'
  if (snapshot.matches('notEnrolled') || snapshot.matches('confirming')) return 'notEnrolled'
  // The course opens next: what the button would say meanwhile is read by nobody.
  if (snapshot.matches('enrolling') || snapshot.matches('opening')) return 'enrolling'
  if (snapshot.matches('refused')) return 'refused'
  if (snapshot.matches('couldNotAsk')) return 'unanswered'
  if (snapshot.matches('settling')) return 'settling'
  const isEnrolled = snapshot.matches('enrolled') || snapshot.matches('renewing')
  return isEnrolled ? 'enrolled' : 'checking'
}

export const canEnroll = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'enrollment.asked' }) || snapshot.can({ type: 'enrollment.confirmed' })

/** The terms stand above the button, so that pressing it both asks and confirms; a state takes what it expects. */
export const enroll = (actor: EnrollmentActor) => {
  actor.send({ type: 'enrollment.asked' })
  actor.send({ type: 'enrollment.confirmed' })
}
