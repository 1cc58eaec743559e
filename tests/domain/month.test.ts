import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { daysOfMonth, isMonth, monthOf, monthsLater, weeksOfMonth } from '../../src/domain/month.ts'

const months = fc
  .tuple(fc.integer({ min: 1901, max: 2198 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

test('a month is one of the calendar', () => {
  expect(['2026-11', '2026-13', '2026-1', '2026', 'x', '0026-11', '2026-11-01'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('months follow each other over the ends of years', () => {
  expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1), monthsLater('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ])
  expect([daysOfMonth('2028-02'), daysOfMonth('2026-12')]).toEqual([
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2026-12-01', to: '2026-12-31' },
  ])
})

test('its weeks are whole, follow each other, begin on their day and have each day of it once', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 0, max: 6 }), (month, first) => {
      const weeks = weeksOfMonth(month, first)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(first)
      const { from, to } = daysOfMonth(month)
      const own = days.filter((day) => monthOf(day) === month)
      expect([own[0], own.at(-1), own.length]).toEqual([from, to, Number(to.slice(-2))])
      expect([...days].toSorted()).toEqual(days)
      expect(days.length - own.length).toBeLessThan(14)
    }),
  )
})
