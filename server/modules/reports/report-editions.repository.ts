import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { ReportFacts, ReportSubject } from '../../../src/domain/report.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  reportedCertificates,
  reportEditions,
  reports,
  reportSendings,
} from '../../platform/db/tables/reports.table.ts'

export type ReportRecord = typeof reports.$inferSelect
export type EditionRecord = typeof reportEditions.$inferSelect

/** What is kept of a report, held until the end of the transaction; null where nobody built it. */
export const lockReport = async (
  tx: Tx,
  id: number,
): Promise<Readonly<{ report: ReportRecord; newest: EditionRecord; wasSent: boolean }> | null> => {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update')
  if (!report) return null
  const editions = await tx
    .select()
    .from(reportEditions)
    .where(eq(reportEditions.reportId, id))
    .orderBy(desc(reportEditions.edition))
  const [newest] = editions
  if (!newest) return null
  return { report, newest, wasSent: editions.some(({ sentAt }) => sentAt !== null) }
}

/** The row of a report that nobody built; false where somebody was faster. */
export const insertReport = async (tx: Tx, id: number, subject: ReportSubject): Promise<boolean> => {
  const made = await tx
    .insert(reports)
    .values({ id, ...subject, state: 'built', edition: 0 })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  return made.length > 0
}

export const setReport = async (
  tx: Tx,
  id: number,
  changes: Partial<Pick<ReportRecord, 'state' | 'edition'>>,
): Promise<void> => {
  await tx.update(reports).set(changes).where(eq(reports.id, id))
}

type Built = Readonly<{ facts: ReportFacts; fingerprint: string; hours: number; builtAt: Date; builtById: number }>

const columnsOf = ({ facts, ...built }: Built) => ({ ...built, facts, people: facts.people })

export const insertEdition = async (
  tx: Tx,
  { reportId, edition }: Readonly<{ reportId: number; edition: number }>,
  built: Built,
): Promise<number> => {
  const [row] = await tx
    .insert(reportEditions)
    .values({ reportId, edition, ...columnsOf(built) })
    .returning({ id: reportEditions.id })
  return row?.id ?? 0
}

/** Of one that was not sent. */
export const rebuildEdition = async (tx: Tx, id: number, built: Built): Promise<void> => {
  await tx.update(reportEditions).set(columnsOf(built)).where(eq(reportEditions.id, id))
}

/** Takes back what was built and not sent: the edition, and of the first the report. */
export const dropEdition = async (tx: Tx, { id, reportId, edition }: EditionRecord): Promise<void> => {
  if (edition === 0) {
    await tx.delete(reports).where(eq(reports.id, reportId))
    return
  }
  await tx.delete(reportEditions).where(eq(reportEditions.id, id))
  await setReport(tx, reportId, { state: 'sent', edition: edition - 1 })
}

/** Notes that an edition was sent, and what its pack named. */
export const insertSending = async (
  tx: Tx,
  edition: EditionRecord,
  sending: Omit<typeof reportSendings.$inferInsert, 'editionId'>,
): Promise<void> => {
  await tx.insert(reportSendings).values({ ...sending, editionId: edition.id })
  if (edition.sentAt === null) {
    await tx.update(reportEditions).set({ sentAt: sending.at }).where(eq(reportEditions.id, edition.id))
  }
  if (edition.facts.kind !== 'creditPack' || edition.facts.lines.length === 0) return
  const numbers = sql`${sql.param(edition.facts.lines.map(({ number }) => number))}::text[]`
  await tx
    .insert(reportedCertificates)
    .select(
      tx
        .select({ certificateId: certificates.id, reportId: sql<number>`${edition.reportId}::integer`.as('report_id') })
        .from(certificates)
        .where(sql`${certificates.number} = any(${numbers})`),
    )
    .onConflictDoNothing()
}

/** Every edition of a report, the newest first, each with who built it. */
export const listEditions = (query: Queryable, reportId: number) =>
  query
    .select({ edition: reportEditions, firstName: users.firstName, lastName: users.lastName })
    .from(reportEditions)
    .innerJoin(users, eq(users.id, reportEditions.builtById))
    .where(eq(reportEditions.reportId, reportId))
    .orderBy(desc(reportEditions.edition))

/** Each time that some editions were sent, the first before. */
export const listSendings = (query: Queryable, editionIds: readonly number[]) =>
  query
    .select({ sending: reportSendings, firstName: users.firstName, lastName: users.lastName })
    .from(reportSendings)
    .innerJoin(users, eq(users.id, reportSendings.byId))
    .where(inArray(reportSendings.editionId, [...editionIds]))
    .orderBy(asc(reportSendings.id))

/** An edition, and the one before it, which was sent. */
export const findEditions = (query: Queryable, reportId: number, edition: number): Promise<EditionRecord[]> =>
  query
    .select()
    .from(reportEditions)
    .where(and(eq(reportEditions.reportId, reportId), inArray(reportEditions.edition, [edition, edition - 1])))
    .orderBy(desc(reportEditions.edition))

/** What a link of a mail opens, while it is good. */
export const findByLink = async (query: Queryable, linkDigest: string, now: Date) => {
  const [row] = await query
    .select({ reportId: reportEditions.reportId, edition: reportEditions.edition })
    .from(reportSendings)
    .innerJoin(reportEditions, eq(reportEditions.id, reportSendings.editionId))
    .where(and(eq(reportSendings.linkDigest, linkDigest), gt(reportSendings.linkUntil, now)))
  return row
}
