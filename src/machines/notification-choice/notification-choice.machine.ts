import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import type { NotificationOptionId } from '../../domain/notification-option.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type NotificationChoiceEvent =
  | { type: 'option.chosen'; option: NotificationOptionId }
  | { type: 'choice.made' }
  /** What is saved was changed elsewhere. */
  | { type: 'option.known'; option: NotificationOptionId }

export type NotificationChoiceContext = Readonly<{ option: NotificationOptionId; fault: Fault | null }>

/** How a person wants to be told of things. What could not be saved stays chosen, and says so. */
export const notificationChoiceMachine = setup({
  types: {} as {
    input: { option: NotificationOptionId }
    context: NotificationChoiceContext
    events: NotificationChoiceEvent
  },
  actors: { saveNotification: unprovided<void, { option: NotificationOptionId }>('saveNotification') },
  actions: {
    takeOption: assign((_, { option }: { option: NotificationOptionId }) => ({ option })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'notificationChoice',
  context: ({ input }) => ({ option: input.option, fault: null }),
  initial: 'choosing',
  on: {
    'option.chosen': { target: '.choosing', actions: { type: 'takeOption', params: ({ event }) => event } },
    'option.known': { actions: { type: 'takeOption', params: ({ event }) => event } },
  },
  states: {
    choosing: { on: { 'choice.made': 'saving' } },
    saving: {
      tags: 'busy',
      entry: 'forgetFault',
      // What is being saved stays what is shown.
      on: { 'option.chosen': undefined, 'option.known': undefined },
      invoke: {
        id: 'saveNotification',
        src: 'saveNotification',
        input: ({ context }) => ({ option: context.option }),
        onDone: 'saved',
        onError: { target: 'unsaved', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    saved: {},
    unsaved: { tags: 'error', on: { 'choice.made': 'saving' } },
  },
})

export type NotificationChoiceActor = ActorRefFrom<typeof notificationChoiceMachine>
export type NotificationChoiceSnapshot = SnapshotFrom<typeof notificationChoiceMachine>
