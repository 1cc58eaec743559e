import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { latePart } from '../../../src/views/ui/late-part.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a part that was lost on the way is asked for until it comes, and is waited for until then', async () => {
  const load = vi.fn(() => Promise.resolve({ default: ({ name }: Readonly<{ name: string }>) => <p>{name}</p> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Part = latePart(load)
  render(
    <Suspense fallback="on its way">
      <Part name="Terms" />
    </Suspense>,
  )
  await wait(0)
  expect(screen.getByText('on its way')).toBeInTheDocument()
  await wait(2000)
  expect(screen.getByText('Terms')).toBeInTheDocument()
  await wait(10_000)
  expect(load).toHaveBeenCalledTimes(3)
})
