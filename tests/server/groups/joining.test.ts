import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { invitations } from '../../../server/platform/db/tables/accounts.table.ts'
import { groupCoordinators } from '../../../server/platform/db/tables/groups.table.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import { INVITATION_DAYS } from '../../../src/domain/invitation.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { acting, figuresOf, matching } from '../list-acts/acting.ts'
import { signUp } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { codeFor, coordinating, groupMails } from './coordinating.ts'
import type { Coordinating } from './coordinating.ts'

let server: TestApp
let own: Coordinating
let other: Coordinating
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  await server.platform.db.delete(messages)
  await server.platform.db.delete(invitations)
  own = await coordinating(server, { firstName: 'Hanan', lastName: 'Saleh' })
  other = await coordinating(server)
})

const accept = (verificationCode: string, as: { token: string }) =>
  server.call({ method: 'POST', url: '/api/auth/accept-invitation', payload: { verificationCode }, as })
const emailsIn = async ({ students }: Coordinating) => (await students()).items.map(({ email }) => email)

describe('an invitation into a group', () => {
  it('is mailed with its group and both ways in', async () => {
    const group = await own.make('Crew A')
    const answer = await own.invite(group.id, { language: 'tr' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        firstName: 'Bora',
        lastName: 'Demir',
        email: 'bora@example.org',
        language: 'tr',
        state: 'open',
        createdAt: server.clock.now().toISOString(),
        expiresAt: new Date(server.clock.now().getTime() + INVITATION_DAYS * DAY).toISOString(),
        invitedBy: 'Hanan Saleh',
        groupId: group.id,
        groupName: 'Crew A',
      },
    ])
    const [mail] = await groupMails(server)
    const { id } = answer.json<{ id: number }>()
    expect(mail).toEqual({
      to: 'bora@example.org',
      locale: 'tr',
      data: {
        code: mail?.data.code,
        link: `https://tim.example/auth/register?accountType=1&profileId=${id}&verificationCode=${mail?.data.code}`,
        profileLink: 'https://tim.example/profile',
        group: 'Crew A',
        inviter: 'Hanan Saleh',
        expiresAt: expect.any(String),
      },
    })
  })

  it('takes back an older one into the same group, and none into another', async () => {
    const group = await own.make('A')
    const foreign = await other.make('B')
    await own.invite(group.id)
    await other.invite(foreign.id)
    await own.invite(group.id)
    const statesOf = async ({ invitations: list }: Coordinating) => (await list()).items.map(({ state }) => state)
    expect([await statesOf(own), await statesOf(other)]).toEqual([['open', 'revoked'], ['open']])
  })

  it('is listed for its coordinator, by state, and not among those of the programme', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const group = await own.make('A')
    await own.invite(group.id)
    await server.platform.db.update(invitations).set({ expiresAt: server.clock.now() })
    server.clock.moveBy(1000)
    await own.invite(group.id, { firstName: 'İpek', email: 'ipek@example.org' })
    const namesOf = async (query: string) =>
      (await own.invitations(query)).items.map(({ firstName, state }) => `${firstName} ${state}`)
    expect(await namesOf('')).toEqual(['İpek open', 'Bora expired'])
    expect(await namesOf('?sort=name')).toEqual(['Bora expired', 'İpek open'])
    expect(await namesOf('?state=expired&state=revoked')).toEqual(['Bora expired'])
    expect(await namesOf('?search=IPEK')).toEqual(['İpek open'])
    const all = await server.call({ url: '/api/invitations', as: admin })
    expect(all.json().items).toEqual([])
  })

  it('is revoked and sent again by who leads the group', async () => {
    const group = await own.make('A')
    const { id } = (await own.invite(group.id)).json<{ id: number }>()
    const first = await codeFor(server, 'bora@example.org')
    const url = `/api/groups/${group.id}/invitations/${id}`
    expect((await own.post(`${url}/resend`)).statusCode).toBe(204)
    const person = await server.signedIn([ROLE.student], { email: 'bora@example.org' })
    expect((await accept(first, person)).statusCode).toBe(400)
    expect((await groupMails(server)).map(({ data }) => data.group)).toEqual(['A', 'A'])
    expect((await own.post(`${url}/revoke`)).statusCode).toBe(204)
    expect((await accept(await codeFor(server, 'bora@example.org'), person)).statusCode).toBe(400)
    expect((await own.post(`${url}/revoke`)).json().error.code).toBe('INVITATION_OVER')
    expect(await emailsIn(own)).toEqual([])
  })

  it('is revoked with others by who leads their group, and by nobody else', async () => {
    const group = await own.make('A')
    await own.invite(group.id)
    await own.invite(group.id, { firstName: 'İpek', email: 'ipek@example.org' })
    const ids = (await own.invitations()).items.map(({ id }) => id)
    const selection = { kind: 'matching', search: '', filters: { group: [String(group.id)] }, except: [], count: 2 }
    const refused = [
      await other.post('/api/groups/invitations/acts/revoke', { selection: { kind: 'some', ids } }),
      await other.post('/api/groups/invitations/acts/revoke', { selection: { ...selection, count: null } }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    const revoked = await own.post('/api/groups/invitations/acts/revoke', { selection })
    const states = (await own.invitations()).items.map(({ state }) => state)
    expect([figuresOf(revoked.json()), states]).toEqual([
      ['done', 2, 0, 0, 0, 0],
      ['revoked', 'revoked'],
    ])
  })

  it('is opened again by who revoked it, as long as they lead its group', async () => {
    const [a, b] = [await own.make('A'), await own.make('B')]
    await own.invite(a.id, { email: 'opened@example.org' })
    await own.invite(b.id, { email: 'ipek@example.org' })
    const acts = acting(server, own.as)
    const act = await acts.run('/groups/invitations', 'revoke', { selection: matching() })
    await server.platform.db.delete(groupCoordinators).where(eq(groupCoordinators.groupId, b.id))
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 2, 0, 0, 1, 1])
    const rows = await server.platform.db.select().from(invitations).orderBy(invitations.id)
    expect(rows.map(({ revokedAt }) => revokedAt === null)).toEqual([true, false])
    const invited = await server.signedIn([ROLE.student], { email: 'opened@example.org' })
    expect((await accept(await codeFor(server, 'opened@example.org'), invited)).statusCode).toBe(204)
  })
})

describe('who joins', () => {
  it('signs up with the code, and is in the group at once', async () => {
    const group = await own.make('Crew A')
    await own.invite(group.id, { email: 'new@example.org' })
    const verificationCode = await codeFor(server, 'new@example.org')
    const opened = await signUp(server, { person: { email: 'new@example.org', verificationCode } })
    expect([opened.statusCode, opened.json()]).toEqual([201, { needsEmail: false }])
    expect((await own.students()).items.map(({ email, groupName }) => [email, groupName])).toEqual([
      ['new@example.org', 'Crew A'],
    ])
    expect((await own.invitations()).items.map(({ state }) => state)).toEqual(['used'])
  })

  it('accepts with an account, is told of the group, and leaves the group of before', async () => {
    const before = await other.make('Before')
    const group = await own.make('Crew A')
    const person = await server.signedIn([ROLE.student], { email: 'held@example.org', language: 'ar' })
    await other.invite(before.id, { email: 'held@example.org' })
    await accept(await codeFor(server, 'held@example.org'), person)
    expect([await emailsIn(other), await emailsIn(own)]).toEqual([['held@example.org'], []])

    await own.invite(group.id, { email: 'held@example.org' })
    expect((await accept(await codeFor(server, 'held@example.org'), person)).statusCode).toBe(204)
    expect([await emailsIn(other), await emailsIn(own)]).toEqual([[], ['held@example.org']])
    const told = (await latestMessages(server.platform, 10)).find(({ template }) => template === 'groupJoined')
    expect([told?.locale, told?.data]).toEqual(['ar', { group: 'Crew A', link: 'https://tim.example/home' }])
  })

  it('is nobody to whom the mail did not go', async () => {
    const group = await own.make('A')
    await own.invite(group.id)
    const thief = await server.signedIn()
    const answer = await accept(await codeFor(server, 'bora@example.org'), thief)
    expect([answer.statusCode, await emailsIn(own)]).toEqual([400, []])
  })

  it('joins once, of many who accept at once', async () => {
    const group = await own.make('A')
    const person = await server.signedIn([ROLE.student], { email: 'quick@example.org' })
    await own.invite(group.id, { email: 'quick@example.org' })
    const code = await codeFor(server, 'quick@example.org')
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(code, person)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400, 400, 400])
    expect(await emailsIn(own)).toEqual(['quick@example.org'])
  })
})
