import type { Preview } from '@storybook/react-vite'

import { SCHEME_IDS, THEME_MODES } from '../src/views/theme/schemes.ts'

import '../src/views/theme/global.css'

/** The same attributes that the app puts on its root; a story can fix one with `globals`. */
const preview: Preview = {
  initialGlobals: { scheme: 'asphalt', mode: 'light', direction: 'ltr', locale: 'en' },
  globalTypes: {
    scheme: { toolbar: { title: 'Scheme', icon: 'paintbrush', items: [...SCHEME_IDS], dynamicTitle: true } },
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: [...THEME_MODES], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'tr', 'ar', 'pseudo'], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement
      root.dataset['scheme'] = String(globals['scheme'])
      root.dataset['mode'] = String(globals['mode'])
      root.dir = String(globals['direction'])
      root.lang = globals['locale'] === 'pseudo' ? 'en' : String(globals['locale'])
      return <Story />
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
  },
}

export default preview
