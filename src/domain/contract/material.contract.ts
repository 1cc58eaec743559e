import * as z from 'zod/mini'

import { MATERIAL_BYTES, MATERIAL_LIMITS } from '../material.ts'
import { id, instant, signedUrl } from './common.contract.ts'

export const materialVersion = z.object({
  id,
  /** From 1; the highest is in force. */
  version: z.int(),
  /** As it is saved. */
  downloadName: z.string(),
  bytes: z.int(),
  /** What changed; null where nobody said. */
  note: z.nullable(z.string()),
  uploadedAt: instant,
  url: signedUrl,
})

/** GET /materials: what a course is taught with, course by course; the latest version of each first. */
export const taughtWith = z.object({
  courseId: id,
  courseTitle: z.string(),
  materials: z.array(z.object({ id, title: z.string(), versions: z.array(materialVersion) })),
})
export const materialList = z.array(taughtWith)

const content = z.base64().check(z.minLength(4), z.maxLength(Math.ceil(MATERIAL_BYTES / 3) * 4))
const fileName = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))
const note = z.string().check(z.trim(), z.maxLength(MATERIAL_LIMITS.note))
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(MATERIAL_LIMITS.title))

/** POST /materials/{id}/versions: a file in base64; what it is, its content says. */
export const materialVersionBody = z.strictObject({ fileName, note, content })
/** POST /materials: another material of a course, with its first version. */
export const materialBody = z.strictObject({ courseId: id, title, fileName, note, content })
export const keptMaterial = z.object({ materialId: id, version: z.int() })

/** PATCH /materials/{id}: a retired one is shown to nobody, and its versions are kept. */
export const materialChanges = z.strictObject({ isRetired: z.boolean() })

export type TaughtWith = z.infer<typeof taughtWith>
export type MaterialVersion = z.infer<typeof materialVersion>
export type MaterialVersionBody = z.infer<typeof materialVersionBody>
export type MaterialBody = z.infer<typeof materialBody>
