import { createHash } from 'node:crypto'

import PostalMime, { type Attachment, type Email } from 'postal-mime'

import { fieldsOf, readDeliveryReport, type DeliveryReport } from './delivery-report.ts'
import { READ_BYTES, type ListedMail } from './mailbox.ts'
import { keptText, oneLine, textOfHtml } from './written-text.ts'

const NAME_LETTERS = 120
const ADDRESS_LETTERS = 254
/** A thread of years names some hundred mails. */
const MOST_IDS = 200
/** Of parts within parts: mails have few, and whoever makes thousands means no good. */
const PARSING = {
  forceRfc822Attachments: true,
  attachmentEncoding: 'utf8',
  maxNestingDepth: 20,
  maxHeadersSize: 64 * 1024,
} as const

/** What a mail names as those that it answers, the nearest first. */
export type MailHead = Readonly<{ answers: readonly string[]; isReport: boolean }>

/** What somebody answered. */
export type WrittenAnswer = Readonly<{
  name: string
  address: string
  text: string
  /** A machine wrote it. */
  isAutomatic: boolean
  /** More came than its text: files, or more of it. */
  hasMore: boolean
}>

const idsIn = (text: string): readonly string[] => text.slice(0, MOST_IDS * 100).match(/<[^<>\s]{3,300}>/g) ?? []

const REPORTS = /^multipart\/report\b.*\breport-type="?delivery-status"?/is

const headOf = ({ headers }: Email): MailHead => {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  return {
    answers: [...idsIn(valueOf('in-reply-to')), ...idsIn(valueOf('references')).toReversed()].slice(0, MOST_IDS),
    isReport: REPORTS.test(valueOf('content-type').replaceAll(/\s+/g, ' ')),
  }
}

/** What is known of a mail by its header alone. */
export const readHead = async ({ head }: ListedMail): Promise<MailHead> => headOf(await PostalMime.parse(head, PARSING))

/** By which a mail is known again: its Message-ID, or where it has none itself. */
const digestOf = ({ messageId }: Email, source: Buffer): string =>
  createHash('sha256')
    .update(messageId ?? source)
    .digest('hex')

/** RFC 3834, and what mail programs wrote before it. */
const isByMachine = ({ headers }: Email): boolean =>
  headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase()
    if (key === 'auto-submitted') return said !== 'no'
    if (key === 'precedence') return ['bulk', 'junk', 'list', 'auto_reply'].includes(said)
    return ['x-autoreply', 'x-autorespond', 'list-id'].includes(key) || (key === 'return-path' && said === '<>')
  })

const contentOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : '')

const STATUS = /^message\/(?:global-)?delivery-status$/
const RETURNED = /^(?:message\/(?:global|rfc822)|text\/rfc822-headers|message\/rfc822-headers|message\/global-headers)$/

const reportIn = (mail: Email): DeliveryReport => {
  const status = mail.attachments.find(({ mimeType }) => STATUS.test(mimeType))
  const returned = mail.attachments.filter(({ mimeType }) => RETURNED.test(mimeType)).map(contentOf)
  const ownIds = returned.flatMap((part) => {
    const [head = ''] = part.replaceAll('\r\n', '\n').split('\n\n')
    return idsIn(fieldsOf(head).get('message-id') ?? '')
  })
  return readDeliveryReport(status ? contentOf(status) : '', [...ownIds, ...headOf(mail).answers].slice(0, MOST_IDS))
}

const writtenIn = (mail: Email, bytes: number): WrittenAnswer => {
  const { from } = mail
  const { text, isCut } = keptText(mail.text ?? textOfHtml(mail.html ?? ''))
  return {
    name: oneLine(from?.name ?? '', NAME_LETTERS),
    address: oneLine(from?.address ?? '', ADDRESS_LETTERS),
    text,
    isAutomatic: isByMachine(mail),
    hasMore: isCut || bytes > READ_BYTES || mail.attachments.length > 0,
  }
}

/** A mail as it is taken in, of what was read of it. */
export const readMail = async (source: Buffer, { bytes }: Pick<ListedMail, 'bytes'>) => {
  const mail = await PostalMime.parse(source, PARSING)
  return {
    head: headOf(mail),
    digest: digestOf(mail, source),
    report: () => reportIn(mail),
    written: () => writtenIn(mail, bytes),
  }
}
