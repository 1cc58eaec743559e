import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lateOverlay } from '../../../src/views/ui/late-overlay.view.tsx'

type Props = Readonly<{ open: boolean; name: string }>
const Box = ({ open, name }: Props) => (open ? <dialog open aria-label={name} /> : null)

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const rest = async () => {
  for (const callback of idle.splice(0)) callback()
  await settle()
}
const isShown = (name: string) => screen.queryByRole('dialog', { name }) !== null

test('it comes when nothing else is to be done, and opens at once then', async () => {
  const load = vi.fn(() => Promise.resolve(Box))
  const Overlay = lateOverlay(load)
  const { rerender } = render(<Overlay open={false} name="Rename" />)
  await settle()
  expect(load).not.toHaveBeenCalled()
  await rest()
  expect(load).toHaveBeenCalledTimes(1)
  rerender(<Overlay open name="Rename" />)
  expect(isShown('Rename')).toBe(true)
})

test('opened before that, it is asked for at once, and again until it comes', async () => {
  const load = vi.fn(() => Promise.resolve(Box))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Overlay = lateOverlay(load)
  render(<Overlay open name="Rename" />)
  await settle()
  expect([load.mock.calls.length, isShown('Rename')]).toEqual([1, false])
  await settle(1000)
  expect([load.mock.calls.length, isShown('Rename')]).toEqual([2, true])
  await settle(5000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('one that is here is drawn after the page, or once the press that opens it is over', async () => {
  const Overlay = lateOverlay(() => Promise.resolve(Box))
  await Overlay.load()
  const drawn = vi.fn(() => null)
  const Marked = lateOverlay(() => Promise.resolve(drawn))
  await Marked.load()
  render(<Marked open={false} />)
  expect(drawn).not.toHaveBeenCalled()
  await rest()
  expect(drawn).toHaveBeenCalled()
  render(<Overlay open name="Rename" />)
  await act(() => Promise.resolve())
  expect(isShown('Rename')).toBe(false)
  await settle()
  expect(isShown('Rename')).toBe(true)
})

test('what did not come unasked is told to nobody, and asked for when it is opened', async () => {
  const load = vi.fn(() => Promise.resolve(Box))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Overlay = lateOverlay(load)
  const { rerender } = render(<Overlay open={false} name="Rename" />)
  await rest()
  expect(load).toHaveBeenCalledTimes(1)
  rerender(<Overlay open name="Rename" />)
  await settle()
  expect([load.mock.calls.length, isShown('Rename')]).toEqual([2, true])
})

test('of a page that is gone nothing is asked for again', async () => {
  const load = vi.fn(() => Promise.reject<typeof Box>(new TypeError('Failed to fetch')))
  const Overlay = lateOverlay(load)
  const { unmount } = render(<Overlay open name="Rename" />)
  await settle()
  unmount()
  await settle(10_000)
  expect(load).toHaveBeenCalledTimes(1)
})
