import { blocksOfBody, VARIABLE, type TemplateText } from '../../../src/domain/message-template.ts'
import { variablesOf, type TemplateVariable } from '../../../src/domain/message-variables.ts'
import type { MailTemplate } from '../../platform/mail.ts'
import { isolated, ltr } from './letter.ts'
import type { MailBlock, MailBody } from './mail-blocks.ts'

type Values = ReadonlyMap<string, string>

/** A value within a sentence: addresses and codes run from left to right, names as their own letters do. */
const within = (value: string, kind: TemplateVariable['kind'] | undefined): string => {
  if (value === '' || kind === 'part') return value
  return kind === 'text' ? isolated(value) : ltr(value)
}

/** Once, from left to right: what is filled in is never looked through for variables. */
const filledWith = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replaceAll(VARIABLE, (whole, name: string) => valueOf(name) ?? whole)

/**
 * The blocks of a mail in words of the programme's own. Its paragraphs are found before anything is filled in, so no
 * value makes another; one that says nothing is left out. What stands below the first link is the small print.
 */
export const fillMail = (
  template: MailTemplate,
  { subject, preview, body }: TemplateText,
  own: Values,
  every: Readonly<{ name: string; product: string }>,
): MailBody => {
  const kinds = variablesOf({ channel: 'mail', template })
  const values: Values = new Map([...own, ...Object.entries(every)])
  const inText = (text: string) =>
    filledWith(text, (name) => {
      const value = values.get(name)
      return value === undefined ? undefined : within(value, kinds?.get(name)?.kind)
    })
  const blocks: MailBlock[] = []
  for (const block of blocksOfBody(body, (name) => kinds?.get(name)?.kind === 'code')) {
    const isBelow = blocks.some(({ kind }) => kind === 'button')
    if (block.kind === 'text') {
      const text = inText(block.text)
      if (text.trim() !== '') blocks.push({ kind: isBelow ? 'quiet' : 'text', text })
      continue
    }
    const value = values.get(block.variable) ?? ''
    if (value === '') continue
    if (block.kind === 'apart') blocks.push({ kind: 'code', text: value })
    else blocks.push({ kind: isBelow ? 'link' : 'button', link: { label: inText(block.label), address: value } })
  }
  return { subject: inText(subject), preheader: inText(preview), blocks }
}

/** A text message in words of the programme's own. */
export const fillSms = ({ body }: TemplateText, own: Values, product: string): string =>
  filledWith(body, (name) => (name === 'product' ? product : own.get(name)))
