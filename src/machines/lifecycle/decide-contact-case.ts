import { transition } from 'xstate'

import type { ContactState } from '../../domain/contact.ts'
import { keysOf } from '../../domain/keys.ts'
import { contactCaseLifecycle, type ContactCaseEvent, type ContactCaseFacts } from './contact-case.lifecycle.ts'

export type ContactCaseEventType = ContactCaseEvent['type']

export const CONTACT_CASE_EVENTS = keysOf<ContactCaseEventType>({
  'case.assigned': true,
  'case.released': true,
  'reply.sent': true,
  'question.sent': true,
  'answer.received': true,
  'case.closed': true,
  'closing.undone': true,
  'case.reopened': true,
  'spam.marked': true,
  'spam.lifted': true,
})

/** The state that a message is in after the event, or null when the chart refuses it. Pure. */
export const decideContactCase = (
  state: ContactState,
  facts: ContactCaseFacts,
  event: ContactCaseEventType,
): ContactState | null => {
  const held = contactCaseLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(contactCaseLifecycle, held, { type: event })[0].value : null
}
