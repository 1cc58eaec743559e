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

/** A demo gets its data; any other new installation is told how its first person is made. */
export const prepareInstallation = async (platform: Platform): Promise<void> => {
  if (platform.settings.isDemo) {
    await oneAtATime(platform.database, LOCKS.seed, () => seed(platform))
    return
  }
  if (await hasUsers(platform)) return
  platform.log.warn('There are no users yet. Make the owner: npm run admin -- create-owner --email you@example.org')
}
