import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { students, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { groupMembers, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { lessonProgress, onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { certify, enroll, expectCourse, join, makeGroup } from '../group-progress/group-world.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { acting, figuresOf, matching, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

const LIST = '/students'
const NOBODY = 2_000_000_000

let server: TestApp
let admin: TestUser
let by: Acting
let online: TestCourse
beforeAll(async () => {
  server = await openTestApp()
  online = await makeCourse(server.platform.db, { lessonCount: 2 })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  by = acting(server, admin)
})

const make = async (more: Parameters<TestApp['createUser']>[1] = {}) => {
  const { userId, studentId, email } = await server.createUser([ROLE.student], more)
  if (studentId === null) throw new Error('Not a student')
  return { userId, studentId, email }
}
const closed = () => make({ deactivatedAt: server.clock.now() })

const reasonsOf = async ({ id }: Pick<ListAct, 'id'>) =>
  (await by.rows(id)).map(({ outcome, reason }) => [outcome, reason])

const mailedTo = async (email: string, template: 'courseReminder' | 'enrollmentConfirmed') =>
  (
    await server.platform.db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.recipientAddress, email), eq(messages.template, template)))
      .orderBy(messages.id)
  ).length

const groupOf = async (studentId: number) =>
  (await server.platform.db.select().from(groupMembers).where(eq(groupMembers.studentId, studentId)))[0]?.groupId

const notedOf = async (...subjects: readonly string[]) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.subject, [...subjects]))
      .orderBy(auditLog.id)
  ).map(({ action, details }) => Object.assign({ action }, details))

describe('students are reminded', () => {
  it('of what their group expects and of what lapses within 60 days, once in a week, by one mail each', async () => {
    const other = await makeCourse(server.platform.db, { lessonCount: 1 })
    const crew = await makeGroup(server, 'Crew', [])
    await expectCourse(server, crew, online.courseId, 20)
    const expected = await join(server, crew, { firstName: 'Ada', lastName: 'A' })
    await certify(server, expected, other.courseId, 59)
    const lapsing = await make({ lastName: 'B' })
    await certify(server, lapsing, other.courseId, 59)
    const lasting = await make({ lastName: 'C' })
    await certify(server, lasting, other.courseId, 70)
    const gone = await closed()
    const ids = [expected, lapsing, lasting, gone].map(({ studentId }) => studentId)
    const act = await by.run(LIST, 'remind', { courseId: null, selection: some(...ids) })
    expect(figuresOf(act)).toEqual(['done', 2, 1, 1, 0, 0])
    expect([await mailedTo(expected.email, 'courseReminder'), await mailedTo(lapsing.email, 'courseReminder')]).toEqual(
      [1, 1],
    )
    const again = await by.run(LIST, 'remind', { courseId: null, selection: some(lapsing.studentId) })
    expect(await reasonsOf(again)).toEqual([['unchanged', 'remindedLately']])
  })

  it('of one course, whoever does not hold it for longer; a course that is not there is refused', async () => {
    const without = await make()
    const holds = await make()
    await certify(server, holds, online.courseId, 100)
    const selection = some(without.studentId, holds.studentId)
    const act = await by.run(LIST, 'remind', { courseId: online.courseId, selection })
    expect(figuresOf(act)).toEqual(['done', 1, 1, 0, 0, 0])
    expect((await by.begin(LIST, 'remind', { courseId: NOBODY, selection })).statusCode).toBe(400)
  })
})

describe('students are enrolled', () => {
  it('in what is offered, with a mail each; who is under way stays, a closed account is refused, and all is dropped again', async () => {
    const fresh = await make({ lastName: 'A' })
    const underway = await make({ lastName: 'B' })
    await enroll(server, underway, online, 100)
    const gone = await closed()
    const act = await by.run(LIST, 'enroll', {
      courseId: online.courseId,
      selection: some(fresh.studentId, underway.studentId, gone.studentId),
    })
    expect(figuresOf(act)).toEqual(['done', 1, 1, 1, 0, 0])
    expect(await mailedTo(fresh.email, 'enrollmentConfirmed')).toBe(1)
    const enrollmentOf = async (studentId: number) =>
      (await server.platform.db.select().from(onlineEnrollments).where(eq(onlineEnrollments.studentId, studentId)))[0]
    const made = await enrollmentOf(fresh.studentId)
    expect(made?.statusId).toBe(ENROLLMENT_STATUS.active)
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 1, 1, 1, 0])
    expect((await enrollmentOf(fresh.studentId))?.statusId).toBe(ENROLLMENT_STATUS.dropped)
    expect((await enrollmentOf(underway.studentId))?.statusId).toBe(ENROLLMENT_STATUS.active)
    expect((await notedOf(`enrollment:${made?.id}`)).map(({ action }) => action)).toEqual([
      'enrollment.made',
      'enrollment.dropped',
    ])
  })

  it('and stay so where they began before it was undone', async () => {
    const { studentId } = await make()
    const act = await by.run(LIST, 'enroll', { courseId: online.courseId, selection: some(studentId) })
    const [made] = await server.platform.db
      .select()
      .from(onlineEnrollments)
      .where(eq(onlineEnrollments.studentId, studentId))
    await server.platform.db
      .update(lessonProgress)
      .set({ lastReportAt: server.clock.now() })
      .where(eq(lessonProgress.enrollmentId, made?.id ?? 0))
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
  })

  it('in nothing that is not offered online', async () => {
    const { studentId } = await make()
    const hidden = await makeCourse(server.platform.db)
    await server.platform.db.update(courses).set({ isPublished: false }).where(eq(courses.id, hidden.courseId))
    for (const courseId of [hidden.courseId, NOBODY]) {
      expect((await by.begin(LIST, 'enroll', { courseId, selection: some(studentId) })).statusCode).toBe(400)
    }
  })
})

describe('students come into a group', () => {
  it('out of another or of none, and are where they were by undoing', async () => {
    const crew = await makeGroup(server, 'Crew', [])
    const yard = await makeGroup(server, 'Yard', [])
    const moved = await join(server, yard, { firstName: 'Ada', lastName: 'A' })
    const stays = await join(server, crew, { firstName: 'Bora', lastName: 'B' })
    const alone = await make({ lastName: 'C' })
    const ids = [moved, stays, alone].map(({ studentId }) => studentId)
    const act = await by.run(LIST, 'addToGroup', { groupId: crew, selection: some(...ids) })
    expect(figuresOf(act)).toEqual(['done', 2, 1, 0, 0, 0])
    expect(await Promise.all(ids.map(groupOf))).toEqual([crew, crew, crew])
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 2, 1, 0, 2, 0])
    expect(await Promise.all(ids.map(groupOf))).toEqual([yard, crew, undefined])
  })

  it('and stay where somebody moved them since; a group that is not there is refused', async () => {
    const crew = await makeGroup(server, 'Crew', [])
    const yard = await makeGroup(server, 'Yard', [])
    const { studentId } = await make()
    const act = await by.run(LIST, 'addToGroup', { groupId: crew, selection: some(studentId) })
    await by.run(LIST, 'addToGroup', { groupId: yard, selection: some(studentId) })
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect(await groupOf(studentId)).toBe(yard)
    const refused = await by.begin(LIST, 'addToGroup', { groupId: NOBODY, selection: some(studentId) })
    expect(refused.statusCode).toBe(400)
  })

  it('are taken out, and come back by undoing but into a group that is gone', async () => {
    const crew = await makeGroup(server, 'Crew', [])
    const yard = await makeGroup(server, 'Yard', [])
    const ada = await join(server, crew, { firstName: 'Ada', lastName: 'A' })
    const bora = await join(server, yard, { firstName: 'Bora', lastName: 'B' })
    const alone = await make()
    const ids = [ada, bora, alone].map(({ studentId }) => studentId)
    const act = await by.run(LIST, 'takeFromGroup', { selection: some(...ids) })
    expect([figuresOf(act), await groupOf(ada.studentId)]).toEqual([['done', 2, 1, 0, 0, 0], undefined])
    await server.platform.db.delete(groups).where(eq(groups.id, yard))
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 2, 1, 0, 1, 1])
    expect(await Promise.all(ids.map(groupOf))).toEqual([crew, undefined, undefined])
  })
})

describe('the time for a quiz', () => {
  it('is set, noted with how it was, and is as it was by undoing but where it was set since', async () => {
    const ada = await make({ lastName: 'A' })
    const bora = await make({ lastName: 'B' })
    const cem = await make({ lastName: 'C' })
    const set = (quizTime: string, ...ids: readonly number[]) =>
      by.run(LIST, 'setQuizTime', { quizTime, selection: some(...ids) })
    await set('timeAndHalf', bora.studentId)
    await set('double', cem.studentId)
    const act = await set('double', ada.studentId, bora.studentId, cem.studentId)
    expect(figuresOf(act)).toEqual(['done', 2, 1, 0, 0, 0])
    await set('unlimited', ada.studentId)
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 2, 1, 0, 1, 1])
    const rows = await server.platform.db
      .select({ quizTime: students.quizTime })
      .from(students)
      .innerJoin(users, eq(users.id, students.userId))
      .where(inArray(students.id, [ada.studentId, bora.studentId, cem.studentId]))
      .orderBy(users.lastName)
    expect(rows.map(({ quizTime }) => quizTime)).toEqual(['unlimited', 'timeAndHalf', 'double'])
    expect((await notedOf(`user:${bora.userId}`)).filter(({ action }) => action === 'user.quizTimeSet')).toEqual([
      expect.objectContaining({ before: 'standard', after: 'timeAndHalf' }),
      expect.objectContaining({ before: 'timeAndHalf', after: 'double' }),
      expect.objectContaining({ before: 'double', after: 'timeAndHalf' }),
    ])
  })

  it('counts for the next quiz of whoever was given it, among all that match', async () => {
    const { userId, studentId } = await make({ firstName: 'Zeynep', lastName: 'Matching' })
    const act = await by.run(LIST, 'setQuizTime', {
      quizTime: 'double',
      selection: matching({ search: 'zeynep matching', count: 1 }),
    })
    expect(figuresOf(act)[1]).toBe(1)
    const [row] = await server.platform.db.select().from(students).where(eq(students.id, studentId))
    expect([row?.userId, row?.quizTime]).toEqual([userId, 'double'])
  })
})
