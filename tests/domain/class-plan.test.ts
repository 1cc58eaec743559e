import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  blankPlan,
  classFormOf,
  knownSpans,
  planAgain,
  planErrors,
  planOf,
  planPlace,
  readSession,
  sessionProblem,
  withClosing,
  withMovedClosing,
  PLAN_STEPS,
  type ClassPlan,
} from '../../src/domain/class-plan.ts'
import type { HeldClass } from '../../src/domain/contract/held-class.contract.ts'
import { wallTimeOf } from '../../src/domain/zoned-time.ts'

const CHICAGO = 'America/Chicago'

/** Milliseconds: nothing of the plans here is past. */
const LONG_AGO = 0

const plan: ClassPlan = {
  courseId: 3,
  sessions: ['2026-04-07 08:00 12:00', '2026-04-09 08:00 12:00'],
  timeZone: CHICAGO,
  venue: 'Fire Hall',
  address: '1 Main Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgencyId: 0,
  capacity: '24',
  registrationClosesAt: '2026-04-05 17:00',
  notes: '',
  coInstructorIds: [9],
}

export const held: HeldClass = {
  id: 5,
  courseId: 3,
  courseTitle: 'Scene safety',
  courseStatusId: 1,
  courseDate: '2026-04-07T13:00:00.000Z',
  courseEndDate: '2026-04-09T17:00:00.000Z',
  timeZone: CHICAGO,
  sessions: [
    { id: 1, startsAt: '2026-04-07T13:00:00.000Z', endsAt: '2026-04-07T17:00:00.000Z' },
    { id: 2, startsAt: '2026-04-09T13:00:00.000Z', endsAt: '2026-04-09T17:00:00.000Z' },
  ],
  venue: 'Fire Hall',
  address: '1 Main Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgency: null,
  hostAgencyId: null,
  instructors: [
    { id: 7, name: 'Ruth Delgado' },
    { id: 9, name: 'Kemal Aydin' },
  ],
  capacity: 24,
  seatsLeft: 20,
  waiting: 0,
  registrationClosesAt: '2026-04-05T22:00:00.000Z',
  notes: '',
  cancellationReason: null,
  closedAt: null,
  version: 1,
  attendance: { present: 0, partial: 0, noShow: 0, unmarked: 0, certificates: 0 },
  counts: { registered: 4, walkIn: 0, offered: 0, waitlisted: 0, ended: 0 },
  people: [],
  messages: [],
  nextClasses: [],
  nextEvents: ['class.changed', 'class.cancelled'],
}

describe('a plan that is whole', () => {
  it('is told to the server by instants', () => {
    const { courseId, timeZone, venue, address, city, county, notes } = plan
    expect(classFormOf(plan)).toEqual({
      courseId,
      timeZone,
      venue,
      address,
      city,
      county,
      notes,
      sessions: held.sessions.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
      hostAgencyId: null,
      capacity: 24,
      registrationClosesAt: '2026-04-05T22:00:00.000Z',
      coInstructorIds: [9],
    })
  })

  it('is what is read of the class that comes of it', () => {
    expect([planOf(held, 7), planOf(held, 1).coInstructorIds]).toEqual([plan, [7, 9]])
  })

  it('has an end on the next day where it is not after the beginning', () => {
    const [night] = classFormOf({ ...plan, sessions: ['2026-04-07 22:00 02:00'] }).sessions
    expect(night).toEqual({ startsAt: '2026-04-08T03:00:00.000Z', endsAt: '2026-04-08T07:00:00.000Z' })
  })
})

describe('a plan that is not whole', () => {
  it('lacks nearly everything where it is blank, and cannot be told', () => {
    expect(planErrors(blankPlan(CHICAGO), LONG_AGO)).toEqual({
      courseId: 'required',
      'sessions.0': 'required',
      venue: 'required',
      address: 'required',
      city: 'required',
      county: 'required',
      registrationClosesAt: 'required',
    })
    expect(() => classFormOf(blankPlan(CHICAGO))).toThrow(TypeError)
  })

  it.each<[string, Partial<ClassPlan>, Record<string, string>]>([
    [
      'sessions that overlap',
      { sessions: ['2026-04-07 08:00 12:00', '2026-04-07 11:00 14:00'] },
      { 'sessions.1': 'sessionOrder' },
    ],
    ['sessions out of order', { sessions: plan.sessions.toReversed() }, { 'sessions.1': 'sessionOrder' }],
    ['an hour that the clocks skip', { sessions: ['2026-03-08 02:30 05:00'] }, { 'sessions.0': 'skippedHour' }],
    ['a half-written session', { sessions: ['2026-04-07 08:00 '] }, { 'sessions.0': 'required' }],
    ['no session', { sessions: [] }, { sessions: 'required' }],
    [
      'eleven sessions',
      { sessions: Array.from({ length: 11 }, (_, at) => `2026-04-${10 + at} 08:00 12:00`) },
      { sessions: 'tooLong' },
    ],
    [
      'a closing after the beginning',
      { registrationClosesAt: '2026-04-07 08:01' },
      { registrationClosesAt: 'closesLate' },
    ],
    ['a closing that is none', { registrationClosesAt: '2026-04-07 ' }, { registrationClosesAt: 'required' }],
    ['a zone that is none', { timeZone: 'America/Nowhere' }, { timeZone: 'timeZone' }],
    ['no capacity', { capacity: ' ' }, { capacity: 'required' }],
    ['too many seats', { capacity: '501' }, { capacity: 'invalid' }],
    ['no seats', { capacity: '0' }, { capacity: 'invalid' }],
    ['half a seat', { capacity: '1.5' }, { capacity: 'invalid' }],
    ['no course', { courseId: 0 }, { courseId: 'required' }],
    ['long notes', { notes: 'x'.repeat(2001) }, { notes: 'tooLong' }],
  ])('%s', (_name, changes, errors) => {
    expect(planErrors({ ...plan, ...changes }, LONG_AGO)).toEqual(errors)
  })

  it('has its first session ahead, to the minute', () => {
    const begins = Date.parse('2026-04-07T13:00:00Z')
    const late = { ...plan, sessions: ['2026-04-07 08:00 12:00', '2026-04-08 08:00 12:00'] }
    const past = { 'sessions.0': 'pastSession' }
    expect([begins - 1, begins, begins + 1].map((now) => planErrors(late, now))).toEqual([{}, past, past])
  })

  it('is refused where it is written: a session as one, anything else by its field', () => {
    expect(['sessions', 'sessions.1', 'sessions.1.endsAt', 'coInstructorIds.0', 'venue'].map(planPlace)).toEqual([
      'sessions',
      'sessions.1',
      'sessions.1',
      'coInstructorIds',
      'venue',
    ])
  })

  it('may close at the minute in which the class begins', () => {
    expect(planErrors({ ...plan, registrationClosesAt: '2026-04-07 08:00' }, LONG_AGO)).toEqual({})
  })

  it('tells the sessions that are known already', () => {
    const sessions = ['2026-04-07 08:00 12:00', '2026-03-08 02:30 05:00', ' ', '2026-04-08 08:00 ']
    expect(knownSpans({ ...plan, sessions })).toEqual([
      { startsAt: '2026-04-07T13:00:00.000Z', endsAt: '2026-04-07T17:00:00.000Z' },
    ])
    expect(sessions.map((session) => sessionProblem(session, CHICAGO))).toEqual([
      null,
      'skippedHour',
      'required',
      'required',
    ])
  })
})

describe('the closing of registration', () => {
  const NOW = Date.parse('2026-04-01T12:00:00Z')
  const blank = blankPlan(CHICAGO)
  const at = (...sessions: string[]): ClassPlan => ({ ...blank, sessions })
  const closing = (after: ClassPlan, before: ClassPlan = blank) => withClosing(after, before, NOW).registrationClosesAt

  it('is the day before the first session at its hour, once its beginning is known', () => {
    expect([
      closing(at('2026-04-07  ')),
      closing(at('2026-04-07 08:00 ')),
      closing(at('2026-04-07 08:00 12:00', '2026-04-09 08:00 12:00')),
      // Across the change of the clocks, too.
      withClosing(at('2026-03-08 08:00 12:00'), blank, 0).registrationClosesAt,
    ]).toEqual([' ', '2026-04-06 08:00', '2026-04-06 08:00', '2026-03-07 08:00'])
  })

  it('is the beginning where the day before is past, by the clock of the venue, and never past', () => {
    const today = at('2026-04-02 06:00 09:00')
    expect([
      closing(today),
      closing({ ...today, timeZone: 'Pacific/Honolulu' }),
      closing(at('2026-03-31 08:00 12:00')),
    ]).toEqual(['2026-04-02 06:00', '2026-04-01 06:00', ' '])
  })

  it('follows the first session over a half-written one, until it was changed by hand', () => {
    const first = withClosing(at('2026-04-07 08:00 12:00'), blank, NOW)
    const half = withClosing({ ...first, sessions: [' 08:00 12:00'] }, first, NOW)
    const moved = withClosing({ ...half, sessions: ['2026-04-14 09:00 12:00'] }, half, NOW)
    const chosen = withClosing({ ...moved, registrationClosesAt: '2026-04-10 17:00' }, moved, NOW)
    const later = withClosing({ ...chosen, sessions: ['2026-04-21 09:00 12:00'] }, chosen, NOW)
    expect([first, half, moved, chosen, later].map(({ registrationClosesAt }) => registrationClosesAt)).toEqual([
      '2026-04-06 08:00',
      ' ',
      '2026-04-13 09:00',
      '2026-04-10 17:00',
      '2026-04-10 17:00',
    ])
  })
})

describe('when registration closes of a class that is moved', () => {
  // 9:00 by the clock of the venue.
  const NOW = Date.parse('2026-04-01T14:00:00Z')
  const standing = (closes: string, first = '2026-04-07 08:00 12:00'): ClassPlan => ({
    ...plan,
    sessions: [first, '2026-05-09 08:00 12:00'],
    registrationClosesAt: closes,
  })
  const movedTo = (before: ClassPlan, first: string) => ({ ...before, sessions: [first, ...before.sessions.slice(1)] })
  const closing = (before: ClassPlan, first: string) =>
    withMovedClosing(movedTo(before, first), before, NOW).registrationClosesAt

  it('is the day before still where it was that, earlier or later, by date or by hour', () => {
    const before = standing('2026-04-06 08:00')
    expect([
      closing(before, '2026-04-21 08:00 12:00'),
      closing(before, '2026-04-04 08:00 12:00'),
      closing(before, '2026-04-07 10:30 12:00'),
    ]).toEqual(['2026-04-20 08:00', '2026-04-03 08:00', '2026-04-06 10:30'])
  })

  it('is its beginning still where it was that, and what was chosen where that was', () => {
    expect([
      closing(standing('2026-04-07 08:00'), '2026-04-21 09:00 12:00'),
      closing(standing('2026-04-05 17:00'), '2026-04-21 09:00 12:00'),
    ]).toEqual(['2026-04-21 09:00', '2026-04-05 17:00'])
  })

  it('goes along over a half-written day', () => {
    const before = standing('2026-04-06 08:00')
    const half = withMovedClosing(movedTo(before, ' 08:00 12:00'), before, NOW)
    expect([half.registrationClosesAt, closing(half, '2026-04-21 08:00 12:00')]).toEqual([' ', '2026-04-20 08:00'])
  })

  it('is the beginning where the day before is past, unless registration was over already', () => {
    const today = '2026-04-02 08:00 12:00'
    expect([
      closing(standing('2026-04-06 08:00'), today),
      closing(standing('2026-04-01 08:00', today), '2026-04-02 08:30 12:00'),
      closing(standing('2026-04-01 08:00', today), '2026-04-21 08:00 12:00'),
    ]).toEqual(['2026-04-02 08:00', '2026-04-01 08:30', '2026-04-20 08:00'])
  })

  it('stays as it is whatever else is changed, and where it is changed itself', () => {
    const before = standing('2026-04-07 08:00')
    const changes: readonly Partial<ClassPlan>[] = [
      { notes: 'Bring boots.' },
      { sessions: ['2026-04-07 08:00 12:00'] },
      { registrationClosesAt: '2026-04-06 08:00' },
    ]
    for (const change of changes) {
      const after = { ...before, ...change }
      expect(withMovedClosing(after, before, NOW)).toEqual(after)
    }
  })
})

describe('the same class again', () => {
  const weekday = (text: string) => new Date(`${readSession(text).date}T00:00:00Z`).getUTCDay()

  it('is on the same days of the week at the same hours, ahead of now, whatever the clocks do between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), (days) => {
        const now = Date.parse('2026-01-01T12:00:00Z') + days * 86_400_000
        const again = planAgain(held, 7, now)
        const form = classFormOf(again)
        expect(again.sessions.map((text) => [weekday(text), readSession(text).start])).toEqual([
          [2, '08:00'],
          [4, '08:00'],
        ])
        expect(Date.parse(form.registrationClosesAt)).toBeGreaterThan(now)
        expect(form.sessions[0]?.startsAt).not.toBe(held.courseDate)
        expect(wallTimeOf(Date.parse(form.registrationClosesAt), CHICAGO).time).toBe('17:00')
        expect({ ...again, sessions: [], registrationClosesAt: '' }).toEqual({
          ...plan,
          sessions: [],
          registrationClosesAt: '',
        })
      }),
    )
  })
})

it('has each field in one step of the wizard', () => {
  expect(PLAN_STEPS.flatMap(({ fields }): readonly string[] => fields).toSorted()).toEqual(Object.keys(plan).toSorted())
})
