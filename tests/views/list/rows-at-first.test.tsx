import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useRowsAtFirst } from '../../../src/views/list/rows-at-first.ts'

const ROWS = Array.from({ length: 30 }, (_, at) => at + 1)

const Rows = () => (
  <ul>
    {useRowsAtFirst(ROWS).map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
)

const roots: Root[] = []
beforeEach(() => history.replaceState(null, ''))
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  vi.unstubAllGlobals()
})

/** As a browser draws: what is put off is put off. */
const place = () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return document.createElement('div')
}
const drawn = () => {
  const container = place()
  const root = createRoot(container)
  roots.push(root)
  flushSync(() => root.render(<Rows />))
  return container
}

test('the rows that come into sight are drawn first, and the others a moment later', async () => {
  const container = drawn()
  expect(container.querySelectorAll('li')).toHaveLength(9)
  await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(30))
})

test('all at once where somebody is led back to one', () => {
  history.replaceState({ row: 28 }, '')
  expect(drawn().querySelectorAll('li')).toHaveLength(30)
})

test('all of them are painted by the server, and stay when the page is taken over', async () => {
  const container = place()
  container.innerHTML = renderToString(<Rows />)
  const last = container.querySelector('li:last-child')
  expect(container.querySelectorAll('li')).toHaveLength(30)
  const lost: unknown[] = []
  roots.push(hydrateRoot(container, <Rows />, { onRecoverableError: (error) => lost.push(error) }))
  await new Promise((settle) => setTimeout(settle, 50))
  expect([container.querySelector('li:last-child') === last, lost]).toEqual([true, []])
})
