import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import { printBirthdate } from '../../../src/domain/birthdate.ts'
import { PERSON, detailsOf, lastCodeTo, post, refused, signUp } from '../support/accounts.ts'
import { solveBotCheck } from '../support/bot.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

describe('the fields', () => {
  const wrong = {
    firstName: ' ',
    lastName: '',
    email: 'nora at example',
    birthdate: '02/30/1990',
    password: 'amber-lights#4',
    phone: '555-201-3344',
    primaryAgencyId: 'ems',
    userType: 4,
  }
  const words = {
    en: ['Field Required', 'Invalid email address', 'User must be at least 18 years old'],
    tr: ['Zorunlu alan', 'Geçersiz e-posta adresi', 'Kullanıcı en az 18 yaşında olmalıdır'],
    ar: ['حقل مطلوب', 'بريد إلكتروني غير صالح', 'يجب ألا يقل عمر المستخدم عن 18 عامًا'],
  }
  const more = {
    en: ['Password does not meet the requirements.', 'Invalid phone number', 'This value has the wrong type.'],
    tr: ['Parola gereksinimleri karşılamıyor.', 'Geçersiz telefon numarası', 'Bu değerin türü yanlış.'],
    ar: ['كلمة المرور لا تستوفي المتطلبات.', 'رقم هاتف غير صالح', 'نوع هذه القيمة غير صحيح.'],
  }

  it.each(['en', 'tr', 'ar'] as const)('are refused all at once, in %s', async (language) => {
    const answer = await signUp(server, { person: wrong, botCheck: '{}', headers: { 'accept-language': language } })
    const [required, email, age] = words[language]
    const [password, phone, type] = more[language]
    expect([refused(answer), detailsOf(answer)]).toEqual([
      [400, 'INVALID'],
      {
        firstName: required,
        lastName: required,
        email,
        birthdate: age,
        password,
        phone,
        primaryAgencyId: type,
        userType: required,
      },
    ])
  })

  const bornBefore = (years: number, days: number): string => {
    const day = new Date(server.clock.now().getTime() + days * DAY)
    day.setUTCFullYear(day.getUTCFullYear() - years)
    return printBirthdate(day.toISOString().slice(0, 10))
  }

  it.each([
    ['a day short of eighteen', () => bornBefore(18, 1), 400],
    ['eighteen today', () => bornBefore(18, 0), 201],
    ['a birthday that is not written as asked', () => '3/2/2000', 400],
    ['a day that there is not', () => '02/29/2001', 400],
  ])('know %s by the server’s clock', async (name, birthdate, status) => {
    const person = { birthdate: birthdate(), email: `${name.replaceAll(' ', '.')}@example.org` }
    const answer = await signUp(server, { person })
    expect(answer.statusCode).toBe(status)
  })

  it.each([
    ['what is not sent', { confirmPassword: PERSON.password, terms: true }, ['confirmPassword', 'terms']],
    ['what is protected', { roleMappings: [{ roleId: 1 }], isVerified: true }, ['roleMappings', 'isVerified']],
  ])('take nothing of %s', async (_name, person, fields) => {
    const answer = await signUp(server, { person, botCheck: '{}' })
    expect([answer.statusCode, Object.keys(detailsOf(answer))]).toEqual([400, fields])
  })

  it.each([
    ['en', 'Password1!', 'This password is on lists of leaked passwords. Choose another.'],
    ['tr', 'P@ssw0rd2024!', 'Bu parola, sızdırılmış parola listelerinde yer alıyor. Başka bir parola seçin.'],
    ['ar', 'Castellano#26', 'تحتوي كلمة المرور هذه على اسمك أو بريدك الإلكتروني. اختر غيرها.'],
  ])('take no password that is guessed first, said in %s', async (language, password, message) => {
    const answer = await signUp(server, { person: { password }, headers: { 'accept-language': language } })
    expect([refused(answer), detailsOf(answer)]).toEqual([[400, 'INVALID'], { password: message }])
  })

  it('take a password of 128 characters of any script, and not one more', async () => {
    const long = `Köprü Şerit طريق 7 #${'ö'.repeat(108)}`
    const email = 'long@example.org'
    const botCheck = await solveBotCheck(server)
    const longer = await signUp(server, { person: { email, password: `${long}ö` }, botCheck })
    const taken = await signUp(server, { person: { email, password: long }, botCheck })
    await post(server, '/auth/confirm-email', { code: await lastCodeTo(server, email) })
    const cut = await post(server, '/auth/login', { email, password: long.slice(0, -1) })
    expect([long.length, longer.statusCode, taken.statusCode, refused(cut)]).toEqual([
      128,
      400,
      201,
      [403, 'WRONG_CREDENTIALS'],
    ])
    expect(await server.signIn(email, long)).toMatch(/^ey/)
  })

  it('name agencies that there are', async () => {
    const [agency] = await server.platform.db
      .insert(agencies)
      .values({ name: 'Ridge County EMS' })
      .returning({ id: agencies.id })
    const answer = await signUp(server, {
      person: { primaryAgencyId: 999_999, agencies: [agency?.id ?? 0, 888_888] },
      headers: { 'accept-language': 'tr' },
    })
    expect(detailsOf(answer)).toEqual({
      primaryAgencyId: 'Bu kurum listede yok.',
      agencies: 'Bu kurum listede yok.',
    })
  })
})
