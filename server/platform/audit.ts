import type { Clock } from './clock.ts'
import type { Queryable } from './db/database.ts'
import { auditLog } from './db/tables/platform.table.ts'

export type AuditEntry = Readonly<{
  /** A dotted fact, e.g. `session.started`. */
  action: string
  actorId: number | null
  subject?: string
  address?: string
  requestId?: string
  details?: Record<string, unknown>
}>

/** Who did what, written beside what was done: give it the transaction that does it. */
export type Audit = Readonly<{ record: (tx: Queryable, entry: AuditEntry) => Promise<void> }>

export const createAudit = (clock: Clock): Audit => ({
  record: async (tx, entry) => {
    await tx.insert(auditLog).values({ ...entry, at: clock.now() })
  },
})
