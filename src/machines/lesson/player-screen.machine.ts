import {
  and,
  assign,
  fromCallback,
  not,
  raise,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'

import type { LessonActor } from './lesson.machine.ts'

export const PLAYER_MENUS = ['captions', 'speed'] as const
export type PlayerMenu = (typeof PLAYER_MENUS)[number]
/** As the eye sees it, whichever way is written: back is left in every player. */
export type TapSide = 'left' | 'middle' | 'right'

export type PlayerScreenEvent =
  | { type: 'menu.opened'; menu: PlayerMenu }
  | { type: 'menu.closed' }
  /** The keys that work here are wanted in sight, or no more. */
  | { type: 'keys.asked' }
  | { type: 'keys.closed' }
  /** A mouse moved over the picture, or a key was pressed. */
  | { type: 'screen.stirred' }
  /** A mouse came to rest on the controls. */
  | { type: 'controls.reached' }
  | { type: 'controls.left' }
  /** The keyboard's focus came into the player. */
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  /** A finger touched the picture. */
  | { type: 'screen.tapped'; side: TapSide }
  | { type: 'tap.settled' }
  | { type: 'playing.began' }
  | { type: 'playing.ended' }

type PlayerScreenContext = Readonly<{
  lesson: LessonActor
  menu: PlayerMenu | null
  /** Where the last finger was, and how far its taps have led, in seconds. */
  side: TapSide
  skipped: number
}>

/** Seconds that two taps at one side lead. */
export const SKIP_SECONDS = 10

/** Says when the video begins to play and when it ceases; one that waits for the network still plays. */
const watchPlaying = fromCallback<EventObject, LessonActor>(({ input: lesson, sendBack }) => {
  let wasPlaying = false
  const tell = (snapshot: ReturnType<LessonActor['getSnapshot']>) => {
    const isPlaying = snapshot.matches({ video: { shown: 'playing' } })
    if (isPlaying !== wasPlaying) sendBack({ type: isPlaying ? 'playing.began' : 'playing.ended' })
    wasPlaying = isPlaying
  }
  tell(lesson.getSnapshot())
  const watching = lesson.subscribe(tell)
  return () => watching.unsubscribe()
})

/** What is on the picture of a lesson beside the picture: its controls, a menu of them, the list of keys; and its taps. */
export const playerScreenMachine = setup({
  types: {} as { input: { lesson: LessonActor }; context: PlayerScreenContext; events: PlayerScreenEvent },
  actors: { watchPlaying },
  actions: {
    keepMenu: assign((_, { menu }: { menu: PlayerMenu | null }) => ({ menu })),
    keepSide: assign((_, { side }: { side: TapSide }) => ({ side, skipped: 0 })),
    countSkip: assign(({ context }) => ({ skipped: context.skipped + SKIP_SECONDS })),
    /** The lesson says how far it may go: where that is, is not decided here. */
    skip: sendTo(
      ({ context }) => context.lesson,
      ({ context: { lesson, side } }) => {
        const by = side === 'left' ? -SKIP_SECONDS : SKIP_SECONDS
        return { type: 'seek.asked', to: Math.max(0, lesson.getSnapshot().context.position + by) } as const
      },
    ),
    settle: raise({ type: 'tap.settled' }),
  },
  guards: {
    mayFade: and([
      stateIn({ video: 'playing' }),
      stateIn({ focus: 'outside' }),
      stateIn({ pointer: 'away' }),
      stateIn({ menu: 'closed' }),
      stateIn({ keys: 'closed' }),
    ]),
    isAgain: ({ context }, { side }: { side: TapSide }) => side !== 'middle' && side === context.side,
  },
  delays: {
    fadeDelay: 3000,
    /** Between two taps that are meant as one. */
    tapDelay: 280,
    skipDelay: 700,
  },
}).createMachine({
  id: 'playerScreen',
  context: ({ input }) => ({ ...input, menu: null, side: 'middle', skipped: 0 }),
  // The lesson that it belongs to is what goes wrong: it says so itself.
  invoke: { id: 'watchPlaying', src: 'watchPlaying', input: ({ context }) => context.lesson, onError: {} },
  type: 'parallel',
  states: {
    video: {
      initial: 'still',
      states: { still: { on: { 'playing.began': 'playing' } }, playing: { on: { 'playing.ended': 'still' } } },
    },
    focus: {
      initial: 'outside',
      states: { outside: { on: { 'focus.entered': 'inside' } }, inside: { on: { 'focus.left': 'outside' } } },
    },
    pointer: {
      initial: 'away',
      states: { away: { on: { 'controls.reached': 'resting' } }, resting: { on: { 'controls.left': 'away' } } },
    },
    menu: {
      initial: 'closed',
      on: {
        'menu.opened': {
          target: '.open',
          actions: { type: 'keepMenu', params: ({ event }) => ({ menu: event.menu }) },
        },
      },
      states: {
        closed: { entry: { type: 'keepMenu', params: { menu: null } } },
        open: { on: { 'menu.closed': 'closed', 'keys.asked': 'closed' } },
      },
    },
    keys: {
      initial: 'closed',
      states: {
        closed: { on: { 'keys.asked': 'shown' } },
        shown: { on: { 'keys.closed': 'closed', 'keys.asked': 'closed' } },
      },
    },
    controls: {
      initial: 'held',
      states: {
        /** In sight for as long as somebody may want them. */
        held: { always: { guard: 'mayFade', target: 'waning' } },
        waning: {
          always: { guard: not('mayFade'), target: 'held' },
          after: { fadeDelay: 'faded' },
          on: { 'screen.stirred': { target: 'waning', reenter: true }, 'tap.settled': 'faded' },
        },
        faded: {
          always: { guard: not('mayFade'), target: 'held' },
          on: { 'screen.stirred': 'waning', 'tap.settled': 'waning' },
        },
      },
    },
    taps: {
      initial: 'none',
      states: {
        none: {
          on: {
            'screen.tapped': {
              target: 'once',
              actions: { type: 'keepSide', params: ({ event }) => ({ side: event.side }) },
            },
          },
        },
        once: {
          after: { tapDelay: { target: 'none', actions: 'settle' } },
          on: {
            'screen.tapped': [
              {
                guard: { type: 'isAgain', params: ({ event }) => ({ side: event.side }) },
                target: 'skipping',
                actions: ['countSkip', 'skip'],
              },
              {
                target: 'once',
                reenter: true,
                actions: { type: 'keepSide', params: ({ event }) => ({ side: event.side }) },
              },
            ],
          },
        },
        /** Each further tap at that side leads on. */
        skipping: {
          after: { skipDelay: 'none' },
          on: {
            'screen.tapped': [
              {
                guard: { type: 'isAgain', params: ({ event }) => ({ side: event.side }) },
                target: 'skipping',
                reenter: true,
                actions: ['countSkip', 'skip'],
              },
              {
                target: 'once',
                actions: { type: 'keepSide', params: ({ event }) => ({ side: event.side }) },
              },
            ],
          },
        },
      },
    },
  },
})

export type PlayerScreenActor = ActorRefFrom<typeof playerScreenMachine>
export type PlayerScreenSnapshot = SnapshotFrom<typeof playerScreenMachine>
