import { DAY, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDueMailings } from './due-mailings.service.ts'
import { forgetMailedLists } from './mailed-lists.repository.ts'
import { forgetRemoved } from './report-mailings.repository.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'
/** Days after which one that was removed is forgotten. */
const REMOVED_DAYS = 30

/** What is due is mailed, also what fell due while no server ran. Of two servers each takes another. */
export const reportMailingsJobs = (platform: Platform): void => {
  const { clock, db, jobs } = platform
  const mailings = createDueMailings(platform)

  jobs.repeat('reportMailings.mail', EVERY_TEN_MINUTES, async () => {
    await mailings.settle()
    while (await mailings.mailOne());
    await forgetMailedLists(db, clock.now())
    await forgetRemoved(db, later(clock.now(), -REMOVED_DAYS * DAY))
  })
}
