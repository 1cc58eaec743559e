import { assign, raise, setup, type ActorRefFrom } from 'xstate'

import type { GuideHit, GuideSearch } from '../../domain/guide-search.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a keystroke after which the address follows, and the result is read out. */
export const SETTLE_MS = 400

export type GuideSearchInput = Readonly<{
  /** `q` of the address. */
  text: string
  /** Of what is here: at least the contents. */
  search: GuideSearch
  /** All articles are here already. */
  isWhole: boolean
}>

export type GuideSearchEvent =
  /** The person came to the field: they are about to search. */
  | { type: 'field.reached' }
  | { type: 'text.changed'; text: string }
  /** Enter: the person does not type on. */
  | { type: 'text.submitted' }
  /** The address has another text: the way back, or a link. */
  | { type: 'address.changed'; text: string }
  /** Sent by the chart itself. */
  | { type: 'hits.changed' }

export type GuideSearchContext = GuideSearchInput & Readonly<{ hits: readonly GuideHit[] }>

/**
 * Searching the user guide while a person types. What is found is there with each keystroke, in the articles too as
 * soon as they are here; the address, by which the search can be kept and shared, follows when the person pauses.
 */
export const guideSearchMachine = setup({
  types: {} as { input: GuideSearchInput; context: GuideSearchContext; events: GuideSearchEvent },
  actors: {
    gatherTexts: unprovided<GuideSearch>('gatherTexts'),
    writeAddress: unprovided<void, { text: string }>('writeAddress'),
  },
  actions: {
    searchFor: assign(({ context }, { text }: { text: string }) => ({ text, hits: context.search(text) })),
    searchIn: assign(({ context }, { search }: { search: GuideSearch }) => ({
      search,
      isWhole: true,
      hits: search(context.text),
    })),
  },
  guards: {
    isWhole: ({ context }) => context.isWhole,
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
    texts: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isWhole', target: 'whole' },
            { guard: 'isBlank', target: 'contents' },
            { target: 'gathering' },
          ],
        },
        /** Titles and summaries. */
        contents: {
          on: {
            'field.reached': 'gathering',
            'text.changed': 'gathering',
            'address.changed': { guard: { type: 'isNews', params: ({ event }) => event }, target: 'gathering' },
          },
        },
        gathering: {
          tags: 'busy',
          invoke: {
            id: 'gatherTexts',
            src: 'gatherTexts',
            onDone: {
              target: 'whole',
              actions: [
                { type: 'searchIn', params: ({ event }) => ({ search: event.output }) },
                raise({ type: 'hits.changed' }),
              ],
            },
            onError: 'lacking',
          },
        },
        /** The articles could not be brought: they are asked for again as the person types on. */
        lacking: { tags: 'error', on: { 'text.changed': 'gathering', 'field.reached': 'gathering' } },
        whole: {},
      },
    },
    result: {
      initial: 'judging',
      on: {
        'text.changed': { target: '.judging', actions: { type: 'searchFor', params: ({ event }) => event } },
        'hits.changed': '.judging',
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
              actions: [{ type: 'searchFor', params: ({ event }) => event }, raise({ type: 'hits.changed' })],
            },
          },
        },
        /** Typing is ahead of the address: what the address says now is old. */
        behind: { after: { settling: 'writing' }, on: { 'text.submitted': 'writing' } },
        writing: {
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
