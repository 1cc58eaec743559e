import { assign, not, or, setup, stateIn, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { isOverlongToFind, isWorthFinding } from '../../domain/finding.ts'
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
  /** Enter: takes what is chosen, or the first that comes of what is still looked for. */
  | { type: 'choice.entered' }
  | { type: 'records.retried' }

export type MenuSearchInput = Readonly<{
  /** All that the viewer may see, in the reader's language and the menu's order. */
  places: readonly Place[]
  /** Suggestions at once; ten, if nothing is said. */
  limit?: number
  /** What was typed before this came. */
  query?: string
  /** Whether Enter was pressed before this came, too. */
  isEntered?: boolean
  /** Whether what the server holds is looked for too: people, courses, classes. */
  findsRecords?: boolean
}>

export type MenuSearchContext = Readonly<{
  places: readonly Place[]
  limit: number
  query: string
  isEntered: boolean
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

const chosenOf = ({ active, found }: Pick<MenuSearchContext, 'active' | 'found'>): Place | undefined =>
  active === null ? undefined : found[active]

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
    takeRecords: assign(
      ({ context: { places, query, limit, active, found: was } }, { records }: { records: readonly Place[] }) => {
        const chosen = chosenOf({ active, found: was })
        const found = withRecords(searchPlaces(places, query, limit), records, limit)
        const at = chosen === undefined ? 0 : found.findIndex(({ id }) => id === chosen.id)
        return {
          records,
          found,
          // What made room is not chosen any more, and what stands in its place never was.
          active: found.length === 0 ? null : Math.max(at, 0),
          fault: null,
        }
      },
    ),
    /** The view goes there. */
    choose: (_, { place }: { place: Place | undefined }) => place,
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isBlank: ({ context }) => foldText(context.query) === '',
    isEntered: ({ context }) => context.isEntered,
    isChosen: ({ context }) => chosenOf(context) !== undefined,
    isFound: ({ context }) => context.found.length > 0,
    isThere: ({ context }, { at }: { at: number }) => at >= 0 && at < context.found.length,
    hasPlaces: ({ context }) => context.found.length > 0,
    isOverlong: ({ context }) => context.findsRecords && isOverlongToFind(context.query),
    isWorthFinding: ({ context }) => context.findsRecords && isWorthFinding(context.query),
  },
  delays: { settling: RECORDS_SETTLE_MS },
}).createMachine({
  id: 'menuSearch',
  context: ({
    input: { places, limit = SUGGESTIONS_AT_MOST, query = '', isEntered = false, findsRecords = false },
  }) => ({
    places,
    limit,
    isEntered,
    findsRecords,
    fault: null,
    ...foundBy(places, query, limit),
  }),
  type: 'parallel',
  on: {
    'query.typed': {
      target: ['.pages.looking', '.records.weighing', '.choice.open'],
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
        weighing: {
          always: [
            { guard: 'isOverlong', target: 'overlong' },
            { guard: 'isWorthFinding', target: 'settling' },
            'unasked',
          ],
        },
        unasked: {},
        /** More than the server looks for: it is not asked. */
        overlong: {},
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
    choice: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isEntered', target: 'entered' }, 'open'] },
        open: { on: { 'choice.entered': 'entered' } },
        /** Typing is quicker than what is looked for: the first that is found is gone to, as it would have been. */
        entered: {
          always: [
            {
              guard: 'isChosen',
              target: 'open',
              actions: { type: 'choose', params: ({ context }) => ({ place: chosenOf(context) }) },
            },
            {
              guard: not(or([stateIn({ records: 'settling' }), stateIn({ records: 'asking' })])),
              target: 'open',
            },
          ],
        },
      },
    },
  },
})

export type MenuSearchMachine = typeof menuSearchMachine
export type MenuSearchActor = ActorRefFrom<MenuSearchMachine>
