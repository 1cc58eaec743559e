import type { MessageFigures, MessageListRow, WholeMessage } from '../../../src/domain/contract/messages.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { asShown } from '../mail/message-secrets.ts'
import { findMessage, isReadable, type Message } from '../mail/messages.repository.ts'
import { reasonIn } from '../mail/own-reasons.ts'
import { renderMail, renderSms } from '../mail/templates.ts'
import {
  findListedMessage,
  listAttempts,
  listMessages,
  readMessageFigures,
  type ListedMessage,
} from './messages.repository.ts'

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
      return { subject: null, text: renderSms({ template, language, data, product }) }
    }
    const { template, recipientName, data } = shown
    const { subject, text } = renderMail({ template, language, name: recipientName, data, product })
    return { subject, text }
  }

  return {
    list: async (asked: ListAsked, language: Language): Promise<ListPage<MessageListRow>> => {
      const page = await listMessages(db, asked, dayClock(platform))
      return { ...page, items: page.items.map(presentIn(language)) }
    },

    figures: async (): Promise<MessageFigures> => {
      const { oldest, ...figures } = await readMessageFigures(db, clock.now())
      return { ...figures, oldest: oldest ? { id: oldest.id, writtenAt: oldest.createdAt.toISOString() } : null }
    },

    /** What it said and what became of it; refuses with 404. */
    read: async (id: number, language: Language): Promise<WholeMessage> => {
      const row = found(await findListedMessage(db, id))
      const [message, attempts] = await Promise.all([findMessage(platform, id), listAttempts(db, id)])
      const queued = { at: row.createdAt, outcome: 'queued' as const, answer: null, firstName: null, lastName: null }
      return {
        ...presentIn(language)(row),
        said: saidBy(found(message)),
        attempted: [queued, ...attempts].map(({ at, outcome, answer, firstName, lastName }) => ({
          at: at.toISOString(),
          outcome,
          answer: reasonIn(language, answer),
          by: firstName === null ? null : `${firstName} ${lastName}`,
        })),
      }
    },
  }
}
