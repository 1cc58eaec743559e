import { TRASH_DAYS } from '../../../src/domain/file-record.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockTrashedHowTo, removeHowTo } from './how-to.repository.ts'

const AT_ONCE = 50

/** Once a day what lay in the trash for its days is gone; its files go the way of all files that nothing names. */
export const howToJobs = ({ audit, clock, db, jobs }: Platform): void => {
  const removeSome = (before: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await lockTrashedHowTo(tx, before, AT_ONCE)
      await removeHowTo(
        tx,
        rows.map(({ id }) => id),
      )
      for (const { id, title } of rows) {
        await audit.record(tx, {
          action: 'howTo.removed',
          actorId: null,
          subject: `howTo:${id}`,
          details: { name: title.en },
        })
      }
      return rows.length
    })

  jobs.repeat('how-to.empty-trash', '7 3 * * *', async () => {
    const before = later(clock.now(), -TRASH_DAYS * DAY)
    while ((await removeSome(before)) === AT_ONCE);
  })
}
