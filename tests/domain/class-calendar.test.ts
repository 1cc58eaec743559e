import { expect, it } from 'vitest'

import { classesByDay } from '../../src/domain/class-calendar.ts'

const held = (id: string, ...sessions: readonly (readonly [startsAt: string, endsAt: string])[]) => ({
  id,
  timeZone: 'America/Chicago',
  sessions: sessions.map(([startsAt, endsAt]) => ({ startsAt, endsAt })),
})

const shown = (month: string, ...classes: readonly ReturnType<typeof held>[]) =>
  [...classesByDay(month, classes)].map(([day, there]) => [
    day,
    there.map(({ held: { id }, startsAt }) => [id, startsAt]),
  ])

it('has a class on each day of its sessions, with when that one begins, and on no day between them', () => {
  const days = [
    ['2026-06-09T14:00:00.000Z', '2026-06-09T18:00:00.000Z'],
    ['2026-06-10T15:00:00.000Z', '2026-06-10T18:00:00.000Z'],
    ['2026-06-16T14:00:00.000Z', '2026-06-16T18:00:00.000Z'],
  ] as const
  expect(shown('2026-06', held('three', ...days))).toEqual([
    ['2026-06-09', [['three', days[0][0]]]],
    ['2026-06-10', [['three', days[1][0]]]],
    ['2026-06-16', [['three', days[2][0]]]],
  ])
})

it('goes by the clock of the venue, and leaves out the days of other months', () => {
  const evening = ['2026-06-01T02:00:00.000Z', '2026-06-01T04:00:00.000Z'] as const
  expect(shown('2026-06', held('evening', evening))).toEqual([])
  expect(shown('2026-05', held('evening', evening))).toEqual([['2026-05-31', [['evening', evening[0]]]]])
})

it('has what goes on beyond midnight on both days, and what ends at midnight on one', () => {
  const night = ['2026-06-10T03:00:00.000Z', '2026-06-10T08:00:00.000Z'] as const
  const until = ['2026-06-12T02:00:00.000Z', '2026-06-12T05:00:00.000Z'] as const
  expect(shown('2026-06', held('night', night), held('until', until)).map(([day]) => day)).toEqual([
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
  ])
})

it('has those of a day in the order in which they begin', () => {
  const late = held('late', ['2026-06-09T20:00:00.000Z', '2026-06-09T22:00:00.000Z'])
  const early = held('early', ['2026-06-09T14:00:00.000Z', '2026-06-09T18:00:00.000Z'])
  expect(shown('2026-06', late, early).map(([, there]) => there)).toEqual([
    [
      ['early', '2026-06-09T14:00:00.000Z'],
      ['late', '2026-06-09T20:00:00.000Z'],
    ],
  ])
})
