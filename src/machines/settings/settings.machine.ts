import { assign, raise, setup, type ActorRefFrom } from 'xstate'

import { toFontScale, type Appearance, type SchemeId, type ThemeMode } from '../../domain/appearance.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import { known } from '../known.ts'
import { unprovided } from '../unprovided.ts'

export type SettingsEvent =
  | { type: 'mode.chosen'; mode: ThemeMode }
  | { type: 'mode.toggled' }
  | { type: 'scheme.chosen'; scheme: SchemeId }
  | { type: 'fontScale.chosen'; fontScale: number }
  | { type: 'language.chosen'; language: Language }
  /** Sent by the chart itself. */
  | { type: 'language.learnt' }

export type SettingsInput = Readonly<{
  /** What the page was painted with. */
  appearance: Appearance
}>

export type SettingsContext = Readonly<{
  appearance: Appearance
  /** A language whose words are on their way. */
  wanted: Language | null
  fault: Fault | null
}>

/**
 * How the product looks and speaks. A choice holds at once and is kept on this device; a language holds as soon
 * as its words are here. What could not be kept still holds until the page goes.
 */
export const settingsMachine = setup({
  types: {} as { input: SettingsInput; context: SettingsContext; events: SettingsEvent },
  actors: {
    /** The language is not among it: the page was painted in it. */
    readSettings: unprovided<Partial<Omit<Appearance, 'language'>>>('readSettings'),
    keepSettings: unprovided<void, { appearance: Appearance }>('keepSettings'),
    loadLanguage: unprovided<void, { language: Language }>('loadLanguage'),
  },
  actions: {
    change: assign(({ context }, changes: Partial<Appearance>) => ({
      appearance: { ...context.appearance, ...changes },
    })),
    toggleMode: assign(({ context: { appearance } }) => ({
      appearance: { ...appearance, mode: appearance.mode === 'light' ? 'dark' : 'light' } satisfies Appearance,
    })),
    want: assign((_, { language }: { language: Language }) => ({ wanted: language })),
    speakWanted: assign(({ context: { appearance, wanted } }) => ({
      appearance: { ...appearance, language: wanted ?? appearance.language },
      wanted: null,
    })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isSpoken: ({ context }, { language }: { language: Language }) => context.appearance.language === language,
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ appearance: input.appearance, wanted: null, fault: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        onDone: { target: 'ready', actions: { type: 'change', params: ({ event }) => event.output } },
        onError: {
          target: 'ready.memory.failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    ready: {
      type: 'parallel',
      states: {
        memory: {
          initial: 'idle',
          on: {
            'mode.chosen': {
              target: '.keeping',
              actions: { type: 'change', params: ({ event }) => ({ mode: event.mode }) },
            },
            'mode.toggled': { target: '.keeping', actions: 'toggleMode' },
            'scheme.chosen': {
              target: '.keeping',
              actions: { type: 'change', params: ({ event }) => ({ scheme: event.scheme }) },
            },
            'fontScale.chosen': {
              target: '.keeping',
              actions: { type: 'change', params: ({ event }) => ({ fontScale: toFontScale(event.fontScale) }) },
            },
            'language.learnt': '.keeping',
          },
          states: {
            idle: {},
            keeping: {
              entry: 'forgetFault',
              invoke: {
                id: 'keepSettings',
                src: 'keepSettings',
                input: ({ context }) => ({ appearance: context.appearance }),
                onDone: 'idle',
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
                },
              },
            },
            /** Not kept on this device. */
            failed: { tags: 'error' },
          },
        },
        speech: {
          initial: 'speaking',
          on: {
            'language.chosen': [
              { guard: { type: 'isSpoken', params: ({ event }) => event }, target: '.speaking' },
              { target: '.learning', actions: { type: 'want', params: ({ event }) => event } },
            ],
          },
          states: {
            speaking: {},
            learning: {
              tags: 'busy',
              invoke: {
                id: 'loadLanguage',
                src: 'loadLanguage',
                input: ({ context }) => ({ language: known(context.wanted, 'a language') }),
                onDone: { target: 'speaking', actions: ['speakWanted', raise({ type: 'language.learnt' })] },
                onError: {
                  target: 'unlearned',
                  actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
                },
              },
            },
            /** The words did not come: it goes on in the language before. */
            unlearned: { tags: 'error' },
          },
        },
      },
    },
  },
})

export type SettingsActor = ActorRefFrom<typeof settingsMachine>
