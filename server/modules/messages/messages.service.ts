import type { MessageFigures, MessageListRow, WholeMessage } from '../../../src/domain/contract/messages.list.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { asShown } from '../mail/message-secrets.ts'
import { findMessage, isReadable, type Message } from '../mail/messages.repository.ts'
import { renderMail, renderSms } from '../mail/templates.ts'
import {
  findListedMessage,
  listAttempts,
  listMessages,
  readMessageFigures,
  type ListedMessage,
} from './messages.repository.ts'

const present = ({ recipientName, recipientAddress, locale, tries, ...row }: ListedMessage): MessageListRow => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  template: row.template,
  channel: row.channel,
  recipient: { name: recipientName, address: recipientAddress },
  language: locale,
  state: row.state,
  attempts: tries,
  error: row.error,
  sentAt: row.sentAt?.toISOString() ?? null,
})

/** What was written to people, as those who run the programme look after it. */
export const createMessages = (platform: Platform) => {
  const { clock, db, settings } = platform
  const product = settings.productName

  const saidBy = (message: Message): WholeMessage['said'] => {
    if (!isReadable(message)) return null
    const shown = asShown(message)
    const language = shown.locale
    if (shown.channel === 'sms') {
      const { template, data } = shown
      return { subject: null, text: renderSms({ template, language, data, product }), html: null }
    }
    const { template, recipientName, data } = shown
    const { subject, text, html } = renderMail({ template, language, name: recipientName, data, product })
    return { subject, text, html }
  }

  return {
    list: async (asked: ListAsked): Promise<ListPage<MessageListRow>> => {
      const page = await listMessages(db, asked, dayClock(platform))
      return { ...page, items: page.items.map(present) }
    },

    figures: async (): Promise<MessageFigures> => {
      const { oldest, ...figures } = await readMessageFigures(db, clock.now())
      return { ...figures, oldest: oldest ? { id: oldest.id, writtenAt: oldest.createdAt.toISOString() } : null }
    },

    /** What it said and what became of it; refuses with 404. */
    read: async (id: number): Promise<WholeMessage> => {
      const row = found(await findListedMessage(db, id))
      const [message, attempts] = await Promise.all([findMessage(platform, id), listAttempts(db, id)])
      const queued = { at: row.createdAt, outcome: 'queued' as const, answer: null, firstName: null, lastName: null }
      return {
        ...present(row),
        said: saidBy(found(message)),
        attempted: [queued, ...attempts].map(({ at, outcome, answer, firstName, lastName }) => ({
          at: at.toISOString(),
          outcome,
          answer,
          by: firstName === null ? null : `${firstName} ${lastName}`,
        })),
      }
    },
  }
}
