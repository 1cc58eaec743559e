import type { ContactTopic } from '../../../src/domain/contact.ts'
import type { UserTypeId } from '../../../src/domain/user-type.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms.ts'

export type LetterLink = Readonly<{ label: string; address: string }>

/** What a mail says, before it becomes text and HTML. */
export type Letter = Readonly<{
  subject: string
  /** What a mailbox shows beside the subject; never a secret, it is read over shoulders. */
  preheader: string
  paragraphs: readonly string[]
  /** Shown apart, to be read off or copied. */
  code?: string
  link: LetterLink
  /** Other ways on. */
  moreLinks?: readonly LetterLink[]
  /** How often the link works, and how long. */
  validity?: string
  /** What to do when it was somebody else, or what to keep in mind. */
  closing: string
  /** A file that goes along. */
  attachment?: Readonly<{ fileName: string; contentType: string; content: string }>
}>

export type MessageWords = Readonly<{
  greeting: (name: string) => string
  /** What a message begins with that somebody sent to themself to try its words. */
  test: string
  /** What is written of a topic of the contact page, and of somebody's role: within a sentence. */
  topics: Readonly<Record<ContactTopic, string>>
  roles: Readonly<Record<UserTypeId, string>>
  letters: Readonly<{ [T in MailTemplate]: (data: MailData[T], product: string) => Letter }>
  texts: Readonly<{ [T in SmsTemplate]: (data: SmsData[T], product: string) => string }>
}>

/** Marks of Unicode around a part of a sentence that has a direction of its own. */
export const ISOLATE = { ltr: '\u2066', own: '\u2068', end: '\u2069' } as const

/** An address or a code within a sentence: left to right in any language. */
export const ltr = (text: string): string => `${ISOLATE.ltr}${text}${ISOLATE.end}`

/** A name or a title within a sentence, in whichever direction its own letters run. */
export const isolated = (text: string): string => `${ISOLATE.own}${text}${ISOLATE.end}`

export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/** Without the marks that change a direction, and without control characters but tabs and line ends. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu, '')
