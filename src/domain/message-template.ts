import { keysOf } from './keys.ts'
import { LANGUAGES, type Language } from './language.ts'
import type { MessageChannel } from './message.ts'

/** Where a version of a template stands. Of one kind at most one is being written, and at most one in force. */
export const TEMPLATE_STATES = ['draft', 'checked', 'inForce', 'older'] as const
export type TemplateState = (typeof TEMPLATE_STATES)[number]

/** What happens to a version. */
export const TEMPLATE_EVENTS = [
  'draft.changed',
  'draft.checked',
  'draft.dropped',
  'version.putInForce',
  'version.replaced',
] as const

/** What a message is made of in one language. A text message has a body alone. */
export type TemplateText = Readonly<{
  subject: string
  /** What a mailbox shows beside the subject. */
  preview: string
  body: string
}>
export type TemplatePart = keyof TemplateText
export type TemplateTexts = Readonly<Record<Language, TemplateText>>

export const TEMPLATE_PARTS: Readonly<Record<MessageChannel, readonly TemplatePart[]>> = {
  mail: ['subject', 'preview', 'body'],
  sms: ['body'],
}

/** Characters, as they are written: before anything is filled in. */
export const TEMPLATE_LIMITS: Readonly<Record<MessageChannel, TemplateLengths>> = {
  mail: { subject: 150, preview: 150, body: 5000 },
  sms: { subject: 0, preview: 0, body: 480 },
}
type TemplateLengths = Readonly<Record<TemplatePart, number>>

/** A field of the form in which all languages are written beside each other. */
export type TemplateField = `${Language}${Capitalize<TemplatePart>}`
export type TemplateFields = Readonly<Record<TemplateField, string>>

export const TEMPLATE_FIELDS = keysOf<TemplateField>({
  enSubject: true,
  enPreview: true,
  enBody: true,
  trSubject: true,
  trPreview: true,
  trBody: true,
  arSubject: true,
  arPreview: true,
  arBody: true,
})

const CAPITALS: Readonly<Record<TemplatePart, Capitalize<TemplatePart>>> = {
  subject: 'Subject',
  preview: 'Preview',
  body: 'Body',
}

/** The field of a part in a language. */
export const templateField = (language: Language, part: TemplatePart): TemplateField => `${language}${CAPITALS[part]}`

/** The texts, field by field. */
export const fieldsOfTexts = (texts: TemplateTexts): TemplateFields =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      TEMPLATE_PARTS.mail.map((part) => [templateField(language, part), texts[language][part]]),
    ),
  ) as TemplateFields

/** The fields, language by language. */
export const textsOfFields = (fields: TemplateFields): TemplateTexts => {
  const textIn = (language: Language): TemplateText => ({
    subject: fields[templateField(language, 'subject')],
    preview: fields[templateField(language, 'preview')],
    body: fields[templateField(language, 'body')],
  })
  return { en: textIn('en'), tr: textIn('tr'), ar: textIn('ar') }
}

/** What a paragraph of a body is: words, what stands apart to be read off, or a link by itself. */
export type TemplateBlock =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'apart'; variable: string }>
  | Readonly<{ kind: 'link'; label: string; variable: string }>

const APART = /^\{(\w+)\}$/u
const LINK = /^\[([^\]\n]+)\]\(\{(\w+)\}\)$/u

/** A variable in a text: `{code}`. */
export const VARIABLE = /\{(\w+)\}/gu

/** The paragraphs of a body, parted by empty lines, in their order. What is filled in later makes no others. */
export const blocksOfBody = (body: string, isApart: (variable: string) => boolean): readonly TemplateBlock[] =>
  body
    .split(/\n[^\S\n]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): TemplateBlock => {
      const [, variable] = APART.exec(paragraph) ?? []
      if (variable !== undefined && isApart(variable)) return { kind: 'apart', variable }
      const [, label, address] = LINK.exec(paragraph) ?? []
      if (label !== undefined && address !== undefined) return { kind: 'link', label, variable: address }
      return { kind: 'text', text: paragraph }
    })
