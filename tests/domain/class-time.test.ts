import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { hoursOf, isShort, leastHoursOf } from '../../src/domain/class-time.ts'

const MINUTE = 60_000
const START = Date.parse('2026-03-02T14:00:00.000Z')
/** Sessions of these minutes, one on each day. */
const sessions = (minutes: readonly number[]) =>
  minutes.map((length, day) => {
    const startsAt = START + day * 1440 * MINUTE
    return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + length * MINUTE).toISOString() }
  })

test('a class is as long as its sessions together', () => {
  expect([hoursOf([]), hoursOf(sessions([90, 150]))]).toEqual([0, 4])
})

test('three quarters of four hours are three, and one minute less is short', () => {
  const least = leastHoursOf(4, 75)
  expect([least, isShort(sessions([180]), least), isShort(sessions([90, 89]), least)]).toEqual([3, false, true])
})

test('no class is short of a course whose share is nothing, and none that lasts as long as its course', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1440 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      (minutes, share) => {
        const held = sessions(minutes)
        expect([isShort(held, leastHoursOf(8, 0)), isShort(held, leastHoursOf(hoursOf(held), share))]).toEqual([
          false,
          false,
        ])
      },
    ),
    // 377 minutes: a hundred parts in a hundred of them were a hair more than they are.
    { examples: [[[1, 376], 100]] },
  )
})
