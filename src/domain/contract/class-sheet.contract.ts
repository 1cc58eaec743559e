import * as z from 'zod/mini'

import { id, instant, signedUrl } from './common.contract.ts'

/** A scan of the sheet on which those who came to a class signed. */
export const classSheet = z.object({
  id,
  /** As it is saved. */
  downloadName: z.string(),
  bytes: z.int(),
  addedAt: instant,
  /** Null where their account is gone. */
  addedBy: z.nullable(z.string()),
  /** It is shown to nobody but who can take it back, and is gone for good some days after that. */
  isRemoved: z.boolean(),
  /** Null of one that was removed. */
  url: z.nullable(signedUrl),
})

/** GET /instructor-courses/{id}/sheets: the first that was added first. */
export const classSheets = z.array(classSheet)

/** POST /instructor-courses/{id}/sheets: the body is the file itself; what it is, its content says. */
export const classSheetQuery = z.strictObject({
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
})

/** PATCH /instructor-courses/{id}/sheets/{sheetId} */
export const classSheetChanges = z.strictObject({ isRemoved: z.boolean() })

export type ClassSheet = z.infer<typeof classSheet>
