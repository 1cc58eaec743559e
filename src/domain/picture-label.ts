import * as z from 'zod/mini'

import { readCaptions, writeCaptions, type CaptionsFinding, type Cue } from './captions.ts'

/** How a label looks: on a plate, or as letters on the picture itself, for dark and for light ground. */
export const LABEL_TONES = [
  'sign',
  'dark',
  'white',
  'red',
  'pink',
  'orange',
  'yellow',
  'lime',
  'green',
  'blue',
  'light',
  'bright',
  'ink',
] as const
export type LabelTone = (typeof LABEL_TONES)[number]

/** Which of its edges stands at `x`. By the picture, which is turned for no language: `left` is its left. */
export const LABEL_ALIGNS = ['left', 'center', 'right'] as const
export type LabelAlign = (typeof LABEL_ALIGNS)[number]

const LABEL_MAX = 200
/** So many at a time: more are no picture any more, and a phone would be long about them. */
export const LABELS_AT_ONCE = 40
/** Letters that show, and none that steers a terminal or is half of one. */
const isShown = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u.test(text) && !/(?!\n)\p{Cc}|\p{Cs}/u.test(text)
const share = z.number().check(z.nonnegative(), z.maximum(1))

/** Lettering of a picture. Places are shares of its width and height; `y` is the middle of the label. */
export const pictureLabel = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LABEL_MAX), z.refine(isShown)),
  x: share,
  y: share,
  align: z._default(z.enum(LABEL_ALIGNS), 'center'),
  /** Of its letters, as a share of the picture's height. */
  size: z._default(z.number().check(z.minimum(0.01), z.maximum(0.3)), 0.04),
  /** The widest that it may be before it is broken into lines. */
  width: z._default(share.check(z.minimum(0.02)), 0.9),
  tone: z._default(z.enum(LABEL_TONES), 'dark'),
})

export type PictureLabel = Readonly<z.infer<typeof pictureLabel>>

/** What stands on the picture now, whose width is `ratio` times its height. */
export type ShownLabels = Readonly<{ ratio: number; labels: readonly PictureLabel[] }>
export const NO_LABELS: ShownLabels = { ratio: 16 / 9, labels: [] }

/** A label as the text of a cue says it; null for what says none. */
export const labelOf = (text: string): PictureLabel | null => {
  try {
    const parsed = pictureLabel.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export type LabelCue = Readonly<{ start: number; end: number; label: PictureLabel }>

export type Labels = Readonly<{
  cues: readonly LabelCue[]
  lost: readonly CaptionsFinding[]
  flaws: readonly CaptionsFinding[]
}>

/**
 * Labels of a WebVTT file of metadata, each cue a label as JSON. `length` is that of the video, in seconds, where it is
 * known. Several at a time are as they should be.
 */
export const readLabels = (content: string, length?: number): Labels => {
  let open: readonly Cue[] = []
  const lossOf = (cue: Cue) => {
    if (labelOf(cue.text) === null) return 'unreadableLabel'
    const beside = open.filter(({ end }) => end > cue.start)
    if (beside.length >= LABELS_AT_ONCE) return 'crowded'
    open = [...beside, cue]
    return null
  }
  const { cues, lost, flaws } = readCaptions(content, length, lossOf)
  return {
    cues: cues.flatMap(({ start, end, text }) => {
      const label = labelOf(text)
      return label === null ? [] : [{ start, end, label }]
    }),
    lost,
    flaws: flaws.filter(({ what }) => what !== 'overlaps'),
  }
}

const cueOf = ({ start, end, label }: LabelCue): Cue => ({
  start,
  end,
  settings: '',
  // An arrow would begin another cue.
  text: JSON.stringify(label).replaceAll('-->', String.raw`--\u003e`),
})

/** The one form in which labels are kept and shown. */
export const writeLabels = (cues: readonly LabelCue[]): string => writeCaptions(cues.map(cueOf))
