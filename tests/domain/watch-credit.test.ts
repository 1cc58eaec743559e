import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { WatchCredit, WatchRange } from '../../src/domain/watch-credit.ts'
import {
  creditWatch,
  furthestOf,
  isVideoFinished,
  mergeRanges,
  NO_CREDIT,
  resumeAt,
  secondsOf,
  unwatchedOf,
} from '../../src/domain/watch-credit.ts'

const span = fc
  .tuple(fc.double({ min: -20, max: 200, noNaN: true }), fc.double({ min: -20, max: 200, noNaN: true }))
  .map(([from, to]): WatchRange => [from, to])
const report = fc.record({
  elapsed: fc.double({ min: 0, max: 30, noNaN: true }),
  claims: fc.array(span, { maxLength: 8 }),
})

const play = (reports: readonly { elapsed: number; claims: readonly WatchRange[] }[], timeLength: number) =>
  reports.reduce<WatchCredit>((held, { elapsed, claims }) => creditWatch(held, claims, elapsed, timeLength), NO_CREDIT)

describe('ranges', () => {
  test('merge into sorted spans that neither touch nor overlap', () => {
    expect(
      mergeRanges([
        [20, 30],
        [0, 5],
        [5, 10],
        [8, 12],
        [7, 7],
        [9, 3],
      ]),
    ).toEqual([
      [0, 12],
      [20, 30],
    ])
  })

  test('what is not a span of finite seconds is nothing', () => {
    expect(
      mergeRanges([
        [Number.NaN, 4],
        [0, Number.POSITIVE_INFINITY],
      ]),
    ).toEqual([])
  })

  test('merging twice changes nothing, and watched and unwatched make up the video', () => {
    fc.assert(
      fc.property(fc.array(span), (ranges) => {
        const merged = mergeRanges(ranges)
        expect(mergeRanges(merged)).toEqual(merged)
        const inside = mergeRanges(merged.map(([from, to]): WatchRange => [Math.max(0, from), Math.min(to, 100)]))
        expect(secondsOf(inside) + secondsOf(unwatchedOf(ranges, 100))).toBeCloseTo(100, 6)
      }),
    )
  })

  test('the unwatched parts are named in order', () => {
    expect(
      unwatchedOf(
        [
          [10, 20],
          [30, 40],
        ],
        50,
      ),
    ).toEqual([
      [0, 10],
      [20, 30],
      [40, 50],
    ])
  })

  test('learning goes on at the first unwatched second', () => {
    expect(resumeAt([], 60)).toBe(0)
    expect(resumeAt([[0, 12.5]], 60)).toBe(12.5)
    expect(
      resumeAt(
        [
          [0, 10],
          [12, 30],
        ],
        60,
      ),
    ).toBe(10)
    expect(resumeAt([[5, 30]], 60)).toBe(0)
    expect(resumeAt([[0, 60]], 60)).toBe(0)
  })

  test('a video is finished at 95 per cent', () => {
    expect(isVideoFinished([[0, 56.9]], 60)).toBe(false)
    expect(isVideoFinished([[0, 57]], 60)).toBe(true)
  })
})

describe('crediting a report', () => {
  test('honest play at normal speed is credited in full', () => {
    const reports = [10, 20, 30].map((end) => ({ elapsed: 10, claims: [[end - 10, end]] as WatchRange[] }))
    expect(play(reports, 60).ranges).toEqual([[0, 30]])
  })

  test('twice the speed is credited in full, three times is not', () => {
    expect(creditWatch({ ranges: [[0, 10]], spare: 0 }, [[10, 30]], 10, 60)).toEqual({ ranges: [[0, 30]], spare: 0 })
    expect(creditWatch({ ranges: [[0, 10]], spare: 0 }, [[10, 40]], 10, 60)).toEqual({ ranges: [[0, 30]], spare: 0 })
  })

  test('a first report that claims the whole video earns the tolerance only', () => {
    expect(creditWatch(NO_CREDIT, [[0, 600]], 0, 600)).toEqual({ ranges: [[0, 10]], spare: 0 })
  })

  test('a claim that begins ahead of what was watched earns nothing', () => {
    expect(creditWatch({ ranges: [[0, 10]], spare: 10 }, [[13, 20]], 10, 60).ranges).toEqual([[0, 10]])
  })

  test('watching again costs nothing and earns nothing', () => {
    expect(creditWatch({ ranges: [[0, 10]], spare: 3 }, [[0, 10]], 0, 60)).toEqual({ ranges: [[0, 10]], spare: 3 })
  })

  test('a clock that ran backwards gives no seconds', () => {
    expect(creditWatch({ ranges: [[0, 10]], spare: 0 }, [[10, 20]], -50, 60)).toEqual({ ranges: [[0, 10]], spare: 0 })
  })

  test('any series of forged reports earns at most twice the time plus ten seconds, and never loses a second', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
        let held: WatchCredit = NO_CREDIT
        let elapsed = 0
        for (const { elapsed: since, claims } of reports) {
          const before = secondsOf(held.ranges)
          held = creditWatch(held, claims, since, 120)
          elapsed += since
          const seconds = secondsOf(held.ranges)
          expect(seconds).toBeGreaterThanOrEqual(before - 1e-9)
          expect(seconds).toBeLessThanOrEqual(elapsed * 2 + 10 + 1e-6)
          expect(furthestOf(held.ranges)).toBeLessThanOrEqual(120)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a report of one device leaves what another one played meanwhile to be told later', () => {
    const { ranges } = play(
      [
        { elapsed: 0, claims: [] },
        { elapsed: 35, claims: [[0, 1]] },
        { elapsed: 0, claims: [[0, 33]] },
      ],
      60,
    )
    expect(ranges).toEqual([[0, 33]])
  })

  test('what is really watched is credited in full, however late it is heard of once the clock runs', () => {
    const stretch = fc.record({
      seconds: fc.double({ min: 0, max: 60, noNaN: true }),
      rate: fc.double({ min: 0.5, max: 2, noNaN: true }),
      pause: fc.double({ min: 0, max: 600, noNaN: true }),
      isHeard: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 12 }), (stretches) => {
        // The empty report by which a lesson that is kept, or begun, starts the clock.
        let held = creditWatch(NO_CREDIT, [], 0, 1000)
        let [at, since] = [0, 0]
        let pending: WatchRange[] = []
        for (const [index, { seconds, rate, pause, isHeard }] of stretches.entries()) {
          pending = mergeRanges([...pending, [at, at + seconds]])
          at += seconds
          since += seconds / rate + pause
          if (!isHeard && index < stretches.length - 1) continue
          held = creditWatch(held, pending, since, 1000)
          pending = []
          since = 0
        }
        expect(secondsOf(held.ranges)).toBeCloseTo(at, 6)
      }),
      { numRuns: 500 },
    )
  })
})
