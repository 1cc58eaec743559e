import { sql } from 'drizzle-orm'

import type { AuditAction, AuditDetails } from '../../src/domain/audit.ts'
import { HOUR } from './clock.ts'
import type { Clock } from './clock.ts'
import type { Queryable } from './db/database.ts'
import { auditLog } from './db/tables/platform.table.ts'

export type AuditEntry = Readonly<{
  action: AuditAction
  actorId: number | null
  subject?: string
  address?: string
  requestId?: string
  details?: AuditDetails
}>

/** Who did what, written beside what was done: give it the transaction that does it. */
export type Audit = Readonly<{
  record: (tx: Queryable, ...entries: readonly AuditEntry[]) => Promise<void>
  /**
   * What anybody can have happen as often as they like: a row for each person, deed, subject and hour, which counts.
   * Address and request are those of the first.
   */
  gather: (tx: Queryable, entry: Omit<AuditEntry, 'details'>) => Promise<void>
}>

/** Rows of one statement, which has room for some 60,000 values. */
const AT_ONCE = 1000

export const createAudit = (clock: Clock): Audit => ({
  record: async (tx, ...entries) => {
    const at = clock.now()
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      await tx.insert(auditLog).values(entries.slice(from, from + AT_ONCE).map((entry) => Object.assign({ at }, entry)))
    }
  },
  gather: async (tx, entry) => {
    const at = clock.now()
    const { action, actorId, subject } = entry
    const gatheredAs = JSON.stringify([action, actorId, subject, Math.floor(at.getTime() / HOUR)])
    const counted = sql`jsonb_build_object(
      'count', (${auditLog.details} ->> 'count')::integer + 1, 'lastAt', ${at.toISOString()}::text
    )`
    await tx
      .insert(auditLog)
      .values({ ...entry, at, gatheredAs, details: { count: 1 } })
      .onConflictDoUpdate({ target: auditLog.gatheredAs, set: { details: counted } })
  },
})
