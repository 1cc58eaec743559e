import { transition } from 'xstate'

import type { ImportState } from '../../domain/import.ts'
import { importLifecycle, type ImportFacts, type ImportLifecycleEvent } from './import.lifecycle.ts'

/** The state an import is in after the event, or null when the chart refuses it. Pure. */
export const decideImport = (
  state: ImportState,
  facts: ImportFacts,
  event: ImportLifecycleEvent['type'],
): ImportState | null => {
  const held = importLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(importLifecycle, held, { type: event })[0].value : null
}
