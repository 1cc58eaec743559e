import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { captionsText, readCaptions, writeCaptions, type CaptionsFinding } from '../../../src/domain/captions.ts'
import {
  FILM_TOLERANCE,
  UPLOAD_FINDINGS_MAX,
  type UploadKind,
  type UploadRefusal,
} from '../../../src/domain/file-upload.ts'
import type { Language } from '../../../src/domain/language.ts'
import { readLabels, writeLabels } from '../../../src/domain/picture-label.ts'
import { checkVideo, type CheckedVideo } from './media-check.ts'

export type CheckQuestion = Readonly<{
  path: string
  kind: UploadKind
  language: Language
  /** Of the video that captions belong to, where it is known. */
  seconds?: number
}>

/** What a file is, by its content: how its name has to end, and what is told of it. */
export type Passed = Readonly<{
  ending: string
  seconds?: number
  width?: number
  height?: number
  cues?: number
  findings?: readonly CaptionsFinding[]
  /** What is kept instead of what arrived. */
  text?: string
}>

export type CheckAnswer = Readonly<{ digest: string; found: Passed | UploadRefusal }>

export const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), hash)
  return hash.digest('hex')
}

const SIGNS: readonly (readonly [at: number, sign: string, ending: string])[] = [
  [0, '89504e470d0a1a0a', '.png'],
  [0, 'ffd8ff', '.jpg'],
  [8, Buffer.from('WEBPVP8').toString('hex'), '.webp'],
  [4, Buffer.from('ftypavif').toString('hex'), '.avif'],
]
const HEAD_BYTES = 16

const checkPicture = async (path: string): Promise<Passed | UploadRefusal> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.subarray(0, bytesRead).toString('hex')
    const ending = SIGNS.find(([at, sign]) => head.startsWith(sign, at * 2))?.[2]
    return ending === undefined ? 'kind' : { ending }
  } finally {
    await file.close()
  }
}

const checkCaptions = async ({ path, language, seconds }: CheckQuestion): Promise<Passed | UploadRefusal> => {
  const text = captionsText(await readFile(path), language)
  if (text === null) return 'letters'
  const { cues, lost, flaws } = readCaptions(text, seconds)
  if (cues.length === 0) return lost.length === 0 ? 'kind' : 'noCaptions'
  return {
    ending: '.vtt',
    seconds: Math.max(...cues.map(({ end }) => end)),
    cues: cues.length,
    // What is lost is told before what is amiss.
    findings: [...lost, ...flaws].slice(0, UPLOAD_FINDINGS_MAX),
    text: writeCaptions(cues),
  }
}

const checkLabels = async ({ path, language, seconds }: CheckQuestion): Promise<Passed | UploadRefusal> => {
  const text = captionsText(await readFile(path), language)
  if (text === null) return 'letters'
  const { cues, lost, flaws } = readLabels(text, seconds)
  if (cues.length === 0) return lost.length === 0 ? 'kind' : 'noLabels'
  return {
    ending: '.vtt',
    seconds: Math.max(...cues.map(({ end }) => end)),
    cues: cues.length,
    findings: [...lost, ...flaws].slice(0, UPLOAD_FINDINGS_MAX),
    text: writeLabels(cues),
  }
}

const withoutSound = ({ isHeard: _isHeard, ...film }: CheckedVideo): Passed => film

/** A film of a lesson that has one already: of its length, since what is watched is counted on one timeline. */
const checkFilm = async ({ path, seconds }: CheckQuestion): Promise<Passed | UploadRefusal> => {
  const found = await checkVideo(path)
  if (typeof found === 'string') return found
  if (!found.isHeard) return 'nothingToHear'
  return seconds !== undefined && Math.abs(found.seconds - seconds) > FILM_TOLERANCE
    ? 'otherLength'
    : withoutSound(found)
}

const CHECKS: Readonly<Record<UploadKind, (asked: CheckQuestion) => Promise<Passed | UploadRefusal>>> = {
  video: async ({ path }) => {
    const found = await checkVideo(path)
    return typeof found === 'string' ? found : withoutSound(found)
  },
  films: checkFilm,
  picture: ({ path }) => checkPicture(path),
  captions: checkCaptions,
  labels: checkLabels,
}

/** Reads a file that has arrived, all of it. */
export const checkUpload = async (asked: CheckQuestion): Promise<CheckAnswer> => ({
  digest: await digestOf(asked.path),
  found: await CHECKS[asked.kind](asked),
})
