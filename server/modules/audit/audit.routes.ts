import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { AUDIT_LIST } from '../../../src/domain/contract/audit.list.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAuditedPeople, listAudit } from './audit.repository.ts'
import { nameEntries } from './audit.service.ts'

const joined = (texts: readonly string[]): string => texts.join('; ')

/** The log of all that was done, for those who run the programme. */
export const auditRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = platform
    listRoutes(app, platform, AUDIT_LIST, {
      page: async (asked, { language }) => {
        const { items, ...page } = await listAudit(db, asked, dayClock(platform))
        return { ...page, items: await nameEntries(db, items, language) }
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
