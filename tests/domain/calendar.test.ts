import { describe, expect, it } from 'vitest'

import { calendarDays } from '../../src/domain/calendar.ts'

const at = (instant: string) => Date.parse(instant)

describe('days of the calendar', () => {
  it.each([
    ['late today and early tomorrow', '2026-03-02T23:59:00Z', '2026-03-03T00:01:00Z', 'UTC', 1],
    ['the whole of a day', '2026-03-02T00:01:00Z', '2026-03-02T23:59:00Z', 'UTC', 0],
    ['yesterday', '2026-03-02T12:00:00Z', '2026-03-01T12:00:00Z', 'UTC', -1],
    ['a night in which the clock goes on', '2026-03-07T20:00:00Z', '2026-03-09T20:00:00Z', 'America/Chicago', 2],
    ['a day that is another one there', '2026-03-02T22:00:00Z', '2026-03-03T04:00:00Z', 'America/Chicago', 0],
    ['two years', '2024-02-29T12:00:00Z', '2026-02-28T12:00:00Z', 'UTC', 730],
  ])('%s', (_name, from, to, zone, days) => {
    expect(calendarDays(at(from), at(to), zone)).toBe(days)
  })
})
