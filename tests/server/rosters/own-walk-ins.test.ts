import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { secretIn } from '../../../server/modules/auth/mailed-links.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { found } from '../../../server/platform/refusal.ts'
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
const asked = async (as: TestUser) =>
  (await world.call('GET', '/own-walk-ins', as)).json<{ items: OwnWalkIn[] }>().items
const answer = (id: number, wasMe: boolean, as = dale) =>
  world.call('POST', `/own-walk-ins/${id}/answer`, as, { wasMe })
const useLink = async ({ email }: TestUser): Promise<number> => {
  const mail = (await latestMessages(server.platform, 20)).find(
    ({ recipientAddress, template }) => recipientAddress === email && template === 'walkInKnown',
  )
  const code = secretIn((found(mail).data as { link: string }).link)
  return (await server.call({ method: 'POST', url: '/api/auth/confirm-email', payload: { code } })).statusCode
}
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
