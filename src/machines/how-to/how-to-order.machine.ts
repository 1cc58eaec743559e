import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type OrderedVideo = Readonly<{ id: number; title: string; state: 'draft' | 'published' | 'trashed' }>

export type HowToOrderEvent =
  /** By so many places; up where that is negative. */
  { type: 'video.moved'; id: number; by: number } | { type: 'order.retried' }

const moved = (items: readonly OrderedVideo[], id: number, by: number): readonly OrderedVideo[] => {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  const to = Math.max(0, Math.min(items.length - 1, from + by))
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

const idsOf = (items: readonly OrderedVideo[]): readonly number[] => items.map(({ id }) => id)

/**
 * The order of the videos: read, then written whole after each move, one write at a time. Where somebody else changed
 * it meanwhile it is read anew, and said so: what was moved is not moved over theirs.
 */
export const howToOrderMachine = setup({
  types: {} as {
    context: Readonly<{
      /** As the server has it. */
      saved: readonly OrderedVideo[]
      /** As it is wanted. */
      items: readonly OrderedVideo[]
      /** What is on its way to the server. */
      sent: readonly OrderedVideo[]
      fault: Fault | null
    }>
    events: HowToOrderEvent
    children: { readOrder: 'readOrder'; saveOrder: 'saveOrder' }
  },
  actors: {
    readOrder: unprovided<readonly OrderedVideo[]>('readOrder'),
    saveOrder: unprovided<void, { was: readonly number[]; ids: readonly number[] }>('saveOrder'),
  },
  actions: {
    take: assign((_, { items }: { items: readonly OrderedVideo[] }) => ({ saved: items, items, fault: null })),
    move: assign(({ context }, { id, by }: { id: number; by: number }) => ({ items: moved(context.items, id, by) })),
    send: assign(({ context }) => ({ sent: context.items })),
    keepSaved: assign(({ context }) => ({ saved: context.sent, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isSaved: ({ context }) => String(idsOf(context.items)) === String(idsOf(context.saved)),
    isOutdated: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'conflict',
  },
}).createMachine({
  id: 'howToOrder',
  context: { saved: [], items: [], sent: [], fault: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => ({ items: event.output }) } },
        onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    unread: { tags: 'error', on: { 'order.retried': 'reading' } },
    ready: {
      initial: 'still',
      on: { 'video.moved': { actions: { type: 'move', params: ({ event }) => event } } },
      states: {
        still: {
          on: {
            'video.moved': { target: 'settling', actions: { type: 'move', params: ({ event }) => event } },
          },
        },
        settling: { always: [{ guard: 'isSaved', target: 'still' }, { target: 'saving' }] },
        saving: {
          entry: 'send',
          tags: 'busy',
          invoke: {
            id: 'saveOrder',
            src: 'saveOrder',
            input: ({ context }) => ({ was: idsOf(context.saved), ids: idsOf(context.items) }),
            // What was moved meanwhile is the next write.
            onDone: { target: 'settling', actions: 'keepSaved' },
            onError: [
              {
                guard: { type: 'isOutdated', params: causeOf },
                target: 'outdated',
                actions: { type: 'keepFault', params: causeOf },
              },
              { target: 'unsaved', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        unsaved: {
          tags: 'error',
          on: {
            'order.retried': 'settling',
            'video.moved': { target: 'settling', actions: { type: 'move', params: ({ event }) => event } },
          },
        },
        /** Read anew once somebody has heard of it. */
        outdated: { tags: 'error', on: { 'order.retried': '#howToOrder.reading', 'video.moved': undefined } },
      },
    },
  },
})

export type HowToOrderMachine = typeof howToOrderMachine
export type HowToOrderActor = ActorRefFrom<HowToOrderMachine>
