import { globSync, readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createDates, type Dates } from '../../src/domain/dates.ts'
import { datesBy } from '../../src/domain/programme-dates.ts'
import { instantOf, wallTimeOf } from '../../src/domain/zoned-time.ts'

const LANGUAGES = ['en', 'tr', 'ar'] as const
const ZONES = ['America/Chicago', 'America/New_York', 'Europe/Istanbul', 'UTC', 'Pacific/Auckland'] as const
const ZONE = 'America/Chicago'
const NOW = Date.parse('2026-05-04T12:00:00Z')
const MINUTE = 60_000

const asOfNow = { en: createDates('en', () => NOW), tr: createDates('tr', () => NOW), ar: createDates('ar', () => NOW) }
const inAll = (write: (dates: Dates) => string) => LANGUAGES.map((language) => write(asOfNow[language]))

const language = fc.constantFrom(...LANGUAGES)
const zone = fc.constantFrom(...ZONES)
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2029-01-01') })

/** Every way in which a day is written, for an instant and the clock of a place. */
const writtenDays = (dates: Dates, instant: string, timeZone: string): readonly string[] => {
  const closing = dates.closing(instant, timeZone)
  return [
    dates.date(instant, timeZone),
    dates.shortDate(instant, timeZone),
    dates.day(instant, timeZone),
    dates.moment(instant, timeZone),
    dates.span(instant, instant, timeZone),
    ...('at' in closing ? [closing.at] : []),
  ]
}

test('a day carries its year, unless it is this year and still ahead', () => {
  fc.assert(
    fc.property(language, zone, moment, moment, (spoken, timeZone, at, now) => {
      const year = wallTimeOf(at, timeZone).date.slice(0, 4)
      const isLeftOut = at > now && wallTimeOf(now, timeZone).date.startsWith(year)
      const written = writtenDays(
        createDates(spoken, () => now),
        new Date(at).toISOString(),
        timeZone,
      )
      expect(written.filter((text) => text.includes(year))).toEqual(isLeftOut ? [] : written)
    }),
  )
})

test('by another clock than the reader’s it writes what that shows, and names it where the two differ', () => {
  fc.assert(
    fc.property(language, zone, moment, (spoken, timeZone, at) => {
      const instant = new Date(at).toISOString()
      const [own, there] = [
        createDates(spoken, () => NOW),
        datesBy(
          timeZone,
          createDates(spoken, () => NOW),
        ),
      ]
      expect([there.date(instant), there.shortDate(instant)]).toEqual([
        own.date(instant, timeZone),
        own.shortDate(instant, timeZone),
      ])
      // A clock of a place is told of where somebody tells of it.
      expect(there.shortDate(instant, 'Asia/Tokyo')).toBe(own.shortDate(instant, 'Asia/Tokyo'))
      const [here, said] = [own.dateTime(instant), there.dateTime(instant)]
      expect(said === here || said.endsWith(` (${own.zone(instant, timeZone)})`)).toBe(true)
      expect(said.startsWith(own.shortDate(instant, timeZone))).toBe(true)
    }),
  )
})

test('what is printed or mailed always carries the year: it is read at any time', () => {
  fc.assert(
    fc.property(language, zone, moment, (spoken, timeZone, at) => {
      const year = wallTimeOf(at, timeZone).date.slice(0, 4)
      for (const text of writtenDays(createDates(spoken), new Date(at).toISOString(), timeZone)) {
        expect(text).toContain(year)
      }
    }),
  )
})

test('who shows an hour of a place names its clock, and in one way', () => {
  fc.assert(
    fc.property(language, zone, moment, fc.nat(72 * 60), (spoken, timeZone, at, minutes) => {
      const dates = createDates(spoken, () => NOW)
      const [from, to] = [at, at + minutes * MINUTE].map((instant) => new Date(instant).toISOString()) as [
        string,
        string,
      ]
      const named = ` (${dates.zone(from, timeZone)})`
      expect([dates.moment(from, timeZone), dates.span(from, to, timeZone)]).toEqual([
        expect.stringMatching(/\)$/),
        expect.stringMatching(/\)$/),
      ])
      expect(dates.moment(from, timeZone).endsWith(named) && dates.span(from, to, timeZone).endsWith(named)).toBe(true)
    }),
  )
})

test('a closing at midnight, or the minute before it, is the end of a day and tells no hour', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(language, zone, day, (spoken, timeZone, at) => {
      const date = at.toISOString().slice(0, 10)
      const dates = createDates(spoken, () => NOW)
      const close = (instant: number) => dates.closing(new Date(instant).toISOString(), timeZone)
      const last = instantOf({ date, time: '23:59' }, timeZone)
      expect(close(last)).toEqual({ endOf: expect.any(String) as unknown })
      expect(close(last + MINUTE)).toEqual(close(last))
      expect(close(last - MINUTE)).toEqual({ at: expect.any(String) as unknown })
    }),
  )
})

describe('as each language writes it', () => {
  const AHEAD = '2026-11-27T14:00:00Z'
  const PAST = '2024-10-13T13:00:00Z'
  test.each<[string, (dates: Dates) => string, string[]]>([
    ['a date', ({ date }) => date('2026-05-04T03:30:00Z', ZONE), ['May 3, 2026', '3 Mayıs 2026', '3 مايو 2026']],
    ['a date ahead', ({ date }) => date(AHEAD, ZONE), ['November 27', '27 Kasım', '27 نوفمبر']],
    [
      'a moment of a class',
      (dates) => dates.moment(PAST, ZONE),
      [
        'Sun, Oct 13, 2024, 8:00 AM (Central Time)',
        '13 Eki 2024 Paz 8:00 (Kuzey Amerika Merkezi Saati)',
        'الأحد، 13 أكتوبر 2024، 8:00 ص (التوقيت المركزي لأمريكا الشمالية)',
      ],
    ],
    [
      'a session',
      (dates) => dates.span(AHEAD, '2026-11-27T18:00:00Z', ZONE),
      [
        'Fri, Nov 27, 8:00 AM – 12:00 PM (Central Time)',
        '27 Kas Cum 8:00 – 12:00 (Kuzey Amerika Merkezi Saati)',
        'الجمعة، 27 نوفمبر، 8:00 ص – 12:00 م (التوقيت المركزي لأمريكا الشمالية)',
      ],
    ],
    [
      'a session over midnight',
      (dates) => dates.hours(AHEAD, '2026-11-28T07:00:00Z', ZONE),
      [
        '8:00 AM – Sat, Nov 28, 1:00 AM (Central Time)',
        '8:00 – 28 Kas Cmt 1:00 (Kuzey Amerika Merkezi Saati)',
        '8:00 ص – السبت، 28 نوفمبر، 1:00 ص (التوقيت المركزي لأمريكا الشمالية)',
      ],
    ],
    [
      'the end of a day',
      (dates) => Object.values(dates.closing('2026-11-28T06:00:00Z', ZONE)).join(' '),
      ['Friday, Nov 27', '27 Kas Cuma', 'الجمعة، 27 نوفمبر'],
    ],
  ])('%s', (_what, write, written) => {
    expect(inAll(write)).toEqual(written)
  })
})

/** They reckon with the parts of a date and write none. */
const RECKONS = ['src/domain/calendar.ts', 'src/domain/zoned-time.ts']
const WRITES_A_DATE = /Intl\.DateTimeFormat\((?!\))|\.toLocale(?:Date|Time)String\(/

test('nothing else writes a date', () => {
  const sources = globSync('{src,server}/**/*.{ts,tsx}')
  const writing = sources.filter((file) => WRITES_A_DATE.test(readFileSync(file, 'utf8')))
  expect(writing.toSorted()).toEqual([...RECKONS, 'src/domain/dates.ts'].toSorted())
})
