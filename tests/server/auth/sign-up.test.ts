import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import {
  agencies,
  invitations,
  students,
  userAgencies,
  userRoles,
  users,
} from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, idempotencyKeys } from '../../../server/platform/db/tables/platform.table.ts'
import {
  PERSON,
  detailsOf,
  invite,
  lastCodeTo,
  mailsTo,
  post,
  refused,
  signUp,
  statusesOf,
} from '../support/accounts.ts'
import { solveBotCheck } from '../support/bot.ts'
import { lightPasswords } from '../support/light-passwords.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
let hashed = 0
let agency = 0
let another = 0

beforeAll(async () => {
  const counted = {
    ...lightPasswords,
    hash: (password: string) => {
      hashed += 1
      return lightPasswords.hash(password)
    },
  }
  server = await openTestApp({ DEMO: '1' }, { passwords: counted })
  const rows = await server.platform.db
    .insert(agencies)
    .values([{ name: 'Ridge County EMS' }, { name: 'Ash Valley Tow' }])
    .returning({ id: agencies.id })
  agency = rows[0]?.id ?? 0
  another = rows[1]?.id ?? 0
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

const accountOf = async (email: string) => {
  const [account] = await server.platform.db.select().from(users).where(eq(users.email, email))
  return account
}
const rolesOf = async (userId: number) => {
  const rows = await server.platform.db.select().from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map(({ roleId }) => roleId).toSorted((a, b) => a - b)
}
const isStudent = async (userId: number) =>
  (await server.platform.db.select().from(students).where(eq(students.userId, userId))).length === 1
const auditOf = async (userId: number) => {
  const rows = await server.platform.db
    .select({ action: auditLog.action, subject: auditLog.subject, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.actorId, userId))
    .orderBy(auditLog.id)
  return rows.filter(({ action }) => action.startsWith('account.'))
}
const accounts = () => server.platform.db.$count(users)

describe('an account', () => {
  it('of a student is kept as it was filled in, and its address is asked to be confirmed', async () => {
    const answer = await signUp(server, {
      person: { primaryAgencyId: agency, agencies: [agency, another, another], email: '  Nora@Example.org ' },
      headers: { 'accept-language': 'tr-TR' },
    })
    const account = await accountOf('nora@example.org')
    expect([answer.statusCode, answer.json()]).toEqual([201, { needsEmail: true }])
    expect(account).toEqual({
      id: expect.any(Number),
      email: 'nora@example.org',
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      firstName: 'Nora',
      lastName: 'Castellano',
      phone: '(555) 201-3344',
      phoneVerifiedAt: null,
      birthdate: '1990-05-14',
      licenseNumber: 'D-1188',
      agencyNumber: '44',
      primaryAgencyId: agency,
      discipline: null,
      language: 'tr',
      welcomed: false,
      shortcuts: [],
      settings: null,
      notifyPhone: false,
      photo: null,
      emailVerifiedAt: null,
      deactivatedAt: null,
      mergedIntoId: null,
      lastSignInAt: null,
      createdAt: server.clock.now(),
      searchText: 'nora castellano nora@example.org',
      sortName: 'castellano nora',
    })
    const id = account?.id ?? 0
    const further = await server.platform.db.select().from(userAgencies).where(eq(userAgencies.userId, id))
    expect([await rolesOf(id), await isStudent(id), further, await auditOf(id)]).toEqual([
      [2],
      true,
      [{ userId: id, agencyId: another }],
      [{ action: 'account.created', subject: `user:${id}`, details: { userType: 1 } }],
    ])
    const mails = await mailsTo(server, 'nora@example.org')
    expect(mails.map(({ template, language, name }) => ({ template, language, name }))).toEqual([
      { template: 'emailVerification', language: 'tr', name: 'Nora Castellano' },
    ])
  })

  it('lets its person in once the address is confirmed', async () => {
    const email = 'confirming@example.org'
    await signUp(server, { person: { email } })
    const early = await post(server, '/auth/login', { email, password: PERSON.password })
    const confirmed = await post(server, '/auth/confirm-email', { code: await lastCodeTo(server, email) })
    expect([refused(early), confirmed.json(), await server.signIn(email, PERSON.password)]).toEqual([
      [403, 'NEEDS_EMAIL_VERIFICATION'],
      { kind: 'verification', token: null },
      expect.stringMatching(/^ey/),
    ])
  })

  it('of a coordinator may learn too, and needs nothing but the fields that must be there', async () => {
    const { firstName, lastName, birthdate, password } = PERSON
    const email = 'coordinating@example.org'
    const answer = await post(
      server,
      '/auth/sign-up',
      { firstName, lastName, birthdate, password, email, userType: 3, primaryAgencyId: 0 },
      { headers: { 'bot-check': JSON.stringify(await solveBotCheck(server)) } },
    )
    const account = await accountOf(email)
    const { id = 0, phone, licenseNumber, agencyNumber, primaryAgencyId } = account ?? {}
    expect([answer.statusCode, await rolesOf(id), await isStudent(id)]).toEqual([201, [2, 6], true])
    expect({ phone, licenseNumber, agencyNumber, primaryAgencyId }).toEqual({
      phone: null,
      licenseNumber: null,
      agencyNumber: null,
      primaryAgencyId: null,
    })
  })

  it('is one, however often it is asked for with one key at once', async () => {
    const email = 'twenty@example.org'
    const botCheck = await solveBotCheck(server)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        signUp(server, { person: { email }, botCheck, headers: { 'idempotency-key': 'sign-up-twenty' } }),
      ),
    )
    const distinct = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))
    expect([[...distinct], (await mailsTo(server, email)).map(({ template }) => template)]).toEqual([
      ['201 {"needsEmail":true}'],
      ['emailVerification'],
    ])
  })

  it('is one for an address that signs up in several places at once', async () => {
    const email = 'several@example.org'
    const checks = await Promise.all(Array.from({ length: 4 }, () => solveBotCheck(server)))
    const answers = await Promise.all(checks.map((botCheck) => signUp(server, { person: { email }, botCheck })))
    const mails = (await mailsTo(server, email)).map(({ template }) => template).toSorted()
    expect([answers.map(({ statusCode, body }) => `${statusCode} ${body}`), mails]).toEqual([
      Array.from({ length: 4 }, () => '201 {"needsEmail":true}'),
      ['accountExists', 'accountExists', 'accountExists', 'emailVerification'],
    ])
  })

  it('leaves no fast hash of its password behind', async () => {
    const email = 'fingerprint@example.org'
    const headers = { 'idempotency-key': 'sign-up-fingerprint' }
    const first = await signUp(server, { person: { email }, headers })
    const other = await signUp(server, { person: { email, password: 'Other-lights#5' }, headers })
    const rows = await server.platform.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'sign-up-fingerprint'))
    expect([first.statusCode, other.statusCode, rows.length]).toEqual([201, 201, 1])
  })

  it('of a likely duplicate person is told to the admins’ log alone', async () => {
    const names = { firstName: 'İrem', lastName: 'Ädams', birthdate: '01/31/1981' }
    const before = await signUp(server, { person: { ...names, email: 'irem@example.org' } })
    const first = await accountOf('irem@example.org')
    const again = { firstName: 'irem', lastName: 'ADAMS', birthdate: '01/31/1981', email: 'irem.adams@example.org' }
    const after = await signUp(server, { person: again })
    const second = await accountOf('irem.adams@example.org')
    const subject = `user:${second?.id}`
    expect([after.statusCode, after.body]).toEqual([before.statusCode, before.body])
    expect([await auditOf(first?.id ?? 0), await auditOf(second?.id ?? 0)]).toEqual([
      [{ action: 'account.created', subject: `user:${first?.id}`, details: { userType: 1 } }],
      [
        { action: 'account.created', subject, details: { userType: 1 } },
        { action: 'account.likelyDuplicate', subject, details: { users: [first?.id] } },
      ],
    ])
  })
})

describe('an address that has an account', () => {
  it('is answered as one that has none, after the same work, and its owner is told by mail', async () => {
    const owner = await server.createUser([2], { language: 'ar', firstName: 'Salma', lastName: 'Haddad' })
    const before = await accountOf(owner.email)
    const there = await accounts()
    const start = hashed
    const known = await signUp(server, { person: { email: owner.email.toUpperCase() } })
    const middle = hashed
    const unknown = await signUp(server, { person: { email: 'unknown@example.org' } })
    expect([known.statusCode, known.body, middle - start]).toEqual([unknown.statusCode, unknown.body, hashed - middle])
    expect([await accounts(), await accountOf(owner.email)]).toEqual([there + 1, before])
    const mails = await mailsTo(server, owner.email)
    expect(mails).toEqual([
      {
        template: 'accountExists',
        language: 'ar',
        name: 'Salma Haddad',
        text: expect.stringMatching(/\/sign-in[\s\S]*\/forgot-password/),
      },
    ])
    expect(mails[0]?.text).not.toContain(PERSON.firstName)
  })

  it('is told to whom an invitation was sent there', async () => {
    const owner = await server.createUser()
    const { code } = await invite(server, { email: owner.email })
    const answer = await signUp(server, { person: { email: owner.email, userType: 2, verificationCode: code } })
    const [invitation] = await server.platform.db.select().from(invitations).where(eq(invitations.email, owner.email))
    expect([refused(answer), invitation?.usedAt, await mailsTo(server, owner.email)]).toEqual([
      [409, 'ACCOUNT_EXISTS'],
      null,
      [],
    ])
  })
})

describe('an instructor', () => {
  it('is let in at once by an invitation to the same address, once, however its code is typed', async () => {
    const { id: invitationId, code } = await invite(server, { email: 'ines@example.org' })
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    const person = { email: 'Ines@example.org', userType: 2, verificationCode: typed }
    const answer = await signUp(server, { person })
    const account = await accountOf('ines@example.org')
    const id = account?.id ?? 0
    const [row] = await server.platform.db.select().from(invitations).where(eq(invitations.id, invitationId))
    expect([answer.json(), await rolesOf(id), await isStudent(id)]).toEqual([{ needsEmail: false }, [3], false])
    expect([row?.usedById, row?.usedAt, await mailsTo(server, 'ines@example.org')]).toEqual([
      id,
      server.clock.now(),
      [],
    ])
    expect(await server.signIn('ines@example.org', PERSON.password)).toMatch(/^ey/)
    const again = await signUp(server, { person: { ...person, email: 'another.ines@example.org' } })
    expect(detailsOf(again)).toEqual({ verificationCode: 'This code is not known, was used before or has expired.' })
  })

  it.each([
    ['en', 'The invitation was sent to another address. Sign up with the address that it was sent to.'],
    ['tr', 'Davet başka bir adrese gönderildi. Davetin gönderildiği adresle kaydolun.'],
    ['ar', 'أُرسلت الدعوة إلى عنوان آخر. سجّل بالعنوان الذي أُرسلت إليه.'],
  ])('is nobody to whom the code was passed on, of any kind, said in %s', async (language, message) => {
    const there = await accounts()
    for (const userType of [1, 2, 3] as const) {
      const { id, code } = await invite(server, { email: 'invited@example.org', userType })
      const answer = await signUp(server, {
        person: { email: 'elsewhere@example.org', userType, verificationCode: code },
        headers: { 'accept-language': language },
      })
      const [row] = await server.platform.db.select().from(invitations).where(eq(invitations.id, id))
      expect([answer.statusCode, detailsOf(answer), row?.usedAt]).toEqual([400, { email: message }, null])
    }
    expect(await accounts()).toEqual(there)
  })

  it('is one account by one code, of two that are opened at once', async () => {
    const { code } = await invite(server, { email: 'ines.at.once@example.org' })
    const checks = await Promise.all([solveBotCheck(server), solveBotCheck(server)])
    const answers = await Promise.all(
      checks.map((botCheck) =>
        signUp(server, {
          person: { email: 'ines.at.once@example.org', userType: 2, verificationCode: code },
          botCheck,
        }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 400])
  })

  it.each([
    ['en', 'Verification code is required for Instructors', 'This code is not known, was used before or has expired.'],
    ['tr', 'Eğitmenler için doğrulama kodu gereklidir', 'Bu kod bilinmiyor, daha önce kullanılmış veya süresi dolmuş.'],
    ['ar', 'رمز التحقق مطلوب للمدرّبين', 'هذا الرمز غير معروف أو سبق استخدامه أو انتهت صلاحيته.'],
  ])('needs a code that is open and for instructors, said in %s', async (language, required, unknown) => {
    const there = await accounts()
    const { code: otherType } = await invite(server, { userType: 3 })
    const { code: revoked } = await invite(server, { revokedAt: server.clock.now() })
    const { code: expired } = await invite(server, { expiresAt: server.clock.now() })
    const botCheck = await solveBotCheck(server)
    const messages = []
    for (const verificationCode of ['', ' ', 'AAAA-BBBB', otherType, revoked, expired]) {
      const person = { userType: 2, verificationCode, email: 'no.code@example.org' }
      // What was refused leaves the check as good as new.
      const answer = await signUp(server, { person, botCheck, headers: { 'accept-language': language } })
      messages.push(detailsOf(answer)['verificationCode'])
    }
    expect([messages, await accounts()]).toEqual([[required, required, unknown, unknown, unknown, unknown], there])
  })
})
