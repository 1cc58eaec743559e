import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  ATTENDING_STATES,
  beyondSeats,
  LATE_OFFER_MS,
  LATE_OFFERS_FROM_MS,
  OFFER_MS,
  offerEnd,
  OPEN_STATES,
  REGISTRATION_STATES,
  SEATED_STATES,
  seatsLeft,
} from '../../src/domain/class.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-03-10T14:00:00.000Z')

describe('an offered seat', () => {
  test.each([
    ['a week before', 168, 24],
    ['two days and a minute before', 48 + 1 / 60, 24],
    ['two days before', 48, 2],
    ['three hours before', 3, 2],
    ['an hour before, until the class begins', 1, 1],
  ])('%s is kept for its time', (_, hoursBefore, hoursKept) => {
    const now = START - hoursBefore * HOUR
    expect(offerEnd(now, START)).toBe(now + hoursKept * HOUR)
  })

  test.each([0, 1, 100])('is none %i hours after the class began', (hours) => {
    expect(offerEnd(START + hours * HOUR, START)).toBeNull()
  })

  test('is never kept beyond the beginning, and never longer than a day', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 * 24 * HOUR }), (before) => {
        const now = START - before
        const end = offerEnd(now, START) ?? Number.NaN
        expect(end).toBeGreaterThan(now)
        expect(end).toBeLessThanOrEqual(START)
        const kept = before <= LATE_OFFERS_FROM_MS ? LATE_OFFER_MS : OFFER_MS
        expect(end - now).toBe(Math.min(kept, before))
      }),
    )
  })
})

test('seats that are left are never fewer than none, though walk-ins overfill a class', () => {
  expect([seatsLeft(24, 0), seatsLeft(24, 23), seatsLeft(24, 24), seatsLeft(24, 31)]).toEqual([24, 1, 0, 0])
})

test('whoever walks in beyond the seats is counted as such', () => {
  expect([beyondSeats(24, 0), beyondSeats(24, 24), beyondSeats(24, 25), beyondSeats(24, 31)]).toEqual([0, 0, 1, 7])
})

test('each group of states is of the states, and the wider ones hold the narrower', () => {
  const known: readonly string[] = REGISTRATION_STATES
  expect(OPEN_STATES.every((state) => known.includes(state))).toBe(true)
  const open: readonly string[] = OPEN_STATES
  expect(SEATED_STATES.filter((state) => !open.includes(state))).toEqual([])
  const seated: readonly string[] = SEATED_STATES
  expect(ATTENDING_STATES.filter((state) => !seated.includes(state))).toEqual([])
  expect(REGISTRATION_STATES.filter((state) => !open.includes(state))).toEqual(['cancelled', 'lapsed'])
})
