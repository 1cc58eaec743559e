import * as z from 'zod/mini'

import { CUE_FLAWS, CUE_LOSSES } from '../captions.ts'
import {
  UPLOAD_KINDS,
  UPLOAD_NAME_MAX,
  UPLOAD_REFUSALS,
  UPLOAD_STATES,
  UPLOAD_TARGET,
  VIDEO_SECONDS_MAX,
} from '../file-upload.ts'
import { LANGUAGES } from '../language.ts'
import { instant } from './common.contract.ts'

/** Nobody guesses it: 128 bits of chance, in hex. */
export const uploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const target = z.string().check(z.regex(UPLOAD_TARGET))

/** POST /uploads: what goes with a file, as `Upload-Metadata`. Of captions the language, and how long their video is. */
export const uploadMetadata = z.strictObject({
  target,
  kind: z.enum(UPLOAD_KINDS),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(UPLOAD_NAME_MAX), z.regex(/^[^\p{Cc}]*$/u)),
  language: z._default(z.enum(LANGUAGES), 'en'),
  seconds: z.optional(z.coerce.number().check(z.positive(), z.maximum(VIDEO_SECONDS_MAX))),
})

/** Whole, and more than four bytes may say. */
const bytes = z.number().check(z.nonnegative(), z.multipleOf(1))

/** POST /uploads: by the headers of the protocol. */
export const beginHeaders = { 'Tus-Resumable': z.string(), 'Upload-Length': bytes, 'Upload-Metadata': z.string() }
export const begunUpload = z.object({ id: uploadId })

/** PATCH /uploads/{id}: `Upload-Offset` is how much has come before this piece. */
export const pieceHeaders = { 'Tus-Resumable': z.string(), 'Upload-Offset': bytes }

/** A file that is uploaded in pieces, and where it stands. */
export const upload = z.object({
  id: uploadId,
  target,
  kind: z.enum(UPLOAD_KINDS),
  name: z.string(),
  language: z.enum(LANGUAGES),
  size: bytes,
  /** Bytes that have arrived: from there it goes on. */
  offset: bytes,
  state: z.enum(UPLOAD_STATES),
  /** Why it was refused. */
  refusal: z.nullable(z.enum(UPLOAD_REFUSALS)),
  /** SHA-256 of what arrived, in hex, by the server. */
  digest: z.nullable(z.string()),
  /** Where it is kept, once it is ready. */
  file: z.nullable(z.object({ container: z.string(), name: z.string() })),
  /** Of a video its length, of captions the end of the last. Until captions are checked: the length of their video. */
  seconds: z.nullable(z.number()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Captions that are kept. */
  cues: z.nullable(z.int()),
  /** Each caption that was lost, and what is amiss with others, by the line of the file. */
  findings: z.array(z.object({ line: z.int(), what: z.enum([...CUE_LOSSES, ...CUE_FLAWS]) })),
  createdAt: instant,
})

/** GET /uploads: the asker's own that are not over, the latest first. */
export const uploadList = z.array(upload)
export const uploadQuery = z.strictObject({ target: z.optional(target) })

export type Upload = z.infer<typeof upload>
export type UploadMetadata = z.infer<typeof uploadMetadata>
