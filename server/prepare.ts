import { installationKind, refuseAnotherKind } from './installation.ts'
import { countLeftBehind } from './modules/mail/sending-again.ts'
import { LOCKS, oneAtATime } from './platform/db/one-at-a-time.ts'
import type { Platform } from './platform/platform.ts'

const seed = async ({ db, files, clock, passwords, log }: Platform): Promise<void> => {
  log.info('Seeding the demo')
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo({ db, files, clock, hashPassword: passwords.hash })
}

const sayWhatStays = async (platform: Platform): Promise<void> => {
  const { settings, log } = platform
  if (settings.smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: mail stays in the outbox until a server that has it sends it')
  }
  if (settings.smsUrl === undefined) {
    log.warn('SMS_URL is not set: text messages stay in the outbox until a server that has it sends them')
  }
  const count = await countLeftBehind(platform)
  if (count > 0) log.warn({ count }, 'Messages lie in the outbox for long. To send them: npm run admin -- send-outbox')
}

/**
 * A demo gets its data; any other new installation is told how its first person is made, and what will not leave. A
 * database of the other kind is refused, before anything is done to it.
 */
export const prepareInstallation = async (platform: Platform): Promise<void> => {
  const { settings, database, db, clock, log } = platform
  const kind = await oneAtATime(database, LOCKS.seed, async () => {
    const found = await installationKind(db, clock)
    refuseAnotherKind(found, settings)
    if (settings.isDemo && found === 'new') await seed(platform)
    return found
  })
  if (settings.isDemo) return
  await sayWhatStays(platform)
  if (kind === 'own') return
  log.warn('There are no users yet. Make the owner: npm run admin -- create-owner --email you@example.org')
}
