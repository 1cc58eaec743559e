import { transition } from 'xstate'

import type { MailingState } from '../../domain/report-mailing.ts'
import {
  reportMailingLifecycle,
  type MailingLifecycleEvent,
  type MailingLifecycleFacts,
} from './report-mailing.lifecycle.ts'

export type HeldMailing = MailingLifecycleFacts & Readonly<{ state: MailingState }>

const resolve = ({ state, failures, removedFrom }: HeldMailing) =>
  reportMailingLifecycle.resolveState({ value: state, context: { failures, removedFrom } })

/** How a mailing stands after the event, or null when the chart refuses it. Pure. */
export const decideMailing = (mailing: HeldMailing, event: MailingLifecycleEvent['type']): HeldMailing | null => {
  const held = resolve(mailing)
  if (!held.can({ type: event })) return null
  const [{ value, context }] = transition(reportMailingLifecycle, held, { type: event })
  return { state: value, ...context }
}
