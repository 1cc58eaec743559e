import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { Locales, Namespaces } from '../../i18n/i18n-types'
import { isLocale } from '../../i18n/i18n-util'
import { loadWords, SpeechProvider } from '../../i18n/words.tsx'
import { ClockProvider } from '../clock.context.tsx'
import { NOW } from './story-data.ts'
import { PSEUDO, speakPseudo } from './story-pseudo.ts'

const localeOf = (globals: Record<string, unknown>): Locales => {
  const locale = String(globals['locale'])
  return isLocale(locale) ? locale : 'en'
}

/** The programme's clock: a story is looked at in UTC where nothing else is asked for. */
const zoneOf = ({ zone }: Record<string, unknown>): string => (typeof zone === 'string' ? zone : 'UTC')

const speak: Decorator = (Story, { globals }) => (
  <SpeechProvider language={localeOf(globals)}>
    <ClockProvider now={() => NOW} timeZone={zoneOf(globals)}>
      <Router hook={memoryLocation({ path: '/story' }).hook}>
        <Story />
      </Router>
    </ClockProvider>
  </SpeechProvider>
)

/** Sets a page's story up: its words are loaded and spoken, and its links lead nowhere. */
export const stage = (...namespaces: Namespaces[]) => {
  const load: Loader = async ({ globals }) => {
    await loadWords(localeOf(globals), namespaces)
    await speakPseudo(globals['locale'] === PSEUDO)
    return {}
  }
  return { loaders: [load], decorators: [speak], parameters: { layout: 'fullscreen' } } satisfies Preview
}

/** The story again on a phone's width. */
export const onAPhone = { globals: { viewport: { value: 'mobile1', isRotated: false } } } as const

/** The tag of stories that bring the width of a desk with them, whatever the frame. Storybook reads tags as they are written. */
export const ON_A_DESK = 'on-a-desk'

type Fresh<Props, Key extends keyof Props> = {
  [Name in keyof Props]: Name extends Key ? () => Props[Name] : Props[Name]
}

/**
 * The page with its machines given as functions: each showing of a story makes its own, and Storybook, which looks
 * into every argument, does not walk through a chart.
 */
export const withFresh = <Props extends object, Key extends keyof Props>(
  Page: ComponentType<Props>,
  ...machines: Key[]
): ComponentType<Fresh<Props, Key>> => {
  const Fresh = (props: Fresh<Props, Key>) => {
    const [made] = useState(() =>
      Object.fromEntries(machines.map((name) => [name, (props[name] as () => Props[Key])()])),
    )
    return <Page {...({ ...props, ...made } as Props)} />
  }
  return Fresh
}
