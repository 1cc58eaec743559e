import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadChunk } from '../../src/app/chunk.ts'
import { FaultError } from '../../src/domain/fault.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})
afterEach(() => vi.unstubAllGlobals())

/** Whether a promise is settled by now. */
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, 0, false)),
  ])

test('a part that arrives is given', async () => {
  expect(await loadChunk(() => Promise.resolve('part'))).toBe('part')
})

test('a part that is gone loads the page anew once, and then is an error', async () => {
  expect(await isSettled(loadChunk(gone))).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch dynamically imported module')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network nothing is loaded anew', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await expect(loadChunk(gone)).rejects.toEqual(new FaultError({ kind: 'offline' }))
  expect(reload).not.toHaveBeenCalled()
})
