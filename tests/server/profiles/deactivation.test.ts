import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createMailedLinks } from '../../../server/modules/auth/mailed-links.ts'
import { dropRole } from '../../../server/modules/users/user-deeds.repository.ts'
import { userRoles } from '../../../server/platform/db/tables/accounts.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { askedWhileHeld } from '../support/held.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'
import { accountOf, asking, deedsOf, fieldsRefused, messagesTo, refusedWith, statusOf } from './support/person.ts'

type As = Readonly<{ token: string }>

let server: TestApp
let ask: ReturnType<typeof asking>
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
})
afterAll(() => server.close())
// Owners of one test are none of the next one's.
afterEach(() => server.platform.db.delete(userRoles).where(eq(userRoles.roleId, ROLE.owner)))

const leave = (as: As, password = TEST_PASSWORD) => ask.post(as, '/profiles/me/deactivate', { password })

describe('leaving', () => {
  it('closes the account at once: every session ends, nobody signs in, a mail says so', async () => {
    const user = await server.signedIn([ROLE.student], { language: 'tr' })
    const elsewhere = { token: await server.signIn(user.email) }
    const answer = await leave(user)
    const signIn = await server.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: user.email, password: TEST_PASSWORD },
    })
    expect([answer.statusCode, await statusOf(server, user), await statusOf(server, elsewhere)]).toEqual([
      204, 401, 401,
    ])
    expect(refusedWith(signIn)).toEqual([403, 'WRONG_CREDENTIALS'])
    expect((await accountOf(server, user.userId)).deactivatedAt).toEqual(server.clock.now())
    expect((await messagesTo(server, user.email)).map(({ template, locale }) => [template, locale])).toEqual([
      ['accountDeactivated', 'tr'],
    ])
    expect((await deedsOf(server, user.userId))[0]).toEqual({
      action: 'account.deactivated',
      subject: `user:${user.userId}`,
      details: null,
    })
  })

  it('makes every link void that was mailed', async () => {
    const user = await server.signedIn()
    const links = createMailedLinks(server.platform)
    const link = await server.platform.db.transaction((tx) =>
      links.issue(tx, { userId: user.userId, kind: 'passwordReset' }),
    )
    await leave(user)
    const code = String(new URL(link).searchParams.get('code'))
    await expect(links.read(server.platform.db, code)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  it('asks for the password', async () => {
    const user = await server.signedIn()
    const answer = await leave(user, 'Wrong#Password1')
    expect(fieldsRefused(answer)).toEqual([
      400,
      'INVALID',
      [{ field: 'password', message: 'This is not your password.' }],
    ])
    expect([await statusOf(server, user), (await accountOf(server, user.userId)).deactivatedAt]).toEqual([200, null])
  })
})

describe('the last owner', () => {
  it('may not leave', async () => {
    const owner = await server.signedIn([ROLE.owner])
    await server.createUser([ROLE.owner], { deactivatedAt: server.clock.now() })
    expect(refusedWith(await leave(owner))).toEqual([409, 'LAST_OWNER'])
    expect([await statusOf(server, owner), await messagesTo(server, owner.email)]).toEqual([200, []])
  })

  it('may leave once there is another', async () => {
    const owner = await server.signedIn([ROLE.owner])
    await server.createUser([ROLE.owner])
    expect((await leave(owner)).statusCode).toBe(204)
  })

  it('is one of three that leave at the same moment', async () => {
    const owners = await Promise.all([1, 2, 3].map(() => server.signedIn([ROLE.owner, ROLE.student])))
    const answers = await Promise.all(owners.map((owner) => leave(owner)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 204, 409])
  })

  it.runIf(testDatabaseUrl())('may not leave while the other is made none', async () => {
    const owner = await server.signedIn([ROLE.owner])
    const other = await server.signedIn([ROLE.owner])
    const answer = await askedWhileHeld(
      server,
      other.userId,
      () => leave(owner),
      (tx) => dropRole(tx, [other.userId], ROLE.owner),
    )
    expect(refusedWith(answer)).toEqual([409, 'LAST_OWNER'])
  })

  it('is whoever has the role in the database now', async () => {
    const owner = await server.signedIn([ROLE.owner])
    const was = await server.signedIn([ROLE.owner, ROLE.student])
    await server.platform.db
      .delete(userRoles)
      .where(and(eq(userRoles.userId, was.userId), eq(userRoles.roleId, ROLE.owner)))
    expect([(await leave(was)).statusCode, refusedWith(await leave(owner))]).toEqual([204, [409, 'LAST_OWNER']])
  })
})
