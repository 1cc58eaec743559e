import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import {
  classInstructors,
  instructorApprovals,
  instructorCourses,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { ClassRecord } from '../../../src/domain/contract/class-records.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { ListPage, NamedChoice } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { mailsOf, taughtClass, teach } from '../classes/support/classes.ts'
import { seat } from '../course-search/programme.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let by: Acting
let tow: number
let cable: number
/** In the venue of each class of a test, and of no other. */
let mark: string
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
  tow = await makeInPersonCourse(server.platform.db)
  cable = await makeInPersonCourse(server.platform.db, { title: { en: 'Cable', tr: 'Kablo', ar: 'كابل' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = `Hall${randomUUID().slice(0, 8)}`
  admin = await server.signedIn([ROLE.admin], { firstName: 'Olga', lastName: 'Ruiz' })
  by = acting(server, admin)
  await server.platform.db.delete(messages)
})

const teacher = (firstName: string) => server.signedIn([ROLE.instructor], { firstName, lastName: mark })
const hold = (who: TestUser, more: Parameters<typeof taughtClass>[3] = {}, courseId = tow) =>
  taughtClass(server, courseId, who, { venue: mark, capacity: 6, ...more })
const over = (who: TestUser, more: Parameters<typeof taughtClass>[3] = {}) => hold(who, { startsIn: -2 * DAY, ...more })
const fill = async (classId: number, count: number, state: Parameters<typeof seat>[3] = 'registered') => {
  const people: TestUser[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const person = await server.signedIn([ROLE.student])
    await seat(server, classId, person.studentId, state)
    people.push(person)
  }
  return people
}
const approve = (who: TestUser, courseId = tow, days = 100) =>
  server.platform.db.insert(instructorApprovals).values({
    userId: who.userId,
    courseId,
    approvedAt: later(server.clock.now(), -400 * DAY),
    endsAt: later(server.clock.now(), days * DAY),
  })
const get = async <T>(url: string): Promise<T> => (await server.call({ method: 'GET', url, as: admin })).json()
const read = async (query = ''): Promise<readonly ClassRecord[]> =>
  (await get<ListPage<ClassRecord>>(`/api/class-records?search=${mark}&sort=class${query}`)).items
const idsOf = async (query: string) => (await read(`&${query}`)).map(({ id }) => id)
const run = (act: string, body: object, ...ids: readonly number[]): Promise<ListAct> =>
  by.run('/class-records', act, { ...body, selection: some(...ids) })
const reasonsOf = async ({ id }: ListAct) => (await by.rows(id)).map(({ outcome, reason }) => [outcome, reason])
const teachersOf = async (classId: number) =>
  (await read()).find(({ id }) => id === classId)?.instructors.map(({ name }) => name.split(' ')[0])
const notedOf = async (classId: number) =>
  (
    await server.platform.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `class:${classId}`))
      .orderBy(auditLog.id)
  ).map(({ action, details }) => [action, details])

describe('the list of all classes', () => {
  it('says of each who teaches it, its seats, who waits, who has no mark and its certificates', async () => {
    const ada = await teacher('Ada')
    const bora = await teacher('Bora')
    const classId = await over(ada, { capacity: 3 })
    await teach(server, classId, bora, ada)
    await fill(classId, 2)
    await fill(classId, 1, 'waitlisted')
    expect(await read()).toEqual([
      expect.objectContaining({
        id: classId,
        courseId: tow,
        courseTitle: 'Scene safety',
        courseStatusId: CLASS_STATUS.scheduled,
        venue: mark,
        county: 'Harlan',
        hostAgency: null,
        instructors: [
          { id: ada.userId, name: `Ada ${mark}` },
          { id: bora.userId, name: `Bora ${mark}` },
        ],
        capacity: 3,
        seated: 2,
        seatsLeft: 1,
        waiting: 1,
        unmarked: 2,
        certificates: 0,
      }),
    ])
    const [{ sessions, courseDate, courseEndDate } = {}] = await read()
    expect(sessions).toEqual([{ startsAt: courseDate, endsAt: courseEndDate }])
    const { db } = server.platform
    await db
      .update(instructorCourseStudents)
      .set({ attendance: 'present' })
      .where(eq(instructorCourseStudents.instructorCourseId, classId))
    const completed = await server.call({
      method: 'POST',
      url: `/api/instructor-courses/${classId}/complete`,
      as: admin,
      payload: {},
    })
    expect(completed.statusCode).toBe(200)
    expect((await read()).map(({ unmarked, certificates }) => [unmarked, certificates])).toEqual([[0, 2]])
  })

  it('is narrowed by each of its filters, and by its four views', async () => {
    const { db } = server.platform
    const ada = await teacher('Ada')
    const gone = await teacher('Gone')
    const lapsed = await teacher('Lapsed')
    await db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, gone.userId))
    await approve(lapsed, tow, -1)
    const [host] = await db
      .insert(agencies)
      .values({ name: `Host ${mark}` })
      .returning()
    const unmarked = await over(ada)
    await fill(unmarked, 1)
    const marked = await over(ada, { startsIn: -3 * DAY })
    const underway = await hold(ada, { startsIn: -HOUR })
    const full = await hold(ada, { startsIn: 3 * DAY, capacity: 5, hostAgencyId: host?.id ?? 0 })
    await fill(full, 5)
    await fill(full, 1, 'waitlisted')
    const few = await hold(ada, { startsIn: 4 * DAY, county: 'Monroe' })
    await fill(few, 4)
    const orphan = await hold(gone, { startsIn: 5 * DAY }, cable)
    await fill(orphan, 5)
    const blocked = await hold(lapsed, { startsIn: 6 * DAY })
    await fill(blocked, 5)
    const off = await hold(ada, { startsIn: 7 * DAY, courseStatusId: CLASS_STATUS.cancelled })
    for (const [query, ids] of [
      ['status=over&unmarked=yes', [unmarked]],
      ['status=over&unmarked=no', [marked]],
      ['status=underway', [underway]],
      ['status=scheduled&seats=..4', [few]],
      ['status=scheduled&full=yes&waiting=1..', [full]],
      ['status=scheduled&taught=no', [orphan, blocked]],
      ['status=scheduled&taught=yes', [full, few]],
      ['status=cancelled', [off]],
      ['status=cancelled&status=underway', [underway, off]],
      [`course=${cable}`, [orphan]],
      ['county=monro', [few]],
      [`host=${host?.id}`, [full]],
      [`instructor=${lapsed.userId}`, [blocked]],
      ['date=next7&status=scheduled&waiting=1..', [full]],
      ['status=completed', []],
    ] as const) {
      expect([query, await idsOf(query)]).toEqual([query, ids])
    }
  })

  it('finds courses, hosts and teachers for its filters, and names them', async () => {
    const ada = await teacher('Ada')
    await hold(ada)
    const found = await get<NamedChoice[]>(`/api/class-records/choices?filter=instructor&search=${mark}`)
    expect(found).toEqual([expect.objectContaining({ id: ada.userId, name: `Ada ${mark}` })])
    const courses = await get<NamedChoice[]>('/api/class-records/choices?filter=course&search=kablo')
    expect(courses).toEqual([expect.objectContaining({ id: cable, name: 'Cable' })])
  })

  it('is saved as a file by the clocks of the venues', async () => {
    await over(await teacher('Ada'))
    const { url } = await get<{ url: string }>(`/api/class-records/export?search=${mark}`)
    const [head, line] = (await server.call({ url })).body.trim().split('\r\n')
    expect(head).toContain('Not marked')
    expect(line).toContain(`Ada ${mark}`)
    expect(line).toContain('Over')
  })
})

describe('cancelling several with one reason', () => {
  it('tells everybody on them, ends their places and is noted; what is over by then is refused and named', async () => {
    const ada = await teacher('Ada')
    const [one, other] = [await hold(ada), await hold(ada, { startsIn: 12 * DAY })]
    const off = await hold(ada, { startsIn: 13 * DAY, courseStatusId: CLASS_STATUS.cancelled })
    const people = [...(await fill(one, 1)), ...(await fill(other, 1, 'waitlisted'))]
    const act = await run('cancel', { reason: 'The hall is flooded' }, one, other, off)
    expect(figuresOf(act)).toEqual(['done', 2, 0, 1, 0, 0])
    expect(await reasonsOf(act)).toEqual([
      ['done', null],
      ['done', null],
      ['refused', 'otherState'],
    ])
    expect((await read()).map(({ courseStatusId, waiting }) => [courseStatusId, waiting])).toEqual(
      Array.from({ length: 3 }, () => [CLASS_STATUS.cancelled, 0]),
    )
    const mails = await mailsOf(server, 'classCancelled')
    expect(mails.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
    expect(mails[0]?.data).toMatchObject({ reason: 'The hall is flooded' })
    expect(await notedOf(one)).toEqual([
      ['class.cancelled', expect.objectContaining({ reason: 'The hall is flooded', listAct: act.id })],
    ])
  })

  it('takes no blank reason', async () => {
    const classId = await hold(await teacher('Ada'))
    const { statusCode } = await by.begin('/class-records', 'cancel', { reason: '  ', selection: some(classId) })
    expect(statusCode).toBe(400)
    expect((await read()).map(({ courseStatusId }) => courseStatusId)).toEqual([CLASS_STATUS.scheduled])
  })
})

describe('writing to the people of classes', () => {
  it('mails each of the audience, keeps it with the class, and leaves a class with nobody as it is', async () => {
    const ada = await teacher('Ada')
    const [one, empty] = [await hold(ada), await hold(ada, { startsIn: 12 * DAY })]
    const [person] = await fill(one, 1)
    await fill(one, 1, 'waitlisted')
    const act = await run('write', { audience: 'registered', text: 'Bring a vest' }, one, empty)
    expect(await reasonsOf(act)).toEqual([
      ['done', null],
      ['unchanged', 'nobodyThere'],
    ])
    expect((await mailsOf(server, 'classMessage')).map(({ to, data }) => [to, data])).toEqual([
      [person?.email, expect.objectContaining({ instructor: 'Olga Ruiz', text: 'Bring a vest' })],
    ])
    expect(await notedOf(one)).toEqual([
      ['class.messaged', expect.objectContaining({ audience: 'registered', recipients: 1, listAct: act.id })],
    ])
    const held = await get<{ messages: { text: string; sentBy: string }[] }>(`/api/instructor-courses/${one}`)
    expect(held.messages).toEqual([expect.objectContaining({ text: 'Bring a vest', sentBy: 'Olga Ruiz' })])
  })
})

describe('changing the instructor', () => {
  it('of one or of all who teach, tells who comes and who goes, and is undone while nobody changed it since', async () => {
    const [ada, bora, cem] = [await teacher('Ada'), await teacher('Bora'), await teacher('Cem')]
    await approve(cem)
    const [one, other] = [await hold(ada), await hold(bora, { startsIn: 12 * DAY })]
    await teach(server, one, ada, bora)
    const act = await run('handOver', { fromId: ada.userId, toId: cem.userId }, one, other)
    expect(await reasonsOf(act)).toEqual([
      ['done', null],
      ['refused', 'notTeaching'],
    ])
    expect(await teachersOf(one)).toEqual(['Bora', 'Cem'])
    expect((await mailsOf(server, 'classTakenOver')).map(({ to }) => to)).toEqual([cem.email])
    expect((await mailsOf(server, 'classHandedOver')).map(({ to }) => to)).toEqual([ada.email])
    expect(await notedOf(one)).toEqual([
      [
        'class.handedOver',
        { from: `Ada ${mark}`, to: `Cem ${mark}`, users: [ada.userId, cem.userId], listAct: act.id },
      ],
    ])
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 1, 0, 1, 1, 0])
    expect(await teachersOf(one)).toEqual(['Ada', 'Bora'])

    const all = await run('handOver', { fromId: null, toId: cem.userId }, one, other)
    expect([await teachersOf(one), await teachersOf(other)]).toEqual([['Cem'], ['Cem']])
    await server.platform.db.insert(classInstructors).values({ instructorCourseId: other, userId: bora.userId })
    expect(figuresOf(await by.undo(all.id))).toEqual(['undone', 2, 0, 0, 1, 1])
    expect([await teachersOf(one), await teachersOf(other)]).toEqual([
      ['Ada', 'Bora'],
      ['Bora', 'Cem'],
    ])
  })

  it('goes to nobody who is not approved, and not once a class has begun; it is left where it is so already', async () => {
    const [ada, bora] = [await teacher('Ada'), await teacher('Bora')]
    const ahead = await hold(ada)
    const begun = await hold(ada, { startsIn: -HOUR })
    const refused = await run('handOver', { fromId: null, toId: bora.userId }, begun, ahead)
    expect(await reasonsOf(refused)).toEqual([
      ['refused', 'otherState'],
      ['refused', 'notApproved'],
    ])
    await approve(ada)
    expect(await reasonsOf(await run('handOver', { fromId: null, toId: ada.userId }, ahead))).toEqual([
      ['unchanged', 'same'],
    ])
    const student = await server.signedIn([ROLE.student])
    for (const toId of [student.userId, 2_000_000_000]) {
      const { statusCode } = await by.begin('/class-records', 'handOver', {
        fromId: null,
        toId,
        selection: some(ahead),
      })
      expect(statusCode).toBe(400)
    }
    const [row] = await server.platform.db.select().from(instructorCourses).where(eq(instructorCourses.id, ahead))
    expect(row?.version).toBe(1)
  })
})
