import { assign, setup, type ActorRefFrom } from 'xstate'

import type { GuideHit, GuideSearch } from '../../domain/guide-search.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a keystroke after which the address follows, and the result is read out. */
export const SETTLE_MS = 400

export type GuideSearchInput = Readonly<{
  /** `q` of the address. */
  text: string
  search: GuideSearch
}>

export type GuideSearchEvent =
  | { type: 'text.changed'; text: string }
  /** Enter: the person does not type on. */
  | { type: 'text.submitted' }
  /** The address has another text: the way back, or a link. */
  | { type: 'address.changed'; text: string }

export type GuideSearchContext = GuideSearchInput & Readonly<{ hits: readonly GuideHit[] }>

/**
 * Searching the user guide while a person types. What is found is there with each keystroke; the address, by which
 * the search can be kept and shared, follows when the person pauses.
 */
export const guideSearchMachine = setup({
  types: {} as { input: GuideSearchInput; context: GuideSearchContext; events: GuideSearchEvent },
  actors: { writeAddress: unprovided<void, { text: string }>('writeAddress') },
  actions: {
    searchFor: assign(({ context }, { text }: { text: string }) => ({ text, hits: context.search(text) })),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === '',
    hasHits: ({ context }) => context.hits.length > 0,
    isNews: ({ context }, { text }: { text: string }) => context.text !== text,
  },
  delays: { settling: SETTLE_MS },
}).createMachine({
  id: 'guideSearch',
  context: ({ input }) => ({ ...input, hits: input.search(input.text) }),
  type: 'parallel',
  states: {
    result: {
      initial: 'judging',
      on: {
        'text.changed': { target: '.judging', actions: { type: 'searchFor', params: ({ event }) => event } },
      },
      states: {
        judging: {
          always: [{ guard: 'isBlank', target: 'blank' }, { guard: 'hasHits', target: 'found' }, { target: 'nothing' }],
        },
        /** Nothing was asked: the contents stand here. */
        blank: {},
        found: {},
        nothing: {},
      },
    },
    address: {
      initial: 'written',
      on: { 'text.changed': '.behind' },
      states: {
        written: {
          on: {
            'address.changed': {
              guard: { type: 'isNews', params: ({ event }) => event },
              target: ['written', '#guideSearch.result.judging'],
              actions: { type: 'searchFor', params: ({ event }) => event },
            },
          },
        },
        /** Typing is ahead of the address: what the address says now is old. */
        behind: { tags: 'busy', after: { settling: 'writing' }, on: { 'text.submitted': 'writing' } },
        writing: {
          tags: 'busy',
          invoke: {
            id: 'writeAddress',
            src: 'writeAddress',
            input: ({ context }) => ({ text: context.text }),
            onDone: 'written',
            // Browsers refuse too many changes of the address. The search itself goes on.
            onError: 'written',
          },
        },
      },
    },
  },
})

export type GuideSearchActor = ActorRefFrom<typeof guideSearchMachine>
