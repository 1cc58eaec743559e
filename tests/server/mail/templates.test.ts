import { describe, expect, it } from 'vitest'

import { renderMail, renderSms } from '../../../server/modules/mail/templates.ts'
import type { MailTemplate } from '../../../server/platform/mail.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import { LINK_HOURS } from '../../../src/domain/link.ts'
import { PHONE_CODE } from '../../../src/domain/phone.ts'
import { MAIL_SAMPLES } from './samples.ts'

const TEMPLATES = Object.keys(MAIL_SAMPLES) as MailTemplate[]
const CASES = TEMPLATES.flatMap((template) => LANGUAGES.map((language) => [template, language] as const))

const HOSTILE = 'Ada <Moreno> "&\' \u202Edroll\r\nBcc: all@example.org'
const render = (template: MailTemplate, language: Language, name = HOSTILE) =>
  renderMail({ template, language, name, data: MAIL_SAMPLES[template], product: 'TIM & Training' })

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
const valuesOf = (template: MailTemplate, what: (key: string) => boolean): string[] =>
  Object.entries(MAIL_SAMPLES[template])
    .filter(([key]) => what(key))
    .map(([, value]) => String(value))
const linksOf = (template: MailTemplate) => valuesOf(template, (key) => key.toLowerCase().endsWith('link'))
const codesOf = (template: MailTemplate) => valuesOf(template, (key) => /code$|number$|reference/i.test(key))
/** Without the marks and elements that only turn the direction. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]|<\/?bdi[^>]*>/g, '')

describe.each(CASES)('the mail %s in %s', (template, language) => {
  const mail = render(template, language)

  it('is whole: a subject of one line, a text and an HTML part, and nothing left out', () => {
    const parts = [mail.subject, mail.text, mail.html]
    expect(parts.every((part) => part.length > 10 && !/undefined|null|NaN|\[object/.test(part))).toBe(true)
    expect(mail.subject).toMatch(/^\S.*\S$/)
    expect(mail.subject).not.toMatch(/[\r\n\u2066-\u2069\u202A-\u202E]/)
  })

  it('has each link on a line of its own, and in the HTML to be opened and to be read', () => {
    const lines = mail.text.split('\n')
    for (const link of linksOf(template)) {
      expect(lines).toContain(link)
      expect(mail.html).toContain(`<a href="${escaped(link)}"`)
      expect(mail.html).toContain(`<bdi dir="ltr">${escaped(link)}</bdi>`)
    }
    expect(linksOf(template).length).toBeGreaterThan(0)
  })

  it('has its code apart, from left to right', () => {
    for (const code of codesOf(template)) {
      expect(mail.text.split('\n')).toContain(code)
      expect(mail.html).toContain(`<bdi dir="ltr">${code}</bdi>`)
    }
    expect(mail.code).toBe(codesOf(template)[0])
  })

  it('says its language and direction where clients look and where they do not', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr'
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(mail.html).toContain(`lang="${language}" dir="${direction}" style="max-width:560px"`)
  })

  it('escapes what it is filled with, and lets nothing turn its lines around', () => {
    const elements = [...mail.html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name)
    const known = 'html head meta title style body div table tr td h1 p a br bdi'.split(' ')
    expect(elements.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
    expect(mail.html).toContain('Ada &lt;Moreno&gt; &quot;&amp;&#39;')
    expect(`${mail.text}${mail.html}`).not.toMatch(/[\u202A-\u202E]/)
    expect(mail.html.split('<bdi').length).toBe(mail.html.split('</bdi>').length)
  })

  it('loads nothing and bears the dark', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import| on[a-z]+="/)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
  })

  it('begins with what a mailbox shows beside the subject, which tells no secret', () => {
    const preheader = /<body[^>]*>\s*<div style="display:none[^>]*>([^&<]*)/.exec(mail.html)?.[1] ?? ''
    expect(preheader.length).toBeGreaterThan(5)
    expect([...linksOf(template), ...codesOf(template)].some((secret) => preheader.includes(secret))).toBe(false)
  })
})

describe('what a mail says', () => {
  const ONCE_FOR_A_DAY = { en: 'works once, for one day', tr: 'bir kez ve bir gün', ar: 'مرة واحدة ولمدة يوم واحد' }
  const ONCE_FOR_AN_HOUR = {
    en: 'works once, for one hour',
    tr: 'bir kez ve bir saat',
    ar: 'مرة واحدة ولمدة ساعة واحدة',
  }

  it.each(LANGUAGES)('in %s of how long its link works is what the link does', (language) => {
    expect(LINK_HOURS).toEqual({ verification: 24, passwordReset: 1, emailChange: 24, walkIn: 168 })
    for (const template of ['emailVerification', 'emailChange'] as const) {
      expect(render(template, language).text).toContain(ONCE_FOR_A_DAY[language])
      expect(render(template, language).html).toContain(ONCE_FOR_A_DAY[language])
    }
    expect(render('passwordReset', language).text).toContain(ONCE_FOR_AN_HOUR[language])
    expect(render('passwordReset', language).html).toContain(ONCE_FOR_AN_HOUR[language])
  })

  it.each([
    ['en', 'as an instructor', 'March 2, 2027'],
    ['tr', 'eğitmen', '2 Mart 2027'],
    ['ar', 'مدرّب', '2 مارس 2027'],
  ] as const)('in %s of an invitation names the role, who invites and the last day', (language, role, day) => {
    const digits = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    const text = digits(plain(render('invitation', language).text))
    for (const part of [role, day, 'Marcus <i>Reed</i>', 'TIM & Training']) expect(text).toContain(part)
  })

  it('keeps the lines of a message that was written by hand', () => {
    const { html } = render('contactMessage', 'en')
    expect(plain(html)).toContain('First line<br>second &amp; &lt;img src=x onerror=alert(1)&gt;evil')
  })

  it('turns an address within an Arabic sentence from left to right', () => {
    const { text, html } = render('emailChangeNotice', 'ar')
    expect(text).toContain('\u2066new.<b>ada</b>@example.org\u2069')
    expect(html).toContain('<bdi dir="ltr">new.&lt;b&gt;ada&lt;/b&gt;@example.org</bdi>')
  })

  it('needs no marks where all runs from left to right', () => {
    expect(render('emailChangeNotice', 'en').text).not.toMatch(/[\u2066-\u2069]/)
    expect(render('emailChangeNotice', 'en', 'عمر').text).toContain('\u2068عمر\u2069')
  })

  it('has a subject of one line, whatever it is filled with', () => {
    const data = { ...MAIL_SAMPLES.enrollmentConfirmed, courseTitle: 'A course\r\nBcc: all@example.org' }
    const mail = renderMail({ template: 'enrollmentConfirmed', language: 'en', name: 'Ada', data, product: 'TIM' })
    expect(mail.subject).toBe('You are enrolled: A course Bcc: all@example.org')
  })
})

describe('the text message with a code', () => {
  it.each([
    ['en', 'Your TIM Training code is 120394. It is good for 10 minutes. Tell it to nobody.'],
    ['tr', 'TIM Training kodunuz: 120394. 10 dakika geçerli, kimseye söylemeyin.'],
    ['ar', 'رمزك في TIM Training هو 120394، صالح 10 دقائق. لا تخبر به أحدًا.'],
  ] as const)('in %s is short, and says how long it is good', (language, text) => {
    const sms = renderSms({ template: 'phoneCode', language, data: { code: '120394' }, product: 'TIM Training' })
    expect(sms).toBe(text)
    expect(PHONE_CODE.minutes).toBe(10)
  })

  // Letters beyond the seven-bit alphabet leave room for 70 characters in a segment, else there are 160.
  it.each(LANGUAGES)('in %s is one segment', (language) => {
    const sms = renderSms({ template: 'phoneCode', language, data: { code: '120394' }, product: 'TIM Training' })
    const isSevenBit = /^[\u0020-\u007E]*$/.test(sms)
    expect(sms.length).toBeLessThanOrEqual(isSevenBit ? 160 : 70)
  })
})
