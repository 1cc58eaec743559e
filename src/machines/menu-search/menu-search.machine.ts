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
}>

export type MenuSearchContext = Readonly<{
  places: readonly Place[]
  limit: number
  query: string
  found: readonly Place[]
  /** Which of the found ones Enter would choose. */
  active: number | null
}>

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
    lookFor: assign(({ context: { places, limit } }, { query }: { query: string }) => {
      const found = searchPlaces(places, query, limit)
      return { query, found, active: foldText(query) === '' || found.length === 0 ? null : 0 }
    }),
    move: assign(({ context }, { to }: { to: 'next' | 'previous' | 'first' | 'last' }) => ({
      active: step(to, context.active, context.found.length),
    })),
    reach: assign((_, { at }: { at: number }) => ({ active: at })),
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => foldText(query) === '',
    isFound: ({ context }, { query }: { query: string }) => searchPlaces(context.places, query, 1).length > 0,
    isThere: ({ context }, { at }: { at: number }) => at >= 0 && at < context.found.length,
    hasPlaces: ({ context }) => context.found.length > 0,
  },
}).createMachine({
  id: 'menuSearch',
  context: ({ input: { places, limit = SUGGESTIONS_AT_MOST } }) => ({
    places,
    limit,
    query: '',
    found: searchPlaces(places, '', limit),
    active: null,
  }),
  initial: 'empty',
  on: {
    'query.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'lookFor', params: ({ event }) => event },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => event },
        target: '.suggesting',
        actions: { type: 'lookFor', params: ({ event }) => event },
      },
      { target: '.nothing', actions: { type: 'lookFor', params: ({ event }) => event } },
    ],
    'selection.moved': { guard: 'hasPlaces', actions: { type: 'move', params: ({ event }) => event } },
    'suggestion.reached': {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: { type: 'reach', params: ({ event }) => event },
    },
  },
  states: {
    /** Nothing is typed: the first of the menu stand there. */
    empty: {},
    suggesting: {},
    nothing: {},
  },
})

export type MenuSearchActor = ActorRefFrom<typeof menuSearchMachine>
