import type { AuditDetails } from '../../../src/domain/audit.ts'
import {
  MAILING_MOVES,
  type MailingMove,
  type ReportMailing,
  type ReportMailingChange,
  type ReportMailingForm,
  type ReportMailings,
} from '../../../src/domain/contract/report-mailing.contract.ts'
import { MAILING_DAYS, nextMailing, type MailingProblem } from '../../../src/domain/report-mailing.ts'
import { decideMailing, type HeldMailing } from '../../../src/machines/lifecycle/decide-report-mailing.ts'
import type { MailingLifecycleEvent } from '../../../src/machines/lifecycle/report-mailing.lifecycle.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, found, refusedField } from '../../platform/refusal.ts'
import { normaliseEmail } from '../auth/email.ts'
import { isSeen } from '../list-views/list-views.service.ts'
import { createMailedLists, mailable } from './mailed-lists.service.ts'
import { allowedOf } from './mailing-readers.ts'
import {
  changeMailing,
  countMailings,
  findMailing,
  insertMailing,
  listAgencies,
  listMailings,
  lockMailing,
  type MailingRecord,
  type Said,
} from './report-mailings.repository.ts'

const DEEDS = {
  'mailing.paused': 'paused',
  'mailing.resumed': 'resumed',
  'mailing.removed': 'removed',
  'mailing.restored': 'restored',
} as const satisfies Readonly<Record<MailingMove, string>>
type Deed = 'added' | 'changed' | (typeof DEEDS)[MailingMove]

/** As many as there may be at once: one for each agency of a state. */
const MAILINGS_MAX = 500

type Listed = Awaited<ReturnType<typeof listMailings>>[number]

const heldOf = ({ state, failures, removedFrom }: MailingRecord): HeldMailing => ({ state, failures, removedFrom })

type More = Readonly<{
  problem?: MailingProblem | null
  nextAt?: Date
  sentAt?: Date
  messageIds?: readonly number[]
}>

/** Takes one where the chart lets it come; null where it does not. */
export const moveMailing = async (
  tx: Tx,
  mailing: MailingRecord,
  event: MailingLifecycleEvent['type'],
  more: More = {},
): Promise<HeldMailing | null> => {
  const next = decideMailing(heldOf(mailing), event)
  if (next) await changeMailing(tx, mailing.id, { ...next, ...more })
  return next
}

/** Reports, and named views of lists, that are mailed on a day of each month on behalf of somebody. */
export const createReportMailings = (platform: Platform) => {
  const { audit, clock, db, settings } = platform
  const mailedLists = createMailedLists(platform)

  const nextOf = (day: number, now = clock.now()) => new Date(nextMailing(now.getTime(), day, settings.timeZone))

  /** What somebody can do with it: whoever resumes one answers for it, and so sees the view that it mails. */
  const movesOf = (mailing: MailingRecord, view: Listed['view'], caller: Caller): MailingMove[] =>
    MAILING_MOVES.filter(
      (move) =>
        decideMailing(heldOf(mailing), move) !== null &&
        (move !== 'mailing.resumed' || view === null || (mailable(view) !== null && isSeen(view, caller))),
    )

  const present = (
    { mailing, agency, view, owner }: Listed,
    allowed: ReadonlySet<string>,
    caller: Caller,
  ): ReportMailing => {
    const { id, kind, agencyId, day, format, language, recipients, state, problem, nextAt, sentAt, revision } = mailing
    return {
      id,
      kind,
      agencyId,
      agency,
      view: mailable(view),
      day,
      format,
      language,
      recipients: recipients.map((address) => ({ address, isAllowed: allowed.has(address) })),
      owner,
      state,
      problem,
      nextAt: state === 'active' ? nextAt.toISOString() : null,
      sentAt: sentAt?.toISOString() ?? null,
      moves: movesOf(mailing, view, caller),
      revision,
    }
  }

  const readOne = async (query: Queryable, id: number, caller: Caller): Promise<ReportMailing> => {
    const row = found(await findMailing(query, id))
    const [allowed] = await allowedOf(query, [{ ...row.mailing, list: row.view?.list ?? null }])
    return present(row, new Set(allowed), caller)
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

  /** What somebody asks for, with what it is called; 400 at its field where it is not there, or not theirs to give. */
  const judge = async (tx: Tx, { caller, language: spoken }: Actor, asked: ReportMailingForm) => {
    const { fields } = textsIn(spoken)
    const { agencyId, viewId, day, format, language } = asked
    if (agencyId !== null && viewId !== null) throw refusedField('viewId', fields.choice)
    const agency = (await listAgencies(tx)).find(({ id }) => id === agencyId)
    if (agencyId !== null && !agency) throw refusedField('agencyId', fields.choice)
    const view = await mailedLists.viewOf(tx, viewId, caller)
    if (viewId !== null && !view) throw refusedField('viewId', fields.choice)
    const recipients = [...new Set(asked.recipients.map(normaliseEmail))]
    const said: Said = {
      kind: view ? 'view' : agencyId === null ? 'national' : 'creditPack',
      agencyId,
      viewId,
      day,
      format,
      language,
      recipients,
    }
    const [allowed = []] = await allowedOf(tx, [{ ...said, list: view?.list ?? null }])
    const barred = recipients.filter((address) => !allowed.includes(address))
    if (barred.length > 0) {
      const why = view ? fields.mayNotReadList : fields.mayNotReadReport
      throw fieldRefused({ field: 'recipients', message: why(barred.join(', ')) })
    }
    return { said, name: view?.name ?? agency?.name }
  }

  return {
    list: async (caller: Caller): Promise<ReportMailings> => {
      const rows = await listMailings(db, MAILINGS_MAX)
      const allowed = await allowedOf(
        db,
        rows.map(({ mailing, view }) => ({ ...mailing, list: view?.list ?? null })),
      )
      const views = await mailedLists.seenBy(db, caller)
      return {
        items: rows.map((row, at) => present(row, new Set(allowed[at]), caller)),
        timeZone: settings.timeZone,
        next: MAILING_DAYS.map((day) => ({ day, at: nextOf(day).toISOString() })),
        agencies: await listAgencies(db),
        views: views.map(({ id, name, list }) => ({ id, name, list })),
      }
    },

    /**
     * 400 at `recipients` for an account that may not read it, and of a view for an address without one; 400 at
     * `agencyId` and `viewId` for what is not there.
     */
    add: async (tx: Tx, actor: Actor, asked: ReportMailingForm): Promise<ReportMailing> => {
      const { said, name } = await judge(tx, actor, asked)
      if ((await countMailings(tx)) >= MAILINGS_MAX) throw conflict('TOO_MANY_MAILINGS')
      const now = clock.now()
      const id = await insertMailing(tx, {
        ...said,
        ownerId: actor.caller.userId,
        state: 'active',
        nextAt: nextOf(said.day, now),
        createdAt: now,
      })
      await note(tx, actor, id, 'added', { to: said.recipients.join(', '), ...(name !== undefined && { name }) })
      return readOne(tx, id, actor.caller)
    },

    /**
     * Whoever changes what is mailed answers for it from now on, as if they had set it up. Refuses as `add` does, and by
     * 409 where somebody was quicker.
     */
    change: async (
      tx: Tx,
      actor: Actor,
      id: number,
      { revision, ...asked }: ReportMailingChange,
    ): Promise<ReportMailing> => {
      const mailing = found(await lockMailing(tx, id))
      if (mailing.revision !== revision) throw conflict('REPORT_MAILING_CHANGED')
      const { said, name } = await judge(tx, actor, asked)
      const next = decideMailing(heldOf(mailing), 'mailing.changed')
      if (!next) throw conflict('ILLEGAL_TRANSITION')
      await changeMailing(tx, id, {
        ...next,
        ...said,
        ownerId: actor.caller.userId,
        revision: revision + 1,
        nextAt: nextOf(said.day),
        // What became of the mails of before says nothing of those to come; why it is stopped still holds.
        messageIds: [],
        ...(next.state !== 'stopped' && { problem: null }),
      })
      await note(tx, actor, id, 'changed', { to: said.recipients.join(', '), ...(name !== undefined && { name }) })
      return readOne(tx, id, actor.caller)
    },

    /**
     * 409 where the chart does not let it come. Whoever resumes one answers for it from now on: it is refused to who does
     * not see the view that is mailed, for whom it would stop.
     */
    move: async (tx: Tx, actor: Actor, id: number, event: MailingMove): Promise<ReportMailing> => {
      const mailing = found(await lockMailing(tx, id))
      const { view } = found(await findMailing(tx, id))
      if (!movesOf(mailing, view, actor.caller).includes(event)) throw conflict('ILLEGAL_TRANSITION')
      const now = clock.now()
      // What fell due while it was paused is not made up for.
      const nextAt = mailing.nextAt > now ? mailing.nextAt : nextOf(mailing.day, now)
      const isAnew = event === 'mailing.resumed' && { problem: null, messageIds: [] }
      await moveMailing(tx, mailing, event, { nextAt, ...isAnew })
      if (event === 'mailing.resumed') await changeMailing(tx, id, { ownerId: actor.caller.userId })
      await note(tx, actor, id, DEEDS[event], {})
      return readOne(tx, id, actor.caller)
    },
  }
}
