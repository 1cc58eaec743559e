import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  daysOfQuarter,
  deadlineOf,
  readReportId,
  reportChanges,
  reportId,
  watchedQuarters,
  type PackLine,
  type ReportFacts,
} from '../../src/domain/report.ts'

const quarter = fc
  .tuple(fc.integer({ min: 2000, max: 2120 }), fc.integer({ min: 1, max: 4 }))
  .map(([year, part]) => `${year}-q${part}`)

test('an id says what its report is about, and is nobody else’s', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 4_000_000 })), quarter, (agencyId, of) => {
      const id = reportId(agencyId, of)
      expect([id > 0, id <= 2_147_483_647]).toEqual([true, true])
      expect(readReportId(id)).toEqual({ kind: agencyId === null ? 'national' : 'creditPack', agencyId, quarter: of })
    }),
  )
  expect([0, -1, 512].map(readReportId)).toEqual([null, null, null])
})

test('the quarters of a year are watched, from the last that is over', () => {
  expect(watchedQuarters('2026-03-31')).toEqual(['2025-q4', '2025-q3', '2025-q2', '2025-q1'])
  expect(watchedQuarters('2026-04-01')[0]).toBe('2026-q1')
})

test('a pack is due a month after its quarter, the national figures half a month later', () => {
  expect(daysOfQuarter('2026-q1')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(deadlineOf({ kind: 'creditPack', quarter: '2026-q1' })).toBe('2026-04-30')
  expect(deadlineOf({ kind: 'national', quarter: '2025-q4' })).toBe('2026-02-14')
})

const told = { quarter: '2026-q1', days: daysOfQuarter('2026-q1'), timeZone: 'UTC' }
const line = (number: string, more: Partial<PackLine> = {}): PackLine => ({
  number,
  name: 'Ada Moreno',
  licence: null,
  course: { en: 'Scene safety', tr: 'Olay yeri güvenliği', ar: 'سلامة الموقع' },
  hours: 4,
  completedOn: '2026-01-05',
  ...more,
})
const pack = (...lines: readonly PackLine[]): ReportFacts => ({
  ...told,
  kind: 'creditPack',
  agency: 'Tow North',
  people: 1,
  hours: 4,
  lines,
})

test('an amendment tells which lines came, went or say something else', () => {
  const before = pack(line('A'), line('B'), line('C'))
  const after = pack(line('B'), line('C', { licence: 'L1' }), line('D'))
  expect(reportChanges(before, after)).toEqual({
    kind: 'creditPack',
    lines: [
      { was: line('A'), is: null },
      { was: line('C'), is: line('C', { licence: 'L1' }) },
      { was: null, is: line('D') },
    ],
  })
  expect(reportChanges(before, before)).toEqual({ kind: 'creditPack', lines: [] })
})

test('so do national figures, by discipline', () => {
  const national = (towing: number, none: number): ReportFacts => ({
    ...told,
    kind: 'national',
    people: towing + none,
    lines: [
      { discipline: 'towing', people: towing },
      { discipline: null, people: none },
    ],
  })
  expect(reportChanges(national(3, 1), national(3, 2))).toEqual({
    kind: 'national',
    lines: [{ was: { discipline: null, people: 1 }, is: { discipline: null, people: 2 } }],
  })
})
