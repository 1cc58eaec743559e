import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { AuditRow } from '../../../src/domain/contract/audit.list.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let person: number
/** In the name of the person of a test, and of no other. */
let mark: string
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID()
  admin = await server.signedIn([ROLE.admin])
  person = (await server.createUser([ROLE.student], { firstName: 'Ada', lastName: mark })).userId
})

const get = async <T>(url: string, as = admin): Promise<T> => (await server.call({ method: 'GET', url, as })).json()
const read = (query: string): Promise<ListPage<AuditRow>> => get(`/api/audit?${query}`)
const act = async (name: string, asked: Readonly<Record<string, unknown>> = {}) => {
  const payload = { selection: { kind: 'some', ids: [person] }, ...asked }
  const { statusCode } = await server.call({ method: 'POST', url: `/api/users/acts/${name}`, as: admin, payload })
  expect(statusCode).toBe(201)
}

it('says who did what to whom, how it was and is, why, and part of what', async () => {
  await act('deactivate', { reason: 'Left the state' })
  const { items } = await read(`about=${person}`)
  expect(items).toEqual([
    {
      id: expect.any(Number),
      at: server.clock.now().toISOString(),
      action: 'user.deactivated',
      doer: { id: admin.userId, name: expect.any(String) },
      subject: { kind: 'user', key: String(person), name: `Ada ${mark}` },
      reason: 'Left the state',
      facts: [
        { fact: 'after', was: 'active', is: 'deactivated' },
        { fact: 'listAct', was: null, is: expect.any(String) },
      ],
      address: null,
    },
  ])
})

it('tells parts of what was changed alone, and lists by their members', async () => {
  await server.platform.db.insert(auditLog).values([
    {
      at: server.clock.now(),
      action: 'listView.renamed',
      actorId: admin.userId,
      subject: `listView:${mark}`,
      details: { before: { name: 'One', role: 3 }, after: { name: 'Two', role: 3 } },
    },
    {
      at: server.clock.now(),
      action: 'nameChange.approved',
      actorId: admin.userId,
      subject: `user:${person}`,
      details: {
        from: { firstName: 'Ada', lastName: 'One' },
        to: { firstName: 'Ada', lastName: 'Two' },
        certificates: ['TIM-1', 'TIM-2'],
        nameChange: 7,
      },
    },
  ])
  const [view] = (await read(`search=listView:${mark}`)).items
  const [name] = (await read(`about=${person}`)).items
  expect([view?.facts, name?.facts]).toEqual([
    [{ fact: 'name', was: 'One', is: 'Two' }],
    [
      { fact: 'lastName', was: 'One', is: 'Two' },
      { fact: 'nameChange', was: null, is: '7' },
      { fact: 'certificates', was: null, is: 'TIM-1, TIM-2' },
    ],
  ])
})

it('is narrowed to who did it, to kinds of deeds and to days, the latest first', async () => {
  await act('addRole', { role: 'instructor' })
  server.clock.moveBy(HOUR)
  admin = { ...admin, ...(await server.signedIn([ROLE.admin])) }
  await act('endSessions')
  await act('takeRole', { role: 'instructor' })
  const actionsOf = async (query: string) => (await read(query)).items.map(({ action }) => action)
  expect(await actionsOf(`about=${person}`)).toEqual(['user.roleTaken', 'user.roleGiven'])
  expect(await actionsOf(`doer=${admin.userId}&area=user`)).toEqual(['user.roleTaken'])
  expect(await actionsOf(`about=${person}&area=certificate`)).toEqual([])
  expect(await actionsOf(`about=${person}&at=today`)).toHaveLength(2)
  const { statusCode } = await server.call({ method: 'GET', url: '/api/audit?area=gossip', as: admin })
  expect(statusCode).toBe(400)
})

it('knows what is a person’s by their enrollments, too, and names each thing that it knows', async () => {
  const learner = await server.createUser([ROLE.student], { firstName: 'Bora', lastName: mark })
  const { courseId, offeringId } = await makeCourse(server.platform.db)
  const now = server.clock.now()
  const [row] = await server.platform.db
    .insert(onlineEnrollments)
    .values({
      studentId: learner.studentId ?? 0,
      courseId,
      offeringId,
      statusId: ENROLLMENT_STATUS.active,
      startedAt: now,
      expirationDate: now,
      lastActivityAt: now,
    })
    .returning({ id: onlineEnrollments.id })
  const id = row?.id ?? 0
  await server.platform.db.insert(auditLog).values(
    [`enrollment:${id}`, 'enrollment:0', 'enrollment:none', `enrollment:${'9'.repeat(12)}`, null].map((subject) => ({
      at: now,
      action: 'enrollment.verified',
      actorId: admin.userId,
      subject,
    })),
  )
  const { items } = await read(`about=${learner.userId}&area=enrollment`)
  expect(items.map(({ subject }) => subject)).toEqual([{ kind: 'enrollment', key: String(id), name: `Bora ${mark}` }])
  const all = await read(`doer=${admin.userId}&area=enrollment`)
  expect(all.items.map(({ subject }) => subject?.name ?? null).filter(Boolean)).toEqual([`Bora ${mark}`])
})

it('is a file of the same', async () => {
  await act('deactivate', { reason: 'Left the state' })
  const { url } = await get<{ url: string }>(`/api/audit/export?about=${person}`)
  const { body } = await server.call({ method: 'GET', url })
  const [head, line, ...more] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toMatch(/^Deed,On \(id\),On,/)
  expect(line).toMatch(
    new RegExp(
      `^user\\.deactivated,user:${person},Ada ${mark},.*,after: active,after: deactivated,.*,Left the state,$`,
    ),
  )
  expect(more).toEqual([])
})
