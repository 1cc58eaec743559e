import { toFontScale } from '../../domain/appearance.ts'
import { changeLayout, layoutOf } from '../../domain/layout.ts'
import { pendingOf } from '../../domain/settings-sync.ts'
import { causeOf } from '../refusal.ts'
import { settingsSetup } from './settings.setup.ts'

/** What is chosen holds at once, and is kept on this device. What could not be kept holds until the page goes. */
export const memoryState = settingsSetup.createStateConfig({
  initial: 'idle',
  on: {
    'mode.chosen': { actions: { type: 'change', params: ({ event }) => ({ mode: event.mode }) } },
    'mode.toggled': {
      actions: {
        type: 'change',
        params: ({ context }) => ({ mode: context.appearance.mode === 'light' ? 'dark' : 'light' }),
      },
    },
    'scheme.chosen': {
      // A scheme colours every section: palettes of one's own would hide it.
      actions: { type: 'change', params: ({ event }) => ({ scheme: event.scheme, palettes: {} }) },
    },
    'direction.chosen': { actions: { type: 'change', params: ({ event }) => ({ direction: event.direction }) } },
    'scrollbars.chosen': {
      actions: { type: 'change', params: ({ event }) => ({ customScrollbars: event.customScrollbars }) },
    },
    'layoutStyle.chosen': { actions: { type: 'change', params: ({ event }) => ({ layout: layoutOf(event.style) }) } },
    'layout.changed': {
      actions: {
        type: 'change',
        params: ({ context, event }) => ({ layout: changeLayout(context.appearance.layout, event.change) }),
      },
    },
    'palette.saved': {
      actions: {
        type: 'change',
        params: ({ context, event }) => ({
          palettes: { ...context.appearance.palettes, [event.section]: event.palette },
        }),
      },
    },
    'palettes.dropped': { actions: { type: 'change', params: { palettes: {} } } },
    'fontScale.chosen': {
      actions: { type: 'change', params: ({ event }) => ({ fontScale: toFontScale(event.fontScale) }) },
    },
    'otherTab.changed': { actions: { type: 'follow', params: ({ event }) => event } },
    'appearance.changed': '.keeping',
    'appearance.adopted': '.keeping',
  },
  states: {
    idle: {},
    keeping: {
      entry: 'forgetFault',
      invoke: {
        id: 'keepSettings',
        src: 'keepSettings',
        input: ({ context }) => ({
          appearance: context.appearance,
          unsaved: pendingOf(context),
          userId: context.userId,
          before: context.before,
        }),
        onDone: 'idle',
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    /** Not kept on this device. */
    failed: { tags: 'error' },
  },
})
