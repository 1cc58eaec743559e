import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysAfter } from '../../src/domain/day-range.ts'
import { dayCount, isPeriod, monthsOf, OWN_DAYS_MAX, periodMeant, writeOwn } from '../../src/domain/programme-period.ts'

const TODAY = '2026-11-25'

describe('a period', () => {
  it.each([
    ['year', '2026', ['2026-01-01', TODAY], ['2025-01-01', '2025-11-25'], '2025', null],
    ['quarter', '2026-q4', ['2026-10-01', TODAY], ['2026-07-01', '2026-08-25'], '2026-q3', null],
    ['month', '2026-11', ['2026-11-01', TODAY], ['2026-10-01', '2026-10-25'], '2026-10', null],
    ['2026-10', '2026-10', ['2026-10-01', '2026-10-31'], ['2026-08-31', '2026-09-30'], '2026-09', '2026-11'],
    ['2026-q1', '2026-q1', ['2026-01-01', '2026-03-31'], ['2025-10-01', '2025-12-29'], '2025-q4', '2026-q2'],
    ['2025', '2025', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-30'], '2024', '2026'],
    [
      '2026-11-01..2026-11-10',
      '2026-11-01..2026-11-10',
      ['2026-11-01', '2026-11-10'],
      ['2026-10-22', '2026-10-31'],
      '2026-10-22..2026-10-31',
      '2026-11-11..2026-11-20',
    ],
    ['2199', '2199', ['2199-01-01', '2199-12-31'], ['2198-01-01', '2198-12-31'], null, null],
  ])(
    '%s is %s: its days, as many before, and its neighbours',
    (text, key, [from, to], [first, last], previous, next) => {
      expect(periodMeant(text, TODAY)).toMatchObject({
        key,
        days: { from, to },
        before: { from: first, to: last },
        previous,
        next,
      })
    },
  )

  it('is compared with as many days that are all before it, and is found again by its key', () => {
    const day = fc.integer({ min: 0, max: 80_000 }).map((days) => daysAfter('1910-01-01', days))
    const asked = fc.oneof(
      fc.constantFrom('month', 'quarter', 'year'),
      day.map((one) => one.slice(0, 4)),
      day.map((one) => one.slice(0, 7)),
      fc.tuple(day, fc.integer({ min: 1, max: 4 })).map(([one, quarter]) => `${one.slice(0, 4)}-q${quarter}`),
      fc
        .tuple(day, fc.integer({ min: 0, max: OWN_DAYS_MAX - 1 }))
        .map(([from, days]) => writeOwn({ from, to: daysAfter(from, days) })),
    )
    fc.assert(
      fc.property(asked, day, (text, today) => {
        const period = periodMeant(text, today)
        expect(isPeriod(text)).toBe(true)
        expect(dayCount(period.before)).toBe(dayCount(period.days))
        expect(period.before.to < period.days.from).toBe(true)
        expect(periodMeant(period.key, today)).toEqual(period)
        const months = monthsOf(period.days)
        expect([months[0], months.at(-1)]).toEqual([period.days.from.slice(0, 7), period.days.to.slice(0, 7)])
        expect(new Set(months).size).toBe(months.length)
      }),
    )
  })

  it.each([
    '',
    '26',
    '2026-13',
    '2026-q5',
    '1800',
    'week',
    '2026-11-01..',
    '..2026-11-01',
    '2026-11-10..2026-11-01',
    '2020-01-01..2026-01-01',
  ])('is not %j: the year that today is in is taken for it', (text) => {
    expect(isPeriod(text)).toBe(false)
    expect(periodMeant(text, TODAY)).toEqual(periodMeant('year', TODAY))
  })
})
