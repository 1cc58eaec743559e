import { transition } from 'xstate'

import type { ApprovalState } from '../../domain/instructor-approval.ts'
import { approvalLifecycle, type ApprovalLifecycleEvent, type ApprovalLifecycleFacts } from './approval.lifecycle.ts'

/** The state that an approval is in after the event, or null when the chart refuses it. Pure. */
export const decideApproval = (
  state: ApprovalState,
  facts: ApprovalLifecycleFacts,
  event: ApprovalLifecycleEvent['type'],
): ApprovalState | null => {
  const held = approvalLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(approvalLifecycle, held, { type: event })[0].value : null
}
