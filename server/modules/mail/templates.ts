import type { Language } from '../../../src/domain/language.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms.ts'
import { withoutControls, withoutIsolates } from './letter.ts'
import type { Letter, MessageWords } from './letter.ts'
import { asHtml } from './mail-html.ts'
import { asText } from './mail-text.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { tr } from './words/tr.ts'

export type RenderedMail = Readonly<{
  subject: string
  text: string
  html: string
  code: string | undefined
  attachment: Letter['attachment']
}>

const words: Readonly<Record<Language, MessageWords>> = { en, tr, ar }

/** A subject and a text message are one line, whatever they were filled with. */
const oneLine = (text: string): string => withoutIsolates(text).replaceAll(/\s+/g, ' ').trim()

/** What people typed can hold marks that turn a line around; a template's own marks come later. */
const cleanedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutControls(value)
  if (Array.isArray(value)) return value.map(cleanedValue)
  return typeof value === 'object' && value !== null ? cleaned(value) : value
}
const cleaned = <T extends object>(data: T): T =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cleanedValue(value)])) as T

/** Fills a template; everything that goes into the HTML is escaped. */
export const renderMail = <T extends MailTemplate>(mail: {
  template: T
  language: Language
  name: string
  data: MailData[T]
  product: string
}): RenderedMail => {
  const { language, product } = mail
  const { greeting, letters } = words[language]
  const written = letters[mail.template](cleaned(mail.data), product)
  const letter = { ...written, subject: oneLine(written.subject), preheader: oneLine(written.preheader) }
  const hello = greeting(oneLine(withoutControls(mail.name)))
  return {
    subject: letter.subject,
    text: asText(hello, letter),
    html: asHtml({ language, product, greeting: hello, letter }),
    code: letter.code,
    attachment: letter.attachment,
  }
}

/** Fills the template of a text message. */
export const renderSms = <T extends SmsTemplate>(sms: {
  template: T
  language: Language
  data: SmsData[T]
  product: string
}): string => oneLine(words[sms.language].texts[sms.template](cleaned(sms.data), sms.product))
