import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { AUDIT_LIST, type AuditRow } from '../../../src/domain/contract/audit.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import { momentCell } from '../../http/exports.ts'
import { listRoutes } from '../../http/lists.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditFactsOf, auditReasonOf } from './audit-facts.ts'
import { nameSubjects, readSubject } from './audit-names.repository.ts'
import { findAuditedPeople, listAudit, type AuditRecord } from './audit.repository.ts'

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

const joined = (texts: readonly string[]): string => texts.join('; ')

/** The log of all that was done, for those who run the programme. */
export const auditRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = platform
    const named = async (rows: readonly AuditRecord[], language: Language): Promise<AuditRow[]> => {
      const subjects = rows.flatMap(({ subject }) => (subject === null ? [] : [readSubject(subject)]))
      const nameOf = await nameSubjects(db, subjects, language)
      return rows.map((row) => present(row, nameOf))
    }
    listRoutes(app, platform, AUDIT_LIST, {
      page: async (asked, { language }) => {
        const { items, ...page } = await listAudit(db, asked, dayClock(platform))
        return { ...page, items: await named(items, language) }
      },
      choices: {
        about: (asked, _reader, limit) => findAuditedPeople(db, asked, limit),
        doer: (asked, _reader, limit) => findAuditedPeople(db, asked, limit),
      },
      file: {
        name: 'audit',
        lines:
          () =>
          ({ at, action, doer, subject, facts, reason, address }) => {
            const changed = facts.filter(({ was }) => was !== null)
            return [
              {
                action,
                subject: subject && `${subject.kind}:${subject.key}`,
                subjectName: subject?.name ?? null,
                doer: doer?.id ?? null,
                doerName: doer?.name ?? null,
                at: momentCell(at),
                was: joined(changed.map(({ fact, was }) => `${fact}: ${was}`)),
                is: joined(changed.map(({ fact, is }) => `${fact}: ${is ?? ''}`)),
                facts: joined(facts.filter(({ was }) => was === null).map(({ fact, is }) => `${fact}: ${is ?? ''}`)),
                reason,
                fromAddress: address,
              },
            ]
          },
      },
    })
  }
