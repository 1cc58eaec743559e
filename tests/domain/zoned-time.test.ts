import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { daysLater, instantOf, instantsOf, isTimeZone, isWallTime, wallTimeOf } from '../../src/domain/zoned-time.ts'

const ZONES = [
  'UTC',
  'America/Chicago',
  'America/St_Johns',
  'Europe/Istanbul',
  'Asia/Kathmandu',
  'Asia/Riyadh',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
] as const

const MINUTE = 60_000
const zone = fc.constantFrom(...ZONES)
const minute = fc
  .integer({ min: Date.UTC(1990, 0, 1) / MINUTE, max: Date.UTC(2060, 0, 1) / MINUTE })
  .map((minutes) => minutes * MINUTE)
const day = minute.map((instant) => new Date(instant).toISOString().slice(0, 10))
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minutes }) => `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const wall = fc.record({ date: day, time })

const at = (instant: string) => Date.parse(instant)

describe('the clock of a place', () => {
  it('shows each instant as a time at which it does show it', () => {
    fc.assert(
      fc.property(minute, zone, (instant, timeZone) => {
        expect(instantsOf(wallTimeOf(instant, timeZone), timeZone)).toContain(instant)
      }),
    )
  })

  it('shows a time at none, one or two instants, in their order, and none of them a day away', () => {
    fc.assert(
      fc.property(wall, zone, (shown, timeZone) => {
        const instants = instantsOf(shown, timeZone)
        expect(instants.length).toBeLessThanOrEqual(2)
        expect(instants).toEqual(instants.toSorted((a, b) => a - b))
        for (const instant of instants) expect(wallTimeOf(instant, timeZone)).toEqual(shown)
      }),
    )
  })

  it('means the first instant that shows a time, and after a skipped one as much later as is skipped', () => {
    fc.assert(
      fc.property(wall, zone, (shown, timeZone) => {
        const [first] = instantsOf(shown, timeZone)
        const meant = instantOf(shown, timeZone)
        const moved = wallTimeOf(meant, timeZone)
        const isLater = `${moved.date} ${moved.time}` > `${shown.date} ${shown.time}`
        expect([meant, isLater]).toEqual(first === undefined ? [meant, true] : [first, false])
      }),
    )
  })

  it('goes on by days as the calendar does', () => {
    fc.assert(
      fc.property(wall, fc.integer({ min: -400, max: 400 }), (shown, days) => {
        const there = daysLater(shown, days)
        expect([there.time, daysLater(there, -days)]).toEqual([shown.time, shown])
      }),
    )
  })

  it.each([
    ['is skipped when summer begins', '2026-03-08', '02:30', 'America/Chicago', []],
    [
      'is repeated when summer ends',
      '2026-11-01',
      '01:30',
      'America/Chicago',
      ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'],
    ],
    ['is half skipped', '2026-10-04', '02:15', 'Australia/Lord_Howe', []],
    ['is of a day that was skipped whole', '2011-12-30', '12:00', 'Pacific/Apia', []],
    ['is an ordinary one', '2026-03-08', '03:00', 'America/Chicago', ['2026-03-08T08:00:00Z']],
  ])('an hour that %s', (_name, date, hour, timeZone, instants) => {
    expect(instantsOf({ date, time: hour }, timeZone)).toEqual(instants.map(at))
  })

  it('takes a skipped hour to be as much after the change as was written after it, and the first of a repeated one', () => {
    expect([
      instantOf({ date: '2026-03-08', time: '02:30' }, 'America/Chicago'),
      instantOf({ date: '2026-11-01', time: '01:30' }, 'America/Chicago'),
    ]).toEqual([at('2026-03-08T08:30:00Z'), at('2026-11-01T06:30:00Z')])
  })
})

describe('what is no time', () => {
  it.each([
    ['2026-02-29', '08:00'],
    ['2026-11-31', '08:00'],
    ['2026-11-22', '24:00'],
    ['2026-11-22', '8:00'],
    ['', ''],
  ])('%s %s', (date, hour) => {
    expect([isWallTime({ date, time: hour }), instantsOf({ date, time: hour }, 'UTC')]).toEqual([false, []])
    expect(() => instantOf({ date, time: hour }, 'UTC')).toThrow(RangeError)
    expect(() => daysLater({ date, time: hour }, 1)).toThrow(RangeError)
  })
})

describe('the name of a zone', () => {
  it.each([
    ['America/Chicago', true],
    ['UTC', true],
    ['Europe/Istanbul', true],
    ['America/Nowhere', false],
    ['+05:00', false],
    ['', false],
  ])('%s', (name, isOne) => {
    expect(isTimeZone(name)).toBe(isOne)
  })

  it('is known in any case, and no clock is kept for how it is spelled', () => {
    isTimeZone('Asia/Kathmandu')
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    expect(['asia/kathmandu', 'ASIA/KATHMANDU', 'Asia/kathManDu'].map(isTimeZone)).toEqual([true, true, true])
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})
