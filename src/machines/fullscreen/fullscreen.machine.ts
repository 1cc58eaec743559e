import { assign, emit, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type FullscreenEvent = { type: 'fullscreen.toggled' } | FullscreenNews

/** What `watchFullscreen` sends: at once if there is something to say, and each change by whatever key or button. */
export type FullscreenNews =
  | { type: 'fullscreen.entered' }
  | { type: 'fullscreen.left' }
  /** This browser shows no page on the whole screen. */
  | { type: 'fullscreen.missed' }

/** For `fullscreen.on('fullscreen.failed', ...)`: someone asked, and it did not happen. */
export type FullscreenEmitted = { type: 'fullscreen.failed' }

export type FullscreenContext = Readonly<{ fault: Fault | null }>

/** The page on the whole screen. Escape and F11 leave it too: the chart follows what the browser says. */
export const fullscreenMachine = setup({
  types: {} as { context: FullscreenContext; events: FullscreenEvent; emitted: FullscreenEmitted },
  actors: {
    watchFullscreen: unprovidedSource('watchFullscreen'),
    enterFullscreen: unprovided<void>('enterFullscreen'),
    leaveFullscreen: unprovided<void>('leaveFullscreen'),
  },
  actions: {
    tellFailure: emit({ type: 'fullscreen.failed' }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'fullscreen',
  context: { fault: null },
  invoke: {
    id: 'watchFullscreen',
    src: 'watchFullscreen',
    onError: {
      target: '.unsupported',
      actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  initial: 'windowed',
  on: {
    'fullscreen.entered': '.full',
    'fullscreen.left': '.windowed',
    'fullscreen.missed': '.unsupported',
  },
  states: {
    unsupported: { on: { 'fullscreen.toggled': { actions: 'tellFailure' } } },
    windowed: { on: { 'fullscreen.toggled': 'entering' } },
    entering: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'enterFullscreen',
        src: 'enterFullscreen',
        onDone: 'full',
        onError: {
          target: 'failed.toEnter',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    full: { on: { 'fullscreen.toggled': 'leaving' } },
    leaving: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'leaveFullscreen',
        src: 'leaveFullscreen',
        onDone: 'windowed',
        onError: {
          target: 'failed.toLeave',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    failed: {
      tags: 'error',
      entry: 'tellFailure',
      initial: 'toEnter',
      states: {
        toEnter: { on: { 'fullscreen.toggled': '#fullscreen.entering' } },
        toLeave: { on: { 'fullscreen.toggled': '#fullscreen.leaving' } },
      },
    },
  },
})

export type FullscreenActor = ActorRefFrom<typeof fullscreenMachine>
