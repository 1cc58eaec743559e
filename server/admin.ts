import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { z } from 'zod'

import { newPassword } from '../src/domain/contract/person.contract.ts'
import { PASSWORD_LENGTH, passwordLacks, type PasswordNeed } from '../src/domain/password.ts'
import { ROLE } from '../src/domain/role.ts'
import { rotateCredentialKey, verifyCredential } from './admin-credentials.ts'
import { demoPassword } from './demo/content/people.ts'
import { textsIn } from './i18n/texts.ts'
import { installationKind, refuseAnotherKind } from './installation.ts'
import { normaliseEmail } from './modules/auth/email.ts'
import { insertUser } from './modules/auth/users.repository.ts'
import { resendFailed, sendOutbox } from './modules/mail/sending-again.ts'
import { registerJobs } from './modules/modules.ts'
import { createAudit } from './platform/audit.ts'
import { systemClock } from './platform/clock.ts'
import { passwordFlaw } from './platform/common-passwords.ts'
import type { PasswordOwner } from './platform/common-passwords.ts'
import { isUniqueViolation } from './platform/db/database-faults.ts'
import { openDatabase } from './platform/db/database.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { createFileStore } from './platform/files/file-store.ts'
import { KEPT_DAYS } from './platform/jobs/jobs.ts'
import { createLogger } from './platform/logger.ts'
import { createPasswords } from './platform/passwords.ts'
import { openPlatform } from './platform/platform.ts'
import type { Platform } from './platform/platform.ts'
import { keepPrivate, makePrivate } from './platform/private-folder.ts'
import { databasePlace, readSettings } from './platform/settings.ts'
import type { Settings } from './platform/settings.ts'
import { prepareInstallation } from './prepare.ts'
import { isScaled, SCALE_COORDINATOR, SCALE_INSTRUCTOR, seedScale } from './scale/seed-scale.ts'

const USAGE = `npm run admin -- <command>

  create-owner --email <address> [--name "<first> <last>"]
      Makes a person who may do everything. The password is OWNER_PASSWORD, or a new one that is shown once.
  migrate
      Brings the database up to date.
  backup --to <folder>
      Copies the embedded database and the files. Stop the server first.
  restore --from <folder>
      Puts a backup into an empty DATA_DIR.
  send-outbox
      Queues the messages that lie in the outbox and that no server would send by itself any more. Those of the last
      ${KEPT_DAYS} days leave without it, as soon as a server has SMTP_URL or SMS_URL.
  resend-failed
      Queues again the messages that failed for good.
  check-files
      Reads all stored files and names those that are gone, or not as they were kept. Stop the server first where the
      database is the embedded one.
  verify-credential <file> --keys <file>
      Checks a certificate's credential without a network. The keys are what /.well-known/jwks.json gives.
  rotate-credential-key
      Makes another key for credentials. Stop the server first where the database is the embedded one.
  seed-scale [--students <number>]
      Puts a state's worth of people beside a demo, to measure with: 100000 students unless said, ten enrolments
      and fifty rows of progress each. On DATABASE_URL with DEMO=1; never among real people.

With DATABASE_URL, back up the database by pg_dump and DATA_DIR/files by copying it.`

/** Said to the person in one line, without a stack. */
class Complaint extends Error {}

type Options = Readonly<Record<'email' | 'name' | 'to' | 'from' | 'students' | 'keys' | 'file', string | undefined>>

const needed = (value: string | undefined, option: string): string => {
  if (value === undefined || value === '') throw new Complaint(`--${option} is missing.`)
  return value
}

const NEEDED: Readonly<Record<PasswordNeed, string>> = {
  characters: `${PASSWORD_LENGTH.least} characters or more`,
  upper: 'a capital letter',
  lower: 'a small letter',
  digit: 'a digit',
  symbol: 'one of @ # $ ! % * ? &',
}

/** The rule of every other new password; the machine's own language has no say in a command. */
const refusePassword = (password: string, owner: PasswordOwner): void => {
  const texts = textsIn('en').fields
  const flaw = newPassword.safeParse(password).success ? passwordFlaw(password, owner) : 'password'
  if (flaw === undefined) return
  const lacking = passwordLacks(password).map((need) => NEEDED[need])
  throw new Complaint([`OWNER_PASSWORD: ${texts[flaw]}`, ...lacking.map((need) => `  It needs ${need}.`)].join('\n'))
}

const createOwner = async (settings: Settings, options: Options): Promise<string> => {
  const email = normaliseEmail(needed(options.email, 'email'))
  if (!z.email().safeParse(email).success) throw new Complaint(`${email} is not an e-mail address.`)
  const [firstName = 'Owner', ...rest] = (options.name ?? '').split(' ').filter((part) => part !== '')
  const given = process.env['OWNER_PASSWORD']
  const lastName = rest.join(' ')
  if (given !== undefined) refusePassword(given, { email, firstName, lastName })
  const password = given ?? `${randomBytes(12).toString('base64url')}-Aa1!`
  const passwords = await createPasswords()
  const database = await openDatabase(databasePlace(settings))
  const now = systemClock.now()
  const owner = {
    email,
    passwordHash: await passwords.hash(password),
    firstName,
    lastName,
    emailVerifiedAt: now,
    createdAt: now,
  }
  try {
    const kind = await installationKind(database.db, systemClock)
    if (kind === 'demo') refuseAnotherKind(kind, settings)
    await database.db.transaction(async (tx) => {
      const { id } = await insertUser(tx, owner, [ROLE.owner], false)
      await createAudit(systemClock).record(tx, { action: 'owner.created', actorId: null, subject: `user:${id}` })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Complaint(`There is already an account with ${email}.`)
    throw error
  } finally {
    await database.close()
  }
  const shown = given === undefined ? ` The password is ${password}` : ''
  return `The owner ${email} can sign in now.${shown}`
}

const migrate = async (settings: Settings): Promise<string> => {
  const database = await openDatabase(databasePlace(settings))
  await database.close()
  return 'The database is up to date.'
}

const refuseServer = ({ databaseUrl }: Settings): void => {
  if (databaseUrl !== undefined) {
    throw new Complaint('With DATABASE_URL use pg_dump and pg_restore, and copy DATA_DIR/files.')
  }
}

const backup = async (settings: Settings, options: Options): Promise<string> => {
  refuseServer(settings)
  const folder = needed(options.to, 'to')
  if (existsSync(join(folder, 'database.tar'))) throw new Complaint(`There is a backup in ${folder} already.`)
  await mkdir(folder, { recursive: true })
  const database = await openEmbedded({ dataDir: settings.dataDir })
  try {
    await writeFile(join(folder, 'database.tar'), await database.dump())
    const files = join(settings.dataDir, 'files')
    if (existsSync(files)) await cp(files, join(folder, 'files'), { recursive: true })
  } finally {
    await database.close()
  }
  makePrivate(folder, new Set(['database.tar', 'files']))
  return `The backup is in ${folder}.`
}

const restore = async (settings: Settings, options: Options): Promise<string> => {
  refuseServer(settings)
  const folder = needed(options.from, 'from')
  const dump = join(folder, 'database.tar')
  if (!existsSync(dump)) throw new Complaint(`There is no backup in ${folder}.`)
  if (existsSync(join(settings.dataDir, 'database'))) throw new Complaint(`${settings.dataDir} is not empty.`)
  const database = await openEmbedded({ dataDir: settings.dataDir, dump })
  await database.close()
  const files = join(folder, 'files')
  await rm(join(settings.dataDir, 'files'), { recursive: true, force: true })
  if (existsSync(files)) await cp(files, join(settings.dataDir, 'files'), { recursive: true })
  keepPrivate(settings.dataDir)
  return `The backup is restored to ${settings.dataDir}.`
}

/** With the embedded database, stop the server first: the next start sends them. */
const sendAgain =
  (queue: (platform: Platform) => Promise<number>) =>
  async (settings: Settings): Promise<string> => {
    const platform = await openPlatform({ settings, jobs: 'manual' })
    try {
      registerJobs(platform)
      await platform.jobs.start()
      return `Queued: ${await queue(platform)}. A server that has SMTP_URL or SMS_URL sends them.`
    } finally {
      await platform.close()
    }
  }

const checkAllFiles = async (settings: Settings): Promise<string> => {
  const database = await openDatabase(databasePlace(settings))
  const files = createFileStore(database.db, systemClock, join(settings.dataDir, 'files'), createLogger(settings))
  let count = 0
  const flawed: string[] = []
  try {
    for await (const { file, flaw } of files.check(true)) {
      count += 1
      if (flaw !== undefined) flawed.push(`  ${file.container}/${file.name}: ${flaw}`)
    }
  } finally {
    await database.close()
  }
  if (flawed.length === 0) return `All ${count} files are as they were kept.`
  throw new Complaint(`Of ${count} files these are not as they were kept:\n${flawed.join('\n')}`)
}

const addScale = async (settings: Settings, options: Options): Promise<string> => {
  if (!settings.isDemo) throw new Complaint('Only a demo is filled: set DEMO=1, and give it a database of its own.')
  const students = Number(options.students ?? 100_000)
  if (!Number.isSafeInteger(students) || students < 1 || students > 1_000_000) {
    throw new Complaint('--students is a number from 1 to 1000000.')
  }
  const platform = await openPlatform({ settings })
  try {
    await prepareInstallation(platform)
    if (await isScaled(platform.db)) throw new Complaint('The database has been filled already.')
    const passwordHash = await platform.passwords.hash(demoPassword)
    await seedScale(platform.db, { students, now: platform.clock.now(), passwordHash, tell: console.log })
  } finally {
    await platform.close()
  }
  return `There are ${students} more students. ${SCALE_COORDINATOR} and ${SCALE_INSTRUCTOR} sign in with the demo's password.`
}

const fileOf = (given: string | undefined): string => {
  if (given === undefined) throw new Complaint('The file of the credential is missing.')
  return given
}

const COMMANDS = new Map<string, (settings: Settings, options: Options) => Promise<string>>([
  ['create-owner', createOwner],
  ['migrate', migrate],
  ['backup', backup],
  ['restore', restore],
  ['send-outbox', sendAgain(sendOutbox)],
  ['resend-failed', sendAgain(resendFailed)],
  ['check-files', checkAllFiles],
  ['verify-credential', (_settings, { file, keys }) => verifyCredential(fileOf(file), needed(keys, 'keys'))],
  ['rotate-credential-key', rotateCredentialKey],
  ['seed-scale', addScale],
])

const run = async (): Promise<string> => {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: text, name: text, to: text, from: text, students: text, keys: text },
  })
  const command = COMMANDS.get(positionals[0] ?? '')
  if (!command) throw new Complaint(USAGE)
  const { email, name, to, from, students, keys } = values
  const settings = readSettings(process.env)
  keepPrivate(settings.dataDir)
  return command(settings, { email, name, to, from, students, keys, file: positionals[1] })
}

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
