import type { Language } from './language.ts'

/** A caption, in seconds from the beginning of its video. `settings` is where it stands, as WebVTT says it. */
export type Cue = Readonly<{ start: number; end: number; settings: string; text: string }>

/**
 * Why a caption of a file is not among its cues; `strayText` is text that no time is said of, `unreadableLabel` one that
 * is no label where the file is of those, and `crowded` one for which no room is left beside others of its time.
 */
export const CUE_LOSSES = [
  'unreadableTime',
  'endsBeforeStart',
  'noText',
  'strayText',
  'unreadableLabel',
  'crowded',
] as const
/** What is amiss with a caption that is kept. */
export const CUE_FLAWS = ['outOfOrder', 'overlaps', 'beyondEnd'] as const
export type CueLoss = (typeof CUE_LOSSES)[number]
type CueFlaw = (typeof CUE_FLAWS)[number]
export type CaptionsFinding = Readonly<{ line: number; what: CueLoss | CueFlaw }>

export type Captions = Readonly<{
  cues: readonly Cue[]
  /** Each caption that was lost, by its line: with the cues it is every time that the file has. */
  lost: readonly CaptionsFinding[]
  flaws: readonly CaptionsFinding[]
}>

const ARROW = '-->'
const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:[ \t]+(\S(?:.*\S)?))?\s*$`)
/** Blocks of WebVTT that are not captions. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/
/** What an SRT file numbers its captions by, and a WebVTT file may. */
const NUMBER = /^\s*\d+\s*$/
const MS = 1000
const MS_DIGITS = 3
const SECONDS_OF_MINUTE = 60
const SECONDS_OF_HOUR = 3600

/** The code page of Windows in which an old program writes a language. */
const CODE_PAGES: Readonly<Record<Language, string>> = {
  en: 'windows-1252',
  tr: 'windows-1254',
  ar: 'windows-1256',
}

const markOf = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** The letters of a file: by its byte-order mark, as UTF-8, or in the code page of its language. Null for no text. */
export const captionsText = (bytes: Uint8Array, language: Language): string | null => {
  const decode = (encoding: string) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      return null
    }
  }
  const marked = markOf(bytes)
  const text = marked === null ? (decode('utf-8') ?? decode(CODE_PAGES[language])) : decode(marked)
  return text === null || text.includes('\0') ? null : text
}

const secondsOf = (hours: string | undefined, minutes = '', seconds = '', fraction = ''): number => {
  const whole = Number(hours ?? 0) * SECONDS_OF_HOUR + Number(minutes) * SECONDS_OF_MINUTE + Number(seconds)
  return (whole * MS + Number(fraction.padEnd(MS_DIGITS, '0'))) / MS
}

/** SRT knows no entities, and tags of its own; what is left of those are the three that both have. */
const fromSrt = (text: string): string =>
  text
    .replaceAll(/\{\\[^{}]*\}|<\/?font[^<>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')

type Block = { line: number; timing: string; text: string[] }

/** Each line with an arrow begins a caption, which an empty line ends. Text that belongs to none is told. */
const blocksOf = (lines: readonly string[], isVtt: boolean) => {
  const blocks: Block[] = []
  const stray: CaptionsFinding[] = []
  let open: Block | null = null
  let isAside = isVtt
  const isName = (line: string, next = '') => next.includes(ARROW) && (isVtt || NUMBER.test(line))
  for (const [at, line] of lines.entries()) {
    if (line.includes(ARROW)) {
      open = { line: at + 1, timing: line, text: [] }
      blocks.push(open)
      isAside = false
    } else if (line.trim() === '') {
      open = null
      isAside = false
    } else if (open !== null) {
      // Where the empty line between two captions is missing, the number of the next is no text of this one.
      if (!(NUMBER.test(line) && lines[at + 1]?.includes(ARROW))) open.text.push(line.trim())
    } else if (isVtt && ASIDE.test(line)) {
      isAside = true
    } else if (!isAside && !isName(line, lines[at + 1])) {
      stray.push({ line: at + 1, what: 'strayText' })
    }
  }
  return { blocks, stray }
}

const readBlock = ({ timing, text }: Block, isVtt: boolean): Cue | CueLoss => {
  const match = TIMING.exec(timing)
  if (match === null) return 'unreadableTime'
  const start = secondsOf(match[1], match[2], match[3], match[4])
  const end = secondsOf(match[5], match[6], match[7], match[8])
  if (end <= start) return 'endsBeforeStart'
  const words = text.join('\n')
  const spoken = isVtt ? words : fromSrt(words)
  // The places that some programs add to an SRT file are those of another screen.
  return spoken.trim() === '' ? 'noText' : { start, end, settings: isVtt ? (match[9] ?? '') : '', text: spoken }
}

/**
 * Captions of a WebVTT or SRT file. `length` is that of the video, in seconds, where it is known; `lossOf` says what
 * keeps a text from being one, where words alone are not enough.
 */
export const readCaptions = (
  content: string,
  length?: number,
  lossOf: (cue: Cue) => CueLoss | null = () => null,
): Captions => {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
  const { blocks, stray } = blocksOf(lines, isVtt)
  const cues: Cue[] = []
  const lost: CaptionsFinding[] = [...stray]
  const flaws: CaptionsFinding[] = []
  let latestEnd = 0
  for (const block of blocks) {
    const { line } = block
    const cue = readBlock(block, isVtt)
    const loss = typeof cue === 'string' ? cue : lossOf(cue)
    if (typeof cue === 'string' || loss !== null) {
      if (loss !== null) lost.push({ line, what: loss })
      continue
    }
    const previous = cues.at(-1)
    if (previous && cue.start < previous.start) flaws.push({ line, what: 'outOfOrder' })
    else if (cue.start < latestEnd) flaws.push({ line, what: 'overlaps' })
    if (length !== undefined && cue.end > length) flaws.push({ line, what: 'beyondEnd' })
    latestEnd = Math.max(latestEnd, cue.end)
    cues.push(cue)
  }
  return { cues, lost: lost.toSorted((one, other) => one.line - other.line), flaws }
}

const timeOf = (seconds: number): string => {
  const whole = Math.round(seconds * MS)
  const part = (unit: number, of: number, digits: number) => String(Math.floor(whole / unit) % of).padStart(digits, '0')
  const hours = String(Math.floor(whole / MS / SECONDS_OF_HOUR)).padStart(2, '0')
  return `${hours}:${part(MS * SECONDS_OF_MINUTE, SECONDS_OF_MINUTE, 2)}:${part(MS, SECONDS_OF_MINUTE, 2)}.${part(1, MS, MS_DIGITS)}`
}

/** The one form in which captions are kept and shown. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ start, end, settings, text }) =>
      [`${timeOf(start)} ${ARROW} ${timeOf(end)}${settings === '' ? '' : ` ${settings}`}`, text].join('\n'),
    ),
    '',
  ].join('\n\n')
