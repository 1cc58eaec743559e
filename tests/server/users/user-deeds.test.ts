import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { students, userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { AFTER_OTHERS, SENDING_JOB } from '../../../server/platform/outgoing.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { acting, figuresOf, matching, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let owner: TestUser
let byAdmin: Acting
let byOwner: Acting
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  owner = await server.signedIn([ROLE.owner])
  byAdmin = acting(server, admin)
  byOwner = acting(server, owner)
})

const make = async (...roles: readonly RoleId[]): Promise<number> => (await server.createUser(roles)).userId

const rolesOf = async (userId: number): Promise<readonly number[]> =>
  (
    await server.platform.db
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.userId, userId))
      .orderBy(userRoles.roleId)
  ).map(({ roleId }) => roleId)

const closedAt = async (userId: number): Promise<Date | null | undefined> =>
  (await server.platform.db.select().from(users).where(eq(users.id, userId)))[0]?.deactivatedAt

const notedOf = async (userId: number) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${userId}`))
      .orderBy(auditLog.id)
  )
    .filter(({ action }) => action.startsWith('user.'))
    .map(({ action, actorId, details }) => Object.assign({ action, actorId }, details))

const reasonsOf = async (by: Acting, { id }: Pick<ListAct, 'id'>) =>
  (await by.rows(id)).map(({ outcome, reason }) => [outcome, reason])

const mailedTo = async (userId: number) => {
  const [user] = await server.platform.db.select().from(users).where(eq(users.id, userId))
  const rows = await server.platform.db
    .select({ template: messages.template })
    .from(messages)
    .where(eq(messages.recipientAddress, user?.email ?? ''))
    .orderBy(messages.id)
  return rows.map(({ template }) => template)
}

describe('a role', () => {
  it('is given, noted with those before and after, and taken again by undoing', async () => {
    const ada = await make()
    const bora = await make(ROLE.student)
    const act = await byAdmin.run('/users', 'addRole', { role: 'student', selection: some(ada, bora) })
    expect(figuresOf(act)).toEqual(['done', 1, 1, 0, 0, 0])
    expect(await rolesOf(ada)).toEqual([ROLE.student])
    expect(await server.platform.db.select().from(students).where(eq(students.userId, ada))).toHaveLength(1)
    expect(figuresOf(await byAdmin.undo(act.id))).toEqual(['undone', 1, 1, 0, 1, 0])
    expect([await rolesOf(ada), await rolesOf(bora)]).toEqual([[], [ROLE.student]])
    expect(await notedOf(ada)).toEqual([
      { action: 'user.roleGiven', actorId: admin.userId, listAct: act.id, before: [], after: ['student'] },
      { action: 'user.roleTaken', actorId: admin.userId, listAct: act.id, before: ['student'], after: [] },
    ])
  })

  it('is taken, and given again by undoing but to whom somebody gave it since', async () => {
    const ada = await make(ROLE.instructor)
    const bora = await make(ROLE.instructor)
    const act = await byAdmin.run('/users', 'takeRole', { role: 'instructor', selection: some(ada, bora) })
    expect([await rolesOf(ada), await rolesOf(bora)]).toEqual([[], []])
    await byOwner.run('/users', 'addRole', { role: 'instructor', selection: some(bora) })
    expect(figuresOf(await byAdmin.undo(act.id))).toEqual(['undone', 2, 0, 0, 1, 1])
    expect([await rolesOf(ada), await rolesOf(bora)]).toEqual([[ROLE.instructor], [ROLE.instructor]])
  })

  it('counts at the next request of its person', async () => {
    const ada = await server.signedIn([ROLE.instructor])
    const status = async () => (await server.call({ url: '/api/instructor-courses/mine', as: ada })).statusCode
    expect(await status()).toBe(200)
    await byAdmin.run('/users', 'takeRole', { role: 'instructor', selection: some(ada.userId) })
    expect(await status()).toBe(403)
  })

  it.each(['admin', 'owner'])('of %s is given and taken by owners alone; each row says why not', async (role) => {
    const ada = await make(ROLE.student)
    const refused = await byAdmin.run('/users', 'addRole', { role, selection: some(ada) })
    expect(await reasonsOf(byAdmin, refused)).toEqual([['refused', 'ownersAlone']])
    expect(figuresOf(await byOwner.run('/users', 'addRole', { role, selection: some(ada) }))).toEqual([
      'done',
      1,
      0,
      0,
      0,
      0,
    ])
    expect(figuresOf(await byOwner.run('/users', 'takeRole', { role, selection: some(ada) }))[1]).toBe(1)
    expect(await rolesOf(ada)).toEqual([ROLE.student])
  })
})

describe('an account', () => {
  it('is closed with a reason, its sessions end, and it is open again by undoing', async () => {
    const ada = await server.signedIn([ROLE.student])
    const me = async () => (await server.call({ url: '/api/auth/me', as: ada })).statusCode
    const act = await byAdmin.run('/users', 'deactivate', { reason: 'Left the state', selection: some(ada.userId) })
    expect([figuresOf(act), await closedAt(ada.userId), await me()]).toEqual([
      ['done', 1, 0, 0, 0, 0],
      server.clock.now(),
      401,
    ])
    await expect(server.signIn(ada.email)).rejects.toThrow('Sign-in was refused')
    expect(figuresOf(await byAdmin.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
    expect([await closedAt(ada.userId), await me()]).toEqual([null, 401])
    await server.signIn(ada.email)
    expect(await notedOf(ada.userId)).toEqual([
      {
        action: 'user.deactivated',
        actorId: admin.userId,
        listAct: act.id,
        before: 'active',
        after: 'deactivated',
        reason: 'Left the state',
      },
      { action: 'user.reactivated', actorId: admin.userId, listAct: act.id, before: 'deactivated', after: 'active' },
    ])
  })

  it('is not closed without a reason', async () => {
    const selection = some(await make())
    for (const body of [
      { selection },
      { selection, reason: ' ' },
      { selection, reason: '\u200b\u3164' },
      { selection, reason: 'x'.repeat(201) },
    ]) {
      expect((await byAdmin.begin('/users', 'deactivate', body)).statusCode).toBe(400)
    }
  })

  it('is opened again, and closed as of before by undoing', async () => {
    const since = server.clock.now()
    const { userId } = await server.createUser([ROLE.student], { deactivatedAt: since })
    server.clock.moveBy(HOUR)
    byAdmin = acting(server, await server.signedIn([ROLE.admin]))
    const act = await byAdmin.run('/users', 'reactivate', { selection: some(userId) })
    expect([figuresOf(act)[1], await closedAt(userId)]).toEqual([1, null])
    await byAdmin.undo(act.id)
    expect(await closedAt(userId)).toEqual(since)
  })
})

describe('sessions', () => {
  it('end at once; who has none needs nothing, and it is not undone', async () => {
    const ada = await server.signedIn([ROLE.student])
    const bora = await make(ROLE.student)
    const act = await byAdmin.run('/users', 'endSessions', { selection: some(ada.userId, bora) })
    expect([figuresOf(act), act.isUndoable]).toEqual([['done', 1, 1, 0, 0, 0], false])
    expect((await server.call({ url: '/api/auth/me', as: ada })).statusCode).toBe(401)
    expect(await notedOf(ada.userId)).toMatchObject([{ action: 'user.sessionsEnded', before: 1, after: 0 }])
  })

  it('that are over by themselves are none, as in the list', async () => {
    const ada = await server.signedIn([ROLE.student])
    const bora = await server.signedIn([ROLE.student])
    server.clock.moveBy(13 * HOUR)
    await server.signIn(bora.email)
    const by = acting(server, await server.signedIn([ROLE.admin]))
    const act = await by.run('/users', 'endSessions', { selection: some(ada.userId, bora.userId) })
    expect(figuresOf(act)).toEqual(['done', 1, 1, 0, 0, 0])
    expect(await notedOf(bora.userId)).toMatchObject([{ action: 'user.sessionsEnded', before: 1, after: 0 }])
  })
})

describe('a mail', () => {
  it('to set another password goes to whose account is open', async () => {
    const ada = await make(ROLE.student)
    const { userId: closed } = await server.createUser([], { deactivatedAt: server.clock.now() })
    const act = await byAdmin.run('/users', 'sendReset', { selection: some(ada, closed) })
    expect(figuresOf(act)).toEqual(['done', 1, 0, 1, 0, 0])
    expect([await mailedTo(ada), await mailedTo(closed)]).toEqual([['passwordReset'], []])
    expect(await notedOf(ada)).toMatchObject([{ action: 'user.resetSent' }])
  })

  it('of many leaves after what somebody waits for, and that to one does not', async () => {
    const queued = async () => {
      const jobs = await server.platform.db.execute<{ priority: number }>(
        sql`select priority from pgboss.job where name = ${SENDING_JOB.mail} order by (data ->> 'messageId')::integer`,
      )
      return jobs.rows.map(({ priority }) => priority)
    }
    const before = (await queued()).length
    await byAdmin.begin('/users', 'sendReset', { selection: some(await make()) })
    await byAdmin.begin('/users', 'sendReset', { selection: some(await make(), await make()) })
    expect((await queued()).slice(before)).toEqual([0, AFTER_OTHERS, AFTER_OTHERS])
  })

  it('of a kind goes to nobody more than five times in an hour, whoever asks for it', async () => {
    const ada = await make(ROLE.student)
    const { userId: bora } = await server.createUser([], { emailVerifiedAt: null })
    const send = async (by: Acting, act: string, whom: number) => {
      const { id } = await by.run('/users', act, { selection: some(whom) })
      return (await reasonsOf(by, { id }))[0]
    }
    for (const [act, whom] of [['sendReset', ada] as const, ['resendVerification', bora] as const]) {
      for (let times = 0; times < 5; times += 1) expect(await send(byAdmin, act, whom)).toEqual(['done', null])
      expect(await send(byOwner, act, whom)).toEqual(['unchanged', 'mailedLately'])
      expect(await mailedTo(whom)).toHaveLength(5)
    }
    server.clock.moveBy(HOUR)
    const later = acting(server, await server.signedIn([ROLE.admin]))
    expect(await send(later, 'sendReset', ada)).toEqual(['done', null])
  })

  it('to confirm an address goes to who has not', async () => {
    const ada = await make(ROLE.student)
    const { userId: unverified } = await server.createUser([], { emailVerifiedAt: null })
    const act = await byAdmin.run('/users', 'resendVerification', { selection: some(ada, unverified) })
    expect(figuresOf(act)).toEqual(['done', 1, 1, 0, 0, 0])
    expect([await mailedTo(ada), await mailedTo(unverified)]).toEqual([[], ['emailVerification']])
  })
})

describe('who may', () => {
  it('of all that match leaves out oneself, administrators and owners, and names them with why', async () => {
    const mark = `Ward${server.clock.now().getTime()}`
    const person = { lastName: mark }
    const self = await server.signedIn([ROLE.admin], { ...person, firstName: 'Ada' })
    await server.createUser([ROLE.owner], { ...person, firstName: 'Bora' })
    await server.createUser([ROLE.admin], { ...person, firstName: 'Cem' })
    await server.createUser([ROLE.student], { ...person, firstName: 'Dana' })
    const by = acting(server, self)
    const act = await by.run('/users', 'deactivate', {
      reason: 'Test',
      selection: matching({ search: mark, count: 4 }),
    })
    expect(figuresOf(act)).toEqual(['done', 1, 0, 3, 0, 0])
    expect((await by.rows(act.id)).map(({ label, reason }) => [label, reason])).toEqual([
      [`Ada ${mark}`, 'self'],
      [`Bora ${mark}`, 'ownersAlone'],
      [`Cem ${mark}`, 'ownersAlone'],
      [`Dana ${mark}`, null],
    ])
    expect(await by.saved(act.id)).toContain('Only an owner may')
  })

  it('is asked again where it is undone: who is no owner any more puts no owner back', async () => {
    const other = await server.signedIn([ROLE.owner, ROLE.admin])
    const ada = await make(ROLE.admin)
    const by = acting(server, other)
    const act = await by.run('/users', 'takeRole', { role: 'admin', selection: some(ada) })
    await byOwner.run('/users', 'takeRole', { role: 'owner', selection: some(other.userId) })
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect(await rolesOf(ada)).toEqual([])
  })

  it('of two owners who close each other’s accounts one is left', async () => {
    await server.platform.db.delete(userRoles).where(eq(userRoles.roleId, ROLE.owner))
    const two = [await server.signedIn([ROLE.owner]), await server.signedIn([ROLE.owner])] as const
    const close = (by: TestUser, whom: TestUser) =>
      acting(server, by).begin('/users', 'deactivate', { reason: 'Test', selection: some(whom.userId) })
    const answers = await Promise.all([close(two[0], two[1]), close(two[1], two[0])])
    await server.platform.jobs.drain()
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
    const open = await Promise.all(two.map(async ({ userId }) => (await closedAt(userId)) === null))
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  it('acts beside others: owners who do so at the same moment are all answered', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => server.signedIn([ROLE.owner])))
    const answers = await Promise.all(
      owners.map(async (by) =>
        acting(server, by).begin('/users', 'addRole', { role: 'master', selection: some(await make()) }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  })
})
