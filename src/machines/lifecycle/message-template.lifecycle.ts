import { setup } from 'xstate'

import type { TEMPLATE_EVENTS } from '../../domain/message-template.ts'

export type MessageTemplateEvent = Readonly<{ type: (typeof TEMPLATE_EVENTS)[number] }>

export type MessageTemplateFacts = Readonly<{
  /** Nothing is wrong with it in any of the languages. */
  isSound: boolean
}>

/**
 * The life of a version of a message's words. Messages are sent with the one that is in force, and with the product's
 * own words where none is. What was in force is never changed: it can be put in force again as it was. Pure: the server
 * decides with it, and the browser offers what it takes.
 */
export const messageTemplateLifecycle = setup({
  types: {} as { context: MessageTemplateFacts; events: MessageTemplateEvent; input: MessageTemplateFacts },
  guards: { isSound: ({ context }) => context.isSound },
}).createMachine({
  id: 'messageTemplate',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'draft.changed': 'draft',
        'draft.checked': { guard: 'isSound', target: 'checked' },
        'draft.dropped': 'dropped',
      },
    },
    checked: {
      on: {
        'draft.changed': 'draft',
        'draft.checked': { guard: 'isSound', target: 'checked' },
        'version.putInForce': { guard: 'isSound', target: 'inForce' },
        'draft.dropped': 'dropped',
      },
    },
    /** Another took its place, or the product's own words. */
    inForce: { on: { 'version.replaced': 'older' } },
    older: { on: { 'version.putInForce': { guard: 'isSound', target: 'inForce' } } },
    /** It was never in force, and nothing of it is kept. */
    dropped: { type: 'final' },
  },
})
