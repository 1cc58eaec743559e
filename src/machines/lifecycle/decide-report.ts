import { transition } from 'xstate'

import type { KeptReportState, ReportState } from '../../domain/report.ts'
import { reportLifecycle, type ReportLifecycleEvent, type ReportLifecycleFacts } from './report.lifecycle.ts'

/** The state that a report is in after the event, or null when the chart refuses it. Pure. */
export const decideReport = (
  state: ReportState,
  facts: ReportLifecycleFacts,
  event: ReportLifecycleEvent['type'],
): ReportState | null => {
  const held = reportLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(reportLifecycle, held, { type: event })[0].value : null
}

/** Where a report stands by what is known now; `kept` is null of one that nobody built. */
export const reportStateNow = (kept: KeptReportState | null, facts: ReportLifecycleFacts): ReportState => {
  if (kept === null) return 'due'
  return facts.isCurrent ? kept : (decideReport(kept, facts, 'facts.changed') ?? kept)
}
