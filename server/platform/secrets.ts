import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { secrets } from './db/tables/platform.table.ts'

/** One key for each use, all from one root. */
export type Secrets = Readonly<{ keyFor: (use: string) => Buffer }>

/**
 * The root comes from SESSION_SECRET, else from the database, where the first server that starts puts a random
 * one: all servers of an installation agree, and a restart signs nobody out.
 */
export const openSecrets = async (db: Db, clock: Clock, given: string | undefined): Promise<Secrets> => {
  const root = given ?? (await storedRoot(db, clock))
  return { keyFor: (use) => Buffer.from(hkdfSync('sha256', root, 'tim-training', use, 32)) }
}

const storedRoot = async (db: Db, clock: Clock): Promise<string> => {
  const value = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name: 'root', value, createdAt: clock.now() }).onConflictDoNothing()
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, 'root'))
  if (!row) throw new Error('The signing secret could not be kept')
  return row.value
}

/** Puts a signature on text, for addresses that a media element or a mail opens without a header. */
export type Signer = Readonly<{
  sign: (text: string) => string
  isSigned: (text: string, signature: string) => boolean
}>

export const createSigner = (key: Buffer): Signer => {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    isSigned: (text, signature) => {
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
