import { transition } from 'xstate'

import { keysOf } from '../../domain/keys.ts'
import type { EnrollmentState } from './decide.ts'
import {
  enrollmentChangeLifecycle,
  type EnrollmentChangeEvent,
  type EnrollmentChangeFacts,
} from './enrollment-change.lifecycle.ts'

export const ENROLLMENT_CHANGES = keysOf<EnrollmentChangeEvent['type']>({
  'enrollment.extended': true,
  'extension.undone': true,
  'enrollment.dropped': true,
  'drop.undone': true,
  'attempt.reset': true,
})

const held = (state: EnrollmentState, facts: EnrollmentChangeFacts) =>
  enrollmentChangeLifecycle.resolveState({ value: state, context: facts })

/** The state that an enrolment is in after a change from outside, or null when the chart refuses it. Pure. */
export const decideEnrollmentChange = (
  state: EnrollmentState,
  facts: EnrollmentChangeFacts,
  event: EnrollmentChangeEvent['type'],
): EnrollmentState | null => {
  const snapshot = held(state, facts)
  return snapshot.can({ type: event })
    ? transition(enrollmentChangeLifecycle, snapshot, { type: event })[0].value
    : null
}

/** What may be changed about an enrolment as it stands. */
export const nextEnrollmentChanges = (
  state: EnrollmentState,
  facts: EnrollmentChangeFacts,
): EnrollmentChangeEvent['type'][] => ENROLLMENT_CHANGES.filter((type) => held(state, facts).can({ type }))
