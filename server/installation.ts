import { count, eq, inArray } from 'drizzle-orm'

import { people } from './demo/content/people.ts'
import type { Clock } from './platform/clock.ts'
import type { Db, Queryable } from './platform/db/database.ts'
import { users } from './platform/db/tables/accounts.table.ts'
import { installationFacts } from './platform/db/tables/platform.table.ts'
import type { InstallationFact } from './platform/db/tables/platform.table.ts'
import type { Settings } from './platform/settings.ts'
import { StartRefused } from './platform/start-refused.ts'

/** What a database is for good: nothing yet, a demo, or an installation of somebody's own. */
export type InstallationKind = 'new' | 'demo' | 'own'

export const isFact = async (db: Queryable, fact: InstallationFact): Promise<boolean> =>
  (await db.select().from(installationFacts).where(eq(installationFacts.fact, fact))).length > 0

export const recordFact = async (tx: Queryable, fact: InstallationFact, since: Date): Promise<void> => {
  await tx.insert(installationFacts).values({ fact, since }).onConflictDoNothing()
}

/** A demo of a version that did not mark it: most of its people are there, at addresses that belong to nobody. */
const hasDemoPeople = async (db: Db): Promise<boolean> => {
  const addresses = people.map(({ email }) => email)
  const [found] = await db.select({ people: count() }).from(users).where(inArray(users.email, addresses))
  return (found?.people ?? 0) * 2 > addresses.length
}

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0

/** Whether it was made as a demo, as far as what stands in it tells; nothing is written. */
export const isDemoDatabase = async (db: Db): Promise<boolean> =>
  (await isFact(db, 'demo')) || (await hasDemoPeople(db))

export const installationKind = async (db: Db, clock: Clock): Promise<InstallationKind> => {
  if (await isFact(db, 'demo')) return 'demo'
  if (await hasDemoPeople(db)) {
    await recordFact(db, 'demo', clock.now())
    return 'demo'
  }
  return (await isFact(db, 'programme')) || (await hasUsers(db)) ? 'own' : 'new'
}

const placeOf = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl === undefined ? `The database in ${dataDir}` : 'The database at DATABASE_URL'

/**
 * The accounts of a demo have a published password, and its outbox is open to all: neither may ever meet an
 * installation of somebody's own.
 */
export const refuseAnotherKind = (kind: InstallationKind, settings: Settings): void => {
  if (kind === 'demo' && !settings.isDemo) {
    throw new StartRefused(
      `${placeOf(settings)} was made as a demo: the password of its owner is published. Start it with DEMO=1, or give an installation of your own another DATA_DIR, or an empty DATABASE_URL.`,
    )
  }
  if (kind === 'own' && settings.isDemo) {
    throw new StartRefused(
      `${placeOf(settings)} is no demo and is not made one. Start it with DEMO=0, or give the demo another DATA_DIR, or an empty DATABASE_URL.`,
    )
  }
}
