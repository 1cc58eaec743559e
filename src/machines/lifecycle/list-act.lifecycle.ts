import { setup } from 'xstate'

export type ListActLifecycleEvent =
  | { type: 'act.finished' }
  | { type: 'act.cancelled' }
  /** Who asked for it may no longer, or its rows could not be dealt with however often that was tried. */
  | { type: 'act.failed' }
  | { type: 'undo.begun' }
  | { type: 'undo.finished' }

export type ListActFacts = Readonly<{
  /** Rows that nothing was done with yet; while it is being undone, those that it was not tried with. */
  isWorkLeft: boolean
  /** It is of a kind that can be, not too long ago, and was done with rows that undoing was not tried with. */
  isUndoable: boolean
}>

/**
 * The life of an act on many rows of a list: done, left or failed. What was done by then stays done until it is
 * undone: then each row that is still as the act left it is put back, and the others stay.
 */
export const listActLifecycle = setup({
  types: {} as { context: ListActFacts; events: ListActLifecycleEvent; input: ListActFacts },
  guards: {
    isAllDone: ({ context }) => !context.isWorkLeft,
    isUndoable: ({ context }) => context.isUndoable,
  },
}).createMachine({
  id: 'listActLifecycle',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      on: {
        'act.finished': { guard: 'isAllDone', target: 'done' },
        'act.cancelled': 'cancelled',
        'act.failed': 'failed',
      },
    },
    done: { on: { 'undo.begun': { guard: 'isUndoable', target: 'undoing' } } },
    cancelled: { on: { 'undo.begun': { guard: 'isUndoable', target: 'undoing' } } },
    failed: { on: { 'undo.begun': { guard: 'isUndoable', target: 'undoing' } } },
    undoing: { on: { 'undo.finished': { guard: 'isAllDone', target: 'undone' }, 'act.failed': 'failed' } },
    undone: { type: 'final' },
  },
})
