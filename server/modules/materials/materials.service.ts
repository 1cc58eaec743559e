import { randomUUID } from 'node:crypto'

import type { MaterialQuery, MaterialVersionQuery, TaughtWith } from '../../../src/domain/contract/material.contract.ts'
import type { Language, Localized } from '../../../src/domain/language.ts'
import { downloadNameOf } from '../../../src/domain/material.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { steadyExpiry } from '../../platform/files/file-address.ts'
import type { ArrivedFile } from '../../platform/files/file-store.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, notFound, Refusal } from '../../platform/refusal.ts'
import { materialEnding } from './material-kind.ts'
import {
  findMaterial,
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

const downloadPath = (versionId: number): string => `/api/materials/versions/${versionId}/download`

/** What one person wrote in one language, until somebody translates it. */
const inAll = (text: string): Localized => ({ en: text, tr: text, ar: text })

export const createMaterials = ({ addresses, audit, clock, db, files, limits }: Platform) => {
  const present = (rows: readonly MaterialRow[], sessionId: string, language: Language): TaughtWith[] => {
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
          url: addresses.sign(downloadPath(version.id), sessionId, expiresAt),
        })),
      })),
    }))
  }

  /** The type is the content's, whatever the name says; the stored name is nobody's. */
  const keepFile = async (tx: Tx, fileName: string, arrived: ArrivedFile) => {
    const ending = await materialEnding(arrived.path, arrived.size)
    if (ending === null) throw new Refusal(415, 'UNSUPPORTED_TYPE')
    const stored = `${randomUUID()}${ending}`
    await arrived.keep('materials', stored, tx)
    return { fileName: stored, downloadName: downloadNameOf(fileName, ending), bytes: arrived.size }
  }

  const addTo = async (
    tx: Tx,
    materialId: number,
    actor: Actor,
    { fileName, note }: MaterialVersionQuery,
    arrived: ArrivedFile,
  ) => {
    const kept = await keepFile(tx, fileName, arrived)
    const { userId } = actor.caller
    const version = await insertVersion(tx, {
      materialId,
      ...kept,
      note: note === '' ? null : inAll(note),
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
    list: async ({ sessionId }: Caller, language: Language): Promise<TaughtWith[]> =>
      present(await listMaterials(db), sessionId, language),

    /** Before a file is taken: whether there is a place for it, and how often somebody has sent one. */
    admit: async ({ caller }: Actor, to: Readonly<{ courseId: number } | { materialId: number }>): Promise<void> => {
      await limits.take(`material upload ${caller.userId}`, UPLOAD_LIMIT)
      const isThere =
        'courseId' in to
          ? await hasCourse(db, to.courseId)
          : (await findMaterial(db, to.materialId))?.isRetired === false
      if (!isThere) throw notFound()
    },

    /** Another version of a material that is in use. */
    addVersion: async (tx: Tx, materialId: number, actor: Actor, sent: MaterialVersionQuery, arrived: ArrivedFile) => {
      if (found(await lockMaterial(tx, materialId)).isRetired) throw notFound()
      return addTo(tx, materialId, actor, sent, arrived)
    },

    add: async (tx: Tx, actor: Actor, { courseId, title, ...sent }: MaterialQuery, arrived: ArrivedFile) => {
      if (!(await hasCourse(tx, courseId))) throw notFound()
      return addTo(tx, await insertMaterial(tx, { courseId, title: inAll(title) }), actor, sent, arrived)
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
