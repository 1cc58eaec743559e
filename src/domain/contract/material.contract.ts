import * as z from 'zod/mini'

import { ID_MAX } from '../id-max.ts'
import { MATERIAL_LIMITS } from '../material.ts'
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

const fileName = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))
const note = z._default(z.string().check(z.trim(), z.maxLength(MATERIAL_LIMITS.note)), '')
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(MATERIAL_LIMITS.title))
const courseId = z.coerce.number().check(z.int(), z.positive(), z.maximum(ID_MAX))

/** POST /materials/{id}/versions: the body is the file itself; what it is, its content says. */
export const materialVersionQuery = z.strictObject({ fileName, note })
/** POST /materials: another material of a course, with its first version. */
export const materialQuery = z.strictObject({ courseId, title, fileName, note })
export const keptMaterial = z.object({ materialId: id, version: z.int() })

/** PATCH /materials/{id}: a retired one is shown to nobody, and its versions are kept. */
export const materialChanges = z.strictObject({ isRetired: z.boolean() })

export type TaughtWith = z.infer<typeof taughtWith>
export type MaterialVersion = z.infer<typeof materialVersion>
export type MaterialVersionQuery = z.infer<typeof materialVersionQuery>
export type MaterialQuery = z.infer<typeof materialQuery>
