import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'
import { NO_NOTE, noteFormMachine } from './note-form.machine.ts'

export type QuickPanelEvent =
  | { type: 'events.cleared'; ids: readonly string[] }
  | { type: 'note.removed'; noteId: number }
  | { type: 'act.retried' }
  | { type: 'note.begun' }
  | { type: 'note.left' }

export type QuickPanelContext = Readonly<{
  userId: number
  /** Events that are being cleared, or could not be. */
  ids: readonly string[]
  /** The note that is being removed, or could not be. */
  noteId: number | null
  fault: Fault | null
}>

/**
 * What a person does in the quick panel; what it shows is a `resource`. What could not be cleared stays, and says
 * so: an event that is gone from the screen is gone for good.
 */
export const quickPanelMachine = setup({
  types: {} as {
    input: { userId: number }
    context: QuickPanelContext
    events: QuickPanelEvent
    children: { noteForm: 'noteForm' }
  },
  actors: {
    clearEvents: unprovided<void, { userId: number; ids: readonly string[] }>('clearEvents'),
    removeNote: unprovided<void, { userId: number; noteId: number }>('removeNote'),
    noteForm: noteFormMachine,
  },
  actions: {
    takeIds: assign((_, { ids }: { ids: readonly string[] }) => ({ ids, noteId: null, fault: null })),
    takeNote: assign((_, { noteId }: { noteId: number }) => ({ ids: [], noteId, fault: null })),
    forget: assign({ ids: [], noteId: null, fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'quickPanel',
  context: ({ input }) => ({ userId: input.userId, ids: [], noteId: null, fault: null }),
  type: 'parallel',
  states: {
    act: {
      initial: 'ready',
      states: {
        ready: {
          initial: 'still',
          on: {
            'events.cleared': { target: 'clearing', actions: { type: 'takeIds', params: ({ event }) => event } },
            'note.removed': { target: 'removing', actions: { type: 'takeNote', params: ({ event }) => event } },
          },
          states: {
            still: {},
            uncleared: { tags: 'error', on: { 'act.retried': '#quickPanel.act.clearing' } },
            unremoved: { tags: 'error', on: { 'act.retried': '#quickPanel.act.removing' } },
          },
        },
        clearing: {
          tags: 'busy',
          invoke: {
            id: 'clearEvents',
            src: 'clearEvents',
            input: ({ context: { userId, ids } }) => ({ userId, ids }),
            onDone: { target: 'ready', actions: 'forget' },
            onError: [
              {
                guard: { type: 'isRefusal', params: causeOf },
                target: 'ready',
                actions: 'forget',
              },
              { target: 'ready.uncleared', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeNote',
            src: 'removeNote',
            input: ({ context: { userId, noteId } }) => ({ userId, noteId: known(noteId, 'a note') }),
            onDone: { target: 'ready', actions: 'forget' },
            onError: [
              {
                guard: { type: 'isRefusal', params: causeOf },
                target: 'ready',
                actions: 'forget',
              },
              { target: 'ready.unremoved', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
      },
    },
    notebook: {
      initial: 'closed',
      states: {
        closed: { on: { 'note.begun': 'writing' } },
        writing: {
          on: { 'note.left': { guard: atRest('noteForm'), target: 'closed' } },
          invoke: {
            id: 'noteForm',
            src: 'noteForm',
            input: ({ context }) => ({
              form: `note.${context.userId}`,
              values: NO_NOTE,
              drafted: { title: true, detail: true },
            }),
            onDone: 'closed',
            onError: {
              target: 'closed',
              actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
      },
    },
  },
})

export type QuickPanelActor = ActorRefFrom<typeof quickPanelMachine>
