import { TRASH_DAYS } from '../../../src/domain/file-record.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetSheets } from './class-sheets.repository.ts'

/** Forgets once a day the scans that were removed as long ago as files are kept in the trash. */
export const classSheetsJobs = ({ clock, db, files, jobs }: Platform): void => {
  jobs.repeat('classSheets.forget', '37 3 * * *', () =>
    db.transaction(async (tx) => {
      const names = await forgetSheets(tx, later(clock.now(), -TRASH_DAYS * DAY))
      for (const name of names) await files.remove('sheets', name, tx)
    }),
  )
}
