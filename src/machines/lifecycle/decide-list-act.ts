import { transition } from 'xstate'

import type { ListActState } from '../../domain/list-act.ts'
import { listActLifecycle, type ListActFacts, type ListActLifecycleEvent } from './list-act.lifecycle.ts'

/** The state an act is in after the event, or null when the chart refuses it. Pure. */
export const decideListAct = (
  state: ListActState,
  facts: ListActFacts,
  event: ListActLifecycleEvent['type'],
): ListActState | null => {
  const held = listActLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(listActLifecycle, held, { type: event })[0].value : null
}
