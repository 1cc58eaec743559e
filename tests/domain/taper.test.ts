import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  ADVANCE_WARNING_FT,
  kilometresOf,
  mergingTaper,
  metresOf,
  shoulderTaper,
  stoppingSightDistance,
  TAPER_SPEEDS,
  taperAt,
  TAPERS,
} from '../../src/domain/taper.ts'

describe('tapers, MUTCD 11th edition, tables 6B-3 and 6B-4', () => {
  test('for a lane of 12 ft: L = WS²/60 up to 40 mph, L = WS from 45 mph', () => {
    expect(TAPER_SPEEDS.map((speed) => [speed, mergingTaper(speed, 12)])).toEqual([
      [25, 125],
      [30, 180],
      [35, 245],
      [40, 320],
      [45, 540],
      [50, 600],
      [55, 660],
      [60, 720],
      [65, 780],
      [70, 840],
      [75, 900],
    ])
  })

  test('a shoulder taper is a third of L, and never shorter', () => {
    expect([25, 35, 40, 60, 70].map((speed) => shoulderTaper(speed, 10))).toEqual([35, 69, 89, 200, 234])
    assert(
      property(constantFrom(...TAPER_SPEEDS), integer({ min: 4, max: 14 }), (speed, width) => {
        const third = (speed <= 40 ? (width * speed ** 2) / 60 : width * speed) / 3
        const length = shoulderTaper(speed, width)
        expect(length).toBeGreaterThanOrEqual(third - 1e-6)
        expect(length).toBeLessThan(third + 1)
      }),
    )
  })

  test('a faster road never has a shorter taper', () => {
    assert(
      property(integer({ min: 20, max: 75 }), integer({ min: 8, max: 14 }), (speed, width) => {
        expect(mergingTaper(speed + 5, width)).toBeGreaterThan(mergingTaper(speed, width))
      }),
    )
  })
})

test('the buffer is the stopping sight distance of table 6B-2', () => {
  expect([20, ...TAPER_SPEEDS].map((speed) => [speed, stoppingSightDistance(speed)])).toEqual([
    [20, 115],
    [25, 155],
    [30, 200],
    [35, 250],
    [40, 305],
    [45, 360],
    [50, 425],
    [55, 495],
    [60, 570],
    [65, 645],
    [70, 730],
    [75, 820],
  ])
})

test('a row of the field table', () => {
  expect(taperAt(60)).toEqual({
    speedMph: 60,
    mergingFt: 720,
    shoulderFt: 200,
    bufferFt: 570,
    spacingFt: 60,
    tangentSpacingFt: 120,
    cones: 13,
  })
  expect(TAPERS.map(({ cones }) => cones)).toEqual([6, 7, 8, 9, 13, 13, 13, 13, 13, 13, 13])
})

test('advance warning is farthest where traffic is fastest', () => {
  expect(Object.values(ADVANCE_WARNING_FT).map((signs) => signs.reduce((sum, length) => sum + length, 0))).toEqual([
    300, 1050, 1500, 5140,
  ])
})

test('metres and kilometres', () => {
  expect([metresOf(720).toFixed(3), kilometresOf(60).toFixed(2)]).toEqual(['219.456', '96.56'])
})
