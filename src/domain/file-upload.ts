import { keysOf } from './keys.ts'

/** The content type of a piece of an upload, as the tus protocol names it. */
export const PIECE_TYPE = 'application/offset+octet-stream'

const MIB = 1024 * 1024

/** What may be uploaded in pieces, and the most bytes of one. */
export const UPLOAD_BYTES = { video: 4096 * MIB, captions: MIB, picture: 8 * MIB } as const
export type UploadKind = keyof typeof UPLOAD_BYTES
export const UPLOAD_KINDS = keysOf<UploadKind>({ video: true, captions: true, picture: true })

/** A file is received, then checked, and is ready or refused; or somebody gave it up before. */
export const UPLOAD_STATES = ['receiving', 'checking', 'ready', 'refused', 'abandoned'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

/**
 * Why a file was refused: it is not of its kind, by its content; a part of it is missing; a video has nothing to see,
 * is packed in a way that not every browser plays, or is longer than any lesson; the letters of captions cannot be
 * read, or there is not one caption among them.
 */
export const UPLOAD_REFUSALS = ['kind', 'cut', 'nothingToSee', 'codec', 'tooLong', 'letters', 'noCaptions'] as const
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number]

/** Seconds of a video at most. */
export const VIDEO_SECONDS_MAX = 4 * 3600
export const UPLOAD_NAME_MAX = 255
/** What is open of one person at once, at most. */
export const UPLOADS_OPEN_MAX = 50
/** Days after which what did not go on is given up. */
export const UPLOAD_KEPT_DAYS = 7
/** Findings in captions that are kept of one file. */
export const UPLOAD_FINDINGS_MAX = 200

/** What a file is for: the library of files, or a lesson. */
export const UPLOAD_TARGET = /^(?:library|lesson:[1-9]\d{0,8})$/

/** What is sent with a file, and what makes it the same one when it is chosen again. */
export type UploadPlan = Readonly<{ target: string; kind: UploadKind; name: string; size: number }>

/** Whether a file that is chosen is one that was begun: nothing of its content is known yet. */
export const isSameFile = (one: UploadPlan, other: UploadPlan): boolean =>
  one.target === other.target && one.kind === other.kind && one.name === other.name && one.size === other.size
