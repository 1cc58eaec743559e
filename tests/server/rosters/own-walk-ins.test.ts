import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createMailedLinks, secretIn } from '../../../server/modules/auth/mailed-links.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { HOUR } from '../../../server/platform/clock.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { found } from '../../../server/platform/refusal.ts'
import type { CheckLinkAnswer } from '../../../src/domain/contract/account.contract.ts'
import type { OwnWalkIn } from '../../../src/domain/contract/own-walk-ins.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { codeOf, makeClass, rosterWorld, type HeldClass } from './roster-world.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
let held: HeldClass
let dale: TestUser
beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
  held = await makeClass(server, teacher, { capacity: 0 })
  dale = await server.signedIn([ROLE.groupCoordinator], { firstName: 'Dale', lastName: 'McCready' })
})

const type = async (email: string): Promise<number> => {
  const added = await world.call('POST', `/instructor-courses/${held.id}/roster/walk-ins`, teacher, {
    id: randomUUID(),
    firstName: 'Nadia',
    lastName: 'Okoye',
    email,
    phone: '',
    agencyId: 0,
    discipline: 'towing',
  })
  return added.json<{ entry: { id: number } }>().entry.id
}
const asked = async (as: TestUser, language = 'en') =>
  (await server.call({ method: 'GET', url: '/api/own-walk-ins', as, headers: { 'accept-language': language } })).json<{
    items: OwnWalkIn[]
  }>().items
const answer = (id: number, wasMe: boolean, as = dale) =>
  world.call('POST', `/own-walk-ins/${id}/answer`, as, { wasMe })
const codeFor = async ({ email }: TestUser): Promise<string> => {
  const mail = (await latestMessages(server.platform, 20)).find(
    ({ recipientAddress, template }) => recipientAddress === email && template === 'walkInKnown',
  )
  return secretIn((found(mail).data as { link: string }).link)
}
const byCode = (deed: 'confirm-email' | 'check-link' | 'decline-walk-in', code: string, headers = {}) =>
  server.call({ method: 'POST', url: `/api/auth/${deed}`, payload: { code }, headers })
const useLink = async (of: TestUser): Promise<number> => (await byCode('confirm-email', await codeFor(of))).statusCode
const entries = async () =>
  (await world.read(held, teacher)).items.map(({ lastName, isUnconfirmed }) => [lastName, isUnconfirmed])

it('asks whoever is signed in to the account, and nobody else', async () => {
  const id = await type(dale.email)
  const other = await server.signedIn([ROLE.student])
  expect([await asked(dale), await asked(other), await asked(teacher)]).toEqual([
    [
      {
        id,
        courseTitle: 'Scene basics',
        courseDate: expect.any(String),
        timeZone: 'America/Chicago',
        venue: 'Training yard',
      },
    ],
    [],
    [],
  ])
  expect((await answer(id, true, other)).statusCode).toBe(404)
  expect((await answer(id, false, other)).statusCode).toBe(404)
  expect(await entries()).toEqual([['Okoye', true]])
})

it('asks nobody whose address is not proven, nor lets them answer', async () => {
  const unproven = await server.signedIn([ROLE.student])
  await server.platform.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unproven.userId))
  const id = await type(unproven.email)
  expect([await asked(unproven), (await answer(id, true, unproven)).statusCode, await entries()]).toEqual([
    [],
    404,
    [['Okoye', true]],
  ])
})

it('is them once they say so, as by the link of the mail, which opens nothing then', async () => {
  const id = await type(dale.email)
  expect([(await answer(id, true)).statusCode, await asked(dale), await entries()]).toEqual([
    204,
    [],
    [['McCready', false]],
  ])
  const roles = await server.platform.db.select().from(userRoles).where(eq(userRoles.userId, dale.userId))
  expect(roles.map(({ roleId }) => roleId)).toContain(ROLE.student)
  expect([await useLink(dale), (await answer(id, false)).statusCode]).toEqual([400, 404])
})

it('brings the certificate of a class that was completed in the meantime', async () => {
  const id = await type(dale.email)
  await world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, {})
  await answer(id, true)
  const issued = await server.platform.db.select().from(certificates).where(eq(certificates.registrationId, id))
  expect(issued.map(({ recipientName }) => recipientName)).toEqual(['Dale McCready'])
})

it('takes who was not there off the class, completed or not, and its link opens nothing then', async () => {
  const id = await type(dale.email)
  expect([(await answer(id, false)).statusCode, await asked(dale), await entries()]).toEqual([204, [], []])
  expect(await world.row(id)).toMatchObject({ state: 'cancelled', attendance: null, typed: { lastName: 'Okoye' } })
  expect([await useLink(dale), codeOf(await answer(id, true))[0]]).toEqual([400, 404])

  const again = await type(dale.email)
  await world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, {})
  expect([(await answer(again, false)).statusCode, await entries()]).toEqual([204, []])
})

it('takes one of two answers that are given at once', async () => {
  const id = await type(dale.email)
  const given = await Promise.all([answer(id, true), answer(id, false), answer(id, true)])
  const taken = given.filter(({ statusCode }) => statusCode === 204)
  expect(taken).toHaveLength(1)
  expect([204, 404, 409]).toEqual(expect.arrayContaining(given.map(({ statusCode }) => statusCode)))
  expect(await asked(dale)).toEqual([])
})

describe('the link of the mail', () => {
  it('tells who has it which class that is and whom it asks, in their language', async () => {
    await type(dale.email)
    const code = await codeFor(dale)
    const { kind, walkIn } = (await byCode('check-link', code)).json<CheckLinkAnswer>()
    expect([kind, walkIn]).toEqual([
      'walkIn',
      {
        courseTitle: 'Scene basics',
        courseDate: expect.any(String),
        timeZone: 'America/Chicago',
        venue: 'Training yard',
        email: dale.email,
      },
    ])
    const inTurkish = (await byCode('check-link', code, { 'accept-language': 'tr' })).json<CheckLinkAnswer>()
    const { courseTitle } = found((await asked(dale, 'tr'))[0])
    expect(inTurkish.walkIn?.courseTitle).toBe(courseTitle)
  })

  it('takes who was not there off the class, signed in or not, once', async () => {
    const id = await type(dale.email)
    const code = await codeFor(dale)
    expect([(await byCode('decline-walk-in', code)).statusCode, await asked(dale), await entries()]).toEqual([
      204,
      [],
      [],
    ])
    expect(await world.row(id)).toMatchObject({ state: 'cancelled', attendance: null, typed: { lastName: 'Okoye' } })
    const over = [400, 'LINK_EXPIRED']
    for (const deed of ['decline-walk-in', 'confirm-email', 'check-link'] as const)
      expect(codeOf(await byCode(deed, code))).toEqual(over)
    const rows = await server.platform.db.select().from(auditLog).where(eq(auditLog.actorId, dale.userId))
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['walkIn.removed', 'walkIn.linkUsed']))
  })

  it('declines where the address was never proven: it is proven by the link', async () => {
    const unproven = await server.signedIn([ROLE.student])
    await server.platform.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unproven.userId))
    await type(unproven.email)
    const code = await codeFor(unproven)
    expect([(await byCode('decline-walk-in', code)).statusCode, await entries()]).toEqual([204, []])
  })

  it('declines nothing that was answered, and nothing by another kind of link', async () => {
    const id = await type(dale.email)
    const code = await codeFor(dale)
    await answer(id, true)
    const other = await server.platform.db.transaction((tx) =>
      createMailedLinks(server.platform).issue(tx, { userId: dale.userId, kind: 'passwordReset', registrationId: id }),
    )
    for (const wrong of [code, secretIn(other)])
      expect(codeOf(await byCode('decline-walk-in', wrong))).toEqual([400, 'LINK_EXPIRED'])
    expect(await entries()).toEqual([['McCready', false]])
    expect((await byCode('check-link', secretIn(other))).json<CheckLinkAnswer>().walkIn).toBeNull()
  })

  it('is guessed at from one address no more often than any other link', async () => {
    // An hour empties every limit.
    server.clock.moveBy(HOUR)
    const tries: number[] = []
    for (let at = 0; at < 31; at += 1) tries.push((await byCode('decline-walk-in', `guess-${at}`)).statusCode)
    expect([new Set(tries.slice(0, 30)), tries.at(-1)]).toEqual([new Set([400]), 429])
    server.clock.moveBy(HOUR)
  })
})
