import { assign, setup, type ActorRefFrom } from 'xstate'

import { foldText, searchPlaces, SUGGESTIONS_AT_MOST, type Place } from '../../domain/menu-search.ts'

export type MenuSearchEvent =
  | { type: 'query.typed'; query: string }
  /** By the arrow keys, and by Home and End; round at the ends. */
  | { type: 'selection.moved'; to: 'next' | 'previous' | 'first' | 'last' }
  /** The pointer came over a suggestion. */
  | { type: 'suggestion.reached'; at: number }

export type MenuSearchInput = Readonly<{
  /** All that the viewer may see, in the reader's language and the menu's order. */
  places: readonly Place[]
  /** Suggestions at once; ten, if nothing is said. */
  limit?: number
  /** What was typed before this came. */
  query?: string
}>

export type MenuSearchContext = Readonly<{
  places: readonly Place[]
  limit: number
  query: string
  found: readonly Place[]
  /** Which of the found ones Enter would choose. */
  active: number | null
}>

const foundBy = (places: readonly Place[], query: string, limit: number) => {
  const found = searchPlaces(places, query, limit)
  return { query, found, active: foldText(query) === '' || found.length === 0 ? null : 0 }
}

const step = (to: 'next' | 'previous' | 'first' | 'last', active: number | null, count: number): number => {
  if (to === 'first') return 0
  if (to === 'last') return count - 1
  if (active === null) return to === 'next' ? 0 : count - 1
  return (active + (to === 'next' ? 1 : count - 1)) % count
}

/** A query and what it finds. As soon as something is typed the best suggestion is the one that Enter chooses. */
export const menuSearchMachine = setup({
  types: {} as { input: MenuSearchInput; context: MenuSearchContext; events: MenuSearchEvent },
  actions: {
    lookFor: assign(({ context: { places, limit } }, { query }: { query: string }) => foundBy(places, query, limit)),
    move: assign(({ context }, { to }: { to: 'next' | 'previous' | 'first' | 'last' }) => ({
      active: step(to, context.active, context.found.length),
    })),
    reach: assign((_, { at }: { at: number }) => ({ active: at })),
  },
  guards: {
    isBlank: ({ context }) => foldText(context.query) === '',
    isFound: ({ context }) => context.found.length > 0,
    isThere: ({ context }, { at }: { at: number }) => at >= 0 && at < context.found.length,
    hasPlaces: ({ context }) => context.found.length > 0,
  },
}).createMachine({
  id: 'menuSearch',
  context: ({ input: { places, limit = SUGGESTIONS_AT_MOST, query = '' } }) => ({
    places,
    limit,
    ...foundBy(places, query, limit),
  }),
  initial: 'looking',
  on: {
    'query.typed': { target: '.looking', actions: { type: 'lookFor', params: ({ event }) => event } },
    'selection.moved': { guard: 'hasPlaces', actions: { type: 'move', params: ({ event }) => event } },
    'suggestion.reached': {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: { type: 'reach', params: ({ event }) => event },
    },
  },
  states: {
    looking: { always: [{ guard: 'isBlank', target: 'empty' }, { guard: 'isFound', target: 'suggesting' }, 'nothing'] },
    /** Nothing is typed: the first of the menu stand there. */
    empty: {},
    suggesting: {},
    nothing: {},
  },
})

export type MenuSearchActor = ActorRefFrom<typeof menuSearchMachine>
