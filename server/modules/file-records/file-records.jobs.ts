import { TRASH_DAYS } from '../../../src/domain/file-record.ts'
import { DAY, later } from '../../platform/clock.ts'
import { isContainer } from '../../platform/files/containers.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockTrashedBefore } from './file-records.repository.ts'

const AT_ONCE = 20

/** Empties the trash once a day: what lay there for its days and is named by nothing is gone. */
export const fileRecordsJobs = ({ audit, clock, db, files, jobs }: Platform): void => {
  const removeSome = (before: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await lockTrashedBefore(tx, before, AT_ONCE)
      for (const { id, container, name } of rows) {
        if (isContainer(container)) await files.remove(container, name, tx)
        await audit.record(tx, { action: 'file.removed', actorId: null, subject: `file:${id}`, details: { name } })
      }
      return rows.length
    })

  jobs.repeat('files.empty-trash', '17 3 * * *', async () => {
    const before = later(clock.now(), -TRASH_DAYS * DAY)
    while ((await removeSome(before)) === AT_ONCE);
  })
}
