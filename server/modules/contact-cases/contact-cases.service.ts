import { ANSWERING_MINUTES } from '../../../src/domain/contact.ts'
import {
  CASE_ENTRIES,
  CASE_STAFF_MAX,
  type ReplyForm,
  type WholeContactCase,
} from '../../../src/domain/contract/contact-case.contract.ts'
import type { SentFlight } from '../../../src/domain/contract/flight.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import type { Actor } from '../../platform/actor.ts'
import { later, MINUTE } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { listLatestOf } from '../audit/audit.repository.ts'
import { nameEntries } from '../audit/audit.service.ts'
import { findUser } from '../auth/account-mail.ts'
import { normaliseEmail } from '../auth/email.ts'
import { findFlight, keptSince } from '../contact/contact-flights.ts'
import { createContactThreads } from '../contact/contact-thread.ts'
import { takeProgrammeAnswer } from '../lesson-questions/question-moves.ts'
import { createCaseNotes, stateAfter } from './contact-case-moves.ts'
import {
  findContactCase,
  listCaseStaff,
  listContactCases,
  lockContactCases,
  writeAnswering,
  writeCase,
  type CaseRow,
  type FoundCase,
} from './contact-cases.repository.ts'
import { answeringNow, presentCase } from './contact-cases.view.ts'
import { insertEntry, keepEntryMail, listEntries, listReplyIds } from './contact-entries.repository.ts'

const NOBODY = { answeringId: null, answeringSince: null, answeringUntil: null }

/** What people wrote to the programme, for those who answer it. */
export const createContactCases = (platform: Platform) => {
  const { clock, db, mail, settings } = platform
  const note = createCaseNotes(platform)
  const threads = createContactThreads(platform)

  const personOf = async (
    query: Queryable,
    { email, userId, writerFirst, writerLast }: FoundCase,
  ): Promise<WholeContactCase['person']> => {
    if (userId !== null) return { userId, name: `${writerFirst} ${writerLast}`, wasSignedIn: true }
    const known = await findUser(query, { email: normaliseEmail(email) })
    return known ? { userId: known.id, name: `${known.firstName} ${known.lastName}`, wasSignedIn: false } : null
  }

  const readIn = async (query: Queryable, id: number, language: Language): Promise<WholeContactCase> => {
    const row = found(await findContactCase(query, id))
    const entries = await listEntries(query, id)
    const log = await listLatestOf(query, `contact:${row.reference}`, CASE_ENTRIES)
    return {
      case: presentCase(row, dayClock(platform)),
      message: row.message,
      person: await personOf(query, row),
      entries: entries.map(({ firstName, lastName, at, ...entry }) => ({
        id: entry.id,
        kind: entry.kind,
        text: entry.text,
        asksBack: entry.asksBack,
        mail: entry.mail,
        received: entry.received && {
          ...entry.received,
          isOtherAddress: normaliseEmail(entry.received.address) !== normaliseEmail(row.email),
        },
        by: firstName === null ? null : `${firstName} ${lastName}`,
        at: at.toISOString(),
      })),
      closeReason: row.closeReason,
      flightAt: row.flightAt && row.flightAt >= keptSince(clock.now()) ? row.flightAt.toISOString() : null,
      revision: row.revision,
      log: await nameEntries(query, log, language),
    }
  }

  const held = async (tx: Tx, id: number): Promise<CaseRow> => found((await lockContactCases(tx, [id])).get(id))

  /** 409 where somebody else is answering it, with who and since when. */
  const refuseOthers = async (tx: Tx, row: CaseRow, userId: number): Promise<void> => {
    const answering = answeringNow(row, clock.now().getTime())
    if (answering === null || answering.userId === userId) return
    const named = await findContactCase(tx, row.id)
    throw conflict('CONTACT_ANSWERED_BY_ANOTHER', {
      name: `${named?.answererFirst} ${named?.answererLast}`,
      since: answering.since.toISOString(),
    })
  }

  return {
    page: async (asked: ListAsked, userId: number) => {
      const days = dayClock(platform)
      const { items, ...page } = await listContactCases(db, asked, { days, userId })
      return { ...page, items: items.map((row) => presentCase(row, days)) }
    },

    /** 404 where there is none. */
    read: (id: number, language: Language): Promise<WholeContactCase> => readIn(db, id, language),

    /** What happened in the browser of who wrote it. 404 where nothing of it was sent, or is still kept. */
    flight: async (id: number): Promise<SentFlight> => found(await findFlight(db, id, clock.now())),

    /** Whom a message can be given to. */
    staff: () => listCaseStaff(db, CASE_STAFF_MAX),

    /**
     * Says that the caller answers it, for some minutes: others see it, and are refused meanwhile. Again by the same
     * person it is for as many minutes more. 409 where it is not to be answered, or somebody else answers it and is not
     * taken over from.
     */
    beginAnswering: (
      { caller: { userId }, language }: Actor,
      id: number,
      { takesOver }: Readonly<{ takesOver: boolean }>,
    ): Promise<WholeContactCase> =>
      db.transaction(async (tx) => {
        const row = await held(tx, id)
        if (stateAfter(row, 'reply.sent') === null) throw conflict('ILLEGAL_TRANSITION')
        if (!takesOver) await refuseOthers(tx, row, userId)
        const now = clock.now()
        const isTheirs = answeringNow(row, now.getTime())?.userId === userId
        await writeAnswering(tx, id, {
          answeringId: userId,
          answeringSince: isTheirs ? row.answeringSince : now,
          answeringUntil: later(now, ANSWERING_MINUTES * MINUTE),
        })
        return readIn(tx, id, language)
      }),

    /** Says that the caller answers it no longer. Whoever took over goes on. */
    endAnswering: (userId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await held(tx, id)
        if (row.answeringId === userId) await writeAnswering(tx, id, NOBODY)
      }),

    /**
     * Mails an answer to whoever wrote, in the thread of what they were sent before. What was nobody's is the caller's
     * from then on. 409 where it was moved or written to since the caller read it, where somebody else is answering it,
     * and where it is closed or spam.
     */
    reply: async (
      tx: Tx,
      { caller, address, requestId, language }: Actor,
      id: number,
      { text, asksBack, revision }: ReplyForm & Readonly<{ revision: number }>,
    ): Promise<WholeContactCase> => {
      const row = await held(tx, id)
      const { userId, account } = caller
      const state = stateAfter(row, asksBack ? 'question.sent' : 'reply.sent')
      if (row.revision !== revision || state === null) throw conflict('CONTACT_CHANGED')
      await refuseOthers(tx, row, userId)
      const earlier = await listReplyIds(tx, id)
      const entryId = await insertEntry(tx, {
        contactId: id,
        kind: 'reply',
        text,
        asksBack,
        authorId: userId,
        at: clock.now(),
      })
      const messageId = await mail.send(tx, {
        template: 'contactReply',
        to: { name: row.name, address: row.email },
        language: row.language,
        data: {
          reference: row.reference,
          topic: row.topic,
          text,
          sender: `${account.firstName} ${account.lastName}`,
          link: `${settings.publicUrl}/contact`,
          thread: threads.answer(row.reference, { entryId, earlier }),
        },
      })
      await keepEntryMail(tx, entryId, messageId)
      await writeCase(tx, row, { state, assigneeId: row.assigneeId ?? userId, ...NOBODY })
      await takeProgrammeAnswer(tx, { contactId: id, text, byId: userId, at: clock.now() })
      await note(tx, 'contact.replied', row, { message: messageId }, { actorId: userId, address, requestId })
      return readIn(tx, id, language)
    },

    /** Notes something for those who answer messages, wherever it stands. 404 where there is none. */
    note: async (
      tx: Tx,
      { caller: { userId }, address, requestId, language }: Actor,
      id: number,
      { text }: Readonly<{ text: string }>,
    ): Promise<WholeContactCase> => {
      const row = await held(tx, id)
      const at = clock.now()
      await insertEntry(tx, { contactId: id, kind: 'note', text, authorId: userId, at })
      await note(tx, 'contact.noted', row, {}, { actorId: userId, address, requestId })
      return readIn(tx, id, language)
    },
  }
}
