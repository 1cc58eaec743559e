import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { MadeSeries, SeriesDate, SeriesDates } from '../../../src/domain/contract/class-series.contract.ts'
import type { Recurrence } from '../../../src/domain/recurrence.ts'
import { FIRST_SERIES, seriesRuleOf } from '../../../src/domain/series-values.ts'
import { SERIES_SETTLE_MS, seriesMachine } from '../../../src/machines/class-series/series.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'

const date = (day: string, more: Partial<SeriesDate> = {}): SeriesDate => ({
  day,
  startsAt: `${day}T14:00:00.000Z`,
  endsAt: `${day}T18:00:00.000Z`,
  holiday: null,
  isPast: false,
  isHeld: false,
  clashes: [],
  ...more,
})

const CLASH: SeriesDate['clashes'][number] = {
  kind: 'venue',
  courseTitle: 'Cable barriers',
  venue: 'Hall 2',
  city: 'Millbrook',
  startsAt: '2026-11-24T15:00:00.000Z',
  endsAt: '2026-11-24T17:00:00.000Z',
  timeZone: 'America/Chicago',
  instructors: [],
}

const seriesOf = (...dates: readonly SeriesDate[]): SeriesDates => ({
  held: {
    id: 7,
    courseTitle: 'Scene safety',
    courseDate: '2026-11-03T14:00:00.000Z',
    courseEndDate: '2026-11-03T18:00:00.000Z',
    timeZone: 'America/Chicago',
    venue: 'Fire Hall',
    city: 'Fairmont',
    capacity: 12,
    instructors: ['Ada Kaya'],
  },
  unable: null,
  dates: [...dates],
})

const FOUND = seriesOf(
  date('2026-11-10'),
  date('2026-11-17', { isHeld: true }),
  date('2026-11-24', { clashes: [CLASH] }),
  date('2026-11-26', { holiday: 'thanksgiving' }),
  date('2026-12-01'),
)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

const start = () => {
  const find = handPromise<SeriesDates, { classId: number; rule: Recurrence }>()
  const make = handPromise<MadeSeries['made'], { classId: number; days: readonly string[] }>()
  const actor = createActor(seriesMachine.provide({ actors: { findDates: find.logic, makeSeries: make.logic } }), {
    input: { classId: 7, values: FIRST_SERIES },
  }).start()
  const ticked = () => actor.getSnapshot().context.ticked
  const shown = async (at: number, found = FOUND) => {
    find.calls[at]?.resolve(found)
    await settle()
  }
  return { actor, find, make, ticked, shown }
}

describe('the dates of a series', () => {
  test('are asked for at once; those that nothing speaks against are ticked', async () => {
    const { find, shown, ticked } = start()
    expect(find.calls.map(({ input }) => input)).toEqual([{ classId: 7, rule: { kind: 'weekly', every: 2, count: 4 } }])
    await shown(0)
    expect(ticked()).toEqual(['2026-11-10', '2026-12-01'])
  })

  test('are asked for again when a rule settles, and half a rule is waited with', async () => {
    const { actor, find, shown } = start()
    await shown(0)
    actor.send({ type: 'rule.changed', values: { ...FIRST_SERIES, times: '' } })
    expect(actor.getSnapshot().value).toEqual({ choosing: 'incomplete' })
    actor.send({ type: 'rule.changed', values: { ...FIRST_SERIES, times: '1' } })
    actor.send({ type: 'rule.changed', values: { ...FIRST_SERIES, times: '12' } })
    await vi.advanceTimersByTimeAsync(SERIES_SETTLE_MS - 1)
    expect(find.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(find.calls[1]?.input.rule).toEqual({ kind: 'weekly', every: 2, count: 12 })
  })

  test('keep what somebody ticked and left out when they are found again', async () => {
    const { actor, shown, ticked } = start()
    await shown(0)
    actor.send({ type: 'date.ticked', day: '2026-11-10', isTicked: false })
    actor.send({ type: 'date.ticked', day: '2026-11-24', isTicked: true })
    actor.send({ type: 'rule.changed', values: { ...FIRST_SERIES, times: '12' } })
    await vi.advanceTimersByTimeAsync(SERIES_SETTLE_MS)
    await shown(1, seriesOf(...FOUND.dates, date('2026-12-08')))
    expect(ticked()).toEqual(['2026-11-24', '2026-12-01', '2026-12-08'])
  })

  test('take no tick where nothing can be made', async () => {
    const { actor, shown } = start()
    await shown(0)
    for (const day of ['2026-11-17', '2026-11-11']) {
      expect(actor.getSnapshot().can({ type: 'date.ticked', day, isTicked: true })).toBe(false)
    }
  })
})

describe('a series', () => {
  test('is made of what is ticked, and more can be added then', async () => {
    const { actor, find, make, shown, ticked } = start()
    await shown(0)
    actor.send({ type: 'date.ticked', day: '2026-11-24', isTicked: true })
    actor.send({ type: 'series.confirmed' })
    expect(make.calls[0]?.input).toEqual({ classId: 7, days: ['2026-11-10', '2026-11-24', '2026-12-01'] })
    make.calls[0]?.resolve([{ id: 8, day: '2026-11-10' }])
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.made]).toEqual([
      'made',
      [{ id: 8, day: '2026-11-10' }],
    ])
    actor.send({ type: 'series.continued' })
    expect(find.calls).toHaveLength(2)
    await shown(1, seriesOf(date('2026-11-10', { isHeld: true }), date('2026-11-26', { holiday: 'thanksgiving' })))
    expect([ticked(), actor.getSnapshot().can({ type: 'series.confirmed' })]).toEqual([[], false])
  })

  test('that could not be asked for keeps its ticks and can be tried again; one that is refused is looked at again', async () => {
    const { actor, find, make, shown, ticked } = start()
    await shown(0)
    actor.send({ type: 'series.confirmed' })
    make.calls[0]?.reject(fault('offline'))
    await settle()
    expect([actor.getSnapshot().value, ticked()]).toEqual([
      { choosing: { shown: 'failed' } },
      ['2026-11-10', '2026-12-01'],
    ])
    actor.send({ type: 'series.confirmed' })
    make.calls[1]?.reject(fault('conflict'))
    await settle()
    expect(actor.getSnapshot().value).toEqual({ choosing: { shown: 'refused' } })
    actor.send({ type: 'series.retried' })
    expect(find.calls).toHaveLength(2)
  })
})

test('every state and every transition', () => {
  const walk = expectEveryPath(seriesMachine, {
    inputs: [
      { classId: 7, values: FIRST_SERIES },
      { classId: 7, values: { ...FIRST_SERIES, times: '' } },
    ],
    events: [
      { type: 'rule.changed', values: FIRST_SERIES },
      { type: 'rule.changed', values: { ...FIRST_SERIES, times: '' } },
      { type: 'date.ticked', day: '2026-11-10', isTicked: true },
      { type: 'date.ticked', day: '2026-11-10', isTicked: false },
      { type: 'series.confirmed' },
      { type: 'series.retried' },
      { type: 'series.continued' },
      after('settling', 'series.choosing.settling'),
      done('findDates', seriesOf(date('2026-11-10'))),
      failed('findDates', fault('offline')),
      done('makeSeries', [{ id: 8, day: '2026-11-10' }]),
      failed('makeSeries', fault('offline')),
      failed('makeSeries', fault('conflict')),
    ],
  })
  const making = walk.snapshots.filter(({ value }) => value === 'making')
  expect(making.map(({ context }) => context.ticked.length)).not.toContain(0)
})

test('names the actor that is missing', async () => {
  const said = await complaintsOf(seriesMachine, {
    input: { classId: 7, values: FIRST_SERIES },
    until: (at) => at.matches({ choosing: 'unread' }),
  })
  expect(said).toContain('No actor was provided for "findDates".')
})

test('a rule is one only when it is whole', () => {
  const rule = (values: object) => seriesRuleOf({ ...FIRST_SERIES, ...values })
  expect(rule({})).toEqual({ kind: 'weekly', every: 2, count: 4 })
  expect(rule({ times: '١٢' })).toEqual({ kind: 'weekly', every: 2, count: 12 })
  expect(rule({ kind: 'weeks', every: '3' })).toEqual({ kind: 'weeks', every: 3, count: 4 })
  expect(rule({ end: 'until', until: '2026-12-01' })).toEqual({ kind: 'weekly', every: 2, until: '2026-12-01' })
  for (const none of [
    { times: '1' },
    { times: '53' },
    { times: 'x' },
    { kind: 'weeks', every: '1' },
    { end: 'until' },
  ]) {
    expect(rule(none)).toBeNull()
  }
})
