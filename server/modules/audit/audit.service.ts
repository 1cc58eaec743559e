import type { AuditRow } from '../../../src/domain/contract/audit.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { auditFactsOf, auditReasonOf } from './audit-facts.ts'
import { nameSubjects, readSubject } from './audit-names.repository.ts'
import type { AuditRecord } from './audit.repository.ts'

const present = (row: AuditRecord, nameOf: Awaited<ReturnType<typeof nameSubjects>>): AuditRow => {
  const subject = row.subject === null ? null : readSubject(row.subject)
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    doer:
      row.actorId === null
        ? null
        : { id: row.actorId, name: row.firstName === null ? null : `${row.firstName} ${row.lastName}` },
    subject: subject && { ...subject, name: nameOf(subject) },
    reason: auditReasonOf(row.details),
    facts: [...auditFactsOf(row.details)],
    address: row.address,
  }
}

/** Entries as they are answered, with what people call what they were done to. */
export const nameEntries = async (
  query: Queryable,
  rows: readonly AuditRecord[],
  language: Language,
): Promise<AuditRow[]> => {
  const subjects = rows.flatMap(({ subject }) => (subject === null ? [] : [readSubject(subject)]))
  const nameOf = await nameSubjects(query, subjects, language)
  return rows.map((row) => present(row, nameOf))
}
