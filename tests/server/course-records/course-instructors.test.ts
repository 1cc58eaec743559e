import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorOnlineCourses, offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { CourseInstructor } from '../../../src/domain/contract/course-instructors.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { keepFiles, makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
  maker = await makerOf(server)
})
afterAll(() => server.close())

const at = (id: number, part: number | string = '') =>
  `/course-records/${id}/instructors${part === '' ? '' : `/${part}`}`
const idsOf = (people: readonly CourseInstructor[]) => people.map(({ id }) => id)
const instructorsOf = async (id: number) => (await maker.call('GET', at(id))).json<CourseInstructor[]>()
const add = (id: number, { userId }: TestUser) => maker.call('PUT', at(id, userId))
const remove = (id: number, { userId }: TestUser) => maker.call('DELETE', at(id, userId))

/** Numbers of the versions of a course for whose students somebody answers. */
const taughtVersions = async (courseId: number, { userId }: TestUser) => {
  const versions = await server.platform.db
    .select()
    .from(instructorOnlineCourses)
    .where(eq(instructorOnlineCourses.courseId, courseId))
  const rows = await server.platform.db
    .select()
    .from(offeringInstructors)
    .where(
      inArray(
        offeringInstructors.offeringId,
        versions.map(({ id }) => id),
      ),
    )
  const taught = new Set(rows.filter((row) => row.userId === userId).map(({ offeringId }) => offeringId))
  return versions
    .filter(({ id }) => taught.has(id))
    .map(({ version }) => version)
    .toSorted((a, b) => a - b)
}

it('an instructor answers for a course that is not published yet, then for each version, until removed', async () => {
  const instructor = await server.signedIn([ROLE.instructor])
  const id = await maker.create()
  expect(await instructorsOf(id)).toEqual([])
  expect(idsOf((await add(id, instructor)).json())).toEqual([instructor.userId])
  const document = await maker.sound()
  await maker.save(id, document)
  await maker.publish(id)
  expect(await taughtVersions(id, instructor)).toEqual([1])
  const late = await server.signedIn([ROLE.instructor])
  await add(id, late)
  await maker.save(id, { ...document, teaches: [] })
  await maker.publish(id)
  expect(await taughtVersions(id, instructor)).toEqual([1, 2])
  expect(await taughtVersions(id, late)).toEqual([1, 2])
  expect((await remove(id, instructor)).json<CourseInstructor[]>().map((person) => person.id)).toEqual([late.userId])
  expect(await taughtVersions(id, instructor)).toEqual([])
})

it('changes nothing of the draft, and is noted once each time that it changes anything', async () => {
  const instructor = await server.signedIn([ROLE.instructor])
  const id = await maker.create()
  const before = await maker.read(id)
  for (const change of [add, add, remove, remove]) expect((await change(id, instructor)).statusCode).toBe(200)
  expect(await maker.read(id)).toEqual(before)
  const noted = await server.platform.db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `course:${id}`))
    .orderBy(auditLog.id)
  expect(noted.slice(1)).toEqual([
    { action: 'course.instructorAdded', details: { name: 'Ada Moreno' } },
    { action: 'course.instructorRemoved', details: { name: 'Ada Moreno' } },
  ])
})

it('is for instructors with an open account alone; who is none any more is shown as such', async () => {
  const student = await server.signedIn()
  const instructor = await server.signedIn([ROLE.instructor])
  const id = await maker.create()
  expect(refusalOf(await add(id, student))).toEqual({ status: 409, code: 'NOT_AN_INSTRUCTOR' })
  await add(id, instructor)
  expect(await instructorsOf(id)).toMatchObject([{ isAble: true }])
  await server.platform.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, instructor.userId))
  expect(await instructorsOf(id)).toMatchObject([{ id: instructor.userId, isAble: false }])
  expect(refusalOf(await add(id, instructor))).toEqual({ status: 409, code: 'NOT_AN_INSTRUCTOR' })
})

it('finds instructors by some of their name that the course has not', async () => {
  const one = await server.signedIn([ROLE.instructor])
  const other = await server.signedIn([ROLE.instructor])
  await server.platform.db
    .update(users)
    .set({ lastName: 'Çelikkol' })
    .where(inArray(users.id, [one.userId, other.userId]))
  const id = await maker.create()
  await add(id, one)
  const found = await maker.call('GET', `${at(id, 'choices')}?search=celikk`)
  expect(found.json()).toEqual([{ id: other.userId, name: 'Ada Çelikkol' }])
})

it('is nothing of a course in person', async () => {
  const instructor = await server.signedIn([ROLE.instructor])
  const id = await maker.create({ isOnline: false })
  const answers = [
    await maker.call('GET', at(id)),
    await maker.call('GET', at(id, 'choices')),
    await add(id, instructor),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})
