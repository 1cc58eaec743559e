import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { hashOfSecret } from '../../../server/modules/auth/mailed-links.ts'
import { DAY, later } from '../../../server/platform/clock.ts'
import { reportEditions, reports, reportSendings } from '../../../server/platform/db/tables/reports.table.ts'
import { daysOfQuarter, reportId } from '../../../src/domain/report.ts'
import type { TestApp } from '../support/test-app.ts'

const SUBJECT = { kind: 'creditPack', agencyId: 1, quarter: '2020-q1' } as const

/** A report that somebody built, of a quarter that nothing is learnt of any more. */
export const builtReport = async ({ platform: { clock, db } }: TestApp, builtById: number) => {
  const id = reportId(SUBJECT.agencyId, SUBJECT.quarter)
  await db.delete(reports).where(eq(reports.id, id))
  await db.insert(reports).values({ id, ...SUBJECT, state: 'built', edition: 0 })
  const { kind, quarter } = SUBJECT
  const told = { kind, quarter, days: daysOfQuarter(quarter), timeZone: 'UTC', people: 0, hours: 0 }
  const [edition] = await db
    .insert(reportEditions)
    .values({
      reportId: id,
      edition: 0,
      facts: { ...told, agency: 'Ashby Towing', lines: [] },
      fingerprint: '',
      people: 0,
      hours: 0,
      builtAt: clock.now(),
      builtById,
    })
    .returning({ id: reportEditions.id })
  return { reportId: id, editionId: edition?.id ?? 0 }
}

/** The secret of the link that one was mailed with. */
export const mailedReport = async (server: TestApp, byId: number): Promise<string> => {
  const { clock, db } = server.platform
  const { editionId } = await builtReport(server, byId)
  const secret = randomUUID()
  await db.insert(reportSendings).values({
    editionId,
    at: clock.now(),
    byId,
    way: 'mail',
    address: 'r.cole@example.org',
    linkDigest: hashOfSecret(secret),
    linkUntil: later(clock.now(), DAY),
  })
  return secret
}
