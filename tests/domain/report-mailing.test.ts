import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { daysAfter } from '../../src/domain/day-range.ts'
import { LAST_DAY, MAILING_DAYS, nextMailing } from '../../src/domain/report-mailing.ts'
import { wallTimeOf } from '../../src/domain/zoned-time.ts'

const at = (text: string) => Date.parse(text)
const said = (now: string, day: number, timeZone: string) => new Date(nextMailing(at(now), day, timeZone)).toISOString()

test.each([
  ['2026-03-02T12:00:00Z', 2, 'UTC', '2026-04-02T06:00:00.000Z'],
  ['2026-03-02T05:59:59Z', 2, 'UTC', '2026-03-02T06:00:00.000Z'],
  ['2026-03-02T06:00:00Z', 2, 'UTC', '2026-04-02T06:00:00.000Z'],
  ['2026-02-10T12:00:00Z', LAST_DAY, 'UTC', '2026-02-28T06:00:00.000Z'],
  ['2028-02-10T12:00:00Z', LAST_DAY, 'UTC', '2028-02-29T06:00:00.000Z'],
  ['2026-12-31T12:00:00Z', LAST_DAY, 'UTC', '2027-01-31T06:00:00.000Z'],
  // Six o'clock on the wall is another hour of UTC in summer.
  ['2026-03-02T12:00:00Z', 1, 'America/Chicago', '2026-04-01T11:00:00.000Z'],
  ['2026-10-20T12:00:00Z', 1, 'America/Chicago', '2026-11-01T12:00:00.000Z'],
])('from %s, one of the day %s in %s is mailed at %s', (now, day, timeZone, next) => {
  expect(said(now, day, timeZone)).toBe(next)
})

test('each month has one, at six by the clock of the programme', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2034-01-01T00:00:00Z') }),
      fc.constantFrom(...MAILING_DAYS),
      fc.constantFrom('UTC', 'America/Chicago', 'Europe/Istanbul', 'Australia/Lord_Howe'),
      (now, day, timeZone) => {
        const next = nextMailing(now, day, timeZone)
        const after = nextMailing(next, day, timeZone)
        const [first, second] = [wallTimeOf(next, timeZone), wallTimeOf(after, timeZone)]
        expect(next).toBeGreaterThan(now)
        expect([first.time, second.time]).toEqual(['06:00', '06:00'])
        const monthOf = ({ date }: typeof first) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
        expect(monthOf(second) - monthOf(first)).toBe(1)
        // The day before the first of a month is the last of one.
        const meant = day === LAST_DAY ? daysAfter(first.date, 1).slice(8) : String(day).padStart(2, '0')
        expect(meant).toBe(day === LAST_DAY ? '01' : first.date.slice(8))
      },
    ),
  )
})
