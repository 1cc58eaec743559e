import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { makeInvitationCode } from '../../../server/modules/invitations/invitation-code.ts'
import { createInvitations } from '../../../server/modules/invitations/invitations.service.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { agencies, invitations } from '../../../server/platform/db/tables/accounts.table.ts'
import { groupInvitations, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { INVITATION_DAYS } from '../../../src/domain/invitation.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { acting, figuresOf, matching, some } from '../list-acts/acting.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { CODE, clearInvitations, inviting, mailedInvitations } from './inviting.ts'
import type { Inviting } from './inviting.ts'

let server: TestApp
let admin: TestUser
let invite: Inviting
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
  admin = await server.signedIn([ROLE.admin], { firstName: 'Olga', lastName: 'Ruiz' })
  invite = inviting(server, admin)
})
afterAll(() => server.close())
// An hour empties every limit; sessions idle longer than a test file's hours.
beforeEach(async () => {
  await clearInvitations(server)
  server.clock.moveBy(HOUR)
  admin = { ...admin, token: await server.signIn(admin.email) }
  invite = inviting(server, admin)
})

const rows = () => server.platform.db.select().from(invitations).orderBy(asc(invitations.id))
const act = (id: number, what: 'revoke' | 'resend', as: { token: string } = admin) =>
  server.call({ method: 'POST', url: `/api/invitations/${id}/${what}`, payload: {}, as })
const list = async (query = '') => (await server.call({ url: `/api/invitations${query}`, as: admin })).json()
const find = (code: string) => createInvitations(server.platform).find(server.platform.db, code)
const states = async () => (await list()).items.map(({ id, state }: { id: number; state: string }) => [id, state])

describe('inviting', () => {
  it('mails the code and the link in the language that was chosen, and keeps only a hash', async () => {
    const answer = await invite({ email: ' Bora@Example.org ', language: 'tr' })
    const { id, ...shown } = answer.json()
    const expiresAt = new Date(server.clock.now().getTime() + INVITATION_DAYS * DAY).toISOString()
    expect([answer.statusCode, shown]).toEqual([
      201,
      {
        userType: 2,
        firstName: 'Bora',
        lastName: 'Demir',
        email: 'bora@example.org',
        language: 'tr',
        state: 'open',
        createdAt: server.clock.now().toISOString(),
        expiresAt,
        invitedBy: 'Olga Ruiz',
        courses: [],
        approvedUntil: null,
      },
    ])
    const [mail, ...others] = await mailedInvitations(server)
    const { code, link, ...data } = mail?.data ?? { code: '', link: '' }
    expect([others, mail?.recipientAddress, mail?.recipientName, mail?.locale, data]).toEqual([
      [],
      'bora@example.org',
      'Bora Demir',
      'tr',
      { userType: 2, inviter: 'Olga Ruiz', expiresAt: expiresAt.slice(0, 'yyyy-mm-dd'.length) },
    ])
    expect(code).toMatch(CODE)
    expect(link).toBe(`https://tim.example/auth/register?accountType=2&profileId=${id}&verificationCode=${code}`)

    const [row] = await rows()
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    const kept = JSON.stringify([
      await rows(),
      await server.platform.db.select().from(auditLog).orderBy(auditLog.id),
      await list(),
      answer.json(),
    ])
    expect([kept.includes(code), kept.includes(code.replaceAll('-', ''))]).toEqual([false, false])
  })

  it('makes codes that nobody guesses', () => {
    const codes = Array.from({ length: 200 }, makeInvitationCode)
    expect([new Set(codes).size, codes.every((code) => CODE.test(code))]).toEqual([200, true])
  })

  it('finds the code however it is typed', async () => {
    const { id, code } = await invite.one()
    const found = [await find(code), await find(` ${code.toLowerCase().replaceAll('-', ' ')} `), await find('AAAA')]
    expect(found.map((row) => row?.id)).toEqual([id, id, undefined])
  })

  it('is told in the audit', async () => {
    const { id } = await invite.one()
    const entries = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `invitation:${id}`))
      .orderBy(auditLog.id)
    expect(entries.map(({ action, actorId, details }) => ({ action, actorId, details }))).toEqual([
      { action: 'invitation.sent', actorId: admin.userId, details: { userType: 2 } },
    ])
  })

  it('takes back an open one to the same address for the same, and no other', async () => {
    const first = await invite.one()
    const coordinator = await invite.one({ userType: 3 })
    const elsewhere = await invite.one({ email: 'other@example.org' })
    const again = await invite.one({ email: 'BORA@example.org' })
    expect(await states()).toEqual([
      [again.id, 'open'],
      [elsewhere.id, 'open'],
      [coordinator.id, 'open'],
      [first.id, 'revoked'],
    ])
  })

  it('twice at once leaves one open code', async () => {
    await Promise.all([invite(), invite(), invite()])
    expect((await states()).map(([, state]: [number, string]) => state).toSorted()).toEqual([
      'open',
      'revoked',
      'revoked',
    ])
  })

  it('with one key has one effect', async () => {
    const headers = { 'idempotency-key': 'invite-once' }
    const answers = await Promise.all([invite({}, headers), invite({}, headers)])
    expect([new Set(answers.map(({ body }) => body)).size, (await rows()).length]).toEqual([1, 1])
  })

  it.each([
    ['nothing', { firstName: ' ', lastName: '', email: '' }, ['firstName', 'lastName', 'email']],
    ['an address that is none', { email: 'bora' }, ['email']],
    ['a phone of another form', { phone: '555' }, ['phone']],
    ['a type that is none', { userType: 7 }, ['userType']],
    ['an agency that is none', { primaryAgencyId: 999_999 }, ['primaryAgencyId']],
    ['an agency beyond all that there could be', { primaryAgencyId: 2 ** 31 }, ['primaryAgencyId']],
    ['a language that is none', { language: 'de' }, ['language']],
    ['a key of its own', { codeHash: 'x' }, ['codeHash']],
  ])('with %s is refused field by field', async (_name, form, fields) => {
    const answer = await invite(form)
    const { code, details } = answer.json().error
    expect([answer.statusCode, code, details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      'INVALID',
      fields,
    ])
    expect([await rows(), await mailedInvitations(server)]).toEqual([[], []])
  })

  it('keeps phone and agency for who signs up', async () => {
    const [agency] = await server.platform.db.insert(agencies).values({ name: 'Ashby Fire' }).returning()
    await invite({ phone: '(555) 123-4567', primaryAgencyId: agency?.id })
    const [row] = await rows()
    expect([row?.phone, row?.primaryAgencyId]).toEqual(['(555) 123-4567', agency?.id])
  })

  it('mails one address five times an hour, and sixty in all for one inviter', async () => {
    const toOne = []
    for (let index = 0; index < 6; index += 1) toOne.push((await invite()).statusCode)
    expect(toOne).toEqual([201, 201, 201, 201, 201, 429])
    for (let index = 0; index < 54; index += 1) {
      await server.platform.limits.take(`invitation inviter ${admin.userId}`, { tries: 60, milliseconds: HOUR })
    }
    const last = [await invite({ email: 'sixty@example.org' }), await invite({ email: 'more@example.org' })]
    expect(last.map(({ statusCode }) => statusCode)).toEqual([201, 429])
  })
})

describe('an invitation', () => {
  it('expires by the server’s clock', async () => {
    const { id, code } = await invite.one()
    server.clock.moveBy(INVITATION_DAYS * DAY - 1)
    expect((await find(code))?.id).toBe(id)
    server.clock.moveBy(1)
    admin = { ...admin, token: await server.signIn(admin.email) }
    expect([await find(code), await states()]).toEqual([undefined, [[id, 'expired']]])
  })

  it('that is taken back opens nothing, and is not taken back twice', async () => {
    const { id, code } = await invite.one()
    const answers = [await act(id, 'revoke'), await act(id, 'revoke')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 409])
    expect([await find(code), await states()]).toEqual([undefined, [[id, 'revoked']]])
  })

  it('that is mailed anew has a fresh code and fresh days, and its first code is dead', async () => {
    const { id, code } = await invite.one()
    server.clock.moveBy((INVITATION_DAYS + 1) * DAY)
    admin = { ...admin, token: await server.signIn(admin.email) }
    expect((await act(id, 'resend')).statusCode).toBe(204)
    const [fresh] = await mailedInvitations(server)
    expect(fresh?.data.code).not.toBe(code)
    expect([await find(code), (await find(fresh?.data.code ?? ''))?.id, await states()]).toEqual([
      undefined,
      id,
      [[id, 'open']],
    ])
    expect((await list()).items[0].expiresAt).toBe(
      new Date(server.clock.now().getTime() + INVITATION_DAYS * DAY).toISOString(),
    )
  })

  it('that is mailed anew takes back a later one to the same address', async () => {
    const first = await invite.one()
    server.clock.moveBy(INVITATION_DAYS * DAY)
    admin = { ...admin, token: await server.signIn(admin.email) }
    const second = await inviting(server, admin).one()
    await act(first.id, 'resend')
    expect(await states()).toEqual([
      [second.id, 'revoked'],
      [first.id, 'open'],
    ])
  })

  it.each(['used', 'revoked'] as const)('that is %s is neither mailed anew nor taken back', async (state) => {
    const { id } = await invite.one()
    const at = server.clock.now()
    const over = state === 'used' ? { usedAt: at } : { revokedAt: at }
    await server.platform.db.update(invitations).set(over).where(eq(invitations.id, id))
    const answers = [await act(id, 'resend'), await act(id, 'revoke')]
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [409, 'INVITATION_OVER'],
      [409, 'INVITATION_OVER'],
    ])
    expect((await mailedInvitations(server)).length).toBe(1)
  })

  it('that never was is not found', async () => {
    expect([(await act(999_999, 'resend')).statusCode, (await act(999_999, 'revoke')).statusCode]).toEqual([404, 404])
  })

  it('mailed anew and taken back at once ends in one of both, and no code outlives it', async () => {
    const { id } = await invite.one()
    const answers = await Promise.all([act(id, 'revoke'), act(id, 'resend')])
    expect(answers[0]?.statusCode).toBe(204)
    expect(await states()).toEqual([[id, 'revoked']])
    const mails = await mailedInvitations(server)
    expect(await Promise.all(mails.map(({ data }) => find(data.code)))).toEqual(mails.map(() => undefined))
  })

  it.each([ROLE.owner, ROLE.master])('may be managed by role %s, whoever invited', async (role) => {
    const { id } = await invite.one()
    const other = await server.signedIn([role])
    expect([(await act(id, 'resend', other)).statusCode, (await act(id, 'revoke', other)).statusCode]).toEqual([
      204, 204,
    ])
  })
})

describe('several', () => {
  const acts = () => acting(server, admin)
  const revoke = (selection: object, as: { token: string } = admin) =>
    acting(server, as).begin('/invitations', 'revoke', { selection })
  const inviteMany = async (count: number) => {
    const ids: number[] = []
    for (let at = 0; at < count; at += 1) ids.push((await invite.one({ email: `many${at}@example.org` })).id)
    return ids
  }
  const noted = async (action: string) =>
    (await server.platform.db.select().from(auditLog).orderBy(asc(auditLog.id)))
      .filter((entry) => entry.action === action)
      .map(({ subject, actorId, details }) => [subject, actorId, details])
  const change = (id: number, changes: Partial<typeof invitations.$inferInsert>) =>
    server.platform.db.update(invitations).set(changes).where(eq(invitations.id, id))

  it('are taken back at once, each by itself in the log, and it is told what became of each', async () => {
    const [first = 0, used = 0, other] = await inviteMany(3)
    await change(used, { usedAt: server.clock.now() })
    const answers = [await revoke(some(first, used)), await revoke(some(first))]
    expect(answers.map((answer) => [answer.statusCode, figuresOf(answer.json())])).toEqual([
      [201, ['done', 1, 0, 1, 0, 0]],
      [201, ['done', 0, 1, 0, 0, 0]],
    ])
    expect(await states()).toEqual([
      [other, 'open'],
      [used, 'used'],
      [first, 'revoked'],
    ])
    const { id } = answers[0]?.json<ListAct>() ?? { id: 0 }
    expect(await noted('invitation.revoked')).toEqual([[`invitation:${first}`, admin.userId, { listAct: id }]])
    expect((await acts().rows(id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['done', null],
      ['refused', 'used'],
    ])
  })

  it('are all that match but a few, as many as were confirmed, or none', async () => {
    const [first = 0, second, third = 0] = await inviteMany(3)
    await act(first, 'revoke')
    const open = { filters: { state: ['open'] }, except: [third] }
    const changed = await revoke(matching({ ...open, count: 3 }))
    expect([changed.statusCode, changed.json().error.code]).toEqual([409, 'SELECTION_CHANGED'])
    expect(figuresOf((await revoke(matching({ ...open, count: 1 }))).json())).toEqual(['done', 1, 0, 0, 0, 0])
    expect(await states()).toEqual([
      [third, 'open'],
      [second, 'revoked'],
      [first, 'revoked'],
    ])
  })

  it('are those of this list alone: neither of a group, nor of who may not invite, nor none', async () => {
    const [id = 0] = await inviteMany(1)
    const group = await server.platform.db
      .insert(groups)
      .values({ name: 'A', createdAt: server.clock.now() })
      .returning()
    await server.platform.db.insert(groupInvitations).values({ groupId: group[0]?.id ?? 0, invitationId: id })
    const coordinator = await server.signedIn([ROLE.groupCoordinator])
    expect([(await revoke(some(id))).statusCode, (await revoke(some(id), coordinator)).statusCode]).toEqual([404, 403])
    expect(await noted('invitation.revoked')).toEqual([])
  })

  it('are opened again, and their codes with them, unless they are over or something else took their place', async () => {
    const opened = await invite.one({ email: 'opened@example.org' })
    const [old = 0, used = 0, newer = 0] = await inviteMany(3)
    const { id } = await acts().run('/invitations', 'revoke', { selection: some(opened.id, old, used, newer) })
    expect(await find(opened.code)).toBeUndefined()
    await change(old, { expiresAt: server.clock.now() })
    await change(used, { usedAt: server.clock.now() })
    const fresh = await invite.one({ email: 'many2@example.org' })
    expect(figuresOf(await acts().undo(id))).toEqual(['undone', 4, 0, 0, 1, 3])
    expect((await acts().rows(id)).map(({ undo, undoReason }) => [undo, undoReason])).toEqual([
      ['undone', null],
      ['kept', 'expired'],
      ['kept', 'used'],
      ['kept', 'replaced'],
    ])
    expect([(await find(opened.code))?.id, (await find(fresh.code))?.id]).toEqual([opened.id, fresh.id])
    expect(await noted('invitation.reopened')).toEqual([[`invitation:${opened.id}`, admin.userId, { listAct: id }]])
  })

  it('opened again while another is sent to the same address: one of both is open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await invite.one({ email: `race${round}@example.org` })
      const revoked = await acts().run('/invitations', 'revoke', { selection: some(id) })
      await Promise.all([acts().undo(revoked.id), invite({ email: `race${round}@example.org` })])
      const open = (await rows()).filter(
        ({ email, revokedAt }) => email === `race${round}@example.org` && revokedAt === null,
      )
      expect(open).toHaveLength(1)
    }
  })
})

describe('the list', () => {
  it('is narrowed to who sent them, by the name of one who did, and to days', async () => {
    await invite.one()
    const other = await server.signedIn([ROLE.admin], { firstName: 'Nadia', lastName: 'Osman' })
    await server.signedIn([ROLE.admin], { firstName: 'Silent', lastName: 'Osman' })
    const theirs = await inviting(server, other).one({ email: 'grace@example.org' })
    const choices = async (search: string) => list(`/choices?filter=invitedBy&search=${search}`)
    const nadia = { id: other.userId, name: 'Nadia Osman' }
    expect([await choices('osman'), await choices('nobody')]).toEqual([[nadia], []])
    expect(await choices('')).toHaveLength(2)
    // The list shows no address of theirs, so none can be guessed letter by letter.
    const address = encodeURIComponent(other.email)
    expect([await choices(address), await choices(`Nadia%20${address}`)]).toEqual([[], []])
    expect(await list(`?invitedBy=${other.userId}`)).toMatchObject({
      items: [{ id: theirs.id }],
      named: [{ filter: 'invitedBy', ...nadia }],
    })
    const student = await server.createUser([ROLE.student])
    expect(await list(`?invitedBy=${student.userId}`)).toMatchObject({ items: [], named: [] })
    expect([(await list('?sent=today')).total, (await list('?expires=today')).total]).toEqual([2, 0])
    expect((await list('?expires=next30')).total).toBe(2)
  })
})

describe('the list', () => {
  const names = async (query: string) => {
    const { items, total } = await list(query)
    return [items.map(({ firstName }: { firstName: string }) => firstName), total]
  }
  beforeEach(async () => {
    for (const firstName of ['Şule', 'Ivan', 'Ada']) {
      server.clock.moveBy(1000)
      await invite({ firstName, email: `${firstName.codePointAt(0)}@mail.example` })
    }
  })

  it('begins with the newest, page by page', async () => {
    expect([await names(''), await names('?page=1&perPage=2'), await names('?page=2&perPage=2')]).toEqual([
      [['Ada', 'Ivan', 'Şule'], 3],
      [['Ada', 'Ivan'], 3],
      [['Şule'], 3],
    ])
  })

  it('is searched in names and addresses as people type them', async () => {
    expect([
      await names('?search=SULE'),
      await names('?search=%C4%B0van%20demir'),
      await names('?search=mail.EXAMPLE'),
      await names('?search=%25'),
    ]).toEqual([
      [['Şule'], 1],
      [['Ivan'], 1],
      [['Ada', 'Ivan', 'Şule'], 3],
      [[], 0],
    ])
  })

  it('is exported as it is filtered', async () => {
    const { url } = (await server.call({ url: '/api/invitations/export?search=ivan', as: admin })).json()
    const day = (after: number) => new Date(server.clock.now().getTime() + after).toISOString().slice(0, 10)
    expect((await server.call({ url })).body).toBe(
      [
        '\uFEFFFirst name,Last name,Email,Invited as,Approved courses,Approved until,State,Sent,Good until,Invited by',
        `Ivan,Demir,73@mail.example,Instructor,,,Open,${day(-1000)},${day(INVITATION_DAYS * DAY - 1000)},Olga Ruiz`,
        '',
      ].join('\r\n'),
    )
  })

  it('is narrowed to a state', async () => {
    const [sule, ivan] = await rows()
    const at = server.clock.now()
    await server.platform.db
      .update(invitations)
      .set({ usedAt: at, revokedAt: at })
      .where(eq(invitations.id, sule?.id ?? 0))
    await server.platform.db
      .update(invitations)
      .set({ revokedAt: at })
      .where(eq(invitations.id, ivan?.id ?? 0))
    expect([
      await names('?state=used'),
      await names('?state=revoked'),
      await names('?state=expired'),
      await names('?state=open'),
    ]).toEqual([
      [['Şule'], 1],
      [['Ivan'], 1],
      [[], 0],
      [['Ada'], 1],
    ])
  })

  it.each(['page=0', 'perPage=101', 'state=lost', 'page=x'])('is not asked for %s', async (query) => {
    expect((await server.call({ url: `/api/invitations?${query}`, as: admin })).statusCode).toBe(400)
  })

  it('shows nobody where the inviter is gone', async () => {
    await server.platform.db.update(invitations).set({ createdById: null })
    expect((await list()).items.map(({ invitedBy }: { invitedBy: string | null }) => invitedBy)).toEqual([
      null,
      null,
      null,
    ])
  })
})
