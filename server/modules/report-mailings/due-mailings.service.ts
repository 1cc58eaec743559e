import { WAITING_STATES, type MessageState } from '../../../src/domain/message.ts'
import { nextMailing, type MailingProblem } from '../../../src/domain/report-mailing.ts'
import { reportId } from '../../../src/domain/report.ts'
import { HOUR, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forLog } from '../../platform/logger.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUser } from '../auth/account-mail.ts'
import { watchedOn } from '../reports/report-facts.sql.ts'
import { createReports } from '../reports/reports.service.ts'
import { TooManyRows } from './mailed-list-file.ts'
import { findHolder, listHolders, type Holder } from './mailed-lists.repository.ts'
import { createMailedLists, type MadeList, type MailedAs } from './mailed-lists.service.ts'
import { allowedOf } from './mailing-readers.ts'
import {
  changeMailing,
  findMailing,
  listUnsettled,
  lockDue,
  lockMailing,
  mayLookAfterReports,
  messageStates,
  type MailingRecord,
} from './report-mailings.repository.ts'
import { moveMailing } from './report-mailings.service.ts'

/** Of a message that is still to leave, nothing is known yet. */
const WAITING: ReadonlySet<MessageState> = new Set(WAITING_STATES)

/** A view that is read outside of a transaction, and what of the mailing has to be the same afterwards. */
type Reading = Readonly<{ mailing: MailingRecord; as: MailedAs; to: readonly Holder[] }>

/** Mails what is due, and learns what became of it. */
export const createDueMailings = (platform: Platform) => {
  const { audit, clock, db, log, mail, settings } = platform
  const reports = createReports(platform)
  const mailedLists = createMailedLists(platform)

  const nextOf = (day: number, now: Date) => new Date(nextMailing(now.getTime(), day, settings.timeZone))

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
        view: listed?.view?.name ?? null,
        problem,
        link: `${settings.publicUrl}/admin/reports`,
      },
    })
  }

  /** Counts a failure, and tries again in an hour or stops. */
  const fail = async (tx: Tx, mailing: MailingRecord, problem: MailingProblem, nextAt: Date): Promise<void> => {
    const isLost = problem === 'owner' || problem === 'view'
    const after = await moveMailing(tx, mailing, isLost ? 'right.lost' : 'mailing.failed', {
      problem,
      nextAt,
      messageIds: [],
    })
    // Of one that was paused meanwhile nothing is counted.
    if (after === null) await changeMailing(tx, mailing.id, { messageIds: [] })
    if (after?.state === 'stopped') await tellOwner(tx, mailing, problem)
  }

  /** Builds what is known now, and mails it to those who may read it. Nobody was trained: there is nothing to mail. */
  const mailReport = async (tx: Tx, mailing: MailingRecord, allowed: readonly string[]): Promise<readonly number[]> => {
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

  const queued = async (tx: Tx, mailing: MailingRecord, messageIds: readonly number[], now: Date): Promise<void> => {
    const sent = messageIds.length > 0 && { sentAt: now, messageIds }
    await moveMailing(tx, mailing, 'mailing.queued', { problem: null, nextAt: nextOf(mailing.day, now), ...sent })
  }

  const logUnmade = (cause: unknown, { id }: MailingRecord): void =>
    log.error({ fault: forLog(cause), mailing: id }, 'A report could not be mailed')

  const mailDueReport = async (tx: Tx, mailing: MailingRecord, allowed: readonly string[], now: Date) => {
    try {
      await queued(tx, mailing, await tx.transaction((within) => mailReport(within, mailing, allowed)), now)
    } catch (cause) {
      logUnmade(cause, mailing)
      await fail(tx, mailing, 'unmade', later(now, HOUR))
    }
  }

  /**
   * Finds whom a view is to be read for. It takes long and is done outside of the transaction: until then it is due again
   * in an hour, so that another server leaves it, and one that was killed is made up for.
   */
  const beginView = async (
    tx: Tx,
    mailing: MailingRecord,
    allowed: readonly string[],
    now: Date,
  ): Promise<Reading | null> => {
    const owner = await findHolder(tx, mailing.ownerId)
    const view = owner ? await mailedLists.viewOf(tx, mailing.viewId, owner) : null
    if (!view) {
      await fail(tx, mailing, 'view', mailing.nextAt)
      return null
    }
    await changeMailing(tx, mailing.id, { nextAt: later(now, HOUR) })
    const { format, language } = mailing
    return { mailing, as: { view, format, language }, to: await listHolders(tx, allowed) }
  }

  const finishView = ({ mailing, as }: Reading, made: readonly MadeList[] | MailingProblem, now: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const held = await lockMailing(tx, mailing.id)
      // Somebody paused or changed it meanwhile: what was made is of no use.
      if (held?.state !== 'active' || held.revision !== mailing.revision) return
      if (typeof made === 'string') return fail(tx, held, made, later(now, HOUR))
      const messageIds: number[] = []
      for (const one of made) messageIds.push(await mailedLists.mail(tx, as, one))
      await queued(tx, held, messageIds, now)
    })

  /** Holds the one that is due for longest: a report is mailed at once, of a view it is found what is to be read. */
  const beginOne = (now: Date): Promise<Reading | boolean> =>
    db.transaction(async (tx) => {
      const mailing = await lockDue(tx, now)
      if (!mailing) return false
      const lost = async (problem: MailingProblem, nextAt: Date) => {
        await fail(tx, mailing, problem, nextAt)
        return true
      }
      if (!(await mayLookAfterReports(tx, mailing.ownerId))) return lost('owner', mailing.nextAt)
      const listed = await findMailing(tx, mailing.id)
      const [allowed = []] = await allowedOf(tx, [{ ...mailing, list: listed?.view?.list ?? null }])
      if (mailing.kind === 'view' && mailing.viewId === null) return lost('view', mailing.nextAt)
      if (allowed.length === 0) return lost('nobody', later(now, HOUR))
      if (mailing.kind === 'view') return (await beginView(tx, mailing, allowed, now)) ?? true
      await mailDueReport(tx, mailing, allowed, now)
      return true
    })

  return {
    /** Mails the one that is due for longest; false where none is. A failure is counted, and never thrown. */
    mailOne: async (): Promise<boolean> => {
      const now = clock.now()
      const begun = await beginOne(now)
      if (typeof begun === 'boolean') return begun
      const made = await mailedLists.make(begun.as, begun.to).catch((cause: unknown): MailingProblem => {
        if (cause instanceof TooManyRows) return 'tooMany'
        logUnmade(cause, begun.mailing)
        return 'unmade'
      })
      await finishView(begun, made, now)
      return true
    },

    /** Learns what became of the mails of the last time: one that was taken is a success, none of all a failure. */
    settle: async (): Promise<void> => {
      for (const id of await listUnsettled(db))
        await db.transaction(async (tx) => {
          const mailing = await lockMailing(tx, id)
          if (!mailing || mailing.messageIds.length === 0) return
          const states = await messageStates(tx, mailing.messageIds)
          if (states.includes('sent')) {
            if (!(await moveMailing(tx, mailing, 'mailing.taken', { messageIds: [], problem: null })))
              await changeMailing(tx, id, { messageIds: [] })
          } else if (states.every((state) => !WAITING.has(state))) {
            await fail(tx, mailing, 'untaken', mailing.nextAt)
          }
        })
    },
  }
}
