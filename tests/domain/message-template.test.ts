import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../src/domain/language.ts'
import { checkDraft, checkTemplate, problemsByField, readProblems } from '../../src/domain/message-template-check.ts'
import {
  blocksOfBody,
  fieldsOfTexts,
  textsOfFields,
  type TemplateText,
  type TemplateTexts,
} from '../../src/domain/message-template.ts'
import { MESSAGE_VARIABLES, TEMPLATE_KINDS, variablesOf } from '../../src/domain/message-variables.ts'
import { MESSAGE_TEMPLATES } from '../../src/domain/message.ts'
import { smsParts } from '../../src/domain/sms-parts.ts'

const INVITATION = { channel: 'mail', template: 'invitation' } as const
const SOUND: TemplateText = {
  subject: 'Come to {product}',
  preview: 'As {role}',
  body: 'Hello {name},\n\n{code}\n\n[Accept]({link})\n\nUntil {until}.',
}
const inAll = (text: TemplateText): TemplateTexts => ({ en: text, tr: text, ar: text })
const brokenIn = (text: Partial<TemplateText>) =>
  checkTemplate(INVITATION, { ...inAll(SOUND), tr: { ...SOUND, ...text } }).map(({ field, rule, variables }) => [
    field,
    rule,
    variables,
  ])

describe('what keeps a template from being put in force', () => {
  it('is nothing where each language has what it needs', () => {
    expect(checkTemplate(INVITATION, inAll(SOUND))).toEqual([])
  })

  it.each([
    ['an empty part', { subject: '  ' }, [['trSubject', 'empty', []]]],
    ['what is too long', { subject: 'a'.repeat(151) }, [['trSubject', 'tooLong', []]]],
    ['a variable that is not known', { subject: '{nobody} {product}' }, [['trSubject', 'unknown', ['nobody']]]],
    ['a required variable that lacks', { body: 'Hello {code}' }, [['trBody', 'missing', ['link']]]],
    ['a code where others read it', { preview: 'Your code: {code}' }, [['trPreview', 'secret', ['code']]]],
    ['a brace that ends nowhere', { subject: '{product' }, [['trSubject', 'brace', []]]],
    ['a button to what is no link', { body: `${SOUND.body}\n\n[Here]({role})` }, [['trBody', 'notLink', ['role']]]],
    [
      'a link within a sentence',
      { body: `${SOUND.body}\n\nOr [here]({link}) if you like` },
      [['trBody', 'noLink', []]],
    ],
    [
      'an address that is not one of the product',
      { body: `${SOUND.body}\n\n[Here](https://example.org)` },
      [['trBody', 'noLink', []]],
    ],
  ] as const)('is %s, in whichever language', (_name, text, problems) => {
    expect(brokenIn(text)).toEqual(problems)
  })

  it('is told all at once, and read back out of one value of a field', () => {
    const problems = checkTemplate(INVITATION, {
      ...inAll(SOUND),
      ar: { ...SOUND, subject: '', body: 'Hello {nobody}' },
    })
    const byField = problemsByField(problems)
    expect(Object.keys(byField)).toEqual(['arSubject', 'arBody'])
    expect(readProblems(byField.arBody ?? '')).toEqual([
      { rule: 'unknown', most: 5000, variables: ['nobody'] },
      { rule: 'missing', most: 5000, variables: ['code', 'link'] },
    ])
  })

  it('is of a draft only that it has no room', () => {
    const unfinished = inAll({ subject: 'a'.repeat(151), preview: '', body: '{nobody' })
    expect(checkDraft(INVITATION, unfinished).map(({ field, rule }) => [field, rule])).toEqual(
      LANGUAGES.map((language) => [`${language}Subject`, 'tooLong']),
    )
  })

  it('asks a text message for its body alone', () => {
    const blank = { subject: '', preview: '', body: '' }
    expect(checkTemplate({ channel: 'sms', template: 'phoneCode' }, inAll(blank)).map(({ field }) => field)).toEqual([
      'enBody',
      'trBody',
      'arBody',
    ])
  })
})

describe('the kinds of messages', () => {
  it('are all there, each as it leaves', () => {
    const mailed = Object.keys(MESSAGE_VARIABLES.mail)
    expect([...new Set(TEMPLATE_KINDS.map(({ template }) => template))].toSorted()).toEqual(
      [...MESSAGE_TEMPLATES].toSorted(),
    )
    expect(mailed).not.toContain('phoneCode')
    expect(variablesOf({ channel: 'sms', template: 'invitation' })).toBeNull()
  })
})

describe('a body', () => {
  const isApart = (variable: string) => variable === 'code'
  it('is paragraphs, codes and links, parted by empty lines', () => {
    expect(blocksOfBody('One\ntwo\n\n\n {code} \n \n[Go on]({link})\n\n{link}', isApart)).toEqual([
      { kind: 'text', text: 'One\ntwo' },
      { kind: 'apart', variable: 'code' },
      { kind: 'link', label: 'Go on', variable: 'link' },
      { kind: 'text', text: '{link}' },
    ])
  })

  it('is the same as fields of a form and as texts', () => {
    const texts = { en: SOUND, tr: { ...SOUND, subject: 'Gelin' }, ar: { ...SOUND, body: 'تعال' } }
    expect(textsOfFields(fieldsOfTexts(texts))).toEqual(texts)
  })
})

describe('the parts of a text message', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ş'.repeat(70), 1],
    ['ş'.repeat(71), 2],
    ['م'.repeat(134), 2],
    ['م'.repeat(135), 3],
  ])('of %s are %i', (text, parts) => {
    expect(smsParts(text)).toBe(parts)
  })
})
