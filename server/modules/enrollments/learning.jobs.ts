import type { Platform } from '../../platform/platform.ts'
import { settleOverdue } from './overdue.ts'

/** Every minute: attempts whose time is up and enrolments past their expiration, if nobody has touched them. */
export const learningJobs = (platform: Platform): void => {
  platform.jobs.repeat('learning.settle', '* * * * *', async () => {
    await settleOverdue(platform)
  })
}
