import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { makeCheckInCode } from '../../server/modules/rosters/check-in-code.ts'
import {
  attendanceAfterCheckIn,
  CHECK_IN_WINDOW_SECONDS,
  checkInWindow,
  isFreshWindow,
  isCheckInOpen,
  isSessionOn,
  nextSession,
  readCheckInCode,
  sessionOn,
  untilNextWindow,
  readShortCode,
  SHORT_CODE_ALPHABET,
  spacedShortCode,
} from '../../src/domain/check-in.ts'
import { countAttendance, countDisciplines } from '../../src/domain/roster.ts'

const HOUR = 3_600_000
const DAY_ONE = { id: 1, startsAt: '2026-03-02T14:00:00.000Z', endsAt: '2026-03-02T18:00:00.000Z' }
const DAY_TWO = { id: 2, startsAt: '2026-03-03T14:00:00.000Z', endsAt: '2026-03-03T18:00:00.000Z' }
const SESSIONS = [DAY_ONE, DAY_TWO]
const at = (instant: string) => Date.parse(instant)

describe('a code', () => {
  test('is read as it was made, and nothing else is one', () => {
    const code = { classId: 7, sessionId: 70, window: 118_000_000 }
    expect(readCheckInCode(makeCheckInCode('secret', code))).toEqual({
      ...code,
      mac: expect.stringMatching(/^[\w-]{20}$/),
    })
    for (const text of ['', '7.70.1', '7.70.1.short', '0.70.1.abcdefghijABCDEFGHIJ', `7.70.1.${'a'.repeat(21)}`])
      expect(readCheckInCode(text)).toBeNull()
  })

  test('is good in its window and the two after it, whenever that is', () => {
    assert(
      property(integer({ min: 0, max: 4_000_000_000 }), integer({ min: -5, max: 5 }), (seconds, windows) => {
        const now = seconds * 1000
        return isFreshWindow(checkInWindow(now) - windows, now) === (windows >= 0 && windows <= 2)
      }),
    )
  })

  test('leaves within its window', () => {
    assert(
      property(integer({ min: 0, max: 2 ** 45 }), (now) => {
        const left = untilNextWindow(now)
        return (
          left > 0 && left <= CHECK_IN_WINDOW_SECONDS * 1000 && checkInWindow(now + left) === checkInWindow(now) + 1
        )
      }),
    )
  })
})

describe('a session', () => {
  test('is on from an hour before its start to an hour after its end', () => {
    const start = at(DAY_ONE.startsAt)
    const end = at(DAY_ONE.endsAt)
    expect(
      [start - HOUR - 1, start - HOUR, end + HOUR - 1, end + HOUR].map((now) => isSessionOn(DAY_ONE, now)),
    ).toEqual([false, true, true, false])
  })

  test('is on as soon as people can check in for what begins then', () => {
    const start = at(DAY_ONE.startsAt)
    expect([start - HOUR - 1, start - HOUR, start].map((now) => isCheckInOpen(DAY_ONE.startsAt, now))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('is the later of two that are on, and the next is one to come', () => {
    const close = { id: 3, startsAt: DAY_ONE.endsAt, endsAt: '2026-03-02T22:00:00.000Z' }
    const now = at(DAY_ONE.endsAt)
    expect(sessionOn([DAY_ONE, close], now)?.id).toBe(3)
    expect([nextSession(SESSIONS, now)?.id, nextSession(SESSIONS, at(DAY_TWO.startsAt))]).toEqual([2, null])
  })
})

describe('what a check-in makes of attendance', () => {
  const of = (checkedIn: readonly number[], now: string, more: object = {}) =>
    attendanceAfterCheckIn({ sessions: SESSIONS, checkedIn, attendance: null, isByHand: false, ...more }, at(now))

  test('is present for who was at all that have begun', () => {
    expect([of([1], DAY_ONE.startsAt), of([1], '2026-03-02T13:30:00.000Z'), of([1, 2], DAY_TWO.startsAt)]).toEqual([
      'present',
      'present',
      'present',
    ])
  })

  test('is partial for who missed one, or whom the instructor has as partial', () => {
    expect([
      of([2], DAY_TWO.startsAt),
      of([1, 2], DAY_TWO.startsAt, { attendance: 'partial', isByHand: true }),
      of([1, 2], DAY_TWO.startsAt, { attendance: 'partial', isByHand: false }),
    ]).toEqual(['partial', 'partial', 'present'])
  })
})

test('people are counted by what became of them and by discipline', () => {
  const people = [
    { discipline: 'ems', attendance: 'present' },
    { discipline: null, attendance: 'present' },
    { discipline: 'fireRescue', attendance: 'partial' },
    { discipline: 'fireRescue', attendance: 'present' },
    { discipline: 'fireRescue', attendance: null },
    { discipline: 'ems', attendance: 'noShow' },
  ] as const
  expect(countAttendance(people)).toEqual({ onClass: 6, present: 3, partial: 1, noShow: 1, unmarked: 1 })
  expect(countDisciplines(people)).toEqual([
    { discipline: 'fireRescue', onClass: 3, present: 1 },
    { discipline: 'ems', onClass: 2, present: 1 },
    { discipline: null, onClass: 1, present: 1 },
  ])
})

test('a code that is typed is read in any case and with what parts it, and has no letter that is read as another', () => {
  expect(
    ['h7kq3m', 'H7K Q3M', ' h7k-q3m ', 'H٧KQ٣M', 'H7KQ3', 'H7KQ3M9', 'H0KQ3M', '', '7.70.1.x'].map(readShortCode),
  ).toEqual(['H7KQ3M', 'H7KQ3M', 'H7KQ3M', 'H7KQ3M', null, null, null, null, null])
  expect(SHORT_CODE_ALPHABET).not.toMatch(/[0O1IL2Z5S8BU]/)
  expect(spacedShortCode('H7KQ3M')).toBe('H7K Q3M')
})
