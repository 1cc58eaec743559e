import { randomUUID } from 'node:crypto'

import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { listDefaults, listViews } from '../../../server/platform/db/tables/list-views.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { VIEWED_LISTS } from '../../../src/domain/contract/viewed-lists.ts'
import { broughtViews, LIST_VIEWS_MAX } from '../../../src/domain/list-view.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { viewing, type Viewing } from './viewing.ts'

let server: TestApp
let coordinator: TestUser
let own: Viewing
let admin: TestUser
let shared: Viewing
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.db.delete(listDefaults)
  await server.platform.db.delete(listViews)
  coordinator = await server.signedIn([ROLE.groupCoordinator])
  own = viewing(server, coordinator, 'groupStudents')
  admin = await server.signedIn([ROLE.admin])
  shared = viewing(server, admin, 'invitations')
})

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode

describe('a view', () => {
  it('is kept as an address asks for it, behind the others of its owner', async () => {
    const towing = await own.made('Towing', 'discipline=towing&sort=-joined')
    await own.made('Two groups', 'group=7&columns=joined,name')
    expect(towing).toEqual({
      id: towing.id,
      name: 'Towing',
      asked: 'discipline=towing&sort=-joined',
      role: null,
      isOwn: true,
      isChangeable: true,
    })
    const { items, opensWith, canShare } = await own.read()
    expect([items.map(({ name, asked }) => [name, asked]), opensWith, canShare]).toEqual([
      [
        ['Towing', 'discipline=towing&sort=-joined'],
        ['Two groups', 'group=7&columns=name%2Cjoined'],
      ],
      null,
      false,
    ])
  })

  it('is saved once, however often it is sent', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [await own.save('A', 'search=a', key), await own.save('A', 'search=a', key)]
    expect(again.json()).toEqual(first.json())
    expect(await own.names()).toEqual(['A'])
  })

  it.each([
    ['a filter that the list has not', 'city=3', ['asked.city']],
    ['a value that a filter has not', 'discipline=clowns', ['asked.discipline']],
    ['an order that the list has not', 'sort=email', ['asked.sort']],
    ['a column that the list has not', 'columns=name,course-3', ['asked.columns']],
    ['a page', 'page=2&discipline=towing', ['asked.page']],
    ['a row that is open', 'discipline=towing&open=3', ['asked.open']],
    ['a count of rows that is not offered', 'perPage=7', ['asked.perPage']],
    ['an order twice', 'sort=name&sort=joined', ['asked.sort']],
    ['the whole list', 'sort=name', ['asked']],
    ['nothing', '', ['asked']],
  ])('refuses %s, and names it', async (_what, asked, fields) => {
    const answer = await own.save('A', asked)
    expect([answer.statusCode, answer.json().error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      fields,
    ])
  })

  it('takes the columns of courses where a list has such, and the filters of the kind of rows alone', async () => {
    expect(await statusOf(viewing(server, coordinator, 'groupProgress').save('A', 'columns=person,course-3'))).toBe(201)
    const instructor = await server.signedIn([ROLE.instructor])
    const taught = viewing(server, instructor, 'studentEnrollments')
    expect((await taught.made('A', 'delivery=online&verified=no')).asked).toBe('verified=no')
    expect((await taught.made('B', 'delivery=inPerson&standing=noShow')).asked).toBe(
      'delivery=inPerson&standing=noShow',
    )
    expect(await statusOf(taught.save('C', 'delivery=inPerson&verified=no'))).toBe(400)
  })

  it.each(['', '   ', 'see www.example.com', 'a\u202Eb', 'x'.repeat(61)])('refuses the name %j', async (name) => {
    const kept = await own.made('A', 'search=a')
    expect(await statusOf(own.save(name, 'search=a'))).toBe(400)
    expect(await statusOf(own.rename(kept.id, name))).toBe(400)
    expect(await own.names()).toEqual(['A'])
  })

  it('is renamed, ordered and deleted by its owner', async () => {
    const [a, b, c] = [
      await own.made('A', 'search=a'),
      await own.made('B', 'search=b'),
      await own.made('C', 'search=c'),
    ]
    expect((await own.rename(b.id, '  Bee ')).json()).toMatchObject({ id: b.id, name: 'Bee', asked: 'search=b' })
    expect(await statusOf(own.order(c.id, a.id))).toBe(204)
    expect(await own.names()).toEqual(['C', 'A', 'Bee'])
    expect(await statusOf(own.remove(c.id))).toBe(204)
    await own.made('D', 'search=d')
    expect(await own.names()).toEqual(['A', 'Bee', 'D'])
    expect(await statusOf(own.remove(c.id))).toBe(404)
    expect(await statusOf(own.order(a.id, c.id))).toBe(404)
  })

  it('is of one list: another list has others', async () => {
    await own.made('A', 'search=a')
    expect(await viewing(server, coordinator, 'groupInvitations').names()).toEqual([])
  })

  it('is one of fifty at most, also of those that are saved at once', async () => {
    const rows = Array.from({ length: LIST_VIEWS_MAX - 1 }, (_, index) => ({
      userId: coordinator.userId,
      list: 'groupStudents',
      name: `View ${index}`,
      asked: 'search=a',
      position: index + 1,
      createdAt: server.clock.now(),
    }))
    await server.platform.db.insert(listViews).values(rows)
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => own.save(name, 'search=a')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('TOO_MANY_VIEWS')
    // Of another list there is room.
    expect(await statusOf(viewing(server, coordinator, 'groupInvitations').save('A', 'search=a'))).toBe(201)
  })
})

describe('whose it is', () => {
  it('is nobody else’s: for another of the same role it is not there', async () => {
    const { id } = await own.made('A', 'search=a')
    const other = viewing(server, await server.signedIn([ROLE.groupCoordinator]), 'groupStudents')
    expect(await other.names()).toEqual([])
    expect(
      await Promise.all(
        [other.rename(id, 'B'), other.share(id, null), other.remove(id), other.order(id), other.openWith({ id })].map(
          statusOf,
        ),
      ),
    ).toEqual([404, 404, 404, 404, 404])
    expect(await own.names()).toEqual(['A'])
  })

  it('is there for who has the list alone', async () => {
    const instructor = viewing(server, await server.signedIn([ROLE.instructor]), 'groupStudents')
    expect(
      await Promise.all(
        [
          instructor.ask('GET', '?list=groupStudents'),
          instructor.save('A', 'search=a'),
          instructor.openWith({ brought: 'newest' }),
        ].map(statusOf),
      ),
    ).toEqual([404, 404, 404])
    expect(await statusOf(own.ask('GET', '?list=shoes'))).toBe(400)
  })

  it('is not told to who has lost the list, and told again once they have it back', async () => {
    await own.made('A', 'search=a')
    await own.openWith({ brought: 'newest' })
    const { db } = server.platform
    await db.update(userRoles).set({ roleId: ROLE.instructor }).where(eq(userRoles.userId, coordinator.userId))
    expect([await statusOf(own.ask('GET', '?list=groupStudents')), await own.defaults()]).toEqual([404, []])
    await db.update(userRoles).set({ roleId: ROLE.groupCoordinator }).where(eq(userRoles.userId, coordinator.userId))
    expect(await own.names()).toEqual(['A'])
  })

  it('goes with the account', async () => {
    await own.made('A', 'search=a')
    await own.openWith({ brought: 'newest' })
    await server.platform.db.delete(users).where(eq(users.id, coordinator.userId))
    const left = [
      await server.platform.db.select().from(listViews),
      await server.platform.db.select().from(listDefaults),
    ]
    expect(left).toEqual([[], []])
  })

  it('is in what a person takes along of their own data', async () => {
    await own.made('Towing', 'discipline=towing')
    await own.openWith({ brought: 'newest' })
    const { url } = (
      await server.call({ method: 'POST', url: '/api/profiles/me/data-exports', payload: {}, as: coordinator })
    ).json()
    const data = (await server.call({ url })).json()
    expect([data.listViews, data.listDefaults]).toEqual([
      [
        {
          list: 'groupStudents',
          name: 'Towing',
          asked: 'discipline=towing',
          role: null,
          createdAt: server.clock.now().toISOString(),
        },
      ],
      [{ list: 'groupStudents', view: null, brought: 'newest' }],
    ])
  })
})

describe('a shared view', () => {
  it('is seen by everybody of its role, behind their own, and changed by who may share', async () => {
    const { id } = await shared.made('Waiting long', 'state=open&sort=sent')
    expect((await shared.share(id, ROLE.master)).json()).toMatchObject({ id, role: ROLE.master })
    const person = await server.signedIn([ROLE.master])
    const master = viewing(server, person, 'invitations')
    await master.made('Mine', 'search=a')
    const { items, canShare } = await master.read()
    expect([items.map(({ name, isOwn, isChangeable }) => [name, isOwn, isChangeable]), canShare]).toEqual([
      [
        ['Mine', true, true],
        ['Waiting long', false, false],
      ],
      false,
    ])
    expect(
      await Promise.all([master.rename(id, 'B'), master.share(id, null), master.remove(id)].map(statusOf)),
    ).toEqual([404, 404, 404])
    // Whoever has not the role sees nothing of it, an owner of the programme neither.
    const owner = viewing(server, await server.signedIn([ROLE.owner]), 'invitations')
    expect([await owner.names(), await statusOf(owner.rename(id, 'B'))]).toEqual([[], 404])
    const both = viewing(server, await server.signedIn([ROLE.owner, ROLE.master]), 'invitations')
    expect((await both.rename(id, 'Waiting longest')).json()).toMatchObject({ name: 'Waiting longest', isOwn: false })
    expect(await master.names()).toEqual(['Mine', 'Waiting longest'])
  })

  it('is shared by administrators and owners alone, and with a role that has the list', async () => {
    const master = viewing(server, await server.signedIn([ROLE.master]), 'invitations')
    const { id } = await master.made('A', 'state=open')
    expect(await statusOf(master.share(id, ROLE.admin))).toBe(403)
    const view = await shared.made('B', 'state=open')
    expect(await statusOf(shared.share(view.id, ROLE.student))).toBe(400)
    expect(await statusOf(shared.ask('PUT', `/${view.id}/role`, { role: 99 }))).toBe(400)
    expect(await statusOf(shared.share(view.id, ROLE.owner))).toBe(200)
  })

  it('opens the list of those who chose it, until it is shared no more', async () => {
    const { id } = await shared.made('A', 'state=open')
    await shared.share(id, ROLE.master)
    const master = viewing(server, await server.signedIn([ROLE.master]), 'invitations')
    expect(await statusOf(master.openWith({ id }))).toBe(204)
    const expected = [{ list: 'invitations', asked: 'state=open' }]
    expect([(await master.read()).opensWith, await master.defaults()]).toEqual([{ id, brought: null }, expected])
    await shared.share(id, null)
    expect([(await master.read()).opensWith, await master.defaults(), await master.names()]).toEqual([null, [], []])
  })

  it('is noted with who changed what, and one’s own is not', async () => {
    const { id } = await shared.made('A', 'state=open')
    await shared.rename(id, 'B')
    await shared.share(id, ROLE.master)
    await shared.rename(id, 'C')
    // Asked again for want of an answer, and by who saw another name.
    const again = [shared.rename(id, 'C', 'B'), shared.rename(id, 'D', 'B')]
    expect(await Promise.all(again.map(statusOf))).toEqual([200, 409])
    await shared.remove(id)
    const noted = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `listView:${id}`))
      .orderBy(asc(auditLog.id))
    expect(noted.map(({ action, actorId, subject, details }) => [action, actorId, subject, details])).toEqual([
      [
        'listView.shared',
        admin.userId,
        `listView:${id}`,
        { before: { name: 'B', role: null }, after: { name: 'B', role: ROLE.master } },
      ],
      [
        'listView.renamed',
        admin.userId,
        `listView:${id}`,
        { before: { name: 'B', role: ROLE.master }, after: { name: 'C', role: ROLE.master } },
      ],
      [
        'listView.removed',
        admin.userId,
        `listView:${id}`,
        { before: { name: 'C', role: ROLE.master }, after: { name: 'C', role: ROLE.master } },
      ],
    ])
  })
})

describe('what a list opens with', () => {
  it('is one’s own view, one that the list brings, or the whole list, as whoever signs in is told', async () => {
    const { id } = await own.made('A', 'search=a')
    await own.openWith({ id })
    expect([(await own.read()).opensWith, await own.defaults()]).toEqual([
      { id, brought: null },
      [{ list: 'groupStudents', asked: 'search=a' }],
    ])
    await own.openWith({ brought: 'newest' })
    expect([(await own.read()).opensWith, await own.defaults()]).toEqual([
      { id: null, brought: 'newest' },
      [{ list: 'groupStudents', asked: 'sort=-joined' }],
    ])
    await own.openWith()
    expect([(await own.read()).opensWith, await own.defaults()]).toEqual([null, []])
  })

  it('is everything again once its view is deleted', async () => {
    const { id } = await own.made('A', 'search=a')
    await own.openWith({ id })
    await own.remove(id)
    expect([(await own.read()).opensWith, await own.defaults()]).toEqual([null, []])
  })

  it('is no view that another deletes at the same moment', async () => {
    const masters = await Promise.all(Array.from({ length: 6 }, () => server.signedIn([ROLE.master])))
    for (let round = 0; round < 5; round += 1) {
      const { id } = await shared.made('A', 'state=open')
      await shared.share(id, ROLE.master)
      const asked = masters.map((one) => viewing(server, one, 'invitations').openWith({ id }))
      const statuses = await Promise.all([...asked.map(statusOf), statusOf(shared.remove(id))])
      expect(statuses.filter((status) => status !== 204 && status !== 404)).toEqual([])
    }
    expect(await server.platform.db.select().from(listDefaults)).toEqual([])
  })

  it('is no view of another list, none that the list has not, and not two', async () => {
    const { id } = await viewing(server, coordinator, 'groupInvitations').made('A', 'search=a')
    const here = await own.made('B', 'search=b')
    expect(
      await Promise.all(
        [
          own.openWith({ id }),
          own.openWith({ brought: 'toString' }),
          own.openWith({ id: here.id, brought: 'newest' }),
        ].map(statusOf),
      ),
    ).toEqual([404, 400, 400])
  })
})

it.each(
  Object.values(VIEWED_LISTS).flatMap((list) =>
    broughtViews(list).map(({ key, asked }) => [list.id, key, asked] as const),
  ),
)('takes what %s brings as %s', async (list, _key, asked) => {
  const roles = VIEWED_LISTS[list].roles
  const some = viewing(server, await server.signedIn([...roles]), list)
  expect((await some.made('A', asked)).asked).toBe(asked)
})
