import { createHash } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import type { Tx } from '../platform/db/database.ts'
import { idempotencyKeys } from '../platform/db/tables/platform.table.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal, badRequest } from '../platform/refusal.ts'

const keyOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) throw badRequest()
  return header
}

/** The same key of another person, or at another address, is another key. */
const scopeOf = (request: FastifyRequest): string => {
  const who = request.caller === null ? `guest ${request.ip}` : `user ${request.caller.userId}`
  return `${who} ${request.method} ${request.url.split('?')[0]}`
}

/** Kept for a day: a password has no part in it, since a fast hash of one is as good as the password. */
const fingerprintOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null, (key, value) => (/password$/i.test(key) ? undefined : value)))
    .digest('hex')

const ofKey = (request: FastifyRequest, key: string) =>
  and(eq(idempotencyKeys.scope, scopeOf(request)), eq(idempotencyKeys.key, key))

/**
 * Whether the same was done already by the request's key: for what asks before its transaction what is so no more
 * once it is done, such as a password or a code of one use.
 */
export const wasDone = async (
  { db }: Pick<Platform, 'db'>,
  request: FastifyRequest,
  sent: unknown = request.body,
): Promise<boolean> => {
  const key = keyOf(request)
  if (key === undefined) return false
  const [done] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint })
    .from(idempotencyKeys)
    .where(ofKey(request, key))
  return done?.fingerprint === fingerprintOf(sent)
}

/**
 * Runs what a POST creates, or does that is refused once it is done, in one transaction, and answers what it gives. With an `Idempotency-Key` it
 * has one effect however often it is sent: the key's row is written in the same transaction, so a second request
 * waits on that row and then gives the first one's answer. What was refused leaves no row and may be tried again.
 * `sent` is what makes it the same request, where that is more than its body.
 */
export const once = async <T>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  request: FastifyRequest,
  work: (tx: Tx) => Promise<T>,
  sent: unknown = request.body,
): Promise<T> => {
  const key = keyOf(request)
  if (key === undefined) return db.transaction(work)
  const scope = scopeOf(request)
  const fingerprint = fingerprintOf(sent)
  const isThisKey = ofKey(request, key)

  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, fingerprint, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (taken.length === 0) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(isThisKey)
      if (!earlier || earlier.fingerprint !== fingerprint) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED')
      return earlier.answer?.body as T
    }
    const answer = await work(tx)
    await tx
      .update(idempotencyKeys)
      .set({ answer: { body: answer } })
      .where(isThisKey)
    return answer
  })
}
