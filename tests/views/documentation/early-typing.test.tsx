import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { fromPromise } from 'xstate'

import { guidePlaceOf } from '../../../src/domain/guide.ts'
import { loadWords } from '../../../src/i18n/words.tsx'
import { guideSearchMachine } from '../../../src/machines/guide-search/guide-search.machine.ts'
import { guide } from '../../../src/views/pages/documentation/content/en/guide.ts'
import { DocumentationPage } from '../../../src/views/pages/documentation/documentation.view.tsx'
import { Speaking } from '../support/speak.tsx'

const machine = guideSearchMachine.provide({
  actors: { writeAddress: fromPromise<void, { text: string }>(async () => {}) },
})

const page = (asked: string) => (
  <Speaking>
    <Router ssrPath="/documentation">
      <DocumentationPage
        guide={guide}
        place={guidePlaceOf('/documentation')}
        machine={machine}
        asked={asked}
        onPrint={() => {}}
      />
    </Router>
  </Speaking>
)

let root: Root | null = null

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** As the server painted it, with what a person typed into it before the scripts came. */
const arrive = async (asked: string, typed: string | null) => {
  await loadWords('en', ['documentation'])
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page(asked))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  if (typed !== null) field.value = typed
  const complained = vi.spyOn(console, 'error')
  await act(async () => {
    root = hydrateRoot(place, page(asked))
  })
  expect(complained.mock.calls).toEqual([])
  complained.mockRestore()
  return field
}

it('searches for what was typed before the scripts came', async () => {
  const field = await arrive('', 'transcript')
  expect(field).toHaveValue('transcript')
  expect(screen.getByRole('region', { name: 'Search results' })).toBeVisible()
})

it('keeps what the address asked for, as the server painted it', async () => {
  const field = await arrive('captions', null)
  expect(field).toHaveValue('captions')
  expect(screen.getByRole('region', { name: 'Search results' })).toBeVisible()
})
