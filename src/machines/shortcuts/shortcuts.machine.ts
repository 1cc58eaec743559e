import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { canToggleShortcut, isSameList, toggleShortcut, type Shortcuts } from '../../domain/shortcuts.ts'
import { backoff } from '../backoff.ts'
import { known } from '../known.ts'
import { unprovided } from '../unprovided.ts'

/** A person with the list that the server keeps; null is a guest. */
export type Starrer = Readonly<{ userId: number; shortcuts: Shortcuts }> | null

export type ShortcutsEvent =
  | { type: 'shortcut.toggled'; id: string }
  /** It is known who is looking, or that it is somebody else now. */
  | { type: 'viewer.settled'; viewer: Starrer }
  | { type: 'saving.retried' }

export type ShortcutsInput = Readonly<{ viewer: Starrer }>

export type ShortcutsContext = Readonly<{
  /** Null is a guest, whose list stays on the device. */
  userId: number | null
  list: Shortcuts
  /** What the server was last sent. */
  sent: Shortcuts
  failures: number
  fault: Fault | null
}>

/**
 * The stars of the toolbar. A star holds at once. A person's list goes to the server whenever it changed, a
 * guest's stays on the device. What could not be saved is kept, shown as such, and sent again.
 */
export const shortcutsMachine = setup({
  types: {} as { input: ShortcutsInput; context: ShortcutsContext; events: ShortcutsEvent },
  actors: {
    readDevice: unprovided<Shortcuts>('readDevice'),
    keepOnDevice: unprovided<void, { list: Shortcuts }>('keepOnDevice'),
    saveShortcuts: unprovided<void, { userId: number; list: Shortcuts }>('saveShortcuts'),
  },
  actions: {
    toggle: assign(({ context }, { id }: { id: string }) => ({ list: toggleShortcut(context.list, id) })),
    take: assign((_, { list }: { list: Shortcuts }) => ({ list })),
    takeViewer: assign((_, { viewer }: { viewer: Starrer }) => ({
      userId: viewer?.userId ?? null,
      list: viewer?.shortcuts ?? [],
      failures: 0,
      fault: null,
    })),
    noteSent: assign(({ context }) => ({ sent: context.list })),
    noteSuccess: assign({ failures: 0, fault: null }),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
  },
  guards: {
    isGuest: ({ context }) => context.userId === null,
    canToggle: ({ context }, { id }: { id: string }) => canToggleShortcut(context.list, id),
    isChangedSince: ({ context }) => !isSameList(context.list, context.sent),
    isSamePerson: ({ context }, { viewer }: { viewer: Starrer }) => viewer !== null && viewer.userId === context.userId,
    /** Sending it once more may do better: the network or the server was away. */
    isPassing: ({ context }) => context.fault?.kind === 'offline' || context.fault?.kind === 'unexpected',
  },
  delays: { retryDelay: ({ context }) => backoff(context.failures) },
}).createMachine({
  id: 'shortcuts',
  context: ({ input: { viewer } }) => ({
    userId: viewer?.userId ?? null,
    list: viewer?.shortcuts ?? [],
    sent: [],
    failures: 0,
    fault: null,
  }),
  initial: 'settling',
  on: {
    'viewer.settled': { target: '.settling', actions: { type: 'takeViewer', params: ({ event }) => event } },
  },
  states: {
    settling: { always: [{ guard: 'isGuest', target: 'guest' }, { target: 'person' }] },
    guest: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readDevice',
            src: 'readDevice',
            onDone: { target: 'idle', actions: { type: 'take', params: ({ event }) => ({ list: event.output }) } },
            onError: {
              target: 'idle',
              actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        idle: {
          on: {
            'shortcut.toggled': {
              guard: { type: 'canToggle', params: ({ event }) => event },
              target: 'keeping',
              actions: { type: 'toggle', params: ({ event }) => event },
            },
          },
        },
        keeping: {
          invoke: {
            id: 'keepOnDevice',
            src: 'keepOnDevice',
            input: ({ context }) => ({ list: context.list }),
            onDone: 'idle',
            // Blocked storage: the list lives as long as this page.
            onError: {
              target: 'idle',
              actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
            },
          },
          on: {
            'shortcut.toggled': {
              guard: { type: 'canToggle', params: ({ event }) => event },
              target: 'keeping',
              reenter: true,
              actions: { type: 'toggle', params: ({ event }) => event },
            },
          },
        },
      },
    },
    person: {
      initial: 'idle',
      states: {
        /** Saved. What another device left is taken over when the viewer settles. */
        idle: {
          on: {
            'shortcut.toggled': {
              guard: { type: 'canToggle', params: ({ event }) => event },
              target: 'saving',
              actions: { type: 'toggle', params: ({ event }) => event },
            },
          },
        },
        saving: {
          tags: 'busy',
          entry: 'noteSent',
          invoke: {
            id: 'saveShortcuts',
            src: 'saveShortcuts',
            input: ({ context }) => ({ userId: known(context.userId, 'a person'), list: context.list }),
            onDone: [
              { guard: 'isChangedSince', target: 'saving', reenter: true, actions: 'noteSuccess' },
              { target: 'idle', actions: 'noteSuccess' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
            },
          },
          on: {
            // Sent after the one that is under way, so that the server hears them in their order.
            'shortcut.toggled': {
              guard: { type: 'canToggle', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            'viewer.settled': { guard: { type: 'isSamePerson', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: 'error',
          after: { retryDelay: { guard: 'isPassing', target: 'saving' } },
          on: {
            'shortcut.toggled': {
              guard: { type: 'canToggle', params: ({ event }) => event },
              target: 'saving',
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            'saving.retried': 'saving',
            // The same person again: what is not saved yet is newer than what the server knows.
            'viewer.settled': { guard: { type: 'isSamePerson', params: ({ event }) => event }, target: 'saving' },
          },
        },
      },
    },
  },
})

export type ShortcutsActor = ActorRefFrom<typeof shortcutsMachine>
