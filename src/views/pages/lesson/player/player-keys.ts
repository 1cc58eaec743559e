import { SPEEDS } from '../../../../domain/player-habits.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { SKIP_SECONDS } from '../../../../machines/lesson/player-screen.machine.ts'

/** What a key of the player does, as the list of keys says it. */
export const KEY_DEEDS = [
  ['playPause', ['K', 'Space']],
  ['skip', ['J', 'L']],
  ['step', ['←', '→']],
  ['louder', ['↑', '↓']],
  ['mute', ['M']],
  ['captions', ['C']],
  ['speed', ['<', '>']],
  ['place', ['0', '9']],
  ['fullscreen', ['F']],
  ['theatre', ['T']],
  ['note', ['N']],
  ['keys', ['?']],
] as const

/** Those of a lesson's own page. */
export const PAGE_DEEDS: ReadonlySet<string> = new Set(['theatre', 'note'])

export type KeyDeed = (typeof KEY_DEEDS)[number][0]

const STEP_SECONDS = 5
const VOLUME_STEP = 0.05
const TENTHS = 10

export type KeyHelp = Readonly<{
  toggleFullscreen: (() => void) | null
  turnCaptions: () => void
  askKeys: () => void
  canWiden: boolean
}>

/** The chart says how far a video may be gone through: none of these decides it. */
export const playerKeys = (
  lesson: LessonActor,
  { toggleFullscreen, turnCaptions, askKeys, canWiden }: KeyHelp,
): Readonly<Record<string, () => void>> => {
  const now = () => lesson.getSnapshot().context
  const go = (by: number) => lesson.send({ type: 'seek.asked', to: Math.max(0, now().position + by) })
  const louder = (by: number) => lesson.send({ type: 'volume.chosen', volume: (now().isMuted ? 0 : now().volume) + by })
  const faster = (by: 1 | -1) => {
    const at = SPEEDS.findIndex((speed) => speed >= now().rate)
    const rate = SPEEDS[at + by]
    if (rate !== undefined) lesson.send({ type: 'speed.chosen', rate })
  }
  const playOrPause = () => {
    const type = lesson.getSnapshot().can({ type: 'pause.asked' }) ? 'pause.asked' : 'play.asked'
    lesson.send({ type })
  }
  const places = Array.from({ length: TENTHS }, (_, tenth): [string, () => void] => [
    String(tenth),
    () => lesson.send({ type: 'seek.asked', to: (now().lesson.video.timeLength * tenth) / TENTHS }),
  ])
  return {
    ...Object.fromEntries(places),
    ' ': playOrPause,
    k: playOrPause,
    j: () => go(-SKIP_SECONDS),
    l: () => go(SKIP_SECONDS),
    ArrowLeft: () => go(-STEP_SECONDS),
    ArrowRight: () => go(STEP_SECONDS),
    ArrowUp: () => louder(VOLUME_STEP),
    ArrowDown: () => louder(-VOLUME_STEP),
    m: () => lesson.send({ type: now().isMuted ? 'sound.unmuted' : 'sound.muted' }),
    c: turnCaptions,
    '<': () => faster(-1),
    '>': () => faster(1),
    '?': askKeys,
    ...(toggleFullscreen && { f: toggleFullscreen }),
    ...(canWiden && { t: () => lesson.send({ type: 'theatre.toggled' }) }),
  }
}

const OF_SLIDERS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])

/** Whether what has the focus takes the key for itself: a button is pressed by Space, a slider goes by arrows. */
export const isOthersKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey) return true
  if (!(target instanceof Element)) return false
  if (target.closest('[role=menu], [role=dialog]')) return true
  return target instanceof HTMLInputElement ? OF_SLIDERS.has(key) : key === ' ' && target.matches('button, a')
}
