import { assign, raise, setup, type ActorRefFrom } from 'xstate'

import { toFontScale, type Appearance, type SchemeId, type ThemeMode } from '../../domain/appearance.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { directionOf, type Direction, type Language } from '../../domain/language.ts'
import { changeLayout, layoutOf, type LayoutChange, type LayoutStyle } from '../../domain/layout.ts'
import type { Palette, ThemeSection } from '../../domain/palette.ts'
import { known } from '../known.ts'
import { unprovided } from '../unprovided.ts'

export type SettingsEvent =
  | { type: 'mode.chosen'; mode: ThemeMode }
  | { type: 'mode.toggled' }
  | { type: 'scheme.chosen'; scheme: SchemeId }
  | { type: 'fontScale.chosen'; fontScale: number }
  | { type: 'language.chosen'; language: Language }
  | { type: 'direction.chosen'; direction: Direction }
  | { type: 'scrollbars.chosen'; customScrollbars: boolean }
  /** The style's own config comes with it. */
  | { type: 'layoutStyle.chosen'; style: LayoutStyle }
  | { type: 'layout.changed'; change: LayoutChange }
  | { type: 'palette.saved'; section: ThemeSection; palette: Palette }
  /** Every section follows the colour scheme again. */
  | { type: 'palettes.dropped' }
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
    changeLayout: assign(({ context: { appearance } }, { change }: { change: LayoutChange }) => ({
      appearance: { ...appearance, layout: changeLayout(appearance.layout, change) },
    })),
    keepPalette: assign(
      ({ context: { appearance } }, { section, palette }: { section: ThemeSection; palette: Palette }) => ({
        appearance: { ...appearance, palettes: { ...appearance.palettes, [section]: palette } },
      }),
    ),
    want: assign((_, { language }: { language: Language }) => ({ wanted: language })),
    speakWanted: assign(({ context: { appearance, wanted } }) => ({
      appearance: wanted ? { ...appearance, language: wanted, direction: directionOf(wanted) } : appearance,
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
              // A scheme colours every section: palettes of one's own would hide it.
              actions: { type: 'change', params: ({ event }) => ({ scheme: event.scheme, palettes: {} }) },
            },
            'direction.chosen': {
              target: '.keeping',
              actions: { type: 'change', params: ({ event }) => ({ direction: event.direction }) },
            },
            'scrollbars.chosen': {
              target: '.keeping',
              actions: { type: 'change', params: ({ event }) => ({ customScrollbars: event.customScrollbars }) },
            },
            'layoutStyle.chosen': {
              target: '.keeping',
              actions: { type: 'change', params: ({ event }) => ({ layout: layoutOf(event.style) }) },
            },
            'layout.changed': {
              target: '.keeping',
              actions: { type: 'changeLayout', params: ({ event }) => event },
            },
            'palette.saved': { target: '.keeping', actions: { type: 'keepPalette', params: ({ event }) => event } },
            'palettes.dropped': { target: '.keeping', actions: { type: 'change', params: { palettes: {} } } },
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
