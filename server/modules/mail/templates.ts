import { directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { MailData, MailTemplate } from '../../platform/mail.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { tr } from './words/tr.ts'

/** What a mail says, before it becomes text and HTML. */
export type Letter = Readonly<{
  subject: string
  paragraphs: readonly string[]
  /** Shown apart, to be read off or copied. */
  code?: string
  link: Readonly<{ label: string; address: string }>
  closing: string
}>

export type MailWords = Readonly<{
  greeting: (name: string) => string
  letters: Readonly<{ [T in MailTemplate]: (data: MailData[T], product: string) => Letter }>
}>

export type RenderedMail = Readonly<{ subject: string; text: string; html: string }>

const words: Readonly<Record<Language, MailWords>> = { en, tr, ar }

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** A subject is one line, whatever it was filled with. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const asText = (greeting: string, letter: Letter): string =>
  [
    greeting,
    ...letter.paragraphs,
    ...(letter.code === undefined ? [] : [letter.code]),
    `${letter.link.label}:\n${letter.link.address}`,
    letter.closing,
  ].join('\n\n')

const asHtml = (language: Language, greeting: string, letter: Letter): string => {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`
  const code =
    letter.code === undefined
      ? ''
      : `<p dir="ltr" style="margin:0 0 16px;font:700 24px/1.4 monospace;letter-spacing:2px">${escape(letter.code)}</p>`
  const address = escape(letter.link.address)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f2f4f5;color:#1b2226;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:6px solid #ff5fa2">
${paragraph(greeting)}
${letter.paragraphs.map(paragraph).join('\n')}
${code}
<p style="margin:0 0 16px"><a href="${address}" style="color:#0b5394;font-weight:700">${escape(letter.link.label)}</a></p>
<p dir="ltr" style="margin:0 0 24px;font-size:13px;color:#4a555c;word-break:break-all">${address}</p>
<p style="margin:0;font-size:14px;color:#4a555c">${escape(letter.closing)}</p>
</div>
</body>
</html>`
}

/** Fills a template; everything that goes into the HTML is escaped. */
export const renderMail = <T extends MailTemplate>(mail: {
  template: T
  language: Language
  name: string
  data: MailData[T]
  product: string
}): RenderedMail => {
  const { greeting, letters } = words[mail.language]
  const letter = letters[mail.template](mail.data, mail.product)
  const hello = greeting(mail.name)
  return {
    subject: oneLine(letter.subject),
    text: asText(hello, letter),
    html: asHtml(mail.language, hello, letter),
  }
}
