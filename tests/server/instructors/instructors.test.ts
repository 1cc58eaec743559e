import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { warnOfEndings } from '../../../server/modules/instructors/approvals.jobs.ts'
import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { agencies, invitations, userRoles } from '../../../server/platform/db/tables/accounts.table.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  instructorApprovals,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { Instructor } from '../../../src/domain/contract/instructors.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { changesOf, formOf, taughtClass } from '../classes/support/classes.ts'
import { makeClass, seat } from '../course-search/programme.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let by: Acting
let online: TestCourse
let tow: number
/** In the name of each row of a test, and of no other. */
let mark: string
beforeAll(async () => {
  server = await openTestApp()
  online = await makeCourse(server.platform.db)
  tow = await makeInPersonCourse(server.platform.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID()
  admin = await server.signedIn([ROLE.admin])
  by = acting(server, admin)
})

const teacher = (firstName = 'Ada', more: Parameters<TestApp['createUser']>[1] = {}) =>
  server.signedIn([ROLE.instructor], { firstName, lastName: mark, ...more })

const get = async <T>(url: string): Promise<T> => (await server.call({ method: 'GET', url, as: admin })).json()
const read = async (query = ''): Promise<readonly Instructor[]> =>
  (await get<ListPage<Instructor>>(`/api/instructors?search=${mark}${query}`)).items
const namesOf = async (query: string) => (await read(`&${query}`)).map(({ firstName }) => firstName)
const run = (act: string, body: object, ...people: readonly { userId: number }[]): Promise<ListAct> =>
  by.run('/instructors', act, { ...body, selection: some(...people.map(({ userId }) => userId)) })
const reasonsOf = async ({ id }: ListAct) => (await by.rows(id)).map(({ outcome, reason }) => [outcome, reason])
/** Days from now, by the programme's clock. */
const dayIn = (days: number): string =>
  later(server.clock.now(), days * DAY)
    .toISOString()
    .slice(0, 10)
const approve = (days: number, courseId: number, ...people: readonly { userId: number }[]) =>
  run('approve', { courseId, until: dayIn(days) }, ...people)
const statesOf = async (firstName: string) =>
  (await read()).find((row) => row.firstName === firstName)?.approvals.map(({ state, endsOn }) => [state, endsOn])
const plan = (as: TestUser, coInstructorIds: readonly number[] = []) =>
  server.call({
    method: 'POST',
    url: '/api/instructor-courses',
    as,
    headers: { 'idempotency-key': randomUUID() },
    payload: formOf(server, tow, { coInstructorIds: [...coInstructorIds] }),
  })

describe('the list of instructors', () => {
  it('says of each what they are approved for, what they taught and whom', async () => {
    const [agency] = await server.platform.db
      .insert(agencies)
      .values({ name: `Agency ${mark}` })
      .returning()
    const ada = await teacher('Ada', { primaryAgencyId: agency?.id ?? 0 })
    await server.createUser([ROLE.student], { firstName: 'Not', lastName: mark })
    const held = await makeClass(server, tow, { day: -20, courseStatusId: CLASS_STATUS.completed })
    const ahead = await taughtClass(server, tow, ada)
    const { db } = server.platform
    await db.insert(classInstructors).values({ instructorCourseId: held, userId: ada.userId })
    for (const attendance of ['present', 'noShow'] as const) {
      const { studentId } = await server.createUser([ROLE.student])
      await seat(server, held, studentId ?? 0)
      await db
        .update(instructorCourseStudents)
        .set({ attendance })
        .where(and(eq(instructorCourseStudents.studentId, studentId ?? 0)))
    }
    await db.insert(invitations).values({
      codeHash: mark,
      userType: 2,
      firstName: 'Ada',
      lastName: mark,
      email: ada.email,
      language: 'en',
      createdAt: server.clock.now(),
      expiresAt: later(server.clock.now(), DAY),
      usedAt: server.clock.now(),
    })
    await approve(100, tow, ada)
    expect(ahead).toBeGreaterThan(0)
    expect(await read()).toEqual([
      expect.objectContaining({
        id: ada.userId,
        firstName: 'Ada',
        agency: `Agency ${mark}`,
        approvals: [expect.objectContaining({ courseId: tow, state: 'approved', endsOn: dayIn(100), reason: null })],
        code: 'used',
        classes: 2,
        trained: 1,
        lastClassAt: expect.any(String),
        toHandOver: 0,
      }),
    ])
  })

  it('is narrowed by one approval that is all that is asked for, and by classes to hand over', async () => {
    const ada = await teacher('Ada')
    const bora = await teacher('Bora')
    await teacher('Cem')
    await approve(30, tow, ada)
    await approve(300, online.courseId, ada)
    await approve(300, tow, bora)
    await taughtClass(server, tow, bora)
    await run('suspend', { courseId: tow, reason: 'Missing papers' }, bora)
    for (const [query, names] of [
      [`course=${tow}`, ['Ada', 'Bora']],
      [`course=${tow}&state=approved`, ['Ada']],
      ['state=suspended&state=lapsed', ['Bora']],
      ['state=approved&ends=next60', ['Ada']],
      [`course=${online.courseId}&ends=next60`, []],
      ['toHandOver=yes', ['Bora']],
      ['toHandOver=no', ['Ada', 'Cem']],
    ] as const) {
      expect([query, await namesOf(query)]).toEqual([query, names])
    }
    const { url } = await get<{ url: string }>(`/api/instructors/export?search=${mark}`)
    const [head, , , cem] = (await server.call({ url })).body.trim().split('\r\n')
    expect([head?.includes('Approved courses'), cem?.includes('Not approved')]).toEqual([true, true])
  })

  it('is of those who run the programme, and of nobody else', async () => {
    for (const role of [ROLE.student, ROLE.instructor, ROLE.groupCoordinator, ROLE.master]) {
      const as = await server.signedIn([role])
      expect((await server.call({ method: 'GET', url: '/api/instructors', as })).statusCode).toBe(403)
    }
  })
})

describe('an approval', () => {
  it('is given to the end of a day, noted, and gone by undoing', async () => {
    const ada = await teacher()
    const act = await approve(100, tow, ada)
    expect([figuresOf(act)[1], await statesOf('Ada')]).toEqual([1, [['approved', dayIn(100)]]])
    expect(await reasonsOf(await approve(100, tow, ada))).toEqual([['unchanged', 'same']])
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
    expect(await statesOf('Ada')).toEqual([])
    const noted = await server.platform.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${ada.userId}`))
      .orderBy(auditLog.id)
    expect(noted.map(({ action }) => action).filter((action) => action.startsWith('approval.'))).toEqual([
      'approval.given',
      'approval.undone',
    ])
  })

  it('of an online course makes its person an instructor of what is offered', async () => {
    const ada = await teacher()
    const isIn = async () =>
      (await server.platform.db.select().from(offeringInstructors).where(eq(offeringInstructors.userId, ada.userId)))
        .length
    const act = await approve(100, online.courseId, ada)
    expect(await isIn()).toBe(1)
    await by.undo(act.id)
    expect(await isIn()).toBe(0)
  })

  it('is given of no course that is not there and to no day that is over, and only to instructors', async () => {
    const ada = await teacher()
    const { userId } = await server.createUser([ROLE.student])
    const selection = some(ada.userId)
    for (const body of [
      { courseId: 2_000_000_000, until: dayIn(9) },
      { courseId: tow, until: dayIn(-2) },
      { courseId: tow, until: '2026-02-30' },
      { courseId: tow, until: '2199-12-31' },
    ]) {
      expect((await by.begin('/instructors', 'approve', { ...body, selection })).statusCode).toBe(400)
    }
    expect(
      (await by.begin('/instructors', 'approve', { courseId: tow, until: dayIn(9), selection: some(userId) }))
        .statusCode,
    ).toBe(404)
  })

  it('is renewed, of one course or of all, also once it has lapsed; where there is none, that is refused', async () => {
    const ada = await teacher('Ada')
    const bora = await teacher('Bora')
    await approve(2, tow, ada)
    await approve(2, online.courseId, ada)
    server.clock.moveBy(5 * DAY)
    admin = await server.signedIn([ROLE.admin])
    by = acting(server, admin)
    expect((await statesOf('Ada'))?.map(([state]) => state)).toEqual(['lapsed', 'lapsed'])
    const act = await run('renew', { courseId: null, until: dayIn(50) }, ada, bora)
    expect(await reasonsOf(act)).toEqual([
      ['done', null],
      ['refused', 'otherState'],
    ])
    expect((await statesOf('Ada'))?.map(([state]) => state)).toEqual(['approved', 'approved'])
    await by.undo(act.id)
    expect((await statesOf('Ada'))?.map(([state]) => state)).toEqual(['lapsed', 'lapsed'])
  })

  it('is suspended with a reason and lifted, and not undone where it was lifted since', async () => {
    const ada = await teacher()
    await approve(100, tow, ada)
    expect(
      (await by.begin('/instructors', 'suspend', { courseId: tow, reason: ' ', selection: some(ada.userId) }))
        .statusCode,
    ).toBe(400)
    const act = await run('suspend', { courseId: null, reason: 'Missing papers' }, ada)
    expect((await read())[0]?.approvals[0]).toMatchObject({ state: 'suspended', reason: 'Missing papers' })
    expect(await reasonsOf(await run('lift', { courseId: null }, ada))).toEqual([['done', null]])
    expect(await reasonsOf(await run('lift', { courseId: null }, ada))).toEqual([['unchanged', 'same']])
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
  })

  it('is lifted of the course that is asked about, and stays suspended of others', async () => {
    const ada = await teacher()
    const courses = [tow, online.courseId].toSorted((a, b) => a - b)
    for (const courseId of courses) {
      await approve(100, courseId, ada)
      await run('suspend', { courseId, reason: `Of ${courseId}` }, ada)
    }
    const act = await run('lift', { courseId: tow }, ada)
    const reasons = async () =>
      Object.fromEntries((await read())[0]?.approvals.map(({ courseId, reason }) => [courseId, reason]) ?? [])
    expect(await reasons()).toEqual({ [tow]: null, [online.courseId]: `Of ${online.courseId}` })
    expect((await plan(ada)).statusCode).toBe(201)
    await by.undo(act.id)
    expect(await reasons()).toEqual({ [tow]: `Of ${tow}`, [online.courseId]: `Of ${online.courseId}` })
  })
})

describe('a class', () => {
  it('is planned by nobody whose approval is suspended or over, and by whoever was never asked about', async () => {
    const ada = await teacher('Ada')
    const bora = await teacher('Bora')
    expect((await plan(ada)).statusCode).toBe(201)
    await approve(100, tow, ada)
    expect((await plan(ada)).statusCode).toBe(201)
    await run('suspend', { courseId: tow, reason: 'Missing papers' }, ada)
    const refused = await plan(ada)
    const why = { message: expect.stringMatching(/^Ada .* may not teach this course/) }
    expect(refused.json().error.details).toEqual([{ field: 'courseId', ...why }])
    expect((await plan(bora, [ada.userId])).json().error.details).toEqual([{ field: 'coInstructorIds', ...why }])
    await run('lift', { courseId: null }, ada)
    await server.platform.db
      .update(instructorApprovals)
      .set({ endsAt: server.clock.now() })
      .where(eq(instructorApprovals.userId, ada.userId))
    expect((await plan(ada)).statusCode).toBe(400)
  })

  it('that is to come stays with who is suspended until it is handed over', async () => {
    const ada = await teacher('Ada')
    const bora = await teacher('Bora')
    await approve(100, tow, ada)
    const form = formOf(server, tow, { coInstructorIds: [] })
    const made = await server.call({
      method: 'POST',
      url: '/api/instructor-courses',
      as: ada,
      headers: { 'idempotency-key': randomUUID() },
      payload: form,
    })
    const { id } = made.json<{ id: number }>()
    await run('suspend', { courseId: tow, reason: 'Missing papers' }, ada)
    const change = (coInstructorIds: number[], version: number) =>
      server.call({
        method: 'PATCH',
        url: `/api/instructor-courses/${id}`,
        as: admin,
        payload: changesOf(form, version, { coInstructorIds }),
      })
    expect((await change([ada.userId, bora.userId], 1)).statusCode).toBe(200)
    expect((await change([bora.userId], 2)).statusCode).toBe(200)
    expect((await read('&toHandOver=yes')).length).toBe(0)
    expect((await change([bora.userId, ada.userId], 3)).statusCode).toBe(400)
  })
})

describe('whose approval ends', () => {
  it('is told within sixty days, in one mail, of each end once', async () => {
    const ada = await teacher('Ada')
    const bora = await teacher('Bora')
    await approve(59, tow, ada)
    await approve(40, online.courseId, ada)
    await approve(90, tow, bora)
    const mailed = async ({ email }: TestUser) =>
      (
        await server.platform.db
          .select({ id: messages.id })
          .from(messages)
          .where(and(eq(messages.recipientAddress, email), eq(messages.template, 'approvalEnding')))
          .orderBy(messages.id)
      ).length
    await warnOfEndings(server.platform)
    await warnOfEndings(server.platform)
    expect([await mailed(ada), await mailed(bora)]).toEqual([1, 0])
    await run('renew', { courseId: tow, until: dayIn(50) }, ada, bora)
    await warnOfEndings(server.platform)
    expect([await mailed(ada), await mailed(bora)]).toEqual([2, 1])
    const cem = await teacher('Cem')
    await approve(50, tow, cem)
    await server.platform.db.delete(userRoles).where(eq(userRoles.userId, cem.userId))
    await warnOfEndings(server.platform)
    expect(await mailed(cem)).toBe(0)
    await server.platform.db.insert(userRoles).values({ userId: cem.userId, roleId: ROLE.instructor })
    await warnOfEndings(server.platform)
    expect(await mailed(cem)).toBe(1)
  })
})
