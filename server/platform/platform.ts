import { join } from 'node:path'

import { createAudit } from './audit.ts'
import type { Audit } from './audit.ts'
import { createBotChecks } from './bot-checks.ts'
import type { BotChecks } from './bot-checks.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { reasonOf } from './db/database-faults.ts'
import { openDatabase } from './db/database.ts'
import type { Database, Db } from './db/database.ts'
import { createFileStore } from './files/file-store.ts'
import type { FileStore } from './files/file-store.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createLimits } from './limits.ts'
import type { Limits } from './limits.ts'
import { createListSheets, type ListSheets } from './list-sheets.ts'
import { createLogger, forLog } from './logger.ts'
import type { Logger } from './logger.ts'
import { createMail } from './mail.ts'
import type { Mail } from './mail.ts'
import { createPasswords } from './passwords.ts'
import type { Passwords } from './passwords.ts'
import { createPrinting } from './printing/printing.ts'
import type { Print } from './printing/printing.ts'
import { createReadiness } from './readiness.ts'
import type { Readiness } from './readiness.ts'
import { createSeal } from './sealing.ts'
import type { Seal } from './sealing.ts'
import { createSigner, openSecrets } from './secrets.ts'
import type { Secrets } from './secrets.ts'
import { databasePlace } from './settings.ts'
import type { Settings } from './settings.ts'
import { createSignedAddresses } from './signed-address.ts'
import type { SignedAddresses } from './signed-address.ts'
import { createSms } from './sms.ts'
import type { Sms } from './sms.ts'

/** What every module stands on. */
export type Platform = Readonly<{
  settings: Settings
  clock: Clock
  database: Database
  db: Db
  secrets: Secrets
  addresses: SignedAddresses
  /** Closes what an address carries and is nobody's to read. */
  addressSeal: Seal
  files: FileStore
  jobs: Jobs
  mail: Mail
  sms: Sms
  /** Closes and opens what messages are filled with. */
  messageSeal: Seal
  limits: Limits
  /** Lists as files, for what is made of them without a request. */
  lists: ListSheets
  botChecks: BotChecks
  passwords: Passwords
  print: Print
  audit: Audit
  log: Logger
  readiness: Readiness
  close: () => Promise<void>
}>

export type PlatformOptions = Readonly<{
  settings: Settings
  clock?: Clock
  /** Opened already; else it is opened by the settings. */
  database?: Database
  jobs?: 'working' | 'manual'
  passwords?: Passwords
  log?: Logger
}>

const tellOutages = ({ pool }: Database, log: Logger): void => {
  pool.watch = {
    away: (cause) => log.error({ fault: forLog(cause), reason: reasonOf(cause) }, 'The database is away'),
    back: () => log.warn('The database is back'),
  }
}

export const openPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { settings, clock = systemClock } = options
  const log = options.log ?? createLogger(settings)
  const database = options.database ?? (await openDatabase(databasePlace(settings)))
  const { db } = database
  tellOutages(database, log)
  try {
    const secrets = await openSecrets(db, clock, settings.sessionSecret)
    const jobs = createJobs(database, log, options.jobs ?? 'working')
    const messageSeal = createSeal(secrets.keyFor('messages'))
    return {
      settings,
      clock,
      database,
      db,
      secrets,
      addresses: createSignedAddresses(createSigner(secrets.keyFor('addresses')), clock),
      addressSeal: createSeal(secrets.keyFor('addressed')),
      files: createFileStore(db, clock, join(settings.dataDir, 'files'), log),
      jobs,
      mail: createMail({ settings, clock, jobs, log, messageSeal }),
      sms: createSms({ settings, clock, jobs, log, messageSeal }),
      messageSeal,
      limits: createLimits(db, clock),
      lists: createListSheets(),
      botChecks: createBotChecks(secrets, clock),
      passwords: options.passwords ?? (await createPasswords()),
      print: createPrinting(),
      audit: createAudit(clock),
      log,
      readiness: createReadiness(clock),
      close: async () => {
        await jobs.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
