import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { accountOf, asking, deedsOf, fieldsRefused, makeAgency, refusedWith } from './support/person.ts'

const PHONE = '(555) 010-1234'
const ADA = {
  phone: PHONE,
  birthdate: '1990-02-28',
  licenseNumber: 'TX-1',
  agencyNumber: '77',
}

let server: TestApp
let ask: ReturnType<typeof asking>
let fire: number
let police: number
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
  fire = await makeAgency(server, 'Austin Fire')
  police = await makeAgency(server, 'Austin Police')
})
afterAll(() => server.close())

const verified = () => ({ phone: PHONE, phoneVerifiedAt: server.clock.now(), notifyPhone: true })

describe('a profile', () => {
  it('is all that a person sees of themself, and nothing else', async () => {
    const user = await server.signedIn([ROLE.student, ROLE.instructor], ADA)
    const answer = await ask.get(user, '/profiles/me')
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'no-store',
      {
        id: user.userId,
        firstName: 'Ada',
        lastName: 'Moreno',
        email: user.email,
        pendingEmail: null,
        phone: PHONE,
        isPhoneVerified: false,
        notifyPhone: false,
        birthdate: '02/28/1990',
        licenseNumber: 'TX-1',
        agencyNumber: '77',
        primaryAgencyId: 0,
        agencies: [],
        photoUrl: null,
        roles: [ROLE.student, ROLE.instructor],
        memberSince: server.clock.now().toISOString(),
      },
    ])
  })

  it('of who told nothing is empty, not null, where a form shows it', async () => {
    const user = await server.signedIn()
    const { phone, licenseNumber, agencyNumber, birthdate } = (await ask.get(user, '/profiles/me')).json()
    expect({ phone, licenseNumber, agencyNumber, birthdate }).toEqual({
      phone: '',
      licenseNumber: '',
      agencyNumber: '',
      birthdate: null,
    })
  })
})

describe('a change of it', () => {
  it('is kept, answered whole, and written down by the names of its fields', async () => {
    const user = await server.signedIn()
    const sent = {
      firstName: '  Zeynep ',
      phone: PHONE,
      licenseNumber: 'TX-9',
      primaryAgencyId: fire,
      agencies: [police, fire, police],
    }
    const answer = await ask.patch(user, '/profiles/me', sent)
    const kept = (await ask.get(user, '/profiles/me')).json()
    expect([answer.statusCode, answer.json()]).toEqual([200, kept])
    expect(kept).toMatchObject({ ...sent, firstName: 'Zeynep', lastName: 'Moreno', agencies: [fire, police] })
    expect(await deedsOf(server, user.userId)).toEqual([
      {
        action: 'profile.changed',
        subject: `user:${user.userId}`,
        details: { fields: ['firstName', 'phone', 'licenseNumber', 'primaryAgencyId', 'agencies'] },
      },
    ])
  })

  it('that changes nothing is not written down', async () => {
    const user = await server.signedIn()
    const answer = await ask.patch(user, '/profiles/me', { firstName: 'Ada', agencies: [], primaryAgencyId: 0 })
    expect([answer.statusCode, await deedsOf(server, user.userId)]).toEqual([200, []])
  })

  it('takes things away: no phone, no agency', async () => {
    const user = await server.signedIn([ROLE.student], { phone: PHONE, primaryAgencyId: fire, licenseNumber: 'TX-1' })
    await ask.patch(user, '/profiles/me', { agencies: [fire, police] })
    const answer = await ask.patch(user, '/profiles/me', {
      phone: '',
      primaryAgencyId: 0,
      agencies: [],
      licenseNumber: ' ',
    })
    const { phone, primaryAgencyId, agencies, licenseNumber } = answer.json()
    expect({ phone, primaryAgencyId, agencies, licenseNumber }).toEqual({
      phone: '',
      primaryAgencyId: 0,
      agencies: [],
      licenseNumber: '',
    })
    const { phone: keptPhone, primaryAgencyId: keptAgency } = await accountOf(server, user.userId)
    expect([keptPhone, keptAgency]).toEqual([null, null])
  })

  it('to another phone makes it unverified, and stops its text messages', async () => {
    const user = await server.signedIn([ROLE.student], verified())
    const same = (await ask.patch(user, '/profiles/me', { phone: PHONE, firstName: 'Bo' })).json()
    const other = (await ask.patch(user, '/profiles/me', { phone: '(555) 010-9999' })).json()
    expect([
      [same.isPhoneVerified, same.notifyPhone],
      [other.isPhoneVerified, other.notifyPhone],
    ]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it.each(LANGUAGES)('to an agency that is not on the list is refused in words of %s', async (language) => {
    const words = {
      en: 'This agency is not on the list.',
      tr: 'Bu kurum listede yok.',
      ar: 'هذه الجهة ليست في القائمة.',
    }
    const user = await server.signedIn()
    const answer = await ask.patch(
      user,
      '/profiles/me',
      { firstName: 'Bo', primaryAgencyId: 999_999, agencies: [fire, 2_147_483_647] },
      { 'accept-language': language },
    )
    expect(fieldsRefused(answer)).toEqual([
      400,
      'INVALID',
      [
        { field: 'primaryAgencyId', message: words[language] },
        { field: 'agencies', message: words[language] },
      ],
    ])
    expect((await accountOf(server, user.userId)).firstName).toBe('Ada')
  })

  it.each([
    ['an empty name', { firstName: ' ' }, ['firstName']],
    ['too long a name', { lastName: 'x'.repeat(61) }, ['lastName']],
    ['a phone that is none', { phone: '555-1234' }, ['phone']],
    ['too many agencies', { agencies: Array.from({ length: 21 }, (_, index) => index + 1) }, ['agencies']],
    ['a number below zero', { primaryAgencyId: -1 }, ['primaryAgencyId']],
    ['protected keys', { email: 'x@example.org', roles: [1], isPhoneVerified: true }, null],
    ['a birthdate', { birthdate: '01/01/1980' }, ['birthdate']],
    ['a verified phone', { phoneVerifiedAt: '2026-01-01T00:00:00.000Z' }, ['phoneVerifiedAt']],
  ])('with %s is refused field by field', async (_name, sent, fields) => {
    const user = await server.signedIn()
    const answer = await ask.patch(user, '/profiles/me', sent)
    const { code, details } = answer.json().error
    const refused: string[] = details.map(({ field }: { field: string }) => field)
    expect([answer.statusCode, code, refused]).toEqual([400, 'INVALID', fields ?? Object.keys(sent)])
  })

  it('of ten devices at once leaves one whole choice of agencies', async () => {
    const user = await server.signedIn()
    const choices = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? [fire] : [fire, police]))
    const answers = await Promise.all(choices.map((agencies) => ask.patch(user, '/profiles/me', { agencies })))
    const { agencies } = (await ask.get(user, '/profiles/me')).json()
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect([[fire], [fire, police]]).toContainEqual(agencies)
  })

  it('touches nobody else', async () => {
    const [user, other] = [await server.signedIn(), await server.signedIn()]
    const before = await accountOf(server, other.userId)
    await ask.patch(user, '/profiles/me', { firstName: 'Bo', phone: PHONE })
    expect(await accountOf(server, other.userId)).toEqual(before)
  })
})

describe('text messages', () => {
  it('are for who has a verified phone', async () => {
    const user = await server.signedIn([ROLE.student], { phone: PHONE })
    const early = await ask.post(user, '/profiles/settings/notification', { notifyPhone: true })
    const { notifyPhone } = await accountOf(server, user.userId)
    expect([refusedWith(early), notifyPhone]).toEqual([[409, 'PHONE_NOT_VERIFIED'], false])
  })

  it('are chosen and given up', async () => {
    const user = await server.signedIn([ROLE.student], { ...verified(), notifyPhone: false })
    const on = await ask.post(user, '/profiles/settings/notification', { notifyPhone: true })
    const chosen = (await ask.get(user, '/profiles/me')).json().notifyPhone
    const off = await ask.post(user, '/profiles/settings/notification', { notifyPhone: false })
    const given = (await ask.get(user, '/profiles/me')).json().notifyPhone
    expect([on.statusCode, chosen, off.statusCode, given]).toEqual([204, true, 204, false])
    expect(await deedsOf(server, user.userId)).toEqual(
      Array.from({ length: 2 }, () => ({
        action: 'profile.changed',
        subject: `user:${user.userId}`,
        details: { fields: ['notifyPhone'] },
      })),
    )
  })

  it('can always be given up', async () => {
    const user = await server.signedIn()
    const answer = await ask.post(user, '/profiles/settings/notification', { notifyPhone: false })
    expect(answer.statusCode).toBe(204)
  })
})
