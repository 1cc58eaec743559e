import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isDay } from '../../src/domain/calendar.ts'
import {
  DAY_PRESETS,
  daysMeant,
  instantsMeant,
  isDayPreset,
  isDayRange,
  readDayRange,
  type DayPreset,
} from '../../src/domain/day-range.ts'
import { isDecimal, readNumberRange, typedNumber, writeRange } from '../../src/domain/number-range.ts'
import { wallTimeOf } from '../../src/domain/zoned-time.ts'
import { anyDay } from '../support/list-arbitraries.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** With summer time, without, with a midnight that is skipped or comes twice, and with quarters of an hour. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Europe/Istanbul',
] as const

const anyZone = fc.constantFrom(...ZONES)
const anyNow = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') })
const anyPreset = fc.constantFrom(...DAY_PRESETS.both)

describe('a range', () => {
  test('of days is read as it was written, or not at all', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.option(anyDay), fc.option(anyDay), (from, to) => {
        const isOne = (from !== null || to !== null) && (from === null || to === null || from <= to)
        expect(readDayRange(writeRange({ from, to }))).toEqual(isOne ? { from, to } : null)
      }),
    )
  })

  test('of numbers is read as it was written, or not at all', () => {
    expect.hasAssertions()
    const anyEnd = fc.option(fc.oneof(fc.integer({ min: -999, max: 999 }), fc.constantFrom(-0.5, 2.25)).map(String))
    fc.assert(
      fc.property(anyEnd, anyEnd, (from, to) => {
        const isOne = (from !== null || to !== null) && (from === null || to === null || Number(from) <= Number(to))
        expect(readNumberRange(writeRange({ from, to }))).toEqual(isOne ? { from, to } : null)
      }),
    )
  })

  test('of any text is refused, or has ends that can be asked for', () => {
    expect.hasAssertions()
    const piece = fc.oneof(fc.constantFrom('..', '.', '2026-11-01', '2026-02-30', '7', '-', ''), fc.string())
    const anyText = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(anyText, (text) => {
        const days = readDayRange(text)
        const numbers = readNumberRange(text)
        expect([days?.from, days?.to].every((end) => end == null || isDay(end))).toBe(true)
        expect([numbers?.from, numbers?.to].every((end) => end == null || isDecimal(end))).toBe(true)
        expect([days, numbers].every((range) => range === null || writeRange(range) === text)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['٣', '3'],
    ['١٢٫٥', '12.5'],
    [' 2,5 ', '2.5'],
    ['−4', '-4'],
    ['x', 'x'],
  ])('takes %s as %s where it is typed', (typed, number) => expect(typedNumber(typed)).toBe(number))
})

describe('a preset', () => {
  test('belongs to a list that looks its way', () => {
    expect(isDayRange('last7', 'back') && isDayRange('next7', 'ahead') && isDayRange('today', 'both')).toBe(true)
    expect(isDayRange('next7', 'back') || isDayRange('last7', 'ahead') || isDayRange('last8', 'both')).toBe(false)
    expect(DAY_PRESETS.ahead).toEqual(['today', 'next7', 'next30', 'next60', 'next90', 'thisYear'])
  })

  test('means as many days of the calendar in every zone and on every day, summer time or not', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(anyPreset, anyNow, anyZone, (preset, now, timeZone) => {
        const today = wallTimeOf(now, timeZone).date
        const { from, to } = daysMeant(preset, { now, timeZone })
        const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY
        const count = /\d+/.exec(preset)?.[0]
        expect(from !== null && to !== null && from <= today && today <= to).toBe(true)
        expect(preset === 'thisYear' ? [364, 365].includes(days) : days === Number(count ?? 0)).toBe(true)
        expect([preset.startsWith('last') ? to : today, preset.startsWith('next') ? from : today]).toEqual([
          today,
          today,
        ])
        expect(isDayPreset(preset)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test.each<[DayPreset, string, string]>([
    ['today', '2026-11-23', '2026-11-23'],
    ['last7', '2026-11-16', '2026-11-23'],
    ['next60', '2026-11-23', '2027-01-22'],
    ['thisYear', '2026-01-01', '2026-12-31'],
  ])('%s is from %s to %s, where it is yesterday still', (preset, from, to) => {
    const now = Date.parse('2026-11-24T03:00:00Z')
    expect(daysMeant(preset, { now, timeZone: 'America/New_York' })).toEqual({ from, to })
  })
})

describe('the instants of a range', () => {
  test('are those whose day by the clock is in it, and no others', () => {
    expect.hasAssertions()
    const value = fc
      .tuple(anyNow, fc.integer({ min: 0, max: 400 }))
      .map(([at, days]) => [at, at + days * DAY].map((one) => new Date(one).toISOString().slice(0, 10)).join('..'))
    const near = fc.integer({ min: -3 * DAY, max: 3 * DAY })
    fc.assert(
      fc.property(value, fc.boolean(), near, anyZone, (range, isFirst, offset, timeZone) => {
        const { from, to } = readDayRange(range) ?? {}
        const at = Date.parse((isFirst ? from : to) ?? '') + offset
        const day = wallTimeOf(at, timeZone).date
        const meant = instantsMeant(range, { now: 0, timeZone })
        const isIn = meant.from !== null && meant.before !== null && at >= meant.from && at < meant.before
        expect([range, at, isIn]).toEqual([range, at, day >= (from ?? '') && day <= (to ?? '')])
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    // 23 hours in spring, 25 in autumn.
    ['2026-03-08..2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['2026-11-01..2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    // Midnight is skipped, and comes twice.
    ['2026-04-24..2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
    ['2026-11-01..2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('%s in %s begins at %s and is over at %s', (range, timeZone, from, before) => {
    expect(instantsMeant(range, { now: 0, timeZone })).toEqual({ from: Date.parse(from), before: Date.parse(before) })
  })

  test('have no end where the range has none', () => {
    const clock = { now: 0, timeZone: 'UTC' }
    expect([instantsMeant('2026-11-01..', clock).before, instantsMeant('..2026-11-01', clock).from]).toEqual([
      null,
      null,
    ])
  })
})
