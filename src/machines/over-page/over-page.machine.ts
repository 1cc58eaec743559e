import { assign, emit, setup, type ActorRefFrom } from 'xstate'

/** Milliseconds after which the browser is not waited for: it takes an entry back in some ten. */
const GIVEN_UP = 1000

export type OverPageEvent =
  /** How many things lie over the page now. */
  | { type: 'layers.changed'; layers: number }
  /** The reader is on a page's own entry of the history: by the browser's Back, or on the way down. */
  | { type: 'page.reached' }
  /** Or on one that was made for what lay over a page: loaded anew, or come to by the way forward. */
  | { type: 'over.reached' }
  /** Another address is wanted, which waits until the entry above the page is gone. */
  | { type: 'address.wanted' }

/** For `overPage.on(...)`: told once the chart stands in its new state, which who hears it may ask about. */
export type OverPageEmitted =
  /** An entry for what lies over the page is to be made. */
  | { type: 'entry.wanted' }
  /** It is to be taken back. */
  | { type: 'step.wanted' }
  /** The browser did not take it back: it is the page's own from here on. */
  | { type: 'entry.kept' }
  /** The reader is on the page's own entry again: addresses that waited are free. */
  | { type: 'page.returned' }
  /** The reader went back: the topmost of what lies over the page is to be closed. */
  | { type: 'close.wanted' }

/**
 * The entry of the history above a page's own, which is there as long as something lies over the page. What changes is
 * answered after all that happens at once: a development render opens everything twice, and a link closes what it is in.
 */
export const overPageMachine = setup({
  types: {} as { context: Readonly<{ layers: number }>; events: OverPageEvent; emitted: OverPageEmitted },
  actions: {
    count: assign((_, { layers }: { layers: number }) => ({ layers })),
    wantEntry: emit({ type: 'entry.wanted' }),
    wantStep: emit({ type: 'step.wanted' }),
    keepEntry: emit({ type: 'entry.kept' }),
    tellReturn: emit({ type: 'page.returned' }),
    wantClose: emit({ type: 'close.wanted' }),
  },
  guards: { isCovered: ({ context }) => context.layers > 0 },
  delays: { givenUp: GIVEN_UP },
}).createMachine({
  id: 'overPage',
  context: { layers: 0 },
  initial: 'below',
  // Nothing lies over a page any more that is come to like that.
  on: { 'over.reached': { target: '.goingDown', reenter: true } },
  states: {
    below: {
      initial: 'still',
      on: {
        'layers.changed': {
          target: '.settling',
          reenter: true,
          actions: { type: 'count', params: ({ event }) => event },
        },
      },
      states: {
        still: {},
        settling: {
          after: { 0: [{ guard: 'isCovered', target: '#overPage.above', actions: 'wantEntry' }, { target: 'still' }] },
        },
      },
    },
    above: {
      initial: 'still',
      on: {
        'layers.changed': {
          target: '.settling',
          reenter: true,
          actions: { type: 'count', params: ({ event }) => event },
        },
        'address.wanted': 'goingDown',
        // What asks first, or is under way, is still there: so is its entry.
        'page.reached': { target: 'below.settling', actions: ['tellReturn', 'wantClose'] },
      },
      states: {
        still: {},
        settling: { after: { 0: [{ guard: 'isCovered', target: 'still' }, { target: '#overPage.goingDown' }] } },
      },
    },
    goingDown: {
      entry: 'wantStep',
      on: {
        'layers.changed': { actions: { type: 'count', params: ({ event }) => event } },
        'page.reached': { target: 'below.settling', actions: 'tellReturn' },
      },
      after: { givenUp: { target: 'below.settling', actions: ['keepEntry', 'tellReturn'] } },
    },
  },
})

export type OverPageActor = ActorRefFrom<typeof overPageMachine>
