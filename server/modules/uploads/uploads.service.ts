import { randomBytes } from 'node:crypto'

import type { Upload, UploadMetadata } from '../../../src/domain/contract/upload.contract.ts'
import { UPLOAD_BYTES, UPLOAD_KEPT_DAYS, UPLOADS_OPEN_MAX } from '../../../src/domain/file-upload.ts'
import { decideUpload } from '../../../src/machines/lifecycle/decide-upload.ts'
import type { Actor } from '../../platform/actor.ts'
import { DAY, HOUR, MINUTE, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseWithoutRoom } from '../../platform/files/disk-room.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, conflict, found, notFound, Refusal } from '../../platform/refusal.ts'
import { createStaging } from './upload-staging.ts'
import {
  announcedBytes,
  changeUpload,
  countOpen,
  findUpload,
  forgetFailed,
  insertUpload,
  isCourse,
  isHowTo,
  listOpen,
  lockUpload,
  openUntouchedSince,
  type UploadRow,
} from './uploads.repository.ts'

export const CHECK_JOB = 'upload.check'

const BEGIN_LIMIT: Limit = { tries: 300, milliseconds: HOUR }
/** After so long a check that has not ended is begun anew. */
const CHECKED_WITHIN = 15 * MINUTE
const FAILED_KEPT_DAYS = 30

/** Whether there is what a file is for: the course of `course:12` and `course:12:<lesson>`, the video of `howTo:12`. */
const isTargetThere = async (query: Queryable, target: string): Promise<boolean> => {
  const [kind, id] = target.split(':')
  if (id === undefined) return true
  return kind === 'course' ? isCourse(query, Number(id)) : isHowTo(query, Number(id))
}

export const createUploads = (platform: Platform) => {
  const { audit, clock, db, files, jobs, limits } = platform
  const directory = files.staging('uploading')
  const staging = createStaging(db, directory)

  const present = async (row: UploadRow): Promise<Upload> => ({
    id: row.id,
    target: row.target,
    kind: row.kind,
    name: row.name,
    language: row.language,
    size: row.size,
    offset: row.state === 'receiving' ? ((await staging.offsetOf(row.id)) ?? 0) : row.size,
    state: row.state,
    refusal: row.refusal,
    digest: row.digest,
    file: row.container === null || row.fileName === null ? null : { container: row.container, name: row.fileName },
    seconds: row.seconds,
    width: row.width,
    height: row.height,
    cues: row.cues,
    findings: row.findings.map(({ line, what }) => ({ line, what })),
    createdAt: row.createdAt.toISOString(),
  })

  /** Another's is not there. */
  const own = async (userId: number, id: string): Promise<UploadRow> => {
    const row = found(await findUpload(db, id))
    if (row.userId !== userId) throw notFound()
    return row
  }

  /** Where all of it has come, it is checked. Asked after each piece, and by whoever looks how far it is. */
  const arrive = async (id: string): Promise<void> => {
    const offset = await staging.offsetOf(id)
    const isBegun = await db.transaction(async (tx) => {
      const row = await lockUpload(tx, id)
      if (row === undefined) return false
      const state = decideUpload(row.state, { isWhole: offset === row.size }, 'upload.arrived')
      if (state === null) return false
      await changeUpload(tx, id, { state, touchedAt: clock.now() })
      await jobs.enqueue(tx, CHECK_JOB, { uploadId: id })
      return true
    })
    if (isBegun) jobs.wake(CHECK_JOB)
  }

  const abandon = async (id: string): Promise<boolean> => {
    const isOver = await db.transaction(async (tx) => {
      const row = await lockUpload(tx, id)
      const state = row === undefined ? null : decideUpload(row.state, { isWhole: false }, 'upload.abandoned')
      if (state === null) return false
      await changeUpload(tx, id, { state, endedAt: clock.now() })
      return true
    })
    if (isOver) await staging.remove(id)
    return isOver
  }

  return {
    staging,

    list: async (userId: number, target?: string): Promise<Upload[]> =>
      Promise.all((await listOpen(db, userId, target)).map(present)),
    read: async (userId: number, id: string): Promise<Upload> => present(await own(userId, id)),

    /** Takes up an upload that is announced, and gives its id. */
    admit: async ({ caller }: Actor, sent: UploadMetadata, size: number): Promise<void> => {
      await limits.take(`upload ${caller.userId}`, BEGIN_LIMIT)
      if (size < 1) throw badRequest()
      if (size > UPLOAD_BYTES[sent.kind]) throw new Refusal(413, 'TOO_LARGE')
      if (!(await isTargetThere(db, sent.target))) throw notFound()
      if ((await countOpen(db, caller.userId)) >= UPLOADS_OPEN_MAX) throw conflict('TOO_MANY_UPLOADS')
      // Of what was announced some is on the disk already: who counts it twice asks for a little more room than needed.
      await refuseWithoutRoom(files, (await announcedBytes(db)) + size)
    },

    /** Of what was admitted; gives its id. */
    begin: async (
      tx: Tx,
      { caller, address, requestId }: Actor,
      sent: UploadMetadata,
      size: number,
    ): Promise<string> => {
      const id = randomBytes(16).toString('hex')
      const now = clock.now()
      await insertUpload(tx, {
        ...sent,
        id,
        size,
        userId: caller.userId,
        state: 'receiving',
        createdAt: now,
        touchedAt: now,
      })
      await audit.record(tx, {
        action: 'upload.begun',
        actorId: caller.userId,
        subject: `upload:${id}`,
        address,
        requestId,
        details: { target: sent.target, kind: sent.kind, bytes: size },
      })
      return id
    },

    /** Before a piece is taken. */
    admitPiece: async (userId: number, id: string): Promise<void> => {
      const { state } = await own(userId, id)
      if (state !== 'receiving') throw state === 'abandoned' ? new Refusal(410, 'NOT_FOUND') : conflict('UPLOAD_OVER')
      await changeUpload(db, id, { touchedAt: clock.now() })
    },

    /** How it stands, by the table: a file that is checked or kept is on its way no more. */
    stands: own,
    arrive,

    abandon: async (userId: number, id: string): Promise<void> => {
      const { state } = await own(userId, id)
      if (state !== 'abandoned' && !(await abandon(id))) throw conflict('UPLOAD_OVER')
    },

    /** Gives up what did not go on for days, takes up what a killed server left, and clears the disk of the rest. */
    sweep: async (): Promise<void> => {
      const now = clock.now()
      const longAgo = later(now, -UPLOAD_KEPT_DAYS * DAY)
      for (const state of ['receiving', 'checking'] as const) {
        for (const { id } of await openUntouchedSince(db, state, longAgo)) await abandon(id)
      }
      for (const { id } of await openUntouchedSince(db, 'receiving', later(now, -HOUR))) await arrive(id)
      for (const { id } of await openUntouchedSince(db, 'checking', later(now, -CHECKED_WITHIN))) {
        await jobs.enqueue(db, CHECK_JOB, { uploadId: id })
      }
      await forgetFailed(db, later(now, -FAILED_KEPT_DAYS * DAY))
      await staging.sweep(later(now, -DAY))
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>
