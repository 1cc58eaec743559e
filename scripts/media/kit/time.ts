import type { VideoTiming } from '../../../server/demo/content/content.types.ts'

/** Where a scene stands when one frame is drawn. All times are seconds. */
export type Moment = Readonly<{
  /** Since the scene began. */
  t: number
  length: number
  /** Since the scene's cue of this index began; negative before it. */
  since: (cue: number) => number
  /** How far the cue of this index has been spoken, 0 to 1. */
  through: (cue: number) => number
}>

/** Draws a scene at a moment, as the inside of an SVG of 854 by 480. */
export type Draw = (moment: Moment) => string
export type Scenes = Readonly<Record<string, Draw>>

type SceneTiming = VideoTiming['scenes'][number]

export const momentOf = (scene: SceneTiming, end: number, time: number): Moment => {
  const cueAt = (index: number) => {
    const cue = scene.cues[index]
    if (!cue) throw new RangeError(`Scene ${scene.id} has no cue ${index}`)
    return cue
  }
  return {
    t: time - scene.start,
    length: end - scene.start,
    since: (index) => time - cueAt(index).start,
    through: (index) => clamp((time - cueAt(index).start) / (cueAt(index).end - cueAt(index).start)),
  }
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** A smooth 0 to 1 that starts when `seconds` reaches `delay` and takes `lasting` seconds. */
export const rise = (seconds: number, delay = 0, lasting = 0.6) => {
  const share = clamp((seconds - delay) / lasting)
  return share * share * (3 - 2 * share)
}

/** Follows a path of `[second, value]` stops, easing between them. */
export const follow = (seconds: number, ...stops: readonly (readonly [number, number])[]) => {
  let value = stops[0]?.[1] ?? 0
  for (const [index, [start, from]] of stops.entries()) {
    const next = stops[index + 1]
    value = next ? mix(from, next[1], rise(seconds, start, next[0] - start)) : from
    if (!next || seconds < next[0]) break
  }
  return value
}

/** True for the first half of every period: calm flashing, well below three times a second. */
export const blink = (seconds: number, period = 1) => (((seconds % period) + period) % period) / period < 0.5
