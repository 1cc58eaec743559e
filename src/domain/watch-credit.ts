import { FINISH_SHARE } from './lesson.ts'

/** A span of a video in seconds, `[from, to)`. */
export type WatchRange = readonly [from: number, to: number]

/** The fastest playback that earns credit. */
export const MAX_PLAYBACK_RATE = 2
/** Seconds that reports may claim beyond the clock, over the life of a lesson. */
export const CREDIT_TOLERANCE = 10
/** Seconds past the furthest credited second at which a claim may still begin: a report's rounding. */
export const SEEK_TOLERANCE = 2
/** The client reports at most this often, in seconds. */
export const REPORT_INTERVAL = 10

export type WatchCredit = Readonly<{
  ranges: readonly WatchRange[]
  /** Seconds that may still be claimed beyond what the clock allows from the last report on. */
  spare: number
}>

export const NO_CREDIT: WatchCredit = { ranges: [], spare: CREDIT_TOLERANCE }

const isSpan = ([from, to]: WatchRange) => Number.isFinite(from) && Number.isFinite(to) && to > from

/** The same seconds as sorted ranges that neither touch nor overlap. */
export const mergeRanges = (ranges: readonly WatchRange[]): WatchRange[] => {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.filter(isSpan).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** What of `range` is in none of `ranges` (which must be merged). */
const subtract = (range: WatchRange, ranges: readonly WatchRange[]): WatchRange[] => {
  const left: WatchRange[] = []
  let from = range[0]
  for (const [start, end] of ranges) {
    if (end <= from || start >= range[1]) continue
    if (start > from) left.push([from, start])
    from = Math.max(from, end)
  }
  if (from < range[1]) left.push([from, range[1]])
  return left
}

export const secondsOf = (ranges: readonly WatchRange[]): number =>
  mergeRanges(ranges).reduce((sum, [from, to]) => sum + (to - from), 0)

/** The end of the furthest credited second: seeking is free up to here, refused beyond. */
export const furthestOf = (ranges: readonly WatchRange[]): number =>
  ranges.reduce((end, range) => Math.max(end, range[1]), 0)

/** Where a learner goes on: the first unwatched second, or the start once all is watched. */
export const resumeAt = (ranges: readonly WatchRange[], timeLength: number): number => {
  const first = mergeRanges(ranges)[0]
  const at = first && first[0] <= SEEK_TOLERANCE ? first[1] : 0
  return at >= timeLength - 0.5 ? 0 : at
}

/** The parts of a video that are not credited yet, for the learner to see. */
export const unwatchedOf = (ranges: readonly WatchRange[], timeLength: number): WatchRange[] =>
  subtract([0, timeLength], mergeRanges(ranges))

export const isVideoFinished = (ranges: readonly WatchRange[], timeLength: number): boolean =>
  secondsOf(ranges) >= timeLength * FINISH_SHARE

/**
 * Credits a report of played ranges. New seconds count only up to twice the time since the first report, and ten
 * seconds, less what was credited: forged reports, however many, earn at most elapsed x 2 + 10 s. What one report does
 * not claim is left for the next: another device may have played meanwhile, without a network. A claim that begins ahead
 * of what was watched earns nothing.
 *
 * @param elapsed seconds by the server's clock since the last report; 0 for the first one
 */
export const creditWatch = (
  held: WatchCredit,
  claims: readonly WatchRange[],
  elapsed: number,
  timeLength: number,
): WatchCredit => {
  let budget = Math.max(0, elapsed) * MAX_PLAYBACK_RATE + held.spare
  let ranges = mergeRanges(held.ranges)
  for (const [from, to] of mergeRanges(claims)) {
    if (from > furthestOf(ranges) + SEEK_TOLERANCE) break
    for (const [start, end] of subtract([Math.max(0, from), Math.min(to, timeLength)], ranges)) {
      const granted = Math.min(end - start, budget)
      if (granted <= 0) break
      budget -= granted
      ranges = mergeRanges([...ranges, [start, start + granted]])
    }
  }
  return { ranges, spare: budget }
}
