import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createInvitations } from '../../../server/modules/invitations/invitations.service.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { invitations, students } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { INVITATION_DAYS } from '../../../src/domain/invitation.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { clearInvitations, inviting } from './inviting.ts'
import type { Inviting } from './inviting.ts'

let server: TestApp
let admin: TestUser
let person: TestUser
let invite: Inviting
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(async () => {
  await clearInvitations(server)
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  person = await server.signedIn([ROLE.student], { language: 'ar' })
  invite = inviting(server, admin)
})

const accept = (verificationCode: string, as: { token: string } = person, language = 'en') =>
  server.call({
    method: 'POST',
    url: '/api/auth/accept-invitation',
    payload: { verificationCode },
    headers: { 'accept-language': language },
    as,
  })
const rolesOf = async (as: { token: string }) =>
  (await server.call({ url: '/api/auth/me', as }))
    .json()
    .roleMappings.map(({ roleId }: { roleId: number }) => roleId)
    .toSorted((a: number, b: number) => a - b)
const refusal = (message: string) => [{ field: 'verificationCode', message }]
const REFUSED = 'This code is not known, was used before or has expired.'

describe('accepting with an account', () => {
  it('gives the role at once, tells it by mail and writes it down', async () => {
    const { id, code } = await invite.one({ email: person.email })
    expect((await accept(code)).statusCode).toBe(204)
    expect(await rolesOf(person)).toEqual([ROLE.student, ROLE.instructor])
    const [row] = await server.platform.db.select().from(invitations).where(eq(invitations.id, id))
    expect([row?.usedAt, row?.usedById]).toEqual([server.clock.now(), person.userId])
    const mail = (await latestMessages(server.platform, 10)).find(({ template }) => template === 'roleGranted')
    expect([mail?.recipientAddress, mail?.locale, mail?.data]).toEqual([
      person.email,
      'ar',
      { userType: 2, link: 'https://tim.example/home' },
    ])
    const [entry] = await server.platform.db.select().from(auditLog).where(eq(auditLog.action, 'role.granted'))
    expect([entry?.actorId, entry?.subject, entry?.details]).toEqual([
      person.userId,
      `user:${person.userId}`,
      { roles: [ROLE.instructor], invitation: id },
    ])
  })

  it('as a coordinator brings a student profile to who has none, and leaves the one that is there', async () => {
    const instructor = await server.signedIn([ROLE.instructor])
    const { code } = await invite.one({ userType: 3, email: instructor.email })
    const { code: own } = await invite.one({ userType: 3, email: person.email })
    expect([(await accept(code, instructor)).statusCode, (await accept(own)).statusCode]).toEqual([204, 204])
    const profiles = await server.platform.db.select().from(students).where(eq(students.userId, instructor.userId))
    const me = (await server.call({ url: '/api/auth/me', as: person })).json()
    expect([profiles.length, await rolesOf(instructor), me.profile.student.id]).toEqual([
      1,
      [ROLE.student, ROLE.instructor, ROLE.groupCoordinator],
      person.studentId,
    ])
  })

  it('twenty times at once uses it once', async () => {
    const { code } = await invite.one({ email: person.email })
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(code)))
    expect([
      answers.filter(({ statusCode }) => statusCode === 204).length,
      answers.filter(({ statusCode }) => statusCode === 400).length,
    ]).toEqual([1, 19])
    const granted = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'role.granted'))
      .orderBy(auditLog.id)
    expect(granted.length).toBe(1)
  })

  it('refuses a code that went to another address, and leaves it to its owner', async () => {
    const owner = await server.signedIn([ROLE.student])
    const { code } = await invite.one({ email: owner.email })
    const stolen = await accept(code)
    expect([stolen.statusCode, stolen.json().error.details, await rolesOf(person)]).toEqual([
      400,
      refusal(REFUSED),
      [ROLE.student],
    ])
    expect((await accept(code, owner)).statusCode).toBe(204)
  })

  it.each(LANGUAGES)('says of a code that is none what it says of any other, in %s', async (language) => {
    const { code, id } = await invite.one({ email: person.email })
    const unknown = await accept('AAAA-BBBB', person, language)
    await server.platform.db.update(invitations).set({ revokedAt: server.clock.now() }).where(eq(invitations.id, id))
    const revoked = await accept(code, person, language)
    expect([unknown.statusCode, unknown.body]).toEqual([400, revoked.body])
    expect(unknown.json().error.details).toEqual(refusal(expect.any(String)))
  })

  it('refuses one that has expired', async () => {
    const { code } = await invite.one({ email: person.email })
    server.clock.moveBy(INVITATION_DAYS * DAY)
    const back = { token: await server.signIn(person.email) }
    expect([(await accept(code, back)).statusCode, await rolesOf(back)]).toEqual([400, [ROLE.student]])
  })

  it('judges twenty tries an hour of one account', async () => {
    const statuses = []
    for (let index = 0; index < 21; index += 1) statuses.push((await accept('AAAA')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
  })
})

describe('using a code at sign-up', () => {
  const redeem = (code: string, userId: number) =>
    server.platform.db.transaction((tx) => createInvitations(server.platform).redeem(tx, code, userId, 'en'))

  it('gives the invitation once, however many ask at once', async () => {
    const { id, code } = await invite.one()
    const others = await Promise.all(Array.from({ length: 5 }, () => server.createUser([])))
    const results = await Promise.allSettled(others.map(({ userId }) => redeem(code, userId)))
    const given = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.details] : []))
    expect([given, refusals]).toEqual([[id], Array.from({ length: 4 }, () => refusal(REFUSED))])
  })

  it('that came to nothing leaves it open', async () => {
    const { id, code } = await invite.one()
    const { db } = server.platform
    const service = createInvitations(server.platform)
    await expect(
      db.transaction(async (tx) => {
        await service.redeem(tx, code, person.userId, 'en')
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect((await service.find(db, code))?.id).toBe(id)
  })
})
