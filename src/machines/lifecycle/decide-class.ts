import { transition, type SnapshotFrom } from 'xstate'

import { keysOf } from '../../domain/keys.ts'
import { classLifecycle, type ClassFacts, type ClassLifecycleEvent } from './class.lifecycle.ts'
import {
  registrationLifecycle,
  type RegistrationFacts,
  type RegistrationLifecycleEvent,
} from './registration.lifecycle.ts'

export type RegistrationLifecycleState = SnapshotFrom<typeof registrationLifecycle>['value']
export type ClassLifecycleState = SnapshotFrom<typeof classLifecycle>['value']

const REGISTRATION_EVENT_TYPES = keysOf<RegistrationLifecycleEvent['type']>({
  'registration.asked': true,
  'walkIn.added': true,
  'walkIn.removed': true,
  'seat.offered': true,
  'offer.accepted': true,
  'offer.declined': true,
  'offer.ended': true,
  'registration.left': true,
  'registration.merged': true,
})

const CLASS_EVENT_TYPES = keysOf<ClassLifecycleEvent['type']>({
  'class.changed': true,
  'class.cancelled': true,
  'class.completed': true,
  'attendance.taken': true,
  'attendance.corrected': true,
})

const registrationAt = (state: RegistrationLifecycleState, facts: RegistrationFacts) =>
  registrationLifecycle.resolveState({ value: state, context: facts })

const classAt = (state: ClassLifecycleState, facts: ClassFacts) =>
  classLifecycle.resolveState({ value: state, context: facts })

/** The state a student's place is in after the event, or null when the chart refuses it. Pure. */
export const decideRegistration = (
  state: RegistrationLifecycleState,
  facts: RegistrationFacts,
  event: RegistrationLifecycleEvent['type'],
): RegistrationLifecycleState | null => {
  const held = registrationAt(state, facts)
  return held.can({ type: event }) ? transition(registrationLifecycle, held, { type: event })[0].value : null
}

/** The state a class is in after the event, or null when the chart refuses it. Pure. */
export const decideClass = (
  state: ClassLifecycleState,
  facts: ClassFacts,
  event: ClassLifecycleEvent['type'],
): ClassLifecycleState | null => {
  const held = classAt(state, facts)
  return held.can({ type: event }) ? transition(classLifecycle, held, { type: event })[0].value : null
}

/** The events that a place would take now: what the server answers as `nextEvents`. */
export const nextRegistrationEvents = (
  state: RegistrationLifecycleState,
  facts: RegistrationFacts,
): RegistrationLifecycleEvent['type'][] => {
  const held = registrationAt(state, facts)
  return REGISTRATION_EVENT_TYPES.filter((type) => held.can({ type }))
}

export const nextClassEvents = (state: ClassLifecycleState, facts: ClassFacts): ClassLifecycleEvent['type'][] => {
  const held = classAt(state, facts)
  return CLASS_EVENT_TYPES.filter((type) => held.can({ type }))
}
