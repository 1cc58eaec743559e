import { transition } from 'xstate'

import type { NameChangeState } from '../../domain/name-change.ts'
import { nameChangeLifecycle, type NameChangeFacts, type NameChangeLifecycleEvent } from './name-change.lifecycle.ts'

/** The state that a change of a name is in after the event, or null when the chart refuses it. Pure. */
export const decideNameChange = (
  state: NameChangeState,
  facts: NameChangeFacts,
  event: NameChangeLifecycleEvent['type'],
): NameChangeState | null => {
  const held = nameChangeLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(nameChangeLifecycle, held, { type: event })[0].value : null
}
