import type { Preview } from '@storybook/react'
import { configure, expect } from 'storybook/test'

import { SCHEME_IDS, THEME_MODES } from '../src/views/theme/schemes.ts'
import Dialog from '../src/views/ui/dialog.view.tsx'
import { Popover } from '../src/views/ui/popover.view.tsx'

import '../src/views/theme/global.css'

// Only a limit for what hangs: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

/**
 * Every part that a story shows open is told that it is closed. Ark takes it away when the animation that it then has
 * ends: one that it has already has ended before, and the part would stay for ever.
 */
const expectToLeave = async (part: Element) => {
  const coming = getComputedStyle(part).animationName
  part.setAttribute('data-state', 'closed')
  const going = getComputedStyle(part).animationName
  part.setAttribute('data-state', 'open')
  if (coming !== 'none') await expect(going, `the leaving of ${part.getAttribute('data-part')}`).not.toBe(coming)
}

/** What is measured once it is laid out, such as whether a table scrolls, is known when the page has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The same attributes that the app puts on its root; a story can fix one with `globals`. */
const preview: Preview = {
  initialGlobals: { scheme: 'asphalt', mode: 'light', direction: 'ltr', locale: 'en' },
  globalTypes: {
    scheme: { toolbar: { title: 'Scheme', icon: 'paintbrush', items: [...SCHEME_IDS], dynamicTitle: true } },
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: [...THEME_MODES], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'tr', 'ar', 'pseudo'], dynamicTitle: true } },
  },
  // As on a page that was idle once.
  loaders: [() => Promise.all([Dialog.load(), Popover.load()])],
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
  afterEach: async () => {
    await painted()
    const parts = [...document.querySelectorAll('[data-scope][data-state=open]')]
    await Promise.all(parts.map(expectToLeave))
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // What axe does not object to is not described part by part, which takes longer than to find it.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
  },
}

export default preview
