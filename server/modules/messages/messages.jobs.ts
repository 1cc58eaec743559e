import { MESSAGE_READ_DAYS } from '../../../src/domain/message.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetWritten } from './messages.repository.ts'

const AT_ONCE = 1000

/** Forgets once a day what messages of more than a year ago said; that there were any, and what became of them, stays. */
export const messagesJobs = ({ clock, db, jobs }: Platform): void => {
  jobs.repeat('messages.forget', '41 3 * * *', async () => {
    const before = later(clock.now(), -MESSAGE_READ_DAYS * DAY)
    while ((await db.transaction((tx) => forgetWritten(tx, before, AT_ONCE))) === AT_ONCE);
  })
}
