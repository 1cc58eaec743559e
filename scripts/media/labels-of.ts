import type { Page } from 'playwright-core'

import { directionOf, type Language } from '../../src/domain/language.ts'
import { LABEL_ALIGNS, LABEL_TONES, type LabelCue, type PictureLabel } from '../../src/domain/picture-label.ts'
import { HEIGHT, WIDTH } from './kit/paint.ts'
import { isLabelText, labelTextIn, type LabelText } from './labels.ts'

/** A label as one frame has it; places and sizes in points of the picture. */
export type Sighting = Readonly<{
  text: LabelText
  x: number
  y: number
  size: number
  width: number | null
  opacity: number
  align: PictureLabel['align']
  tone: PictureLabel['tone']
}>

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value => {
  const found = values.find((one) => one === value)
  if (found === undefined) throw new RangeError(`No label is ${value}`)
  return found
}

/** Where the labels of the drawing stand that is on the stage. */
export const sightLabels = async (stage: Page): Promise<readonly Sighting[]> => {
  const seen = await stage.evaluate(() =>
    Array.from(document.querySelectorAll<SVGGElement>('[data-label]'), (mark) => {
      const { label = '', x = '', y = '', size = '', width, align = '', tone = '' } = mark.dataset
      const to = mark.getScreenCTM() ?? new DOMMatrix()
      const scale = Math.hypot(to.a, to.b)
      let opacity = 1
      for (let at: Element | null = mark; at; at = at.parentElement) opacity *= Number(at.getAttribute('opacity') ?? 1)
      return {
        label,
        align,
        tone,
        opacity,
        x: to.a * Number(x) + to.c * Number(y) + to.e,
        y: to.b * Number(x) + to.d * Number(y) + to.f,
        size: Number(size) * scale,
        width: width === undefined ? null : Number(width) * scale,
      }
    }),
  )
  return seen.map(({ label, align, tone, x, y, size, width, opacity }) => {
    if (!isLabelText(label)) throw new RangeError(`The label ${label} is in no language`)
    return {
      text: label,
      x,
      y,
      size,
      width,
      opacity,
      align: oneOf(LABEL_ALIGNS, align),
      tone: oneOf(LABEL_TONES, tone),
    }
  })
}

/** From where on a label counts as seen, while it comes in or goes. */
const SEEN = 0.5
/** Points that a label may move and still be said to stand. */
const STILL = 4
/** Seconds that it stands at least: what moves on is shown where it comes to rest. */
const RESTS = 0.6
/** Points at the sides where nothing is written. */
const EDGE = 12

type Run = Readonly<{ from: number; to: number; at: Sighting }>

const isNear = (one: Sighting, other: Sighting) => Math.hypot(one.x - other.x, one.y - other.y) <= STILL

/** A label that was seen without a break, as the places where it stood. */
const restsOf = (from: number, seen: readonly Sighting[], perSecond: number): Run[] => {
  const runs: Run[] = []
  let end = seen.length
  while (end > 0) {
    const at = seen[end - 1]
    if (at === undefined) break
    let start = end - 1
    for (let before = seen[start - 1]; start > 0 && before && isNear(before, at); before = seen[start - 1]) start -= 1
    runs.unshift({ from: from + start, to: from + end, at })
    end = start
  }
  // What is on its way is shown where it arrives.
  const kept: Run[] = []
  let waits: number | null = null
  for (const run of runs) {
    const isLast = run === runs.at(-1)
    if (!isLast && run.to - run.from < RESTS * perSecond) {
      waits ??= run.from
      continue
    }
    kept.push({ ...run, from: waits ?? run.from })
    waits = null
  }
  return kept
}

const runsOf = (frames: readonly (readonly Sighting[])[], perSecond: number): Run[] => {
  const open = new Map<string, { from: number; seen: Sighting[] }>()
  const runs: Run[] = []
  const close = (key: string) => {
    const run = open.get(key)
    if (run) runs.push(...restsOf(run.from, run.seen, perSecond))
    open.delete(key)
  }
  for (const [index, frame] of frames.entries()) {
    const here = new Map<string, Sighting>()
    for (const label of frame.filter(({ opacity }) => opacity >= SEEN)) {
      const same = [...here.keys()].filter((key) => key.startsWith(`${label.text}/`)).length
      here.set(`${label.text}/${same}`, label)
    }
    for (const key of open.keys()) if (!here.has(key)) close(key)
    for (const [key, label] of here) {
      const run = open.get(key) ?? { from: index, seen: [] }
      run.seen.push(label)
      open.set(key, run)
    }
  }
  for (const key of open.keys()) close(key)
  return runs.toSorted((one, other) => one.from - other.from || one.at.y - other.at.y || one.at.x - other.at.x)
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

const roomAt = ({ x, align }: Pick<Sighting, 'x' | 'align'>): number => {
  if (align === 'left') return WIDTH - EDGE - x
  if (align === 'right') return x - EDGE
  return 2 * (Math.min(x, WIDTH - x) - EDGE)
}

/** The sign of a scene stands in the corner where its language begins to read; all else stands at what it names. */
const placed = (at: Sighting, language: Language): Sighting =>
  at.tone === 'sign' && directionOf(language) === 'rtl' ? { ...at, x: WIDTH - at.x, align: 'right' } : at

/** The labels of a film in one language; it has so many frames `perSecond`, and lasts `length` seconds. */
export const labelCuesOf = (
  frames: readonly (readonly Sighting[])[],
  { perSecond, length }: Readonly<{ perSecond: number; length: number }>,
  language: Language,
): readonly LabelCue[] =>
  runsOf(frames, perSecond).map(({ from, to, at: seen }) => {
    const at = placed(seen, language)
    return {
      start: from / perSecond,
      end: Math.min(to / perSecond, length),
      label: {
        text: labelTextIn(at.text)[language],
        x: round(at.x / WIDTH),
        y: round(at.y / HEIGHT),
        align: at.align,
        size: round(at.size / HEIGHT),
        width: round(Math.min(at.width ?? WIDTH, Math.max(roomAt(at), 40)) / WIDTH),
        tone: at.tone,
      },
    }
  })
