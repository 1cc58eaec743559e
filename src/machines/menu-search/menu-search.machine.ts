import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { isWorthFinding } from '../../domain/finding.ts'
import { foldText, searchPlaces, SUGGESTIONS_AT_MOST, withRecords, type Place } from '../../domain/menu-search.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a keystroke after which records are asked for. */
export const RECORDS_SETTLE_MS = 250

export type MenuSearchEvent =
  | { type: 'query.typed'; query: string }
  /** By the arrow keys, and by Home and End; round at the ends. */
  | { type: 'selection.moved'; to: 'next' | 'previous' | 'first' | 'last' }
  /** The pointer came over a suggestion. */
  | { type: 'suggestion.reached'; at: number }
  | { type: 'records.retried' }

export type MenuSearchInput = Readonly<{
  /** All that the viewer may see, in the reader's language and the menu's order. */
  places: readonly Place[]
  /** Suggestions at once; ten, if nothing is said. */
  limit?: number
  /** What was typed before this came. */
  query?: string
  /** Whether what the server holds is looked for too: people, courses, classes. */
  findsRecords?: boolean
}>

export type MenuSearchContext = Readonly<{
  places: readonly Place[]
  limit: number
  query: string
  findsRecords: boolean
  /** What of the records was found for what is typed. */
  records: readonly Place[]
  /** Of the places, and of the records after them. */
  found: readonly Place[]
  /** Which of the found ones Enter would choose. */
  active: number | null
  fault: Fault | null
}>

const foundBy = (places: readonly Place[], query: string, limit: number) => {
  const found = searchPlaces(places, query, limit)
  return { query, found, records: [], active: foldText(query) === '' || found.length === 0 ? null : 0 }
}

const step = (to: 'next' | 'previous' | 'first' | 'last', active: number | null, count: number): number => {
  if (to === 'first') return 0
  if (to === 'last') return count - 1
  if (active === null) return to === 'next' ? 0 : count - 1
  return (active + (to === 'next' ? 1 : count - 1)) % count
}

/**
 * A query and what it finds: pages at once, and records once nothing more is typed. As soon as something is typed the
 * best suggestion is the one that Enter chooses.
 */
export const menuSearchMachine = setup({
  types: {} as { input: MenuSearchInput; context: MenuSearchContext; events: MenuSearchEvent },
  actors: { findRecords: unprovided<readonly Place[], { text: string }>('findRecords') },
  actions: {
    lookFor: assign(({ context: { places, limit } }, { query }: { query: string }) => foundBy(places, query, limit)),
    move: assign(({ context }, { to }: { to: 'next' | 'previous' | 'first' | 'last' }) => ({
      active: step(to, context.active, context.found.length),
    })),
    reach: assign((_, { at }: { at: number }) => ({ active: at })),
    takeRecords: assign(({ context: { places, query, limit, active } }, { records }: { records: readonly Place[] }) => {
      const found = withRecords(searchPlaces(places, query, limit), records, limit)
      return {
        records,
        found,
        active: found.length === 0 ? null : Math.min(active ?? 0, found.length - 1),
        fault: null,
      }
    }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isBlank: ({ context }) => foldText(context.query) === '',
    isFound: ({ context }) => context.found.length > 0,
    isThere: ({ context }, { at }: { at: number }) => at >= 0 && at < context.found.length,
    hasPlaces: ({ context }) => context.found.length > 0,
    isWorthFinding: ({ context }) => context.findsRecords && isWorthFinding(context.query),
  },
  delays: { settling: RECORDS_SETTLE_MS },
}).createMachine({
  id: 'menuSearch',
  context: ({ input: { places, limit = SUGGESTIONS_AT_MOST, query = '', findsRecords = false } }) => ({
    places,
    limit,
    findsRecords,
    fault: null,
    ...foundBy(places, query, limit),
  }),
  type: 'parallel',
  on: {
    'query.typed': {
      target: ['.pages.looking', '.records.weighing'],
      actions: { type: 'lookFor', params: ({ event }) => event },
    },
    'selection.moved': { guard: 'hasPlaces', actions: { type: 'move', params: ({ event }) => event } },
    'suggestion.reached': {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: { type: 'reach', params: ({ event }) => event },
    },
  },
  states: {
    pages: {
      initial: 'looking',
      states: {
        looking: {
          always: [{ guard: 'isBlank', target: 'empty' }, { guard: 'isFound', target: 'suggesting' }, 'nothing'],
        },
        /** Nothing is typed: the first of the menu stand there. */
        empty: {},
        suggesting: {},
        nothing: {},
      },
    },
    records: {
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'isWorthFinding', target: 'settling' }, 'unasked'] },
        unasked: {},
        settling: { tags: 'busy', after: { settling: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findRecords',
            src: 'findRecords',
            input: ({ context: { query } }) => ({ text: query }),
            onDone: {
              target: 'told',
              actions: { type: 'takeRecords', params: ({ event }) => ({ records: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        told: {},
        failed: { tags: 'error', on: { 'records.retried': 'asking' } },
      },
    },
  },
})

export type MenuSearchMachine = typeof menuSearchMachine
export type MenuSearchActor = ActorRefFrom<MenuSearchMachine>
