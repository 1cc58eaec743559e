import type { OwnHistory } from '../../../src/domain/contract/own-history.contract.ts'
import { PERSON_ENTRIES } from '../../../src/domain/contract/person-page.contract.ts'
import { OWN_DEEDS, ownEntryOf } from '../../../src/domain/own-history.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditFactsOf, auditReasonOf } from '../audit/audit-facts.ts'
import { readSubject } from '../audit/audit-names.repository.ts'
import { listLatestAbout, type AuditRecord } from '../audit/audit.repository.ts'

const certificateIn = ({ subject }: AuditRecord): string | null => {
  const { kind, key } = readSubject(subject ?? '')
  return kind === 'certificate' ? key : null
}

const presentOwn = (row: AuditRecord, userId: number): readonly OwnHistory['items'][number][] => {
  const doer = row.actorId === null ? null : { id: row.actorId }
  const entry = { action: row.action, doer, facts: auditFactsOf(row.details), reason: auditReasonOf(row.details) }
  const told = ownEntryOf(entry, userId)
  if (told === null) return []
  const { by, facts, reason } = told
  const { action, at, id } = row
  return [{ id, at: at.toISOString(), action, by, certificate: certificateIn(row), facts: [...facts], reason }]
}

/** What people read of the log about themselves: of the staff nobody by name, and nothing that was written for others. */
export const createOwnHistory =
  ({ db }: Pick<Platform, 'db'>) =>
  async ({ userId }: Pick<Caller, 'userId'>): Promise<OwnHistory> => {
    const rows = await listLatestAbout(db, userId, PERSON_ENTRIES + 1, OWN_DEEDS)
    return {
      items: rows.slice(0, PERSON_ENTRIES).flatMap((row) => presentOwn(row, userId)),
      hasMore: rows.length > PERSON_ENTRIES,
    }
  }
