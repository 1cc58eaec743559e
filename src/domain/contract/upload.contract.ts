import * as z from 'zod/mini'

import { UPLOAD_KINDS, UPLOAD_NAME_MAX, UPLOAD_REFUSALS, UPLOAD_STATES, UPLOAD_TARGET } from '../file-upload.ts'
import { LANGUAGES } from '../language.ts'
import { instant } from './common.contract.ts'

/** Nobody guesses it: 128 bits of chance, in hex. */
export const uploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const target = z.string().check(z.regex(UPLOAD_TARGET))

/** POST /uploads: what goes with a file, as `Upload-Metadata`. `language` is that of captions. */
export const uploadMetadata = z.strictObject({
  target,
  kind: z.enum(UPLOAD_KINDS),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(UPLOAD_NAME_MAX), z.regex(/^[^\p{Cc}]*$/u)),
  language: z._default(z.enum(LANGUAGES), 'en'),
})

const bytes = z.number().check(z.int(), z.nonnegative())

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
  /** Of a video: its length in seconds, and its frame in pixels. Of captions: the end of the last. */
  seconds: z.nullable(z.number()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Captions that are kept. */
  cues: z.nullable(z.int()),
  /** Each caption that was lost, and what is amiss with others, by the line of the file. */
  findings: z.array(z.object({ line: z.int(), what: z.string() })),
  createdAt: instant,
})

/** GET /uploads: the asker's own that are not over, the latest first. */
export const uploadList = z.array(upload)
export const uploadQuery = z.strictObject({ target: z.optional(target) })

export type Upload = z.infer<typeof upload>
export type UploadMetadata = z.infer<typeof uploadMetadata>
