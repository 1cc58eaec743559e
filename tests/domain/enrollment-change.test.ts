import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { EXTENSION_DAYS_MAX, extendedEnd, isTooFar, type Extension } from '../../src/domain/enrollment-change.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-25T15:00:00.000Z')
const CLOCK = { now: NOW, timeZone: 'America/Denver' }

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const extension: fc.Arbitrary<Extension> = fc.oneof(
  fc.integer({ min: 1, max: EXTENSION_DAYS_MAX }).map((days) => ({ kind: 'days' as const, days })),
  day.map((asked) => ({ kind: 'day' as const, day: asked })),
)
const zone = fc.constantFrom('UTC', 'America/Denver', 'Asia/Riyadh', 'Pacific/Kiritimati')

test('an extension never shortens, and never ends in the past', () => {
  let given = 0
  fc.assert(
    fc.property(fc.integer({ min: NOW - 900 * DAY, max: NOW + 900 * DAY }), extension, zone, (end, asked, timeZone) => {
      const after = extendedEnd(end, asked, { now: NOW, timeZone })
      if (after === null) return
      given += 1
      expect(after).toBeGreaterThan(end)
      expect(after).toBeGreaterThan(NOW)
    }),
    { numRuns: 5000, seed: 20_261_125 },
  )
  expect(given).toBeGreaterThan(1000)
})

test('days are counted from its end, or from now where that is past', () => {
  expect(extendedEnd(NOW + 10 * DAY, { kind: 'days', days: 30 }, CLOCK)).toBe(NOW + 40 * DAY)
  expect(extendedEnd(NOW - 400 * DAY, { kind: 'days', days: 30 }, CLOCK)).toBe(NOW + 30 * DAY)
})

test('a day is whole by the clock of the programme, and one that is no later is none', () => {
  const end = Date.parse('2026-12-10T12:00:00.000Z')
  expect(extendedEnd(end, { kind: 'day', day: '2026-12-31' }, CLOCK)).toBe(Date.parse('2027-01-01T06:59:59.999Z'))
  expect(extendedEnd(end, { kind: 'day', day: '2026-12-09' }, CLOCK)).toBeNull()
  expect(extendedEnd(NOW - DAY, { kind: 'day', day: '2026-11-24' }, CLOCK)).toBeNull()
})

test('an end is too far from ten years on', () => {
  const inTenYears = Date.parse('2036-11-25T15:00:00.000Z')
  expect([isTooFar(inTenYears, CLOCK), isTooFar(inTenYears + 1, CLOCK)]).toEqual([false, true])
})
