import { expect, test, vi } from 'vitest'

import { createLongLived } from '../../src/app/actors/long-lived-actors.ts'
import { startAhead } from '../../src/app/ahead-start.ts'
import type * as Begun from '../../src/app/begun.ts'
import { DEFAULT_APPEARANCE } from '../../src/domain/appearance.ts'

const { lost, done } = vi.hoisted(() => ({ lost: new Set<string>(), done: [] as string[] }))

/** A file that is asked for, and comes unless it is lost. */
const come = vi.hoisted(() => (file: string) => {
  done.push(lost.has(file) ? `${file} lost` : file)
  if (lost.has(file)) throw new TypeError('Failed to fetch dynamically imported module')
})

vi.mock('../../src/app/begun.ts', (original) => {
  come('begun')
  return original<typeof Begun>()
})
vi.mock('../../src/app/flight.ts', () => {
  come('flight')
  return {}
})
vi.mock('../../src/app/actors/lost-roles.ts', () => ({ watchRoles: () => done.push('roles are watched') }))
vi.mock('../../src/app/ahead.ts', () => ({
  bringFiles: () => {},
  hasRoom: () => false,
  readPageFiles: () => {},
  readyForAway: () => {},
  fetchAhead: () => done.push('fetches ahead'),
}))

const happens = async (kind: string) => {
  dispatchEvent(new Event(kind))
  await vi.dynamicImportSettled()
  return done.splice(0)
}

test('what no page waits for begins once the network is back where it did not come, each of it once', async () => {
  const longLived = createLongLived({
    path: '/home',
    appearance: DEFAULT_APPEARANCE,
    calls: undefined,
    build: null,
    loadLanguage: async () => {},
  })
  startAhead(longLived)
  lost.add('begun').add('flight')
  expect(await happens('pointerover')).toEqual(['begun lost'])
  expect(await happens('pointerover')).toEqual([])
  lost.delete('begun')
  expect(await happens('online')).toEqual(['begun', 'roles are watched', 'fetches ahead', 'flight lost'])
  expect(await happens('focusin')).toEqual([])
  lost.clear()
  expect(await happens('online')).toEqual(['flight'])
  expect(await happens('online')).toEqual([])
})
