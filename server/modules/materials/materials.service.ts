import { randomUUID } from 'node:crypto'

import type { MaterialBody, MaterialVersionBody, TaughtWith } from '../../../src/domain/contract/material.contract.ts'
import type { Language, Localized } from '../../../src/domain/language.ts'
import { downloadNameOf, MATERIAL_BYTES } from '../../../src/domain/material.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { steadyExpiry } from '../../platform/files/file-address.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, notFound, Refusal } from '../../platform/refusal.ts'
import type { Actor } from '../profiles/actor.ts'
import { materialEnding } from './material-kind.ts'
import {
  findVersion,
  hasCourse,
  insertMaterial,
  insertVersion,
  listMaterials,
  lockMaterial,
  retireMaterial,
} from './materials.repository.ts'
import type { MaterialRow } from './materials.repository.ts'

const UPLOAD_LIMIT: Limit = { tries: 60, milliseconds: HOUR }

export const downloadPath = (versionId: number): string => `/api/materials/versions/${versionId}/download`

/** What one person wrote in one language, until somebody translates it. */
const inAll = (text: string): Localized => ({ en: text, tr: text, ar: text })

export const createMaterials = ({ addresses, audit, clock, db, files, limits }: Platform) => {
  const present = (rows: readonly MaterialRow[], viewerId: number, language: Language): TaughtWith[] => {
    const expiresAt = steadyExpiry(clock.now())
    return [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([courseId, ofCourse]) => ({
      courseId,
      courseTitle: ofCourse[0]?.courseTitle[language] ?? '',
      materials: [...Map.groupBy(ofCourse, ({ material }) => material.id)].map(([id, versions]) => ({
        id,
        title: versions[0]?.material.title[language] ?? '',
        versions: versions.map(({ version }) => ({
          id: version.id,
          version: version.version,
          downloadName: version.downloadName,
          bytes: version.bytes,
          note: version.note?.[language] ?? null,
          uploadedAt: version.uploadedAt.toISOString(),
          url: addresses.sign(downloadPath(version.id), viewerId, expiresAt),
        })),
      })),
    }))
  }

  /** The type is the content's, whatever the name says; the stored name is nobody's. */
  const keepFile = async (tx: Tx, { fileName, content }: MaterialVersionBody) => {
    const bytes = Buffer.from(content, 'base64')
    if (bytes.length > MATERIAL_BYTES) throw new Refusal(413, 'TOO_LARGE')
    const ending = materialEnding(bytes)
    if (ending === null) throw new Refusal(415, 'UNSUPPORTED_TYPE')
    const stored = `${randomUUID()}${ending}`
    await files.put('materials', stored, bytes, tx)
    return { fileName: stored, downloadName: downloadNameOf(fileName, ending), bytes: bytes.length }
  }

  const addTo = async (tx: Tx, materialId: number, actor: Actor, sent: MaterialVersionBody) => {
    const kept = await keepFile(tx, sent)
    const { userId } = actor.caller
    const version = await insertVersion(tx, {
      materialId,
      ...kept,
      note: sent.note === '' ? null : inAll(sent.note),
      uploadedById: userId,
      uploadedAt: clock.now(),
    })
    await audit.record(tx, {
      action: 'material.versionAdded',
      actorId: userId,
      subject: `material:${materialId}`,
      address: actor.address,
      requestId: actor.requestId,
      details: { version, bytes: kept.bytes },
    })
    return { materialId, version }
  }

  return {
    list: async (viewerId: number, language: Language): Promise<TaughtWith[]> =>
      present(await listMaterials(db), viewerId, language),

    /** Another version of a material that is in use. */
    addVersion: async (tx: Tx, materialId: number, actor: Actor, sent: MaterialVersionBody) => {
      await limits.take(`material upload ${actor.caller.userId}`, UPLOAD_LIMIT, tx)
      if (found(await lockMaterial(tx, materialId)).isRetired) throw notFound()
      return addTo(tx, materialId, actor, sent)
    },

    add: async (tx: Tx, actor: Actor, { courseId, title, ...sent }: MaterialBody) => {
      await limits.take(`material upload ${actor.caller.userId}`, UPLOAD_LIMIT, tx)
      if (!(await hasCourse(tx, courseId))) throw notFound()
      return addTo(tx, await insertMaterial(tx, { courseId, title: inAll(title) }), actor, sent)
    },

    change: (materialId: number, { caller, address, requestId }: Actor, isRetired: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        if (found(await lockMaterial(tx, materialId)).isRetired === isRetired) return
        await retireMaterial(tx, materialId, isRetired)
        await audit.record(tx, {
          action: isRetired ? 'material.retired' : 'material.restored',
          actorId: caller.userId,
          subject: `material:${materialId}`,
          address,
          requestId,
        })
      }),

    /** The file of a version, and the name that it is saved by. */
    open: async (versionId: number) => {
      const { version, isRetired } = found(await findVersion(db, versionId))
      if (isRetired) throw notFound()
      return { file: found(await files.find('materials', version.fileName)), downloadName: version.downloadName }
    },
  }
}
