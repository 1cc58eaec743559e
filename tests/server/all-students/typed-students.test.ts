import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { keepFigure } from '../../../server/modules/kept-figures/kept-figures.repository.ts'
import { qualityFigure, readProgrammeQuality } from '../../../server/modules/programme/programme-quality.repository.ts'
import { createConfirming } from '../../../server/modules/rosters/confirming.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import type { AnyStudent } from '../../../src/domain/contract/all-students.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { enroll } from '../group-progress/group-world.ts'
import { makeCourse } from '../learning/support/course.ts'
import { merging } from '../person-merges/support/merges.ts'
import { makeClass, rosterWorld, type HeldClass } from '../rosters/roster-world.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let admin: TestUser
let teacher: TestUser
let held: HeldClass
/** In the name of each account of a test, and of no other. */
let mark: string
beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
  admin = await server.signedIn([ROLE.admin])
  teacher = await server.signedIn([ROLE.instructor])
  held = await makeClass(server, teacher)
  await keepFigure(server.platform.db, qualityFigure, server.clock.now())
})
afterAll(() => server.close())
beforeEach(() => {
  mark = randomUUID()
})

const staff = (role: (typeof ROLE)[keyof typeof ROLE] = ROLE.groupCoordinator) =>
  server.createUser([role], { firstName: 'Dale', lastName: mark })

const type = async (email: string) => {
  const added = await world.call('POST', `/instructor-courses/${held.id}/roster/walk-ins`, teacher, {
    id: randomUUID(),
    firstName: 'Nadia',
    lastName: mark,
    email,
    phone: '',
    agencyId: 0,
    discipline: 'towing',
  })
  const { id } = added.json<{ entry: { id: number } }>().entry
  const { studentId } = await world.row(id)
  return { id, studentId: studentId ?? 0 }
}
const takeOff = (id: number) => world.call('DELETE', `/instructor-courses/${held.id}/roster/walk-ins/${id}`, teacher)
const confirm = (id: number, userId: number) =>
  server.platform.db.transaction((tx) => createConfirming(server.platform).confirm(tx, id, userId))

/** What stands of them in the list, how many it says there are, in its file, and among the people of the figures. */
const told = async () => {
  const list = (await server.call({ url: `/api/students?search=${mark}`, as: admin })).json<ListPage<AnyStudent>>()
  const { url } = (await server.call({ url: `/api/students/export?search=${mark}`, as: admin })).json<{ url: string }>()
  const file = (await server.call({ url })).body.split('\r\n').filter((line) => line.includes(mark))
  const { cells } = await readProgrammeQuality(server.platform.db, server.clock.now())
  return {
    listed: list.items.map(({ firstName }) => firstName),
    total: list.total,
    lines: file.length,
    people: cells.reduce((sum, { people }) => sum + people, 0),
  }
}
const nobody = (people: number) => ({ listed: [], total: 0, lines: 0, people })
const them = (people: number, firstName = 'Dale') => ({ listed: [firstName], total: 1, lines: 1, people })

it('has staff who were typed on a class once they say that it was them', async () => {
  const { people } = await told()
  const { email, userId } = await staff()
  const { id } = await type(email)
  const before = await told()
  await confirm(id, userId)
  expect([before, await told()]).toEqual([nobody(people), them(people + 1)])
})

it('has nobody whose only place was taken off before they said that it was theirs', async () => {
  const { people } = await told()
  const { email } = await staff()
  const address = `${randomUUID()}@example.org`
  const places = [await type(email), await type(address)]
  const before = await told()
  for (const { id } of places) await takeOff(id)
  expect([before, await told()]).toEqual([nobody(people), nobody(people)])
})

it('has for whom an account was made once its person opened it', async () => {
  const { people } = await told()
  const email = `${randomUUID()}@example.org`
  const { id } = await type(email)
  await takeOff(id)
  const before = await told()
  await server.platform.db.update(users).set({ emailVerifiedAt: server.clock.now() }).where(eq(users.email, email))
  expect([before, await told()]).toEqual([nobody(people), them(people + 1, 'Nadia')])
})

it('has whoever was a student before, and who learns or becomes one otherwise', async () => {
  const { people } = await told()
  const student = await server.createUser([ROLE.student], { firstName: 'Ada', lastName: mark })
  await type(student.email)
  expect(await told()).toEqual(them(people + 1, 'Ada'))
  const [learner, given] = [await staff(), await staff()]
  const { studentId } = await type(learner.email)
  await type(given.email)
  const before = await told()
  await enroll(server, { studentId }, await makeCourse(server.platform.db, { lessonCount: 1 }), 100)
  await server.platform.db.insert(userRoles).values({ userId: given.userId, roleId: ROLE.student })
  const after = await told()
  expect([before.total, after.total, after.people]).toEqual([1, 3, people + 3])
})

it('of whom another account is merged keeps who was known', async () => {
  const { people } = await told()
  const [stays, goes] = [await staff(), await server.createUser([ROLE.student], { firstName: 'Ada', lastName: mark })]
  await type(stays.email)
  const merges = merging(server, await server.signedIn([ROLE.owner]))
  const { mergeId } = await merges.both({ stays: stays.userId, goes: goes.userId })
  const merged = await told()
  await merges.undo(stays.userId, mergeId)
  expect([merged, await told()]).toEqual([them(people + 1), them(people + 1, 'Ada')])
})
