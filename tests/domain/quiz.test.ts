import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { announcementBetween, answersNeeded, isPass, timeAllowed } from '../../src/domain/quiz.ts'

test('extra time stretches the limit, and no limit stays none', () => {
  expect([
    timeAllowed(600, 'standard'),
    timeAllowed(600, 'timeAndHalf'),
    timeAllowed(600, 'double'),
    timeAllowed(600, 'unlimited'),
    timeAllowed(null, 'double'),
    timeAllowed(45, 'timeAndHalf'),
  ]).toEqual([600, 900, 1200, null, null, 68])
})

test('the pass mark is rounded up to whole answers', () => {
  expect([
    answersNeeded(10, 80),
    answersNeeded(8, 80),
    answersNeeded(5, 70),
    answersNeeded(10, 0),
    answersNeeded(3, 100),
  ]).toEqual([8, 7, 4, 0, 3])
})

test('a quiz without questions is never passed', () => {
  expect(isPass(0, 0, 0)).toBe(false)
})

test('passing is exactly having reached the per cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 100 }),
      fc.nat(60),
      (total, percent, given) => {
        const right = Math.min(given, total)
        expect(isPass(right, total, percent)).toBe(right * 100 >= total * percent)
      },
    ),
  )
})

test('remaining time is announced once at each threshold, the last one crossed', () => {
  expect([
    announcementBetween(301, 300),
    announcementBetween(300, 299),
    announcementBetween(61, 59.5),
    announcementBetween(400, 20),
    announcementBetween(12, 11),
  ]).toEqual([300, null, 60, 30, null])
})
