import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { LongLived } from '../../src/app/actors/long-lived-actors.ts'
import { showInstruments } from '../../src/app/development.tsx'
import { createRecorder } from '../../src/devtools/recording/recorder.ts'

/** A window that a browser would open, as a frame: a document of its own. */
const aWindow = (): Window => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentWindow) throw new Error('A frame has a window.')
  const opened = frame.contentWindow
  vi.spyOn(opened, 'close').mockImplementation(() => opened.dispatchEvent(new Event('pagehide')))
  return opened
}

let heard: string[] = []
let takeAway = () => {}
const listen = ({ type }: Event) => heard.push(type)

beforeEach(async () => {
  heard = []
  await act(async () => {
    takeAway = showInstruments(createRecorder(), { actors: {} } as LongLived)
    await Promise.resolve()
  })
  // As a dialog does that keeps the pointer to itself.
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, listen, { capture: true })
})

afterEach(() => {
  for (const type of ['pointerdown', 'click']) document.removeEventListener(type, listen, { capture: true })
  act(takeAway)
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  document.body.removeAttribute('data-inert')
  vi.restoreAllMocks()
})

const press = () => userEvent.click(screen.getByRole('button', { name: 'Charts' }))

test('while a dialog of the page asks, the visualizer opens in a window of its own and the dialog hears nothing of it', async () => {
  const opened = aWindow()
  const open = vi.spyOn(window, 'open').mockReturnValue(opened)
  document.body.setAttribute('data-inert', '')
  await press()
  expect(heard).toEqual([])
  expect(open).toHaveBeenCalledOnce()
  expect(screen.queryByRole('region', { name: 'Visualizer' })).toBeNull()
  const own = within(opened.document.body)
  own.getByRole('region', { name: 'Visualizer' })
  await userEvent.click(own.getByRole('button', { name: 'Back into the page' }))
  screen.getByRole('region', { name: 'Visualizer' })
})

test('without a dialog it opens in the page, and is found again as it was left', async () => {
  const open = vi.spyOn(window, 'open')
  await press()
  await userEvent.type(screen.getByRole('textbox', { name: 'Filter' }), '-clock')
  await press()
  expect(screen.queryByRole('textbox', { name: 'Filter' })).toBeNull()
  await press()
  expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveProperty('value', '-clock')
  expect(open).not.toHaveBeenCalled()
})

test('where the browser opens no window it stays in the page', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await press()
  await userEvent.click(screen.getByRole('button', { name: 'Own window' }))
  expect(screen.getAllByRole('region', { name: 'Visualizer' })).toHaveLength(1)
})
