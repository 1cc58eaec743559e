import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysAfter } from '../../src/domain/day-range.ts'
import { isWorkingDay, lateBefore } from '../../src/domain/working-days.ts'
import { instantOf, wallTimeOf } from '../../src/domain/zoned-time.ts'

const ZONE = 'America/Chicago'
const at = (date: string, time = '12:00') => instantOf({ date, time }, ZONE)
const lateOn = (date: string) => wallTimeOf(lateBefore({ now: at(date), timeZone: ZONE }, 2), ZONE)

describe('a working day', () => {
  it.each([
    ['2026-11-25', true],
    // Thanksgiving, and a weekend.
    ['2026-11-26', false],
    ['2026-11-28', false],
    ['2026-11-29', false],
    // Independence Day of 2026 is a Saturday: kept on the Friday before.
    ['2026-07-03', false],
  ])('%s: %s', (day, is) => expect(isWorkingDay(day)).toBe(is))
})

describe('what is late after two working days', () => {
  it.each([
    // On a Thursday: what came before Tuesday, since it had Tuesday and Wednesday.
    ['2026-11-19', '2026-11-17'],
    // On a Monday: Thursday and Friday were its days.
    ['2026-11-23', '2026-11-19'],
    // Thanksgiving is a day off: on the Monday after, Wednesday and Friday were.
    ['2026-11-30', '2026-11-25'],
    // On a Sunday nothing more is late than on the Saturday.
    ['2026-11-22', '2026-11-19'],
    ['2026-11-21', '2026-11-19'],
  ])('on %s is what came before %s', (today, before) => expect(lateOn(today)).toEqual({ date: before, time: '00:00' }))

  it('had two whole working days between the day on which it came and today, and nothing else had', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => daysAfter('2024-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 12 }), (today, ago) => {
        const came = daysAfter(today, -ago)
        const between = Array.from({ length: Math.max(0, ago - 1) }, (_, days) => daysAfter(came, days + 1))
        const isLate = at(came) < lateBefore({ now: at(today), timeZone: ZONE }, 2)
        expect(isLate).toBe(between.filter(isWorkingDay).length >= 2)
      }),
    )
  })
})
