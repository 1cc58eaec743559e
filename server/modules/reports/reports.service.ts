import { randomBytes } from 'node:crypto'

import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import type { MarkSent, SendReport, WholeReport } from '../../../src/domain/contract/report.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import {
  daysOfQuarter,
  readReportId,
  REPORT_LINK_DAYS,
  reportChanges,
  type KeptReportState,
  type ReportFacts,
} from '../../../src/domain/report.ts'
import type { SheetFormat } from '../../../src/domain/sheet-format.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { decideReport, reportStateNow } from '../../../src/machines/lifecycle/decide-report.ts'
import type { Actor } from '../../platform/actor.ts'
import { DAY, HOUR, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, conflict, found, notFound } from '../../platform/refusal.ts'
import { hashOfSecret } from '../auth/mailed-links.ts'
import {
  dropEdition,
  findByLink,
  findEditions,
  insertEdition,
  insertReport,
  insertSending,
  listEditions,
  listSendings,
  lockReport,
  rebuildEdition,
  setReport,
  type EditionRecord,
} from './report-editions.repository.ts'
import { readFacts } from './report-facts.repository.ts'
import { watchedOn } from './report-facts.sql.ts'
import type { Edition } from './report-file.ts'
import { quarterIn } from './report.words.ts'
import { findListedReport, listReports } from './reports.repository.ts'
import { nameOf, presentChanges, presentReport } from './reports.view.ts'

/** Mails that one sends of reports: each agency of a state can be sent its own in a day. */
const MAILED: Limit = { tries: 500, milliseconds: DAY }
/** Of one report to one address. */
const MAILED_TO_ONE: Limit = { tries: 5, milliseconds: HOUR }

/** Whom an edition is mailed to, and as what file the link in the mail opens it. */
type Recipient = Readonly<{
  name: string
  address: string
  note: string | null
  language: Language
  format: SheetFormat
}>

/** What is kept so that what was built can be taken back. */
export type BuiltRow = Readonly<{ id: number; edition: number; isNew: boolean }>
export type BuildOutcome = Readonly<{ built: BuiltRow }> | Readonly<{ reason: ActReason; isRefused: boolean }>

/** Reports: what is due, what was built of it, and what was sent, which stays as it was. */
export const createReports = (platform: Platform) => {
  const { audit, clock, db, limits, mail, settings } = platform

  const note = (tx: Tx, action: AuditAction, id: number, actor: Actor, details: AuditDetails) =>
    audit.record(tx, {
      action,
      actorId: actor.caller.userId,
      subject: `report:${id}`,
      address: actor.address,
      requestId: actor.requestId,
      details,
    })

  const isWatched = (quarter: string): boolean => watchedOn(dayClock(platform)).includes(quarter)

  /** What is known now of a report whose facts are watched; of one that is not, what was built stays what is known. */
  const factsNow = async (query: Queryable, id: number, newest: EditionRecord | undefined) => {
    const subject = found(readReportId(id))
    if (isWatched(subject.quarter)) return readFacts(query, subject, dayClock(platform))
    return found(newest)
  }

  const build = async (tx: Tx, id: number, builtById: number): Promise<BuildOutcome> => {
    const subject = readReportId(id)
    const gone = { reason: 'gone', isRefused: true } as const
    if (subject === null || !isWatched(subject.quarter)) return gone
    const held = await lockReport(tx, id)
    const { fingerprint, facts, hours } = await readFacts(tx, subject, dayClock(platform))
    if (held === null && facts.people === 0) return gone
    const judged = { isCurrent: held?.newest.fingerprint === fingerprint, wasSent: held?.wasSent ?? false }
    const state = reportStateNow(held?.report.state ?? null, judged)
    if (decideReport(state, judged, 'report.built') === null) return { reason: 'same', isRefused: false }
    const built = { facts, fingerprint, hours, builtAt: clock.now(), builtById }
    if (held === null) {
      if (!(await insertReport(tx, id, subject))) return { reason: 'changed', isRefused: true }
      return { built: { id: await insertEdition(tx, { reportId: id, edition: 0 }, built), edition: 0, isNew: true } }
    }
    if (state === 'built') {
      await rebuildEdition(tx, held.newest.id, built)
      return { built: { id: held.newest.id, edition: held.newest.edition, isNew: false } }
    }
    const edition = held.newest.edition + 1
    await setReport(tx, id, { state: 'built', edition })
    return { built: { id: await insertEdition(tx, { reportId: id, edition }, built), edition, isNew: true } }
  }

  /** Takes back what was built, where it is still that and was not sent; else why not. */
  const drop = async (tx: Tx, id: number, built: BuiltRow): Promise<ActReason | null> => {
    const held = await lockReport(tx, id)
    if (held === null) return 'gone'
    const facts = { isCurrent: true, wasSent: held.wasSent }
    if (!built.isNew || held.newest.id !== built.id || !decideReport(held.report.state, facts, 'report.dropped'))
      return 'changed'
    await dropEdition(tx, held.newest)
    return null
  }

  /** Holds a report that may be sent as it is, and takes it to where it is sent. */
  const takeToSent = async (tx: Tx, id: number) => {
    found(await findListedReport(tx, id, dayClock(platform)))
    const held = await lockReport(tx, id)
    if (held === null) throw conflict('REPORT_UNBUILT')
    const { fingerprint } = await factsNow(tx, id, held.newest)
    const judged = { isCurrent: fingerprint === held.newest.fingerprint, wasSent: held.wasSent }
    const state = decideReport(reportStateNow(held.report.state, judged), judged, 'report.sent')
    if (state === null) throw conflict('REPORT_OUTDATED')
    await setReport(tx, id, { state: state satisfies string as KeptReportState })
    return held.newest
  }

  /** Mails a link that opens an edition to somebody who may have no account. Gives the id of the message. */
  const mailEdition = async (
    tx: Tx,
    edition: EditionRecord,
    byId: number,
    { name, address, note: said, language, format }: Recipient,
  ): Promise<number> => {
    const secret = randomBytes(32).toString('base64url')
    const now = clock.now()
    const linkUntil = later(now, REPORT_LINK_DAYS * DAY)
    await insertSending(tx, edition, {
      at: now,
      byId,
      way: 'mail',
      name,
      address,
      note: said,
      linkDigest: hashOfSecret(secret),
      linkUntil,
    })
    const { facts } = edition
    return mail.send(tx, {
      template: 'reportReady',
      to: { name, address },
      language,
      data: {
        kind: facts.kind,
        agency: facts.kind === 'creditPack' ? facts.agency : null,
        quarter: quarterIn(facts.quarter, language),
        people: facts.people,
        isAmendment: edition.edition > 0,
        note: said,
        link: `${settings.publicUrl}/api/shared-reports/${format}?code=${secret}`,
        until: wallTimeOf(linkUntil.getTime(), settings.timeZone).date,
      },
    })
  }

  const read = async (query: Queryable, id: number): Promise<WholeReport> => {
    const days = dayClock(platform)
    const listed = found(await findListedReport(query, id, days))
    const editions = await listEditions(query, id)
    const [newest] = editions
    // One after the other: it is read in the transaction of what was done with it, too.
    const sendings = await listSendings(
      query,
      editions.map(({ edition }) => edition.id),
    )
    const now = await factsNow(query, id, newest?.edition)
    const shown: ReportFacts = newest?.edition.facts ?? now.facts
    const sent = editions.find(({ edition }) => edition.sentAt !== null)?.edition.facts
    const after = listed.state === 'corrected' ? now.facts : shown
    const changes = sent ? reportChanges(sent, after) : null
    return {
      ...presentReport(listed),
      days: daysOfQuarter(listed.quarter),
      timeZone: shown.timeZone,
      certificates: shown.kind === 'creditPack' ? shown.lines.length : null,
      unlicensed:
        shown.kind === 'creditPack'
          ? new Set(shown.lines.filter(({ licence }) => licence === null || licence === '').map(({ name }) => name))
              .size
          : null,
      disciplines: shown.kind === 'national' ? [...shown.lines] : [],
      changed: changes?.lines.length ?? 0,
      changes: changes === null ? [] : presentChanges(changes),
      editions: editions.map(({ edition: { id: editionId, edition, builtAt, people, sentAt }, ...builder }) => ({
        edition,
        builtAt: builtAt.toISOString(),
        builtBy: nameOf(builder),
        people,
        sentAt: sentAt?.toISOString() ?? null,
        sendings: sendings
          .filter(({ sending }) => sending.editionId === editionId)
          .map(({ sending: { id: sendingId, at, way, name, address, note: said }, ...sender }) => ({
            id: sendingId,
            at: at.toISOString(),
            by: nameOf(sender),
            way,
            name,
            address,
            note: said,
          })),
      })),
    }
  }

  const editionOf = async (query: Queryable, id: number, number: number): Promise<Edition> => {
    const [edition, before] = await findEditions(query, id, number)
    const { edition: is, facts } = found(edition)
    if (is !== number) throw notFound()
    return { edition: is, facts, before: before?.facts ?? null }
  }

  return {
    list: async (asked: ListAsked) => {
      const { items, ...page } = await listReports(db, asked, dayClock(platform))
      return { ...page, items: items.map(presentReport) }
    },
    read: (id: number) => read(db, id),
    build,
    drop,
    editionOf: (id: number, number: number) => editionOf(db, id, number),

    /** Takes a report that may be sent as it is to where it is sent; 409 where it was not built of what is known now. */
    takeToSent,
    mailEdition,

    send: async (tx: Tx, actor: Actor, id: number, { name, address, note: said }: SendReport): Promise<WholeReport> => {
      await limits.take(`reports mailed ${actor.caller.userId}`, MAILED, tx)
      await limits.take(`report mailed ${id} to ${address.toLowerCase()}`, MAILED_TO_ONE, tx)
      const edition = await takeToSent(tx, id)
      const { language } = actor
      const to = { name, address, note: said === '' ? null : said, language, format: 'xlsx' } as const
      await mailEdition(tx, edition, actor.caller.userId, to)
      await note(tx, 'report.sent', id, actor, { kind: 'mail', to: address, people: edition.facts.people })
      return read(tx, id)
    },

    markSent: async (tx: Tx, actor: Actor, id: number, { note: said }: MarkSent): Promise<WholeReport> => {
      const edition = await takeToSent(tx, id)
      await insertSending(tx, edition, {
        at: clock.now(),
        byId: actor.caller.userId,
        way: 'hand',
        note: said === '' ? null : said,
      })
      await note(tx, 'report.sent', id, actor, {
        kind: 'hand',
        people: edition.people,
        ...(said !== '' && { reason: said }),
      })
      return read(tx, id)
    },

    /** What the link of a mail opens: the edition that was sent, as it was. */
    shared: async (secret: string): Promise<Edition> => {
      const link = await findByLink(db, hashOfSecret(secret), clock.now())
      if (!link) throw badRequest('LINK_EXPIRED')
      return editionOf(db, link.reportId, link.edition)
    },
  }
}

export type Reports = ReturnType<typeof createReports>
