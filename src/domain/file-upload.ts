import { keysOf } from './keys.ts'
import type { Language } from './language.ts'

/** The tus protocol (https://tus.io/protocols/resumable-upload) in which files come in pieces, and a piece's type. */
export const PIECES_VERSION = '1.0.0'
export const PIECE_TYPE = 'application/offset+octet-stream'

const MIB = 1024 * 1024

/** What may be uploaded in pieces, and the most bytes of one. */
export const UPLOAD_BYTES = {
  video: 4096 * MIB,
  films: 4096 * MIB,
  captions: MIB,
  labels: MIB,
  picture: 8 * MIB,
} as const
export type UploadKind = keyof typeof UPLOAD_BYTES
/** Of these each language has a file of its own. */
export const SPOKEN_KINDS = keysOf<UploadKind>({
  video: false,
  films: true,
  captions: true,
  labels: true,
  picture: false,
})
/** What the library of files takes: labels, and a film in another language, are nothing without their lesson. */
export const LIBRARY_KINDS = keysOf<UploadKind>({
  video: true,
  films: false,
  captions: true,
  labels: false,
  picture: true,
})
export const UPLOAD_KINDS = keysOf<UploadKind>({
  video: true,
  films: true,
  captions: true,
  labels: true,
  picture: true,
})

/** A file is received, then checked, and is ready or refused; or somebody gave it up before. */
export const UPLOAD_STATES = ['receiving', 'checking', 'ready', 'refused', 'abandoned'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

/**
 * Why a file was refused: it is not of its kind, by its content; a part of it is missing; a video has nothing to see,
 * is packed in a way that not every browser plays, or is longer than any lesson; the letters of captions cannot be
 * read, or there is not one caption among them; there is not one label where those are asked for; a film in another
 * language says nothing, or does not last as long as the video of its lesson.
 */
export const UPLOAD_REFUSALS = [
  'kind',
  'cut',
  'nothingToSee',
  'codec',
  'tooLong',
  'letters',
  'noCaptions',
  'noLabels',
  'nothingToHear',
  'otherLength',
] as const
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number]

/** Seconds of a video at most. */
export const VIDEO_SECONDS_MAX = 4 * 3600
/** Seconds by which a film in another language may differ from the video of its lesson: it is watched as that one. */
export const FILM_TOLERANCE = 1
export const UPLOAD_NAME_MAX = 255
/** What is open of one person at once, at most. */
export const UPLOADS_OPEN_MAX = 50
/** Days after which what did not go on is given up. */
export const UPLOAD_KEPT_DAYS = 7
/** Findings in captions that are kept of one file. */
export const UPLOAD_FINDINGS_MAX = 200

/**
 * What a file is for: the library of files, a video on how a task is done (one that is to be, or one that is), or a
 * course; of its draft a lesson too, by the key that it has there.
 */
export const UPLOAD_TARGET = /^(?:library|howTo(?::[1-9]\d{0,8})?|course:[1-9]\d{0,8}(?::[\w-]{1,36})?)$/

/** What is sent with a file, and what makes it the same one when it is chosen again; the language is that of captions. */
export type UploadPlan = Readonly<{ target: string; kind: UploadKind; name: string; size: number; language: Language }>

/** Whether a file that is chosen is one that was begun: nothing of its content is known yet. */
export const isSameFile = (one: UploadPlan, other: UploadPlan): boolean =>
  one.target === other.target &&
  one.kind === other.kind &&
  one.name === other.name &&
  one.size === other.size &&
  one.language === other.language

const FILM_ENDINGS = ['.mp4', '.m4v', '.webm'] as const

/** How files of a kind are called; what they are, their content says. */
export const UPLOAD_ENDINGS: Readonly<Record<UploadKind, readonly string[]>> = {
  video: FILM_ENDINGS,
  films: FILM_ENDINGS,
  captions: ['.vtt', '.srt'],
  labels: ['.vtt'],
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
}

/** Why a file that is chosen is not begun with. */
export type LeftOut = 'kind' | 'empty' | 'tooLarge' | 'longName'

/** As which of some kinds a file is sent, or why not. */
export const uploadKindOf = (
  { name, size }: Readonly<{ name: string; size: number }>,
  kinds: readonly UploadKind[],
): Readonly<{ kind: UploadKind } | { why: LeftOut }> => {
  const kind = kinds.find((one) => UPLOAD_ENDINGS[one].some((ending) => name.toLowerCase().endsWith(ending)))
  if (kind === undefined) return { why: 'kind' }
  if (size === 0) return { why: 'empty' }
  if (size > UPLOAD_BYTES[kind]) return { why: 'tooLarge' }
  return name.trim().length > UPLOAD_NAME_MAX ? { why: 'longName' } : { kind }
}

const inBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** What is said of a file, as the protocol's `Upload-Metadata`; what is undefined is not said. */
export const metadataOf = (facts: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(facts)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${inBase64(String(value))}`]))
    .join(',')
