import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import {
  classInstructors,
  instructorApprovals,
  instructorCourses,
} from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { mailsOf, taughtClass } from '../classes/support/classes.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let by: Acting
let tow: number
let other: number
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
  tow = await makeInPersonCourse(server.platform.db)
  other = await makeInPersonCourse(server.platform.db)
})
afterAll(() => server.close())
let mark: string
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID().slice(0, 8)
  admin = await server.signedIn([ROLE.admin], { firstName: 'Olga', lastName: 'Ruiz' })
  by = acting(server, admin)
  await server.platform.db.delete(messages)
})

const teacher = (firstName: string, more: Parameters<TestApp['createUser']>[1] = {}) =>
  server.signedIn([ROLE.instructor], { firstName, lastName: mark, ...more })
const closed = async (firstName: string) => {
  const person = await teacher(firstName)
  const { db } = server.platform
  await db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, person.userId))
  return person
}
const approve = (courseId: number, ...people: readonly TestUser[]) =>
  server.platform.db.insert(instructorApprovals).values(
    people.map(({ userId }) => ({
      userId,
      courseId,
      approvedAt: server.clock.now(),
      endsAt: later(server.clock.now(), 100 * DAY),
    })),
  )
const suspend = (...people: readonly TestUser[]) =>
  by.run('/instructors', 'suspend', {
    courseId: null,
    reason: 'Missing papers',
    selection: some(...people.map(({ userId }) => userId)),
  })
const get = async <T>(url: string, as: { token: string } = admin): Promise<T> =>
  (await server.call({ method: 'GET', url, as })).json()
const classesOf = async ({ userId }: TestUser) =>
  (await get<readonly { id: number }[]>(`/api/instructors/${userId}/classes`)).map(({ id }) => id)
const successorsOf = async (classId: number) =>
  (
    await get<readonly { id: number; name: string }[]>(`/api/instructor-courses/${classId}/successors?search=${mark}`)
  ).map(({ name }) => name)
const handOver = (classId: number, from: TestUser, to: TestUser, as: { token: string } = admin) =>
  server.call({
    method: 'POST',
    url: `/api/instructor-courses/${classId}/handover`,
    payload: { fromId: from.userId, toId: to.userId },
    as,
  })
const teachersOf = async (classId: number) =>
  (
    await server.platform.db
      .select({ id: classInstructors.userId })
      .from(classInstructors)
      .where(eq(classInstructors.instructorCourseId, classId))
  )
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

describe('classes to hand over', () => {
  it('are those ahead of courses that somebody may not teach, and of no other', async () => {
    const ada = await teacher('Ada')
    await approve(tow, ada)
    const last = await taughtClass(server, tow, ada, { startsIn: 20 * DAY })
    const soon = await taughtClass(server, tow, ada, { startsIn: 10 * DAY })
    await taughtClass(server, tow, ada, { startsIn: -10 * DAY })
    await taughtClass(server, other, ada, { startsIn: 10 * DAY })
    expect(await classesOf(ada)).toEqual([])
    await suspend(ada)
    expect(await classesOf(ada)).toEqual([soon, last])
  })

  it('go to who is approved for the course, and to nobody else', async () => {
    const [ada, bora, cem, deniz] = [
      await teacher('Ada'),
      await teacher('Bora'),
      await teacher('Cem'),
      await closed('Deniz'),
    ]
    await approve(tow, ada, bora, deniz)
    await approve(other, cem)
    const held = await taughtClass(server, tow, ada, { startsIn: 10 * DAY })
    await suspend(ada)
    expect(await successorsOf(held)).toEqual([`Bora ${mark}`])
    for (const nobody of [ada, cem, deniz]) {
      const answer = await handOver(held, ada, nobody)
      expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, 'toId'])
    }
    expect((await handOver(held, bora, bora)).json().error.code).toBe('NOT_TEACHING')
    expect(await teachersOf(held)).toEqual([ada.userId])
  })

  it('change their teacher alone; both are told in their own language, and it is noted', async () => {
    const ada = await teacher('Ada', { language: 'tr' })
    const bora = await teacher('Bora', { language: 'ar' })
    const cem = await teacher('Cem')
    await approve(tow, ada, bora)
    const held = await taughtClass(server, tow, ada, { startsIn: 10 * DAY })
    await server.platform.db.insert(classInstructors).values({ instructorCourseId: held, userId: cem.userId })
    const version = async () =>
      (await server.platform.db.select().from(instructorCourses).where(eq(instructorCourses.id, held)))[0]?.version
    const before = (await version()) ?? 0
    await suspend(ada)
    expect((await handOver(held, ada, bora)).statusCode).toBe(204)
    expect([await teachersOf(held), await classesOf(ada), await version()]).toEqual([
      [bora.userId, cem.userId].toSorted((a, b) => a - b),
      [],
      before + 1,
    ])
    expect([
      (await mailsOf(server, 'classTakenOver')).map(({ to, locale, data }) => [to, locale, data]),
      (await mailsOf(server, 'classHandedOver')).map(({ to, locale, data }) => [to, locale, data]),
    ]).toEqual([
      [
        [
          bora.email,
          'ar',
          expect.objectContaining({
            from: `Ada ${mark}`,
            courseTitle: 'Scene safety (ar)',
            classLink: `https://tim.example/instructor/course/${held}`,
          }),
        ],
      ],
      [[ada.email, 'tr', expect.objectContaining({ to: `Bora ${mark}`, courseTitle: 'Scene safety (tr)' })]],
    ])
    const [entry] = await server.platform.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `class:${held}`), eq(auditLog.action, 'class.handedOver')))
    expect([entry?.actorId, entry?.details]).toEqual([
      admin.userId,
      { from: `Ada ${mark}`, to: `Bora ${mark}`, users: [ada.userId, bora.userId] },
    ])
  })

  it('twice at once go over once, and what has begun goes to nobody', async () => {
    const [ada, bora, cem] = [await teacher('Ada'), await teacher('Bora'), await teacher('Cem')]
    await approve(tow, ada, bora, cem)
    const held = await taughtClass(server, tow, ada, { startsIn: 10 * DAY })
    const begun = await taughtClass(server, tow, ada, { startsIn: -1 * DAY })
    const answers = await Promise.all([handOver(held, ada, bora), handOver(held, ada, cem)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect((await teachersOf(held)).length).toBe(1)
    expect((await handOver(begun, ada, bora)).json().error.code).toBe('ILLEGAL_TRANSITION')
  })
})

describe('writing to instructors', () => {
  const write = (body: object, ...people: readonly { userId: number }[]) =>
    by.begin('/instructors', 'write', { ...body, selection: some(...people.map(({ userId }) => userId)) })

  it('mails each one in their language, with the name of who writes, and says who could not be reached', async () => {
    const ada = await teacher('Ada', { language: 'tr' })
    const bora = await teacher('Bora')
    const cem = await closed('Cem')
    const act = await by.run('/instructors', 'write', {
      subject: 'New slides',
      text: 'Take them from Friday on.',
      selection: some(ada.userId, bora.userId, cem.userId),
    })
    expect([figuresOf(act), act.undoUntil]).toEqual([['done', 2, 0, 1, 0, 0], null])
    expect((await by.rows(act.id)).map(({ reason }) => reason)).toEqual([null, null, 'unreachable'])
    const data = {
      sender: 'Olga Ruiz',
      subject: 'New slides',
      text: 'Take them from Friday on.',
      link: 'https://tim.example/instructor/dash',
    }
    expect(await mailsOf(server, 'programmeMessage')).toEqual([
      { to: ada.email, locale: 'tr', data },
      { to: bora.email, locale: 'en', data },
    ])
    const noted = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.messaged'))
      .orderBy(auditLog.id)
    expect(noted.map(({ subject }) => subject)).toEqual([`user:${ada.userId}`, `user:${bora.userId}`])
  })

  it('needs both, and goes to instructors alone', async () => {
    const ada = await teacher('Ada')
    const student = await server.createUser([ROLE.student])
    expect((await write({ subject: ' ', text: 'x' }, ada)).statusCode).toBe(400)
    expect((await write({ subject: 'x', text: '' }, ada)).statusCode).toBe(400)
    expect((await write({ subject: 'x', text: 'x' }, student)).statusCode).toBe(404)
  })

  it('is done twenty times in an hour by one person', async () => {
    const ada = await teacher('Ada')
    const statuses = []
    for (let index = 0; index < 21; index += 1)
      statuses.push((await write({ subject: 'x', text: 'x' }, ada)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })
})
