import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { Locales, Namespaces } from '../../../src/i18n/i18n-types'
import { loadWords, SpeechProvider } from '../../../src/i18n/words.tsx'
import { ClockProvider } from '../../../src/views/clock.context.tsx'
import { NOW } from '../../../src/views/pages/story-data.ts'

export type Spoken = RenderResult & Readonly<{ visited: readonly string[] }>

export const Speaking = ({ language = 'en', children }: { language?: Locales; children: ReactNode }) => (
  <SpeechProvider language={language}>
    <ClockProvider now={() => NOW}>{children}</ClockProvider>
  </SpeechProvider>
)

/** Renders a view that speaks, with a router of its own that remembers where it was sent. */
export const renderSpoken = async (
  view: ReactElement,
  namespaces: readonly Namespaces[],
  language: Locales = 'en',
  path = '/start',
): Promise<Spoken> => {
  await loadWords(language, namespaces)
  const { hook, history } = memoryLocation({ path, record: true })
  // Awaited, so that a part which waits for its words has them.
  const result = await act(async () =>
    render(
      <Speaking language={language}>
        <Router hook={hook}>{view}</Router>
      </Speaking>,
    ),
  )
  return { ...result, visited: history }
}
