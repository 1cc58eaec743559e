import type { Language } from '../../../src/domain/language.ts'
import type { TemplateText } from '../../../src/domain/message-template.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms.ts'
import { withoutControls, withoutIsolates } from './letter.ts'
import type { Letter, MessageWords } from './letter.ts'
import { blocksOf, type MailBody } from './mail-blocks.ts'
import { asHtml, type MailMode } from './mail-html.ts'
import { asText } from './mail-text.ts'
import { fillMail, fillSms } from './template-filling.ts'
import { mailValues, smsValues } from './template-values.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { tr } from './words/tr.ts'

export type RenderedMail = Readonly<{
  subject: string
  /** What a mailbox shows beside the subject. */
  preheader: string
  text: string
  html: string
  code: string | undefined
  attachment: Letter['attachment']
}>

/** What each language says, unless the programme put words of its own in force. */
export const MESSAGE_WORDS_IN: Readonly<Record<Language, MessageWords>> = { en, tr, ar }

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

/** Words of the programme's own that take the place of the product's; they fit the kind of message. */
type Wording = Readonly<{
  wording?: TemplateText | null
  /** It says that it is a test. */
  isTest?: boolean
}>

type MailToRender<T extends MailTemplate> = Readonly<{
  template: T
  language: Language
  name: string
  data: MailData[T]
  product: string
  /** As a mailbox has it, unless told. */
  mode?: MailMode
}> &
  Wording

/** Fills a template; everything that goes into the HTML is escaped. */
export const renderMail = <T extends MailTemplate>(mail: MailToRender<T>): RenderedMail => {
  const { language, product, template, wording = null, isTest = false, mode } = mail
  const words = MESSAGE_WORDS_IN[language]
  const data = cleaned(mail.data)
  const name = oneLine(withoutControls(mail.name))
  const letter = words.letters[template](data, product)
  const filled: MailBody = wording
    ? fillMail(template, cleaned(wording), mailValues(template, data, { language, words, letter }), { name, product })
    : { ...letter, blocks: blocksOf(words.greeting(name), letter) }
  const subject = oneLine(filled.subject)
  const body = {
    ...filled,
    subject: isTest ? `${words.test} ${subject}` : subject,
    preheader: oneLine(filled.preheader),
  }
  return {
    subject: body.subject,
    preheader: body.preheader,
    text: asText(body.blocks),
    html: asHtml({ language, product, body, ...(mode && { mode }) }),
    code: letter.code,
    attachment: letter.attachment,
  }
}

type SmsToRender<T extends SmsTemplate> = Readonly<{
  template: T
  language: Language
  data: SmsData[T]
  product: string
}> &
  Wording

/** Fills the template of a text message. */
export const renderSms = <T extends SmsTemplate>(sms: SmsToRender<T>): string => {
  const { template, language, product, wording = null, isTest = false } = sms
  const data = cleaned(sms.data)
  const { test, texts } = MESSAGE_WORDS_IN[language]
  const text = oneLine(
    wording ? fillSms(cleaned(wording), smsValues(template, data, language), product) : texts[template](data, product),
  )
  return isTest ? `${test} ${text}` : text
}
