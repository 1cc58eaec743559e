import { describe, expect, it } from 'vitest'

import { textsIn } from '../../../server/i18n/texts.ts'
import { passwordFlaw, refuseCommon } from '../../../server/platform/common-passwords.ts'

const ADA = { email: 'ada.moreno@example.org', firstName: 'Ada', lastName: 'Moreno' }

describe('a password that is easily guessed', () => {
  it.each([
    'Password1!',
    'P@ssw0rd2024!',
    'pa$$W0RD!!',
    'Qwerty123!',
    'Summer2026!',
    'Welcome1!',
    '!!Dragon99',
    'L3tMe1n!',
    '1Q2w3e4r!',
    'Zaq12wsx!',
    'Aa123456!',
    'Abc12345!',
    'Abcdefgh1!',
    'Zyxwvu1!',
    'AdminAdmin1!',
    'Aaaaaaaa1!',
    'Iloveyou#1',
    'Şifre2026!',
    'Galatasaray1905?',
    'İstanbul34!',
    'İSTANBUL34!',
    'Ｐａｓｓｗｏｒｄ1!',
  ])('%s is common', (password) => {
    expect(passwordFlaw(password)).toBe('commonPassword')
  })

  it.each(['ada.moreno@2026A', 'xxAda-Moreno!77', 'M0renoAda!77', 'Adamoreno#2026', 'Moreno#2026', '4da-M0reno?x'])(
    '%s tells what is known of the person',
    (password) => {
      expect(passwordFlaw(password, ADA)).toBe('ownPassword')
    },
  )

  it.each([
    'Responder#2026',
    'Training#2026',
    'Another#2026',
    'Correct-Horse battery staple 4!',
    'k9#Lm!2xQ@8vT',
    'Password and eleven more: 3!',
    'Dragon#938475610294!',
    'Yeni-Köprü geçişi 7 şerit!',
    'طريق-Sari3-مفتوح#7',
    '#A7!@29$%%x8!!9?4&',
    '7#3A9!b2$58',
  ])('%s is nobody’s first guess', (password) => {
    expect(passwordFlaw(password, ADA)).toBeUndefined()
  })

  it('of a short mailbox or name is not taken for it by chance', () => {
    expect(
      passwordFlaw('Bridge#jo#Lane7', { email: 'jo@example.org', firstName: 'Jo', lastName: 'Li' }),
    ).toBeUndefined()
  })

  it('is refused as the field it is, in the language asked for', () => {
    const refusal = (password: string) => {
      try {
        refuseCommon(password, textsIn('tr').fields, ADA)
        return undefined
      } catch (cause) {
        return cause
      }
    }
    const { commonPassword, ownPassword } = textsIn('tr').fields
    expect([refusal('Password1!'), refusal('Moreno#2026'), refusal('Responder#2026')]).toEqual([
      expect.objectContaining({ statusCode: 400, details: [{ field: 'password', message: commonPassword }] }),
      expect.objectContaining({ statusCode: 400, details: [{ field: 'password', message: ownPassword }] }),
      undefined,
    ])
  })
})
