import { LOCKS, oneAtATime } from './platform/db/one-at-a-time.ts'
import { users } from './platform/db/tables/accounts.table.ts'
import type { Platform } from './platform/platform.ts'

const hasUsers = async ({ db }: Platform): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0

const seed = async (platform: Platform): Promise<void> => {
  if (await hasUsers(platform)) return
  const { db, files, clock, passwords, log } = platform
  log.info('Seeding the demo')
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo({ db, files, clock, hashPassword: passwords.hash })
}

const sayWhatStays = ({ settings, log }: Platform): void => {
  if (settings.smtpUrl === undefined) log.warn('SMTP_URL is not set: mail stays in the outbox')
  if (settings.smsUrl === undefined) log.warn('SMS_URL is not set: text messages stay in the outbox')
}

/** A demo gets its data; any other new installation is told how its first person is made, and what will not leave. */
export const prepareInstallation = async (platform: Platform): Promise<void> => {
  if (platform.settings.isDemo) {
    await oneAtATime(platform.database, LOCKS.seed, () => seed(platform))
    return
  }
  sayWhatStays(platform)
  if (await hasUsers(platform)) return
  platform.log.warn('There are no users yet. Make the owner: npm run admin -- create-owner --email you@example.org')
}
