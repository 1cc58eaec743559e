import { hasUsers, installationKind, refuseAnotherKind } from './installation.ts'
import { forgetForeignFigures } from './modules/kept-figures/kept-figures.repository.ts'
import { countLeftBehind } from './modules/mail/sending-again.ts'
import { LOCKS, oneAtATime } from './platform/db/one-at-a-time.ts'
import type { Platform } from './platform/platform.ts'

const seedOwn = async ({ db, files, clock }: Platform): Promise<void> => {
  const { seedProgramme } = await import('./demo/seed-programme.ts')
  await seedProgramme({ db, files, clock })
}

const seed = async ({ db, files, clock, passwords, messageSeal, log, settings }: Platform): Promise<void> => {
  log.info('Seeding the demo')
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo({ db, files, clock, hashPassword: passwords.hash, messageSeal, timeZone: settings.timeZone })
}

const sayWhatStays = async (platform: Platform): Promise<void> => {
  const { settings, database, log } = platform
  if (database.kind === 'embedded') {
    log.warn('DATABASE_URL is not set: the database is the embedded one, and a power cut can lose what was saved')
  }
  if (settings.smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: mail stays in the outbox until a server that has it sends it')
  }
  if (settings.imapUrl === undefined) {
    log.warn('IMAP_URL is not set: answers by mail and mail that comes back are not heard')
  }
  if (settings.smsUrl === undefined) {
    log.warn('SMS_URL is not set: text messages stay in the outbox until a server that has it sends them')
  }
  const count = await countLeftBehind(platform)
  if (count > 0) log.warn({ count }, 'Messages lie in the outbox for long. To send them: npm run admin -- send-outbox')
}

/** What is gone or of another size is told at once, not by who wants to see it. */
export const tellFlawedFiles = async ({ files, log }: Platform): Promise<void> => {
  const flawed: string[] = []
  for await (const { file, flaw } of files.check(false)) {
    if (flaw !== undefined) flawed.push(`${file.container}/${file.name}`)
  }
  if (flawed.length === 0) return
  log.error(
    { count: flawed.length, first: flawed[0] },
    'Stored files are missing or cut: npm run admin -- check-files names them',
  )
}

/**
 * A demo gets its data; any other installation what every state begins with, and is told how its first person is made
 * and what will not leave. A database of the other kind is refused, before anything is done to it.
 */
export const prepareInstallation = async (platform: Platform): Promise<void> => {
  const { settings, database, db, clock, log } = platform
  await oneAtATime(database, LOCKS.seed, async () => {
    const found = await installationKind(db, clock)
    refuseAnotherKind(found, settings)
    if (!settings.isDemo) await seedOwn(platform)
    else if (found === 'new') await seed(platform)
  })
  await forgetForeignFigures(db)
  if (settings.isDemo) return
  await sayWhatStays(platform)
  if (await hasUsers(db)) return
  const first = database.kind === 'embedded' ? 'Stop this server, make the owner' : 'Make the owner'
  const then = database.kind === 'embedded' ? ', and start it again' : ''
  log.warn(`There are no users yet. ${first}: npm run admin -- create-owner --email you@example.org${then}`)
}
