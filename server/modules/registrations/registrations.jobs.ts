import type { Platform } from '../../platform/platform.ts'
import { OFFER_END_JOB, settleClass, settleOffers } from './seats.ts'

/** An offer ends when its time is up; each minute, what was missed. */
export const registrationsJobs = (platform: Platform): void => {
  platform.jobs.handle<{ classId: number }>(OFFER_END_JOB, ({ classId }) => settleClass(platform, classId))
  platform.jobs.repeat('registration.settle', '* * * * *', async () => {
    await settleOffers(platform)
  })
}
