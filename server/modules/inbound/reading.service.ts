import type { MessageFigures } from '../../../src/domain/contract/messages.list.ts'
import { DAY, later, MINUTE } from '../../platform/clock.ts'
import { forLog } from '../../platform/logger.ts'
import type { Platform } from '../../platform/platform.ts'
import { createContactThreads } from '../contact/contact-thread.ts'
import { readHead, readMail } from './incoming-mail.ts'
import { inMailbox, mailboxAddress, MailboxFault, type ListedMail, type OpenMailbox } from './mailbox.ts'
import {
  findMailbox,
  forgetTaken,
  holdMailbox,
  isFirstTaken,
  writeMailbox,
  type MailboxRow,
} from './mailboxes.repository.ts'
import { createTakingIn } from './taking-in.ts'

/** Of a mailbox that is read for the first time, or numbered anew, mails of so many days are looked at. */
const FIRST_DAYS = 14
const KEPT_DAYS = 90
/** Mails that one turn looks at; the next goes on. */
const AT_ONCE = 50
/** A turn ends by then, and one that was killed is another's to take up a little later. */
const TURN_MS = 4 * MINUTE
const HELD_MS = 5 * MINUTE
const LONGEST_WAIT_MS = 60 * MINUTE
/** A mail that failed so often is left in the mailbox, so that those behind it are read. */
const TRIES = 5

/** In a row, so many minutes: 1, 2, 4 and so on, up to an hour. */
const waitAfter = (failures: number): number => Math.min(2 ** Math.min(failures - 1, 10) * MINUTE, LONGEST_WAIT_MS)

/** Takes back what was written of a mail that turned out to be none of ours. */
class NotForUs extends Error {}

/** Stops a turn at a mail that could not be taken in. */
class StoppedAt extends Error {
  readonly uid: number
  constructor(uid: number, cause: unknown) {
    super('A mail could not be taken in', { cause })
    this.uid = uid
  }
}

/** Reads the mailbox that IMAP_URL names: answers to messages of the contact page, and mails that came back. */
export const createInbound = (platform: Platform) => {
  const { clock, db, log, settings } = platform
  const { imapUrl } = settings
  const threads = createContactThreads(platform)
  const takingIn = createTakingIn(platform)

  /** Whether it was for us; what was not stays as it is. */
  const take = async (mailbox: OpenMailbox, mail: ListedMail): Promise<boolean> => {
    const head = await readHead(mail).catch(() => null)
    if (head === null || !(head.isReport || threads.referenceIn(head.answers) !== null)) return false
    const source = await mailbox.source(mail.uid)
    // Nobody can put right what cannot be read: somebody may look at it in the mailbox.
    const read = source && (await readMail(source, mail).catch(() => null))
    if (!read) return false
    const reference = threads.referenceIn(read.head.answers)
    return db
      .transaction(async (tx) => {
        if (!(await isFirstTaken(tx, read.digest, clock.now()))) return true
        const isTaken = read.head.isReport
          ? await takingIn.report(tx, read.report())
          : reference !== null && (await takingIn.answer(tx, reference, read.written()))
        if (!isTaken) throw new NotForUs()
        return true
      })
      .catch((cause: unknown) => {
        if (cause instanceof NotForUs) return false
        throw cause
      })
  }

  const takeEach = async (mailbox: OpenMailbox, mails: readonly ListedMail[], held: MailboxRow): Promise<number> => {
    let taken = 0
    for (const mail of mails) {
      const { uid } = mail
      try {
        if (await take(mailbox, mail)) {
          await mailbox.markRead(uid)
          taken += 1
        }
      } catch (cause) {
        if (held.failedUid !== uid || held.failures + 1 < TRIES) throw new StoppedAt(uid, cause)
        log.error({ uid, fault: forLog(cause) }, 'A mail is left in the mailbox: it could not be taken in')
      }
      await writeMailbox(db, held.address, { lastUid: uid })
    }
    return taken
  }

  const turn = async (url: string, held: MailboxRow): Promise<void> => {
    const read = await inMailbox(url, TURN_MS, async (mailbox) => {
      const isKnown = held.validity === mailbox.validity
      // Until it was read to the end once, however many turns that takes.
      const isNew = !isKnown || held.readAt === null
      const since = isNew ? later(clock.now(), -FIRST_DAYS * DAY) : null
      const from = isKnown ? held.lastUid : 0
      if (!isKnown) await writeMailbox(db, held.address, { validity: mailbox.validity, lastUid: 0, readAt: null })
      const { mails, upTo, isWhole } = await mailbox.after(from, since, AT_ONCE)
      return { upTo, isRead: isWhole || !isNew, seen: mails.length, taken: await takeEach(mailbox, mails, held) }
    })
    await writeMailbox(db, held.address, {
      lastUid: read.upTo,
      ...(read.isRead && { readAt: clock.now() }),
      failures: 0,
      problem: null,
      failingSince: null,
      nextAt: null,
      failedUid: null,
    })
    if (read.seen > 0) log.info({ seen: read.seen, taken: read.taken }, 'The mailbox was read')
  }

  const keepFailure = async (held: MailboxRow, stopped: unknown): Promise<void> => {
    const failedUid = stopped instanceof StoppedAt ? stopped.uid : null
    const cause = stopped instanceof StoppedAt ? stopped.cause : stopped
    const failures = held.problem !== null && held.failedUid === failedUid ? held.failures + 1 : 1
    const now = clock.now()
    const problem = cause instanceof MailboxFault ? cause.problem : 'other'
    const fault = forLog(cause instanceof MailboxFault ? cause.cause : cause)
    log.warn({ problem, failures, fault }, 'The mailbox could not be read')
    await writeMailbox(db, held.address, {
      failures,
      problem,
      failingSince: held.failingSince ?? now,
      nextAt: later(now, waitAfter(failures)),
      failedUid,
    })
  }

  return {
    /** Reads on where it was left; of several servers one at a time. What is in the way is kept, and tried again later. */
    read: async (): Promise<void> => {
      if (imapUrl === undefined) return
      const now = clock.now()
      const held = await holdMailbox(db, mailboxAddress(imapUrl), { now, until: later(now, HELD_MS) })
      if (!held) return
      try {
        await turn(imapUrl, held)
      } catch (cause) {
        await keepFailure(held, cause)
      } finally {
        await writeMailbox(db, held.address, { heldUntil: null })
      }
    },

    /** How it is read, for those who look after messages. */
    health: async (): Promise<MessageFigures['mailbox']> => {
      if (imapUrl === undefined) return { state: 'off', since: null, problem: null }
      const row = await findMailbox(db, mailboxAddress(imapUrl))
      const { problem = null, failingSince = null, readAt = null } = row ?? {}
      if (problem !== null) return { state: 'failing', since: failingSince?.toISOString() ?? null, problem }
      return { state: readAt === null ? 'unread' : 'read', since: readAt?.toISOString() ?? null, problem }
    },

    /** Forgets which mails were taken in so long ago that none of them is looked at again. */
    forget: () => forgetTaken(db, later(clock.now(), -KEPT_DAYS * DAY)),
  }
}
