import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepCrashFlight, recallCrashFlight } from '../../src/app/crash-flight.ts'
import type { Flight } from '../../src/domain/contract/flight.contract.ts'
import { FLIGHT_CRASH_KEPT, FLIGHT_SENT_LETTERS } from '../../src/domain/flight.ts'

const told = (actor: string, at: number, type: string): Flight['records'][number] => ({
  at,
  actor,
  kind: 'told',
  type,
  from: null,
  data: null,
  stood: [],
})

const FLIGHT: Flight = {
  version: 1,
  product: '1.0.0',
  at: 9000,
  actors: [{ actor: 'form#1', chart: 'form', parent: null, src: null, page: '/contact' }],
  records: [told('form#1', 8000, 'form.submitted')],
  frames: [],
  ends: [],
}

const KEY = 'kept/crash'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what led to a crash is there for ten minutes, however often it is looked at, and then gone', () => {
  keepCrashFlight(FLIGHT)
  vi.advanceTimersByTime(FLIGHT_CRASH_KEPT)
  expect([recallCrashFlight(), recallCrashFlight()]).toEqual([FLIGHT, FLIGHT])
  vi.advanceTimersByTime(1)
  expect([recallCrashFlight(), sessionStorage.getItem(KEY)]).toEqual([null, null])
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['of another version', JSON.stringify({ at: Date.now(), flight: { ...FLIGHT, version: 0 } })],
  ['without its time', JSON.stringify({ flight: FLIGHT })],
])('what is kept and %s is as none, and not kept on', (_, text) => {
  sessionStorage.setItem(KEY, text)
  expect([recallCrashFlight(), sessionStorage.getItem(KEY)]).toEqual([null, null])
})

test('no more of it is kept than can be sent: what was told nothing for the longest stays behind', () => {
  const many = Array.from({ length: 2500 }, (_, at) => told('old#1', at, 'x'.repeat(60)))
  const actors = [...FLIGHT.actors, { actor: 'old#1', chart: 'old', parent: null, src: null, page: null }]
  keepCrashFlight({ ...FLIGHT, actors, records: [...many, ...FLIGHT.records] })
  expect(sessionStorage.getItem(KEY)?.length).toBeLessThan(FLIGHT_SENT_LETTERS + 100)
  expect(recallCrashFlight()?.records).toEqual(FLIGHT.records)
})

test('a browser that keeps nothing is none the worse', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepCrashFlight(FLIGHT)
  expect(recallCrashFlight()).toBeNull()
})
