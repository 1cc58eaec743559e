import { expect, test } from 'vitest'

import { blankRecord, peopleLines, recordedClassOf, recordErrors } from '../../src/domain/class-record-plan.ts'
import { HELD } from '../../src/views/pages/class-recording/story-recording.ts'

const LATER = Date.parse('2026-03-01T00:00:00Z')

test('people are written one a line, or as a mail program writes them', () => {
  expect(peopleLines(' a@example.org, b@example.org;\n\n FC-1 \r\n')).toEqual([
    'a@example.org',
    'b@example.org',
    'FC-1',
  ])
})

test.each([
  ['a row of a sheet', 'Moreno\tAda\tada@example.org\tDistrict 1, north', ['ada@example.org']],
  ['a row without an address', 'Moreno\tAda', ['Moreno\tAda']],
  [
    'as a mail program names people',
    '"Moreno, Ada" <ada@example.org>; Bo <bo@example.org>',
    ['"Moreno', 'ada@example.org', 'bo@example.org'],
  ],
  ['in quotation marks', '"ada@example.org"', ['ada@example.org']],
  ['a link', 'mailto:ada@example.org', ['ada@example.org']],
  ['two in a line', 'ada@example.org bo@example.org', ['ada@example.org', 'bo@example.org']],
  ['what nobody sees', '\u{feff}ada@example.org\u{200b}\u{200f}', ['ada@example.org']],
  ['a number beside an address', 'FC-1, ada@example.org', ['FC-1', 'ada@example.org']],
  ['no person', '<b>Moreno', ['<b>Moreno']],
  ['a name in another script', 'محمد علي', ['محمد علي']],
])('people are found in %s', (_how, text, people) => {
  expect(peopleLines(text)).toEqual(people)
})

test('a class that is over is taken as it is', () => {
  expect(recordErrors(HELD, LATER)).toEqual({})
  expect(recordedClassOf(HELD)).toMatchObject({
    courseId: 2,
    sessions: [{ startsAt: '2026-02-10T14:00:00.000Z', endsAt: '2026-02-10T18:00:00.000Z' }],
    instructorIds: [11],
    people: ['otis@example.org', 'FC-2231', 'nobody@example.org'],
  })
})

test('one that is not over is told at its session, and what is missing at its field', () => {
  expect(recordErrors(HELD, Date.parse('2026-02-10T17:59:59Z'))).toEqual({ 'sessions.0': 'dayAhead' })
  expect(recordErrors({ ...HELD, coInstructorIds: [], people: ' \n', evidence: ' ' }, LATER)).toEqual({
    coInstructorIds: 'required',
    people: 'required',
    evidence: 'required',
  })
  const crowd = Array.from({ length: 201 }, (_, nth) => `p${nth}@example.org`).join('\n')
  expect(recordErrors({ ...HELD, people: crowd }, LATER)).toEqual({ people: 'tooLong' })
  expect(recordErrors({ ...HELD, people: 'x'.repeat(255) }, LATER)).toEqual({ people: 'tooLong' })
  expect(Object.keys(recordErrors(blankRecord('UTC'), LATER)).toSorted()).toEqual(
    [
      'address',
      'city',
      'coInstructorIds',
      'county',
      'courseId',
      'evidence',
      'people',
      'registrationClosesAt',
      'sessions.0',
      'venue',
    ].toSorted(),
  )
})
