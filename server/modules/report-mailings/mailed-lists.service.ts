import { randomBytes } from 'node:crypto'

import { VIEWED_LISTS } from '../../../src/domain/contract/viewed-lists.ts'
import type { Language } from '../../../src/domain/language.ts'
import { readListAsked } from '../../../src/domain/list.ts'
import { MAILED_LISTS, type MailedList } from '../../../src/domain/report-mailing.ts'
import { REPORT_LINK_DAYS } from '../../../src/domain/report.ts'
import type { SheetFormat } from '../../../src/domain/sheet-format.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest } from '../../platform/refusal.ts'
import { hashOfSecret } from '../auth/mailed-links.ts'
import { findView, listSeenViewsOf, type ListViewRecord, type ViewReader } from '../list-views/list-views.repository.ts'
import { isSeen } from '../list-views/list-views.service.ts'
import { mailedListFile } from './mailed-list-file.ts'
import { findHolder, findMailedList, insertMailedList, type Holder } from './mailed-lists.repository.ts'

/** A view of a list that can be mailed. */
export type MailedView = Omit<ListViewRecord, 'list'> & Readonly<{ list: MailedList }>

/** A view, where its list can be mailed. */
export const mailable = (view: ListViewRecord | null | undefined): MailedView | null => {
  const list = MAILED_LISTS.find((id) => id === view?.list)
  return view && list ? { ...view, list } : null
}

/** Whether a list may be read for somebody: it is one of theirs. */
export const mayRead = (list: MailedList, { roles }: Pick<Holder, 'roles'>): boolean =>
  VIEWED_LISTS[list].roles.some((role) => roles.includes(role))

/** What a view shows one person on the day on which it is mailed. */
export type MadeList = Readonly<{ to: Holder; rows: number; content: Buffer }>

export type MailedAs = Readonly<{ view: MailedView; format: SheetFormat; language: Language }>

/** Named views of lists as files in the mail: each is read as its own recipient sees the list, on that day. */
export const createMailedLists = ({ audit, clock, db, lists, mail, settings }: Platform) => ({
  /** Named views that somebody may have mailed. */
  seenBy: async (query: Queryable, reader: ViewReader): Promise<readonly MailedView[]> =>
    (await listSeenViewsOf(query, reader, MAILED_LISTS)).flatMap((view) => {
      const one = isSeen(view, reader) ? mailable(view) : null
      return one ? [one] : []
    }),

  /** A view, where somebody sees it still and it can be mailed. */
  viewOf: async (query: Queryable, id: number | null, reader: ViewReader): Promise<MailedView | null> => {
    const view = id === null ? undefined : await findView(query, id)
    return view && isSeen(view, reader) ? mailable(view) : null
  },

  /**
   * Reads the view for each of them, outside of any transaction. Whoever sees nothing in it gets nothing. Throws
   * `TooManyRows`.
   */
  make: async ({ view, format, language }: MailedAs, to: readonly Holder[]): Promise<readonly MadeList[]> => {
    const sheet = lists.of(view.list)
    if (!sheet) throw new Error(`The list ${view.list} has no file`)
    const asked = readListAsked(VIEWED_LISTS[view.list], new URLSearchParams(view.asked))
    const made: MadeList[] = []
    for (const holder of to) {
      const { userId, roles } = holder
      const file = await mailedListFile(sheet, asked, { userId, roles, language }, format)
      if (file.rows > 0) made.push({ to: holder, ...file })
    }
    return made
  },

  /** Keeps what was made of it, and mails the link that opens it. Gives the id of the message. */
  mail: async (tx: Tx, { view, format, language }: MailedAs, { to, rows, content }: MadeList): Promise<number> => {
    const secret = randomBytes(32).toString('base64url')
    const now = clock.now()
    const linkUntil = later(now, REPORT_LINK_DAYS * DAY)
    const { list } = view
    await insertMailedList(tx, {
      list,
      userId: to.userId,
      format,
      content,
      linkDigest: hashOfSecret(secret),
      linkUntil,
    })
    return mail.send(tx, {
      template: 'listReady',
      to: { name: `${to.firstName} ${to.lastName}`, address: to.address },
      language,
      data: {
        view: view.name,
        rows,
        day: wallTimeOf(now.getTime(), settings.timeZone).date,
        link: `${settings.publicUrl}/api/mailed-lists/${format}?code=${secret}`,
        until: wallTimeOf(linkUntil.getTime(), settings.timeZone).date,
      },
    })
  },

  /** What a link opens; 400 where it does not, or where its person may not see the list any more. */
  open: async (secret: string, from: Readonly<{ address: string; requestId: string }>) => {
    const kept = await findMailedList(db, hashOfSecret(secret), clock.now())
    const holder = kept && (await findHolder(db, kept.userId))
    const list = MAILED_LISTS.find((id) => id === kept?.list)
    const sheet = list && lists.of(list)
    if (!kept || !holder || !list || !sheet || !mayRead(list, holder)) throw badRequest('LINK_EXPIRED')
    await audit.record(db, { action: 'list.exported', actorId: holder.userId, subject: list, ...from })
    return { content: kept.content, format: kept.format, name: sheet.fileName }
  },
})

export type MailedLists = ReturnType<typeof createMailedLists>
