import { transition } from 'xstate'

import type { TemplateState } from '../../domain/message-template.ts'
import {
  messageTemplateLifecycle,
  type MessageTemplateEvent,
  type MessageTemplateFacts,
} from './message-template.lifecycle.ts'

/** The state that a version is in after the event, or null when the chart refuses it. Pure. */
export const decideMessageTemplate = (
  state: TemplateState,
  facts: MessageTemplateFacts,
  event: MessageTemplateEvent['type'],
): TemplateState | 'dropped' | null => {
  const held = messageTemplateLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(messageTemplateLifecycle, held, { type: event })[0].value : null
}
