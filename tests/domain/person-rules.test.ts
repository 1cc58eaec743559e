import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import {
  ageAt,
  isOfAge,
  maskBirthdate,
  padBirthdate,
  printBirthdate,
  readBirthdate,
} from '../../src/domain/birthdate.ts'
import { birthdateAt, phoneNumber } from '../../src/domain/contract/person.contract.ts'
import { signUpBodyAt, signUpFormAt } from '../../src/domain/contract/sign-up.contract.ts'
import { ruleOfIssue, rulesOf } from '../../src/domain/field-rules.ts'
import { passwordLacks } from '../../src/domain/password.ts'
import { canSendCode, isPhone, isPhoneAbroad, maskPhone } from '../../src/domain/phone.ts'
import { USER_TYPE } from '../../src/domain/user-type.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')

describe('a password (specification, section 5)', () => {
  it.each([
    ['Abcdef1!', []],
    ['Abcde1!', ['characters']],
    ['abcdef1!', ['upper']],
    ['ABCDEF1!', ['lower']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['symbol']],
    ['Abcdef1-', ['symbol']],
    ['', ['characters', 'upper', 'lower', 'digit', 'symbol']],
  ] as const)('%s lacks %j', (password, lacks) => {
    expect(passwordLacks(password)).toEqual(lacks)
  })

  it.each(Array.from('@#$!%*?&'))('may have %s as its symbol', (symbol) => {
    expect(passwordLacks(`Abcdef1${symbol}`)).toEqual([])
  })

  it('takes spaces and letters of any script, and counts characters rather than their halves', () => {
    expect(passwordLacks('Köprü üstü 7&')).toEqual([])
    expect(passwordLacks('Aa1!😀😀😀')).toEqual(['characters'])
  })
})

it.each([
  ['+90 532 123 45 67', ['phoneCountry']],
  ['0049 30 901820', ['phoneCountry']],
  ['(212) 555-010', ['phone']],
  ['(212) 555-0100', []],
])('of the phone %s is said %j', (phone, rules) => {
  const judged = z.safeParse(phoneNumber, phone)
  expect((judged.error?.issues ?? []).map(ruleOfIssue).slice(0, 1)).toEqual(rules)
})

describe('a phone', () => {
  it.each([
    ['', true],
    ['(212) 555-0100', true],
    ['(912) 555-0100', true],
    ['(012) 555-0100', false],
    ['212-555-0100', false],
    ['(212) 555-010', false],
    ['(212) 555-01000', false],
  ])('%j is one: %s', (phone, is) => {
    expect(isPhone(phone)).toBe(is)
  })

  it.each([
    ['2', '(2'],
    ['212', '(212'],
    ['2125', '(212) 5'],
    ['2125550100', '(212) 555-0100'],
    ['(212) 555-0100 extra 9', '(212) 555-0100'],
    ['0012125550100', '(212) 555-0100'],
    ['+1 212 555 0100', '(212) 555-0100'],
    ['1-212-555-0100', '(212) 555-0100'],
    ['1212555010', '(121) 255-5010'],
    ['٢١٢٥٥٥٠١٠٠', '(212) 555-0100'],
    ['', ''],
    ['00', ''],
    ['+90 532 123 45 67', '+90 532 123 45 67'],
    ['+٤٤ 20 7946 0958', '+44 20 7946 0958'],
    ['+', '+'],
    ['0090 532 123 45 67', '0090 532 123 45 67'],
    ['(00) 49 30 901820', '(00) 49 30 901820'],
    ['٠٠٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧', '0090 532 123 45 67'],
    ['+١ ٢١٢ ٥٥٥ ٠١٠٠', '(212) 555-0100'],
    ['001 212 555 0100', '(212) 555-0100'],
  ])('%s is masked as %s', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  it('stays as it is when it is masked again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskPhone(maskPhone(typed))).toBe(maskPhone(typed))
      }),
    )
  })

  it('of another country is nobody’s here, whichever way its country is written, and is never cut to be ours', () => {
    const country = fc.integer({ min: 2, max: 999 }).filter((code) => !String(code).startsWith('1'))
    const parts = fc.tuple(fc.constantFrom('+', '00', '00 ', '(00) '), country, fc.stringMatching(/^\d{6,11}$/))
    fc.assert(
      fc.property(parts, fc.constantFrom('', ' ', '-'), ([abroad, code, number], between) => {
        const written = `${abroad}${code}${between}${number}`
        expect([maskPhone(written), isPhone(maskPhone(written)), isPhoneAbroad(written)]).toEqual([
          written,
          false,
          String(code).length + number.length >= 8,
        ])
      }),
    )
  })

  it('of all its digits is one, and can be sent a code', () => {
    const digits = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    fc.assert(
      fc.property(digits, ([first, rest]) => {
        const masked = maskPhone(`${first}${String(rest).padStart(9, '0')}`)
        expect([isPhone(masked), canSendCode(masked)]).toEqual([true, true])
      }),
    )
  })

  it.each([
    ['(212) 555', false],
    ['(212) 555-', true],
  ])('of %s can be sent a code: %s', (phone, can) => {
    expect(canSendCode(phone)).toBe(can)
  })
})

describe('a birthdate', () => {
  it('is within what people live', () => {
    const rules = rulesOf(z.object({ birthdate: birthdateAt(() => NOW) }))
    const days = ['03/01/1904', '03/02/1903', '03/01/1903', '01/01/1800', '03/02/2008']
    expect(days.map((birthdate) => rules({ birthdate }).birthdate)).toEqual([
      undefined,
      undefined,
      'birthYear',
      'birthYear',
      'age',
    ])
  })

  it.each([
    ['05/17/1991', '1991-05-17'],
    ['02/29/2004', '2004-02-29'],
    ['02/29/2005', null],
    ['13/01/1990', null],
    ['5/17/1991', null],
    ['1991-05-17', null],
    ['05/17/91', null],
    ['', null],
  ])('%s is the day %s', (text, day) => {
    expect(readBirthdate(text)).toBe(day)
  })

  it('is printed as it was read', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(readBirthdate(printBirthdate(day))).toBe(day)
      }),
    )
  })

  it.each([
    ['05171991', '05/17/1991'],
    ['0517', '05/17'],
    ['05/17/19911', '05/17/1991'],
    ['٠٥١٧١٩٩١', '05/17/1991'],
  ])('%s is masked as %s', (typed, masked) => {
    expect(maskBirthdate(typed)).toBe(masked)
  })

  it.each([
    ['1990-02-03', '02/03/1990'],
    [' ١٩٩٠-٠٢-٠٣ ', '02/03/1990'],
  ])('%s, as a password manager fills it in, is masked as %s', (typed, masked) => {
    expect(maskBirthdate(typed)).toBe(masked)
  })

  it.each([
    ['2/', '02/'],
    ['2/3/1990', '02/03/1990'],
    ['12/3.1990', '12/03.1990'],
    ['٢/', '02/'],
    ['1990', '1990'],
  ])('%s is padded to %s', (typed, padded) => {
    expect(padBirthdate(typed)).toBe(padded)
  })

  it('counts full years: one is of age on the birthday, and not the day before', () => {
    expect([isOfAge('03/01/2008', NOW), isOfAge('03/02/2008', NOW), ageAt('2008-02-29', NOW)]).toEqual([
      true,
      false,
      18,
    ])
  })
})

const FINE = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.org',
  birthdate: '05/17/1991',
  password: 'Responder#2026',
  confirmPassword: 'Responder#2026',
  phone: '',
  primaryAgencyId: 1,
  agencies: [],
  licenseNumber: '',
  agencyNumber: '',
  userType: USER_TYPE.student,
  verificationCode: '',
  terms: true,
} as const

describe('a sign-up', () => {
  const judge = rulesOf(signUpFormAt(() => NOW))

  it.each<[string, object, object]>([
    ['is fine', {}, {}],
    ['needs a first name', { firstName: ' ' }, { firstName: 'required' }],
    ['needs a last name', { lastName: '' }, { lastName: 'required' }],
    ['needs an e-mail address', { email: '' }, { email: 'required' }],
    ['does not take anything for an address', { email: 'ada@' }, { email: 'email' }],
    ['needs a good password', { password: 'weak', confirmPassword: 'weak' }, { password: 'password' }],
    ['needs the password twice', { confirmPassword: 'other' }, { confirmPassword: 'passwordsMatch' }],
    ['needs a birthdate', { birthdate: '' }, { birthdate: 'required' }],
    ['needs a whole date before it asks how old someone is', { birthdate: '03/02/20' }, { birthdate: 'wholeDate' }],
    ['needs someone of age', { birthdate: '03/02/2008' }, { birthdate: 'age' }],
    ['takes no phone or a whole one', { phone: '(212) 555' }, { phone: 'phone' }],
    ['needs an agency', { primaryAgencyId: null }, { primaryAgencyId: 'required' }],
    ['takes an agency that is not listed', { primaryAgencyId: 0 }, {}],
    ['needs a user type', { userType: null }, { userType: 'required' }],
    ['needs a user type that there is', { userType: 4 }, { userType: 'required' }],
    ['of an instructor needs a code', { userType: 2 }, { verificationCode: 'verificationCode' }],
    ['of an instructor with a code is fine', { userType: 2, verificationCode: 'K7' }, {}],
    ['of a coordinator needs none', { userType: 3 }, {}],
    ['needs the terms accepted', { terms: false }, { terms: 'terms' }],
  ])('%s', (_name, change, complaints) => {
    expect(judge({ ...FINE, ...change })).toEqual(complaints)
  })

  it('tells everything that is wrong at once', () => {
    const empty = { ...FINE, firstName: '', lastName: '', email: '', password: '', birthdate: '', terms: false }
    expect(judge({ ...empty, confirmPassword: 'x', userType: 2, primaryAgencyId: null })).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      birthdate: 'required',
      primaryAgencyId: 'required',
      confirmPassword: 'passwordsMatch',
      verificationCode: 'verificationCode',
      terms: 'terms',
    })
  })

  it('is sent without the confirmation and the terms, which the call refuses', () => {
    const { confirmPassword: _again, terms: _terms, ...payload } = FINE
    const body = signUpBodyAt(() => NOW)
    expect([body.safeParse(payload).success, body.safeParse(FINE).success]).toEqual([true, false])
  })
})

describe('the generic rules', () => {
  it.each([
    [{ code: 'invalid_type' }, 'required'],
    [{ code: 'too_small', minimum: 1 }, 'required'],
    [{ code: 'too_small', minimum: 8 }, 'less-than-8'],
    [{ code: 'too_big' }, 'tooLong'],
    [{ code: 'custom' }, 'invalid'],
  ])('%j is %s', (issue, rule) => {
    expect(ruleOfIssue(issue)).toBe(rule)
  })
})
