import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import type { TemplateText, TemplateTexts } from '../../../src/domain/message-template.ts'
import type { TemplateKind } from '../../../src/domain/message-variables.ts'
import type { MailTemplate } from '../../platform/mail.ts'
import type { SmsTemplate } from '../../platform/sms.ts'
import { withoutIsolates } from './letter.ts'
import { sampleMails, sampleTexts } from './sample-messages.ts'
import { SAMPLE_NAMES } from './sample-words.ts'
import { mailValues, smsValues } from './template-values.ts'
import { MESSAGE_WORDS_IN } from './templates.ts'

/** Found nowhere else: its name takes its place. */
const PRODUCT = 'ⓟⓡⓞⓓⓤⓒⓣ'
const NOTE = 'ⓝⓞⓣⓔ'

/**
 * Puts the names of variables where their values stand, the longest value first, so that a code within a link is part of
 * the link. It is how the product's own words become a template that can be changed.
 */
const namingIn = (values: ReadonlyMap<string, string>) => {
  const known = [...values]
    .map(([name, value]) => [name, withoutIsolates(value).trim()] as const)
    .filter(([, value]) => value !== '')
    .toSorted(([, one], [, other]) => other.length - one.length)
  const names = new Map(known.toReversed().map(([name, value]) => [value, name]))
  const anyOf = new RegExp(
    known.map(([, value]) => value.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)).join('|'),
    'gu',
  )
  return (text: string): string => withoutIsolates(text).replaceAll(anyOf, (value) => `{${names.get(value) ?? ''}}`)
}

const mailIn = (template: MailTemplate, language: Language): TemplateText => {
  const words = MESSAGE_WORDS_IN[language]
  const samples = sampleMails(language)
  const data = {
    ...samples,
    // Those that the programme reminds itself are told what holds for everybody.
    courseReminder: { ...samples.courseReminder, coordinator: null },
    reportReady: { ...samples.reportReady, isAmendment: true, note: NOTE },
  }[template]
  const letter = words.letters[template](data as never, PRODUCT)
  const own = mailValues(template, data as never, { language, words, letter })
  const values = new Map([...own, ['product', PRODUCT], ['name', SAMPLE_NAMES[language]]])
  // How a text begins is told beside the subject; the text itself is in the body.
  const shortly = namingIn(new Map([...values, ['text', '']]))
  const named = namingIn(new Map([...values, ['excerpt', '']]))
  const linked = ({ label, address }: typeof letter.link) => `[${named(label)}](${named(address)})`
  return {
    subject: named(letter.subject),
    preview: shortly(letter.preheader).replaceAll(/\s+/gu, ' '),
    body: [
      named([words.greeting(SAMPLE_NAMES[language]), ...letter.paragraphs].join('\n\n')),
      ...(letter.code === undefined ? [] : [named(letter.code)]),
      ...[letter.link, ...(letter.moreLinks ?? [])].map(linked),
      ...(letter.validity === undefined ? [] : [named(letter.validity)]),
      named(letter.closing),
    ].join('\n\n'),
  }
}

const smsIn = (template: SmsTemplate, language: Language): TemplateText => {
  const data = sampleTexts(language)[template]
  const values = new Map([...smsValues(template, data as never, language), ['product', PRODUCT]])
  const body = MESSAGE_WORDS_IN[language].texts[template](data as never, PRODUCT)
  return { subject: '', preview: '', body: namingIn(values)(body) }
}

/** What the product itself says in a kind of message, as a template: what somebody begins with who changes it. */
export const builtInTexts = ({ channel, template }: TemplateKind): TemplateTexts => {
  const textIn = (language: Language) =>
    channel === 'mail' ? mailIn(template as MailTemplate, language) : smsIn(template as SmsTemplate, language)
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<Language, TemplateText>
}
