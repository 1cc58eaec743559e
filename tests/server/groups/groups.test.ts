import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import { groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { GROUP_NAME_MAX } from '../../../src/domain/group.ts'
import { figuresOf } from '../list-acts/acting.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { coordinating } from './coordinating.ts'
import type { Coordinating } from './coordinating.ts'

let server: TestApp
let own: Coordinating
let other: Coordinating
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  await server.platform.db.delete(auditLog)
  own = await coordinating(server)
  other = await coordinating(server)
})

const auditActions = async () => {
  const entries = await server.platform.db.select().from(auditLog).orderBy(auditLog.id)
  return entries.filter(({ action }) => action.startsWith('group.')).map(({ action, details }) => [action, details])
}

describe('groups', () => {
  it('are made, listed by name with their figures, and renamed', async () => {
    const night = await own.make('  Night shift ')
    const day = await own.make('Day shift')
    await other.make('Another')
    await own.member(day.id)
    await own.invite(night.id)
    expect(await own.groups()).toEqual([
      { id: day.id, name: 'Day shift', members: 1, invited: 0 },
      { id: night.id, name: 'Night shift', members: 0, invited: 1 },
    ])
    const renamed = await server.call({
      method: 'PATCH',
      url: `/api/groups/${day.id}`,
      payload: { name: 'Early shift' },
      as: own.as,
    })
    expect([renamed.statusCode, renamed.json()]).toEqual([
      200,
      { id: day.id, name: 'Early shift', members: 1, invited: 0 },
    ])
    expect(await auditActions()).toEqual([
      ['group.made', { name: 'Night shift' }],
      ['group.made', { name: 'Day shift' }],
      ['group.made', { name: 'Another' }],
      ['group.renamed', { before: 'Day shift', after: 'Early shift' }],
    ])
  })

  it('need a name of a bearable length, and nothing else', async () => {
    const refusals = await Promise.all(
      [{ name: ' ' }, { name: 'x'.repeat(GROUP_NAME_MAX + 1) }, {}, { name: 'A', coordinator: 1 }].map(
        async (payload) => (await own.post('/api/groups', payload)).json().error.details,
      ),
    )
    expect(refusals).toEqual([
      [{ field: 'name', message: 'Field Required' }],
      [{ field: 'name', message: 'At most 80 characters are allowed.' }],
      [{ field: 'name', message: 'Field Required' }],
      [{ field: 'coordinator', message: 'This field is not known.' }],
    ])
  })

  it('are made once however often it is asked', async () => {
    const key = { 'idempotency-key': 'a-group' }
    const answers = await Promise.all([1, 2, 3].map(() => own.post('/api/groups', { name: 'Once' }, key)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await own.groups()).toHaveLength(1)
  })

  it('of another are as ones that do not exist, and so is what is in them', async () => {
    const foreign = await other.make('Foreign')
    const mine = await own.make('Mine')
    const stranger = await other.member(foreign.id)
    const invited = (await other.invite(foreign.id)).json<{ id: number }>()
    const nothing = 999_999
    const asked = async (groupId: number, studentId: number, invitationId: number) => {
      const some = { selection: { kind: 'some', ids: [studentId] } }
      const answers = await Promise.all([
        server.call({ method: 'PATCH', url: `/api/groups/${groupId}`, payload: { name: 'Taken' }, as: own.as }),
        own.invite(groupId),
        own.post(`/api/groups/${groupId}/invitations/${invitationId}/revoke`),
        own.post(`/api/groups/${groupId}/invitations/${invitationId}/resend`),
        own.post(`/api/groups/${mine.id}/invitations/${invitationId}/revoke`),
        own.post(`/api/groups/${mine.id}/invitations/${invitationId}/resend`),
        own.post('/api/groups/students/acts/move', { groupId, selection: { kind: 'some', ids: [stranger] } }),
        own.post('/api/groups/students/acts/move', { groupId: mine.id, ...some }),
        own.post('/api/groups/students/acts/remove', some),
      ])
      return answers.map(({ statusCode, body }) => [statusCode, body])
    }
    const answers = await asked(foreign.id, stranger, invited.id)
    expect(answers).toEqual(await asked(nothing, nothing, nothing))
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]))
    expect((await own.students(`?group=${foreign.id}`)).items).toEqual([])
    expect((await other.students()).items.map(({ id }) => id)).toEqual([stranger])
    expect((await other.invitations()).items.map(({ id, state }) => [id, state])).toEqual([[invited.id, 'open']])
    expect((await other.groups()).map(({ name }) => name)).toEqual(['Foreign'])
  })
})

describe('the students of own groups', () => {
  it('are searched, filtered, sorted and paged across the groups', async () => {
    const [agency] = await server.platform.db
      .insert(agencies)
      .values({ name: `Agency ${own.as.userId}`, discipline: 'ems' })
      .returning()
    const a = await own.make('A')
    const b = await own.make('B')
    const people = [
      { firstName: 'İpek', lastName: 'Ünal', discipline: 'ems', primaryAgencyId: agency?.id ?? null },
      { firstName: 'Zoe', lastName: 'Abbott', discipline: 'towing' },
      { firstName: 'Ann', lastName: 'Moss', discipline: 'towing' },
    ]
    const ids: number[] = []
    for (const [index, person] of people.entries()) {
      server.clock.moveBy(1000)
      ids.push(await own.member(index === 0 ? a.id : b.id, person))
    }
    const foreign = await other.make('Foreign')
    await other.member(foreign.id, { firstName: 'Ipek', lastName: 'Stranger' })

    const namesOf = async (query: string) =>
      (await own.students(query)).items.map(({ firstName }) => firstName).join(' ')
    expect(await namesOf('')).toBe('Zoe Ann İpek')
    expect(await namesOf('?sort=-joined')).toBe('Ann Zoe İpek')
    expect(await namesOf('?search=IPEK+unal')).toBe('İpek')
    expect(await namesOf(`?group=${b.id}&sort=-name`)).toBe('Ann Zoe')
    expect(await namesOf('?discipline=ems&discipline=hazmat')).toBe('İpek')
    expect(await namesOf('?group=1.5')).toBe('')
    const first = await own.students('?perPage=2')
    const second = await own.students(`?perPage=2&page=2&cursor=${first.next}`)
    expect([first.total, first.items.length, second.items.map(({ id }) => id)]).toEqual([3, 2, [ids[0]]])
    expect(second.items[0]).toEqual({
      id: ids[0],
      userId: expect.any(Number),
      firstName: 'İpek',
      lastName: 'Ünal',
      email: expect.stringContaining('@example.org'),
      agency: `Agency ${own.as.userId}`,
      discipline: 'ems',
      groupId: a.id,
      groupName: 'A',
      joinedAt: new Date(server.clock.now().getTime() - 2000).toISOString(),
    })
    const unknown = await server.call({ url: '/api/groups/students?state=x', as: own.as })
    expect(unknown.statusCode).toBe(400)
  })

  it('are narrowed by the day that they joined, and by an agency that is found among theirs', async () => {
    const agencyOf = async (name: string) =>
      (await server.platform.db.insert(agencies).values({ name }).returning())[0] ?? { id: 0, name }
    const fire = await agencyOf('Fairmont Fire')
    const police = await agencyOf('Fairmont Police')
    const { id } = await own.make('Crew')
    const theirs = await other.make('Crew')
    const early = await own.member(id, { primaryAgencyId: fire.id })
    await other.member(theirs.id, { primaryAgencyId: police.id })
    const joinedAt = later(server.clock.now(), -7 * DAY)
    await server.platform.db.update(groupMembers).set({ joinedAt }).where(eq(groupMembers.studentId, early))
    const then = joinedAt.toISOString().slice(0, 10)
    const late = await own.member(id)
    const idsOf = async (query: string) => (await own.students(query)).items.map((student) => student.id)
    expect(await idsOf(`?joined=${then}..${then}`)).toEqual([early])
    expect(await idsOf('?joined=today')).toEqual([late])
    expect(new Set(await idsOf('?joined=last7'))).toEqual(new Set([early, late]))

    const choices = (search: string) => own.get(`/api/groups/students/choices?filter=agency&search=${search}`)
    const found = { id: fire.id, name: fire.name }
    expect([await choices(''), await choices('FAIRMONT'), await choices('police')]).toEqual([[found], [found], []])
    expect(await own.students(`?agency=${fire.id}`)).toMatchObject({
      items: [{ id: early }],
      named: [{ filter: 'agency', ...found }],
    })
    // Of another's student: no row, and no name.
    expect(await own.students(`?agency=${police.id}`)).toMatchObject({ items: [], named: [] })
  })

  it('are moved: some, or all that match but a few', async () => {
    const a = await own.make('A')
    const b = await own.make('B')
    const anna = await own.member(a.id, { firstName: 'Anna', discipline: 'ems' })
    const bert = await own.member(a.id, { firstName: 'Bert', discipline: 'ems' })
    const cleo = await own.member(a.id, { firstName: 'Cleo', discipline: 'towing' })
    const inB = async () => (await own.students(`?group=${b.id}`)).items.map(({ id }) => id).toSorted((x, y) => x - y)

    const matching = { kind: 'matching', search: '', filters: { discipline: ['ems'] }, except: [bert], count: null }
    const moved = await own.post('/api/groups/students/acts/move', { groupId: b.id, selection: matching })
    expect([figuresOf(moved.json()), await inB()]).toEqual([['done', 1, 0, 0, 0, 0], [anna]])
    const some = { kind: 'some', ids: [bert, cleo] }
    const again = await own.post('/api/groups/students/acts/move', { groupId: b.id, selection: some })
    expect([figuresOf(again.json()), await inB()]).toEqual([
      ['done', 2, 0, 0, 0, 0],
      [anna, bert, cleo],
    ])
    expect((await auditActions()).slice(2)).toEqual([
      ['group.studentsMoved', { students: [anna], listAct: moved.json<ListAct>().id }],
      ['group.studentsMoved', { students: [bert, cleo], listAct: again.json<ListAct>().id }],
    ])
  })

  it('are all that match in the own groups only', async () => {
    const a = await own.make('A')
    const foreign = await other.make('Foreign')
    await own.member(a.id)
    const stranger = await other.member(foreign.id)
    const all = { selection: { kind: 'matching', search: '', filters: {}, except: [], count: null } }
    const removed = await own.post('/api/groups/students/acts/remove', all)
    expect(figuresOf(removed.json())).toEqual(['done', 1, 0, 0, 0, 0])
    expect((await other.students()).items.map(({ id }) => id)).toEqual([stranger])
  })

  it('keep their accounts when they are removed', async () => {
    const a = await own.make('A')
    const email = `kept-${a.id}@example.org`
    const id = await own.member(a.id, { email })
    const removed = await own.post('/api/groups/students/acts/remove', { selection: { kind: 'some', ids: [id] } })
    expect([figuresOf(removed.json()), (await own.students()).items]).toEqual([['done', 1, 0, 0, 0, 0], []])
    expect(await server.signIn(email)).toMatch(/\./)
  })

  it.each([
    { selection: { kind: 'matching', search: '', filters: { role: ['1'] }, except: [], count: null } },
    { selection: { kind: 'matching', search: '', filters: { perPage: ['1'] }, except: [], count: null } },
    { selection: { kind: 'some', ids: [] } },
    { selection: { kind: 'some', ids: [1] }, groupId: 1 },
  ])('are removed by nothing that is not known: %j', async (payload) => {
    expect((await own.post('/api/groups/students/acts/remove', payload)).statusCode).toBe(400)
  })

  it('are exported as they are filtered, with formulas as text', async () => {
    const a = await own.make('A')
    await own.member(a.id, { firstName: '=HYPERLINK("x")', lastName: 'Zeller', email: `z${a.id}@example.org` })
    await own.member(a.id, { firstName: 'Ann', lastName: 'Moss', email: `a${a.id}@example.org`, discipline: 'ems' })
    const { url } = await own.get<{ url: string }>('/api/groups/students/export')
    const file = await server.call({ url })
    const day = server.clock.now().toISOString().slice(0, 10)
    expect(file.body).toBe(
      [
        '\uFEFFFirst name,Last name,Email,Agency,Discipline,Group,Joined',
        `Ann,Moss,a${a.id}@example.org,,Emergency medical services,A,${day}`,
        `"'=HYPERLINK(""x"")",Zeller,z${a.id}@example.org,,,A,${day}`,
        '',
      ].join('\r\n'),
    )
  })
})
