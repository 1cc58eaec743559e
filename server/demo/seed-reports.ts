import { daysOfQuarter, readReportId, type ReportFacts } from '../../src/domain/report.ts'
import {
  insertEdition,
  insertReport,
  insertSending,
  lockReport,
  setReport,
} from '../modules/reports/report-editions.repository.ts'
import { readFacts } from '../modules/reports/report-facts.repository.ts'
import { watchedOn } from '../modules/reports/report-facts.sql.ts'
import { chooseReports } from '../modules/reports/reports.repository.ts'
import { DAY, later } from '../platform/clock.ts'
import { given, type SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

const SENDER = 'demo-admin'
/** Days after the end of its quarter on which a report was sent. */
const SENT_AFTER = 12

/** As it was before somebody told their licence number. */
const withoutLicence = (facts: ReportFacts): ReportFacts =>
  facts.kind === 'creditPack'
    ? { ...facts, lines: facts.lines.map((line, at) => (at === 0 ? { ...line, licence: null } : line)) }
    : facts

/** Reports of the quarters of a year: all but those of the last were sent, one of which is to be corrected. */
export const seedReports = async (
  { tx, now }: SeedContext,
  { userIds }: SeededPeople,
  timeZone: string,
): Promise<void> => {
  const clock = { now: now.getTime(), timeZone }
  const byId = given(userIds, SENDER)
  const all = await chooseReports(
    tx,
    { kind: 'matching', search: '', filters: {}, except: [], count: null },
    clock,
    1000,
  )
  const [last = '', before = ''] = watchedOn(clock)
  const firstPackOf = (of: string) => all.find(({ agency, quarter }) => agency !== null && quarter === of)?.id
  const [built, wrong] = [firstPackOf(last), firstPackOf(before)]
  for (const { id, quarter } of all) {
    const subject = readReportId(id)
    if (subject === null || (quarter === last && id !== built)) continue
    const { facts, fingerprint, hours } = await readFacts(tx, subject, clock)
    const isWrong = id === wrong
    const at = later(new Date(`${daysOfQuarter(quarter).to}T15:00:00Z`), SENT_AFTER * DAY)
    await insertReport(tx, id, subject)
    await insertEdition(
      tx,
      { reportId: id, edition: 0 },
      {
        facts: isWrong ? withoutLicence(facts) : facts,
        fingerprint: isWrong ? '' : fingerprint,
        hours,
        builtAt: at,
        builtById: byId,
      },
    )
    if (quarter === last) continue
    const held = await lockReport(tx, id)
    if (held === null) continue
    const isPack = facts.kind === 'creditPack'
    await insertSending(tx, held.newest, {
      at,
      byId,
      way: isPack ? 'mail' : 'hand',
      ...(isPack
        ? { name: facts.agency, address: 'training@example.net' }
        : { note: 'Entered at the national office' }),
    })
    await setReport(tx, id, { state: 'sent' })
  }
}
