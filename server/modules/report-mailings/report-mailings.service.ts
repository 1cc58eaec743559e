import type { AuditDetails } from '../../../src/domain/audit.ts'
import {
  MAILING_MOVES,
  type MailingMove,
  type ReportMailing,
  type ReportMailingForm,
  type ReportMailings,
} from '../../../src/domain/contract/report-mailing.contract.ts'
import { MAILING_DAYS, nextMailing, type MailingProblem } from '../../../src/domain/report-mailing.ts'
import { reportId } from '../../../src/domain/report.ts'
import { decideMailing, type HeldMailing } from '../../../src/machines/lifecycle/decide-report-mailing.ts'
import type { MailingLifecycleEvent } from '../../../src/machines/lifecycle/report-mailing.lifecycle.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import { HOUR, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { forLog } from '../../platform/logger.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, found, notFound, refusedField } from '../../platform/refusal.ts'
import { findUser } from '../auth/account-mail.ts'
import { normaliseEmail } from '../auth/email.ts'
import { watchedOn } from '../reports/report-facts.sql.ts'
import { createReports } from '../reports/reports.service.ts'
import {
  changeMailing,
  countMailings,
  findMailing,
  insertMailing,
  listAgencies,
  listBarred,
  listMailings,
  listUnsettled,
  lockDue,
  lockMailing,
  mayLookAfterReports,
  messageStates,
  type MailingRecord,
} from './report-mailings.repository.ts'

const DEEDS = {
  'mailing.paused': 'paused',
  'mailing.resumed': 'resumed',
  'mailing.removed': 'removed',
  'mailing.restored': 'restored',
} as const satisfies Readonly<Record<MailingMove, string>>
type Deed = 'added' | (typeof DEEDS)[MailingMove]

/** As many as there may be at once: one for each agency of a state. */
const MAILINGS_MAX = 500

type Listed = Awaited<ReturnType<typeof listMailings>>[number]
type Barred = Awaited<ReturnType<typeof listBarred>>

/** One's own agency's pack is one's own to read; the national figures are nobody's of an agency. */
const allowedOf = ({ agencyId, recipients }: Pick<MailingRecord, 'agencyId' | 'recipients'>, barred: Barred) => {
  const out = new Set(
    barred
      .filter((one) => one.isClosed || agencyId === null || one.agencyId !== agencyId)
      .map(({ address }) => address),
  )
  return recipients.filter((address) => !out.has(address))
}

const heldOf = ({ state, failures, removedFrom }: MailingRecord): HeldMailing => ({ state, failures, removedFrom })

/** Reports that are mailed on a day of each month, on behalf of whoever set them up. */
export const createReportMailings = (platform: Platform) => {
  const { audit, clock, db, log, mail, settings } = platform
  const reports = createReports(platform)

  const nextOf = (day: number, now = clock.now()) => new Date(nextMailing(now.getTime(), day, settings.timeZone))

  const present = ({ mailing, agency, owner }: Listed, barred: Barred): ReportMailing => {
    const allowed = new Set(allowedOf(mailing, barred))
    const { id, kind, day, format, language, recipients, state, problem, nextAt, sentAt } = mailing
    return {
      id,
      kind,
      agency,
      day,
      format,
      language,
      recipients: recipients.map((address) => ({ address, isAllowed: allowed.has(address) })),
      owner,
      state,
      problem,
      nextAt: state === 'active' ? nextAt.toISOString() : null,
      sentAt: sentAt?.toISOString() ?? null,
      moves: MAILING_MOVES.filter((move) => decideMailing(heldOf(mailing), move) !== null),
    }
  }

  const readOne = async (query: Queryable, id: number): Promise<ReportMailing> => {
    const row = found(await findMailing(query, id))
    return present(row, await listBarred(query, row.mailing.recipients))
  }

  /** Takes one where the chart lets it come; null where it does not. */
  const move = async (
    tx: Tx,
    mailing: MailingRecord,
    event: MailingLifecycleEvent['type'],
    more: Readonly<{
      problem?: MailingProblem | null
      nextAt?: Date
      sentAt?: Date
      messageIds?: readonly number[]
    }> = {},
  ): Promise<HeldMailing | null> => {
    const next = decideMailing(heldOf(mailing), event)
    if (next) await changeMailing(tx, mailing.id, { ...next, ...more })
    return next
  }

  const note = (tx: Tx, { caller, address, requestId }: Actor, id: number, deed: Deed, details: AuditDetails) =>
    audit.record(tx, {
      action: `reportMailing.${deed}`,
      actorId: caller.userId,
      subject: `reportMailing:${id}`,
      address,
      requestId,
      details,
    })

  const tellOwner = async (tx: Tx, mailing: MailingRecord, problem: MailingProblem): Promise<void> => {
    await audit.record(tx, { action: 'reportMailing.stopped', subject: `reportMailing:${mailing.id}`, actorId: null })
    const owner = await findUser(tx, { userId: mailing.ownerId })
    if (!owner || owner.deactivatedAt !== null) return
    const listed = await findMailing(tx, mailing.id)
    await mail.send(tx, {
      template: 'reportMailingStopped',
      to: { name: `${owner.firstName} ${owner.lastName}`, address: owner.email },
      language: owner.language,
      data: {
        kind: mailing.kind,
        agency: listed?.agency ?? null,
        problem,
        link: `${settings.publicUrl}/admin/reports`,
      },
    })
  }

  /** Counts a failure, and tries again in an hour or stops. */
  const fail = async (tx: Tx, mailing: MailingRecord, problem: MailingProblem, nextAt: Date): Promise<void> => {
    const after = await move(tx, mailing, problem === 'owner' ? 'right.lost' : 'mailing.failed', {
      problem,
      nextAt,
      messageIds: [],
    })
    // Of one that was paused meanwhile nothing is counted.
    if (after === null) await changeMailing(tx, mailing.id, { messageIds: [] })
    if (after?.state === 'stopped') await tellOwner(tx, mailing, problem)
  }

  /** Builds what is known now, and mails it to those who may read it. Nobody was trained: there is nothing to mail. */
  const mailNow = async (tx: Tx, mailing: MailingRecord, allowed: readonly string[]): Promise<readonly number[]> => {
    const [quarter = ''] = watchedOn(dayClock(platform))
    const id = reportId(mailing.agencyId, quarter)
    const outcome = await reports.build(tx, id, mailing.ownerId)
    if ('reason' in outcome && outcome.isRefused) return []
    const edition = await reports.takeToSent(tx, id)
    const { format, language, ownerId } = mailing
    const messageIds: number[] = []
    for (const address of allowed) {
      const to = { name: address, address, note: null, language, format }
      messageIds.push(await reports.mailEdition(tx, edition, ownerId, to))
      const details = { kind: 'mail', to: address, people: edition.people }
      await audit.record(tx, { action: 'report.sent', actorId: ownerId, subject: `report:${id}`, details })
    }
    return messageIds
  }

  const mailDue = async (tx: Tx, mailing: MailingRecord, now: Date): Promise<void> => {
    if (!(await mayLookAfterReports(tx, mailing.ownerId))) return fail(tx, mailing, 'owner', mailing.nextAt)
    const allowed = allowedOf(mailing, await listBarred(tx, mailing.recipients))
    if (allowed.length === 0) return fail(tx, mailing, 'nobody', later(now, HOUR))
    try {
      const messageIds = await tx.transaction((within) => mailNow(within, mailing, allowed))
      const sent = messageIds.length > 0 && { sentAt: now, messageIds }
      await move(tx, mailing, 'mailing.queued', { problem: null, nextAt: nextOf(mailing.day, now), ...sent })
    } catch (cause) {
      log.error({ fault: forLog(cause), mailing: mailing.id }, 'A report could not be mailed')
      await fail(tx, mailing, 'unmade', later(now, HOUR))
    }
  }

  return {
    list: async (): Promise<ReportMailings> => {
      const rows = await listMailings(db, MAILINGS_MAX)
      const barred = await listBarred(db, [...new Set(rows.flatMap(({ mailing }) => mailing.recipients))])
      return {
        items: rows.map((row) => present(row, barred)),
        timeZone: settings.timeZone,
        next: MAILING_DAYS.map((day) => ({ day, at: nextOf(day).toISOString() })),
        agencies: await listAgencies(db),
      }
    },

    /** 400 at `recipients` for an account that may not read it, and at `agencyId` for none. */
    add: async (tx: Tx, actor: Actor, asked: ReportMailingForm): Promise<ReportMailing> => {
      const { fields } = textsIn(actor.language)
      const { agencyId, day, format, language } = asked
      const agency = (await listAgencies(tx)).find(({ id }) => id === agencyId)
      if (agencyId !== null && !agency) throw refusedField('agencyId', fields.choice)
      const recipients = [...new Set(asked.recipients.map(normaliseEmail))]
      const allowed = new Set(allowedOf({ agencyId, recipients }, await listBarred(tx, recipients)))
      const barred = recipients.filter((address) => !allowed.has(address))
      if (barred.length > 0)
        throw fieldRefused({ field: 'recipients', message: fields.mayNotReadReport(barred.join(', ')) })
      if ((await countMailings(tx)) >= MAILINGS_MAX) throw conflict('TOO_MANY_MAILINGS')
      const now = clock.now()
      const id = await insertMailing(tx, {
        kind: agencyId === null ? 'national' : 'creditPack',
        agencyId,
        day,
        format,
        language,
        recipients,
        ownerId: actor.caller.userId,
        state: 'active',
        nextAt: nextOf(day, now),
        createdAt: now,
      })
      await note(tx, actor, id, 'added', { to: recipients.join(', '), ...(agency && { name: agency.name }) })
      return readOne(tx, id)
    },

    /** 409 where the chart does not let it come. Whoever resumes one answers for it from now on. */
    move: async (tx: Tx, actor: Actor, id: number, event: MailingMove): Promise<ReportMailing> => {
      const mailing = await lockMailing(tx, id)
      if (!mailing) throw notFound()
      const now = clock.now()
      // What fell due while it was paused is not made up for.
      const nextAt = mailing.nextAt > now ? mailing.nextAt : nextOf(mailing.day, now)
      const isAnew = event === 'mailing.resumed' && { problem: null, messageIds: [] }
      if (!(await move(tx, mailing, event, { nextAt, ...isAnew }))) throw conflict('ILLEGAL_TRANSITION')
      if (event === 'mailing.resumed') await changeMailing(tx, id, { ownerId: actor.caller.userId })
      await note(tx, actor, id, DEEDS[event], {})
      return readOne(tx, id)
    },

    /** Mails the one that is due for longest; false where none is. A failure is counted, and never thrown. */
    mailOne: (): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const mailing = await lockDue(tx, now)
        if (mailing) await mailDue(tx, mailing, now)
        return mailing !== undefined
      }),

    /** Learns what became of the mails of the last time: one that was taken is a success, none of all a failure. */
    settle: async (): Promise<void> => {
      for (const id of await listUnsettled(db))
        await db.transaction(async (tx) => {
          const mailing = await lockMailing(tx, id)
          if (!mailing || mailing.messageIds.length === 0) return
          const states = await messageStates(tx, mailing.messageIds)
          if (states.includes('sent')) {
            if (!(await move(tx, mailing, 'mailing.taken', { messageIds: [], problem: null })))
              await changeMailing(tx, id, { messageIds: [] })
          } else if (states.every((state) => state === 'failed' || state === 'skipped')) {
            await fail(tx, mailing, 'untaken', mailing.nextAt)
          }
        })
    },
  }
}
