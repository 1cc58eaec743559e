import type { MessageFigures, MessageListRow, WholeMessage } from '../../../src/domain/contract/messages.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { TemplateText } from '../../../src/domain/message-template.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { createInbound } from '../inbound/reading.service.ts'
import { framesAt } from '../mail/mail-frame.ts'
import type { MailMode } from '../mail/mail-html.ts'
import { asShown } from '../mail/message-secrets.ts'
import { findMessage, isReadable, type Message } from '../mail/messages.repository.ts'
import { reasonIn } from '../mail/own-reasons.ts'
import { renderMail, renderSms } from '../mail/templates.ts'
import { wordingOf } from '../message-templates/message-wordings.ts'
import {
  findListedMessage,
  listAttempts,
  listMessages,
  readMessageFigures,
  type ListedMessage,
} from './messages.repository.ts'

type Rendered = Readonly<{ subject: string | null; text: string; html: string | null }>

const presentIn =
  (language: Language) =>
  ({ recipientName, recipientAddress, locale, tries, ...row }: ListedMessage): MessageListRow => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    template: row.template,
    channel: row.channel,
    recipient: { name: recipientName, address: recipientAddress },
    language: locale,
    state: row.state,
    attempts: tries,
    error: reasonIn(language, row.error),
    sentAt: row.sentAt?.toISOString() ?? null,
    isTest: row.isTest,
  })

/** What was written to people, as those who run the programme look after it. */
export const createMessages = (platform: Platform) => {
  const { clock, db, settings } = platform
  const product = settings.productName
  const inbound = createInbound(platform)

  /** As it is sent, with dots for what opens something; null where that is no longer kept. */
  const saidBy = (message: Message, wording: TemplateText | null, mode: MailMode): Rendered | null => {
    if (!isReadable(message)) return null
    const shown = asShown(message)
    const language = shown.locale
    const own = { language, product, wording, isTest: shown.testOf !== null }
    if (shown.channel === 'sms') {
      const { template, data } = shown
      return { subject: null, text: renderSms({ template, data, ...own }), html: null }
    }
    const { template, recipientName, data } = shown
    const { subject, text, html } = renderMail({ template, name: recipientName, data, mode, ...own })
    return { subject, text, html }
  }

  return {
    list: async (asked: ListAsked, language: Language): Promise<ListPage<MessageListRow>> => {
      const page = await listMessages(db, asked, dayClock(platform))
      return { ...page, items: page.items.map(presentIn(language)) }
    },

    figures: async (): Promise<MessageFigures> => {
      const [{ oldest, ...figures }, mailbox] = await Promise.all([
        readMessageFigures(db, clock.now()),
        inbound.health(),
      ])
      return {
        ...figures,
        mailbox,
        oldest: oldest ? { id: oldest.id, writtenAt: oldest.createdAt.toISOString() } : null,
      }
    },

    /** What it said and what became of it; refuses with 404. */
    read: async (id: number, language: Language, sessionId: string): Promise<WholeMessage> => {
      const row = found(await findListedMessage(db, id))
      const [message, attempts] = await Promise.all([findMessage(platform, id), listAttempts(db, id)])
      const held = found(message)
      const { words, number } = await wordingOf(db, held)
      const said = saidBy(held, words, 'light')
      const queued = { at: row.createdAt, outcome: 'queued' as const, answer: null, firstName: null, lastName: null }
      return {
        ...presentIn(language)(row),
        said: said && {
          subject: said.subject,
          text: said.text,
          frames: said.html === null ? null : framesAt(platform, `/api/messages/${id}/frames`, sessionId),
        },
        wordsVersion: number,
        personId: row.personId,
        attempted: [queued, ...attempts].map(({ at, outcome, answer, firstName, lastName }) => ({
          at: at.toISOString(),
          outcome,
          answer: reasonIn(language, answer),
          by: firstName === null ? null : `${firstName} ${lastName}`,
        })),
      }
    },

    /** The HTML of a mail; refuses with 404 what is none, or what is no longer kept. */
    frame: async (id: number, mode: MailMode): Promise<string> => {
      const message = found(await findMessage(platform, id))
      const { words } = await wordingOf(db, message)
      return found(saidBy(message, words, mode)?.html)
    },
  }
}
