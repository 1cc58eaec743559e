import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { firstDayOf, heldAgainOn } from '../../src/domain/class-series.ts'
import { holidayOn } from '../../src/domain/federal-holidays.ts'
import {
  addDays,
  daysAfterFirst,
  RECURRENCE_KINDS,
  SERIES_DAYS_MAX,
  SERIES_MAX,
  type Recurrence,
} from '../../src/domain/recurrence.ts'
import { instantOf, instantsOf, wallTimeOf } from '../../src/domain/zoned-time.ts'

const days = fc.integer({ min: 0, max: 365 * 60 }).map((count) => addDays('2020-01-01', count))
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const nth = (day: string) => Math.ceil(Number(day.slice(-2)) / 7)
const isLast = (day: string) => addDays(day, 7).slice(0, 7) !== day.slice(0, 7)

const rules = fc
  .record({
    kind: fc.constantFrom(...RECURRENCE_KINDS),
    every: fc.integer({ min: 2, max: 12 }),
    count: fc.integer({ min: 2, max: 60 }),
    until: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  .map(({ until, count, ...rule }) => ({ rule, count, until }))

const ruleFrom = (
  first: string,
  { rule, count, until }: { rule: Omit<Recurrence, 'count' | 'until'>; count: number; until: number | null },
): Recurrence => (until === null ? { ...rule, count } : { ...rule, until: addDays(first, until) })

describe('days on which something is repeated', () => {
  test('follow each other after the first, no further than they may', () => {
    fc.assert(
      fc.property(days, rules, (first, asked) => {
        const rule = ruleFrom(first, asked)
        const found = daysAfterFirst(first, rule)
        expect(found).toEqual([...new Set(found)].toSorted())
        expect(found.length).toBeLessThan(SERIES_MAX)
        const [earliest, last] = [found[0], found.at(-1)]
        if (earliest === undefined || last === undefined) return
        expect(earliest > first).toBe(true)
        expect(last <= addDays(first, SERIES_DAYS_MAX)).toBe(true)
        expect('until' in rule ? last <= rule.until : found.length < rule.count).toBe(true)
      }),
    )
  })

  test('are the same weekday, as many weeks apart, or the same one of their month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 2, max: 12 }), (first, every) => {
        const weeks = daysAfterFirst(first, { kind: 'weeks', every, count: 6 })
        expect(weeks).toEqual(weeks.map((_, at) => addDays(first, (at + 1) * every * 7)))
        expect(daysAfterFirst(first, { kind: 'daily', every, count: 3 })).toEqual([
          addDays(first, 1),
          addDays(first, 2),
        ])
        const months = [first, ...daysAfterFirst(first, { kind: 'monthly', every, count: 12 })]
        expect(months).toHaveLength(12)
        expect(new Set(months.map(weekday)).size).toBe(1)
        expect(new Set(months.map((day) => day.slice(0, 7))).size).toBe(12)
        expect(months.every((day) => (nth(first) < 5 ? nth(day) === nth(first) : isLast(day)))).toBe(true)
      }),
    )
  })

  test('of a weekly class, twelve times, are eleven more', () => {
    const found = daysAfterFirst('2026-11-03', { kind: 'weekly', every: 2, count: 12 })
    expect([found.length, found[0], found.at(-1)]).toEqual([11, '2026-11-10', '2027-01-19'])
    expect(daysAfterFirst('2026-11-03', { kind: 'weekly', every: 2, until: '2026-11-24' })).toEqual([
      '2026-11-10',
      '2026-11-17',
      '2026-11-24',
    ])
    expect(daysAfterFirst('2026-11-03', { kind: 'weekly', every: 2, until: '2026-11-03' })).toEqual([])
    expect(() => daysAfterFirst('2026-02-30', { kind: 'daily', every: 2, count: 2 })).toThrow(RangeError)
  })
})

describe('a class that is held again', () => {
  const zones = fc.constantFrom('America/Chicago', 'America/Phoenix', 'Europe/Istanbul', 'Australia/Lord_Howe', 'UTC')
  const hours = fc.record({ hour: fc.integer({ min: 0, max: 20 }), minute: fc.constantFrom(0, 15, 30) })
  const clock = ({ hour, minute }: { hour: number; minute: number }) =>
    `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

  test('is at the same hour on the wall, whatever summer time does, with its closing as far before', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), zones, hours, (first, later, timeZone, at) => {
        const iso = (date: string, time: string) => new Date(instantOf({ date, time }, timeZone)).toISOString()
        const [begins, ends] = [clock(at), clock({ ...at, hour: at.hour + 3 })]
        fc.pre(instantsOf({ date: first, time: begins }, timeZone).length === 1)
        fc.pre(instantsOf({ date: first, time: ends }, timeZone).length === 1)
        const held = {
          sessions: [
            { startsAt: iso(first, begins), endsAt: iso(first, ends) },
            { startsAt: iso(addDays(first, 2), begins), endsAt: iso(addDays(first, 2), ends) },
          ],
          registrationClosesAt: iso(addDays(first, -1), '17:00'),
          timeZone,
        }
        const day = addDays(first, later)
        const again = heldAgainOn(held, day)
        expect(firstDayOf({ ...again, timeZone })).toBe(day)
        expect(again.sessions).toHaveLength(2)
        const [one] = again.sessions
        const isSkipped = instantsOf({ date: day, time: begins }, timeZone).length === 0
        const shown = wallTimeOf(Date.parse(one?.startsAt ?? ''), timeZone)
        expect(isSkipped || (shown.date === day && shown.time === begins)).toBe(true)
        for (const { startsAt, endsAt } of again.sessions) expect(startsAt < endsAt).toBe(true)
        expect(wallTimeOf(Date.parse(again.registrationClosesAt), timeZone)).toEqual({
          date: addDays(day, -1),
          time: '17:00',
        })
      }),
    )
  })
})

describe('federal holidays', () => {
  test('are those that the office of personnel lists, and the days on which they are kept', () => {
    const listed = [
      ['2026-01-01', 'newYear'],
      ['2026-01-19', 'martinLutherKing'],
      ['2026-02-16', 'washington'],
      ['2026-05-25', 'memorial'],
      ['2026-06-19', 'juneteenth'],
      ['2026-07-03', 'independence'],
      ['2026-07-04', 'independence'],
      ['2026-09-07', 'labor'],
      ['2026-10-12', 'columbus'],
      ['2026-11-11', 'veterans'],
      ['2026-11-26', 'thanksgiving'],
      ['2026-12-25', 'christmas'],
    ] as const
    const found = Array.from({ length: 365 }, (_, at) => addDays('2026-01-01', at)).flatMap((day) => {
      const holiday = holidayOn(day)
      return holiday ? [[day, holiday]] : []
    })
    expect(found).toEqual(listed)
    expect([
      holidayOn('2021-12-31'),
      holidayOn('2027-12-24'),
      holidayOn('2023-01-02'),
      holidayOn('2020-06-19'),
    ]).toEqual(['newYear', 'christmas', 'newYear', null])
  })
})
