import { createHash } from 'node:crypto'

import type { UploadRefusal } from '../../../src/domain/file-upload.ts'
import { decideUpload } from '../../../src/machines/lifecycle/decide-upload.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Container } from '../../platform/files/containers.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkApart } from './check-apart.ts'
import type { CheckAnswer, Passed } from './upload-check.ts'
import { changeUpload, findUpload, lockUpload, type UploadRow } from './uploads.repository.ts'
import { CHECK_JOB, createUploads } from './uploads.service.ts'

const CONTAINER = {
  video: 'lessons',
  films: 'lessons',
  captions: 'lessons',
  labels: 'lessons',
  picture: 'pictures',
} as const satisfies Readonly<Record<UploadRow['kind'], Container>>

/** Checks what has arrived, keeps it or not, and clears up once an hour. However often it is begun, it is kept once. */
export const uploadsJobs = (platform: Platform): void => {
  const { audit, clock, db, files, jobs } = platform
  const { staging, sweep } = createUploads(platform)

  const keep = async (tx: Tx, row: UploadRow, digest: string, found: Passed) => {
    const container = CONTAINER[row.kind]
    // Named by its content: however often it is sent or tried, it is one file, and what is in that never changes.
    const text = found.text === undefined ? null : Buffer.from(found.text)
    const fileName = `${text === null ? digest : createHash('sha256').update(text).digest('hex')}${found.ending}`
    const sender = { title: row.name, createdById: row.userId }
    await (text === null
      ? files.adopt(container, fileName, { path: staging.pathOf(row.id), size: row.size, digest }, tx, sender)
      : files.put(container, fileName, text, tx, sender))
    return {
      container,
      fileName,
      seconds: found.seconds ?? null,
      width: found.width ?? null,
      height: found.height ?? null,
      cues: found.cues ?? null,
      findings: found.findings ?? [],
    }
  }

  const settle = (id: string, { digest, found }: CheckAnswer): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lockUpload(tx, id)
      if (row === undefined) return
      const event = typeof found === 'string' ? 'upload.refused' : 'upload.passed'
      const state = decideUpload(row.state, { isWhole: true }, event)
      // Given up meanwhile.
      if (state === null) return
      const refusal: UploadRefusal | null = typeof found === 'string' ? found : null
      const kept = typeof found === 'string' ? { seconds: null } : await keep(tx, row, digest, found)
      await changeUpload(tx, id, { ...kept, state, digest, refusal, endedAt: clock.now() })
      await audit.record(tx, {
        action: event,
        actorId: row.userId,
        subject: `upload:${id}`,
        details: { target: row.target, kind: row.kind, digest, ...(refusal && { refusal }) },
      })
    })

  jobs.handle<{ uploadId: string }>(CHECK_JOB, async ({ uploadId }) => {
    const row = await findUpload(db, uploadId)
    if (row === undefined) return
    if (row.state === 'checking') {
      const { kind, language, seconds } = row
      const path = staging.pathOf(uploadId)
      await settle(uploadId, await checkApart({ path, kind, language, ...(seconds !== null && { seconds }) }))
    }
    await staging.remove(uploadId)
  })

  jobs.repeat('upload.sweep', '41 * * * *', sweep)
}
