import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { isActUnderway } from '../../domain/list-act.ts'
import { backoff } from '../backoff.ts'
import { causeOf, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds between two looks at how far it is. */
export const LIST_ACT_LOOK_MS = 1000

/** Milliseconds for which what became of it is said, and undoing offered; the history has it for longer. */
export const UNDO_OFFERED_MS = 10_000

export type ListActEvent =
  | { type: 'cancel.chosen' }
  | { type: 'undo.chosen' }
  /** One result a row, as a file. */
  | { type: 'results.chosen' }
  /** What it has made. */
  | { type: 'file.chosen' }
  | { type: 'act.dismissed' }
  /** The pointer or the focus came to it, and left it: meanwhile it stays. */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }

export type ListActInput = Readonly<{
  act: ListAct
  /** What is wanted of it at once, as the history offers it; nothing for one that was just begun. */
  wish?: 'cancel' | 'undo'
}>

export type ListActContext = Readonly<{
  act: ListAct
  wish: ListActInput['wish'] | null
  /** Looks in a row that came to nothing. */
  failures: number
  fault: Fault | null
}>

/**
 * One act on rows of a list, watched until it is over: wherever a person goes meanwhile, it can be cancelled, and
 * undone for a while. What is watched goes on by itself: that it could not be looked at is no end of it.
 */
export const listActMachine = setup({
  types: {} as { input: ListActInput; context: ListActContext; events: ListActEvent },
  actors: {
    readAct: unprovided<ListAct, { act: ListAct }>('readAct'),
    cancelAct: unprovided<ListAct, { act: ListAct }>('cancelAct'),
    undoAct: unprovided<ListAct, { act: ListAct }>('undoAct'),
    exportResults: unprovided<void, { act: ListAct }>('exportResults'),
    saveFile: unprovided<void, { act: ListAct }>('saveFile'),
  },
  actions: {
    hold: assign((_, { act }: { act: ListAct }) => ({ act, failures: 0, fault: null })),
    missLook: assign(({ context }) => ({ failures: context.failures + 1 })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isUnderway: ({ context }) => isActUnderway(context.act.state),
    isStillUnderway: (_, { act }: { act: ListAct }) => isActUnderway(act.state),
    isToBeCancelled: ({ context }) => context.wish === 'cancel' && context.act.state === 'running',
    isToBeUndone: ({ context }) => context.wish === 'undo' && context.act.isUndoable,
    canBeCancelled: ({ context }) => context.act.state === 'running',
    canBeUndone: ({ context }) => context.act.isUndoable,
    /** There is nothing left to be fetched: what is made for somebody waits until they have seen it. */
    isAllSaid: ({ context }) => (context.act.file?.until ?? null) === null,
    canBeFetched: ({ context }) => (context.act.file?.until ?? null) !== null,
    ...refusalGuards,
  },
  delays: {
    looking: ({ context }) => Math.max(LIST_ACT_LOOK_MS, backoff(context.failures)),
    offered: UNDO_OFFERED_MS,
  },
}).createMachine({
  id: 'listAct',
  context: ({ input: { act, wish = null } }) => ({ act, wish, failures: 0, fault: null }),
  type: 'parallel',
  states: {
    course: {
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'isToBeCancelled', target: 'cancelling' },
            { guard: 'isToBeUndone', target: 'undoing' },
            { guard: 'isUnderway', target: 'underway' },
            { target: 'over' },
          ],
        },
        underway: {
          initial: 'waiting',
          on: { 'cancel.chosen': { guard: 'canBeCancelled', target: 'cancelling' } },
          states: {
            waiting: { after: { looking: 'looking' } },
            looking: {
              invoke: {
                id: 'readAct',
                src: 'readAct',
                input: ({ context }) => ({ act: context.act }),
                onDone: [
                  {
                    guard: { type: 'isStillUnderway', params: ({ event }) => ({ act: event.output }) },
                    target: 'waiting',
                    actions: { type: 'hold', params: ({ event }) => ({ act: event.output }) },
                  },
                  {
                    target: '#listAct.course.over',
                    actions: { type: 'hold', params: ({ event }) => ({ act: event.output }) },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isRefusal', params: causeOf },
                    target: '#listAct.course.lost',
                    actions: { type: 'keepFault', params: causeOf },
                  },
                  { target: 'waiting', actions: 'missLook' },
                ],
              },
            },
          },
        },
        cancelling: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'cancelAct',
            src: 'cancelAct',
            input: ({ context }) => ({ act: context.act }),
            onDone: { target: 'over', actions: { type: 'hold', params: ({ event }) => ({ act: event.output }) } },
            onError: [
              // It was over by then: how it stands is asked for.
              { guard: { type: 'isRefusal', params: causeOf }, target: 'underway.looking' },
              { target: 'uncancelled', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        /** It could not be asked for, and the act goes on. */
        uncancelled: {
          tags: 'error',
          after: { offered: 'underway.looking' },
          on: { 'cancel.chosen': 'cancelling' },
        },
        over: {
          initial: 'told',
          on: {
            'undo.chosen': { guard: 'canBeUndone', target: 'undoing' },
            'act.dismissed': 'gone',
          },
          states: {
            told: {
              after: { offered: { guard: 'isAllSaid', target: '#listAct.course.gone' } },
              on: { 'attention.gained': 'attended' },
            },
            attended: { on: { 'attention.lost': 'told' } },
          },
        },
        undoing: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'undoAct',
            src: 'undoAct',
            input: ({ context }) => ({ act: context.act }),
            onDone: [
              {
                guard: { type: 'isStillUnderway', params: ({ event }) => ({ act: event.output }) },
                target: 'underway',
                actions: { type: 'hold', params: ({ event }) => ({ act: event.output }) },
              },
              { target: 'over', actions: { type: 'hold', params: ({ event }) => ({ act: event.output }) } },
            ],
            onError: [
              {
                guard: { type: 'isRefusal', params: causeOf },
                target: 'refused',
                actions: { type: 'keepFault', params: causeOf },
              },
              { target: 'notUndone', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        /** It could not be asked for. */
        notUndone: { tags: 'error', on: { 'undo.chosen': 'undoing', 'act.dismissed': 'gone' } },
        /** It cannot be undone any more, or not by this person. */
        refused: { tags: 'error', on: { 'act.dismissed': 'gone' } },
        /** Nobody is told any more how far it is. */
        lost: { tags: 'error', on: { 'act.dismissed': 'gone' } },
        gone: { tags: 'gone' },
      },
    },
    results: {
      initial: 'idle',
      states: {
        idle: { on: { 'results.chosen': 'preparing' } },
        preparing: {
          invoke: {
            id: 'exportResults',
            src: 'exportResults',
            input: ({ context }) => ({ act: context.act }),
            onDone: 'idle',
            onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        failed: { tags: 'error', on: { 'results.chosen': 'preparing' } },
      },
    },
    file: {
      initial: 'idle',
      states: {
        idle: { on: { 'file.chosen': { guard: 'canBeFetched', target: 'fetching' } } },
        fetching: {
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: ({ context }) => ({ act: context.act }),
            onDone: 'idle',
            onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        failed: { tags: 'error', on: { 'file.chosen': 'fetching' } },
      },
    },
  },
})

export type ListActActor = ActorRefFrom<typeof listActMachine>
export type ListActSnapshot = SnapshotFrom<typeof listActMachine>
