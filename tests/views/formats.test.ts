import { describe, expect, test } from 'vitest'

import { formatsIn } from '../../src/i18n/formats.ts'

const NOW = Date.parse('2026-05-04T12:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000

const formats = { en: formatsIn('en'), tr: formatsIn('tr'), ar: formatsIn('ar') }
type Spoken = Readonly<{ en: string; tr: string; ar: string }>
const inAll = (say: (spoken: typeof formats.en) => string): Spoken => ({
  en: say(formats.en),
  tr: say(formats.tr),
  ar: say(formats.ar),
})
const from = (milliseconds: number) => new Date(NOW + milliseconds).toISOString()

describe('a value in each language', () => {
  test.each<[string, (spoken: typeof formats.en) => string, Spoken]>([
    ['a number', ({ number }) => number(1234.5), { en: '1,234.5', tr: '1.234,5', ar: '1,234.5' }],
    ['a share', ({ percent }) => percent(0.8), { en: '80%', tr: '%80', ar: '80\u200e%\u200e' }],
    ['seconds', ({ duration }) => duration(90), { en: '90 sec', tr: '90 sn.', ar: '90 ثانية' }],
    ['minutes, rounded up', ({ duration }) => duration(301), { en: '6 min', tr: '6 dk.', ar: '6 دقائق' }],
    ['a small file', ({ fileSize }) => fileSize(1), { en: '1 kB', tr: '1 kB', ar: '1 كيلوبايت' }],
    ['a file', ({ fileSize }) => fileSize(1024 ** 3 - 1), { en: '1,024 MB', tr: '1.024 MB', ar: '1,024 م.ب' }],
    ['a large file', ({ fileSize }) => fileSize(2.5 * 1024 ** 3), { en: '2.5 GB', tr: '2,5 GB', ar: '2.5 غ.ب' }],
    ['hours', ({ hours }) => hours(1.5), { en: '1.5 hr', tr: '1,5 sa.', ar: '1.5 ساعة' }],
  ])('%s', (_what, say, spoken) => {
    expect(inAll(say)).toEqual(spoken)
  })
})

describe('a list is joined as the language joins it', () => {
  test.each<[string[], Spoken]>([
    [[], { en: '', tr: '', ar: '' }],
    [['EMS'], { en: 'EMS', tr: 'EMS', ar: 'EMS' }],
    [['A', 'B'], { en: 'A and B', tr: 'A ve B', ar: 'A وB' }],
    [['A', 'B', 'C'], { en: 'A, B, and C', tr: 'A, B ve C', ar: 'A وB وC' }],
  ])('%j', (items, spoken) => {
    expect(inAll(({ list }) => list(items))).toEqual(spoken)
  })
})

describe('a distance in time', () => {
  test.each<[string, number, Spoken]>([
    ['this moment', 0, { en: 'now', tr: 'şimdi', ar: 'الآن' }],
    ['half a minute ago', -30_000, { en: 'now', tr: 'şimdi', ar: 'الآن' }],
    ['a minute', MINUTE, { en: 'in 1 minute', tr: '1 dakika sonra', ar: 'خلال دقيقة واحدة' }],
    ['two hours ago', -120 * MINUTE, { en: '2 hours ago', tr: '2 saat önce', ar: 'قبل ساعتين' }],
    ['a day and a half', 1.5 * DAY, { en: 'in 1 day', tr: '1 gün sonra', ar: 'خلال يوم واحد' }],
    ['three days', 3 * DAY, { en: 'in 3 days', tr: '3 gün sonra', ar: 'خلال 3 أيام' }],
    ['eleven days', 11 * DAY, { en: 'in 11 days', tr: '11 gün sonra', ar: 'خلال 11 يومًا' }],
    ['two months', 65 * DAY, { en: 'in 2 months', tr: '2 ay sonra', ar: 'خلال شهرين' }],
    ['a year ago', -400 * DAY, { en: '1 year ago', tr: '1 yıl önce', ar: 'قبل سنة واحدة' }],
  ])('%s', (_what, milliseconds, spoken) => {
    expect(inAll(({ relative }) => relative(from(milliseconds), NOW))).toEqual(spoken)
  })
})
