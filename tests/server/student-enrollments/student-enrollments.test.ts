import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { students, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { lessonProgress, onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { MailData } from '../../../server/platform/mail.ts'
import type { StudentEnrollment } from '../../../src/domain/contract/student-enrollments.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { ENROLLMENT_LABELS } from '../../../src/domain/student-enrollment.ts'
import { makeCourse } from '../learning/support/course.ts'
import type { TestCourse } from '../learning/support/course.ts'
import { acting, figuresOf, matching, some } from '../list-acts/acting.ts'
import { refused, statusesOf } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let instructor: TestUser
let colleague: TestUser
let course: TestCourse
let classId: number

type Page = { items: StudentEnrollment[]; total: number; next: string | null; previous: string | null }

const ago = (days: number) => later(server.clock.now(), -days * DAY)

/** One enrolment with each label, the first the most recently active. */
const LEARNERS = [
  { lastName: 'Abbott', statusId: 1, endsIn: 200, isVerified: false },
  { lastName: 'Çelik', statusId: 1, endsIn: -2, isVerified: true },
  { lastName: 'Ertürk', statusId: 3, endsIn: 90, isVerified: true },
  { lastName: 'İnan', statusId: 3, endsIn: -9, isVerified: false },
  { lastName: 'Moreno', statusId: 2, endsIn: -40, isVerified: false },
  { lastName: 'Zeller', statusId: 5, endsIn: 30, isVerified: true },
]
const NAMES = LEARNERS.map(({ lastName }) => lastName)

const enrol = async (offering: TestCourse, learners: typeof LEARNERS) => {
  const ids: number[] = []
  for (const [index, { lastName, statusId, endsIn, isVerified }] of learners.entries()) {
    const { studentId } = await server.createUser([ROLE.student], { lastName, firstName: 'Kim' })
    const [row] = await server.platform.db
      .insert(onlineEnrollments)
      .values({
        studentId: studentId ?? 0,
        courseId: offering.courseId,
        offeringId: offering.offeringId,
        statusId,
        startedAt: ago(100),
        lastActivityAt: ago(index + 1),
        expirationDate: ago(-endsIn),
        isVerified,
        incomplete: isVerified && statusId !== 3,
      })
      .returning({ id: onlineEnrollments.id })
    await server.platform.db.insert(lessonProgress).values(
      offering.lessonIds.map((lessonId, at) => ({
        enrollmentId: row?.id ?? 0,
        lessonId,
        state: at === 0 ? ('passed' as const) : ('watching' as const),
        status: at === 0 ? 2 : null,
      })),
    )
    ids.push(row?.id ?? 0)
  }
  return ids
}

let ids: number[]
let othersIds: number[]
let registrationIds: number[]
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
  const { db } = server.platform
  instructor = await server.signedIn([ROLE.instructor], { firstName: 'Grace', lastName: 'Holt' })
  colleague = await server.signedIn([ROLE.instructor])
  course = await makeCourse(db)
  const other = await makeCourse(db)
  await db.insert(offeringInstructors).values([
    { offeringId: course.offeringId, userId: instructor.userId },
    { offeringId: other.offeringId, userId: colleague.userId },
  ])
  ids = await enrol(course, LEARNERS)
  othersIds = await enrol(other, LEARNERS.slice(0, 1))

  const [held] = await db
    .insert(instructorCourses)
    .values({
      courseId: course.courseId,
      courseDate: ago(3),
      timeZone: 'America/Denver',
      venue: 'Fire station 4',
      address: '1 Main Street',
      city: 'Ogden',
      county: 'Weber',
      capacity: 20,
      registrationClosesAt: ago(4),
    })
    .returning({ id: instructorCourses.id })
  classId = held?.id ?? 0
  await db.insert(classInstructors).values({ instructorCourseId: classId, userId: instructor.userId })
  const people = await db
    .select({ studentId: onlineEnrollments.studentId })
    .from(onlineEnrollments)
    .where(inArray(onlineEnrollments.id, ids))
    .orderBy(onlineEnrollments.id)
  const states = ['registered', 'walkIn', 'waitlisted', 'offered', 'cancelled', 'registered'] as const
  const marks = ['present', 'partial', null, null, null, null] as const
  const kept = await db
    .insert(instructorCourseStudents)
    .values(
      people.map(({ studentId }, at) => ({
        instructorCourseId: classId,
        studentId,
        state: states[at] ?? 'registered',
        attendance: marks[at] ?? null,
        registeredAt: ago(10 + at),
      })),
    )
    .returning({ id: instructorCourseStudents.id })
  registrationIds = kept.map(({ id }) => id)
})
afterAll(() => server.close())

const list = async (query = '', as: TestUser = instructor): Promise<Page> =>
  (await server.call({ url: `/api/student-enrollments${query}`, as })).json<Page>()
const namesOf = ({ items }: Page) => items.map(({ lastName }) => lastName)
const post = (path: string, payload: object, as: TestUser = instructor) =>
  server.call({ method: 'POST', url: `/api/student-enrollments${path}`, payload, as })

describe('students of own online offerings', () => {
  it('are listed with the label of the specification, by the latest activity', async () => {
    const { items, total } = await list()
    expect([items.map(({ lastName, online }) => [lastName, online?.label]), total]).toEqual([
      NAMES.map((name, at) => [name, ENROLLMENT_LABELS[at]]).map(([name], at) => [
        name,
        ['active', 'expiredIncomplete', 'completed', 'completedExpired', 'expired', 'dropped'][at],
      ]),
      6,
    ])
    expect(items[1]).toEqual({
      id: ids[1],
      delivery: 'online',
      studentId: items[1]?.studentId,
      userId: expect.any(Number),
      firstName: 'Kim',
      lastName: 'Çelik',
      email: items[1]?.email,
      courseId: course.courseId,
      courseTitle: 'Scene basics',
      lastActivityAt: ago(2).toISOString(),
      online: {
        label: 'expiredIncomplete',
        complete: 1,
        total: 2,
        expirationDate: ago(2).toISOString(),
        isVerified: true,
        incomplete: true,
      },
      inPerson: null,
    })
  })

  it.each([
    ['by name', '?sort=name', NAMES],
    ['by name, backwards', '?sort=-name', NAMES.toReversed()],
    ['by the end', '?sort=expires', ['Moreno', 'İnan', 'Çelik', 'Zeller', 'Ertürk', 'Abbott']],
    ['the longest without activity first', '?sort=lastActivity', NAMES.toReversed()],
    ['of a status', '?status=active&status=expired', ['Abbott', 'Moreno']],
    ['past the end', '?status=expiredIncomplete&status=completedExpired', ['Çelik', 'İnan']],
    ['verified', '?verified=yes', ['Çelik', 'Ertürk', 'Zeller']],
    ['not verified', '?verified=no', ['Abbott', 'İnan', 'Moreno']],
    ['found without case and accents', '?search=INAN', ['İnan']],
    ['found by two words', '?search=kim%20erturk', ['Ertürk']],
    ['of another course', '?course=999999', []],
  ])('%s', async (_name, query, expected) => {
    const page = await list(query)
    expect([namesOf(page), page.total]).toEqual([expected, expected.length])
  })

  it('are read on and back by cursors, in every order, as one page would have them', async () => {
    for (const sort of ['name', '-name', 'lastActivity', '-lastActivity', 'expires', '-expires']) {
      const whole = namesOf(await list(`?sort=${sort}`))
      const first = await list(`?sort=${sort}&perPage=4`)
      const second = await list(`?sort=${sort}&perPage=4&page=2&cursor=${first.next}`)
      const back = await list(`?sort=${sort}&perPage=4&cursor=${second.previous}`)
      expect([namesOf(first), namesOf(second), namesOf(back), second.next]).toEqual([
        whole.slice(0, 4),
        whole.slice(4),
        whole.slice(0, 4),
        null,
      ])
      expect(namesOf(await list(`?sort=${sort}&perPage=4&page=2`))).toEqual(whole.slice(4))
    }
  })

  it('are nobody of a colleague', async () => {
    expect((await list('', colleague)).items.map(({ id }) => id)).toEqual(othersIds)
    expect(await list('?delivery=inPerson', colleague)).toMatchObject({ items: [], total: 0 })
  })
})

describe('students of own classes', () => {
  const inPerson = (query = '') => list(`?delivery=inPerson${query}`)

  it('are listed with how they stand to the class', async () => {
    const { items } = await inPerson('&sort=name')
    expect(items.map(({ lastName, inPerson: held }) => [lastName, held?.standing])).toEqual([
      ['Abbott', 'present'],
      ['Çelik', 'partial'],
      ['Ertürk', 'waitlisted'],
      ['İnan', 'offered'],
      ['Moreno', 'left'],
      ['Zeller', 'registered'],
    ])
    expect(items[0]).toMatchObject({
      id: registrationIds[0],
      delivery: 'inPerson',
      online: null,
      inPerson: { instructorCourseId: classId, timeZone: 'America/Denver', venue: 'Fire station 4' },
    })
  })

  it('are filtered, found and paged', async () => {
    expect(namesOf(await inPerson('&standing=present&standing=left'))).toEqual(['Abbott', 'Moreno'])
    expect(namesOf(await inPerson('&search=celik'))).toEqual(['Çelik'])
    const first = await inPerson('&perPage=4')
    expect(namesOf(await inPerson(`&perPage=4&page=2&cursor=${first.next}`))).toEqual(['Moreno', 'Zeller'])
  })
})

describe('verifying a selection', () => {
  const verified = async () =>
    (
      await server.platform.db
        .select({ id: onlineEnrollments.id })
        .from(onlineEnrollments)
        .where(eq(onlineEnrollments.isVerified, true))
        .orderBy(onlineEnrollments.id)
    ).map(({ id }) => id)

  const acts = () => acting(server, instructor)
  const verify = (selection: object) => acts().begin('/student-enrollments', 'verify', { selection })

  it('is refused whole where one of them is not there for the caller', async () => {
    const before = await verified()
    const answer = await verify(some(ids[0] ?? 0, othersIds[0] ?? 0))
    expect([refused(answer), await verified()]).toEqual([[404, 'NOT_FOUND'], before])
  })

  it('verifies those that are not, once each in two tries at once, and writes each of them down', async () => {
    const [first = 0, second = 0, , fourth = 0] = ids
    const selection = some(first, second, fourth)
    const answers = await Promise.all([verify(selection), verify(selection)])
    const figures = answers.map((answer) => figuresOf(answer.json())).toSorted((a, b) => Number(b[1]) - Number(a[1]))
    expect(figures).toEqual([
      ['done', 2, 1, 0, 0, 0],
      ['done', 0, 3, 0, 0, 0],
    ])
    const log = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'enrollment.verified'))
      .orderBy(auditLog.id)
    expect(log.map(({ subject, actorId }) => [subject, actorId])).toEqual([
      [`enrollment:${first}`, instructor.userId],
      [`enrollment:${fourth}`, instructor.userId],
    ])
  })

  it('takes all that match but those taken out', async () => {
    const selection = matching({ filters: { verified: ['no'] } })
    expect(figuresOf((await verify(selection)).json())).toEqual(['done', 1, 0, 0, 0, 0])
    expect(refused(await verify(selection))).toEqual([404, 'NOT_FOUND'])
    expect((await verified()).includes(othersIds[0] ?? 0)).toBe(false)
  })

  it('is undone for those that nobody has changed since, and vouches for no name any more', async () => {
    const { db } = server.platform
    const [first = 0, second = 0, third = 0] = ids
    const chosen = [first, second, third]
    await db
      .update(onlineEnrollments)
      .set({ isVerified: false, verifiedAt: null, verifiedById: null, incomplete: false })
      .where(inArray(onlineEnrollments.id, chosen))
    const before = await db.select().from(onlineEnrollments).where(eq(onlineEnrollments.id, first))
    const act = await acts().run('/student-enrollments', 'verify', { selection: some(...chosen) })
    await db
      .update(onlineEnrollments)
      .set({ verifiedAt: new Date(0) })
      .where(eq(onlineEnrollments.id, second))
    await db
      .update(onlineEnrollments)
      .set({ isVerified: false, isVerificationHeld: true })
      .where(eq(onlineEnrollments.id, third))
    expect(figuresOf(await acts().undo(act.id))).toEqual(['undone', 3, 0, 0, 1, 2])
    expect((await acts().rows(act.id)).map(({ undo, undoReason }) => [undo, undoReason])).toEqual([
      ['undone', null],
      ['kept', 'changed'],
      ['kept', 'nameAsked'],
    ])
    expect(await db.select().from(onlineEnrollments).where(eq(onlineEnrollments.id, first))).toEqual(before)
    await db
      .update(onlineEnrollments)
      .set({ isVerified: true, isVerificationHeld: false, verifiedAt: ago(1) })
      .where(inArray(onlineEnrollments.id, chosen))
  })

  it('is undone for nobody whom one does not teach any more', async () => {
    const { db } = server.platform
    const [first = 0] = ids
    await db.update(onlineEnrollments).set({ isVerified: false }).where(eq(onlineEnrollments.id, first))
    const act = await acts().run('/student-enrollments', 'verify', { selection: some(first) })
    await db.delete(offeringInstructors).where(eq(offeringInstructors.userId, instructor.userId))
    expect(figuresOf(await acts().undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect([(await acts().rows(act.id))[0]?.undoReason, (await verified()).includes(first)]).toEqual(['gone', true])
    await db.insert(offeringInstructors).values({ offeringId: course.offeringId, userId: instructor.userId })
  })
})

describe('writing to students', () => {
  const MESSAGE = { delivery: 'online', subject: 'Two lessons to go', text: 'You have two lessons left.' }
  const sent = async () =>
    (await latestMessages(server.platform, 500))
      .filter(({ template }) => template === 'instructorMessage')
      .map(({ recipientAddress, data }) => ({ to: recipientAddress, data: data as MailData['instructorMessage'] }))

  it('mails each person once, however often they were chosen, and nobody who left', async () => {
    const { items } = await list('?delivery=inPerson&sort=name')
    const [gone] = items
    await server.platform.db
      .update(users)
      .set({ deactivatedAt: server.clock.now() })
      .where(
        inArray(
          users.id,
          server.platform.db
            .select({ id: students.userId })
            .from(students)
            .where(eq(students.id, gone?.studentId ?? 0)),
        ),
      )
    const selection = {
      kind: 'matching',
      search: '',
      filters: {},
      except: [registrationIds[1]],
      count: 5,
    }
    const answer = await post('/messages', { ...MESSAGE, delivery: 'inPerson', selection })
    expect([answer.statusCode, answer.json()]).toEqual([200, { recipients: 4 }])
    const mails = await sent()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      items
        .slice(2)
        .map(({ email }) => email)
        .toSorted(),
    )
    expect(mails[0]?.data).toEqual({
      instructor: 'Grace Holt',
      subject: 'Two lessons to go',
      text: 'You have two lessons left.',
      link: 'https://tim.example/student/dash',
    })
  })

  it("is refused to those that are not one's own, and where nobody is left", async () => {
    const before = (await sent()).length
    const some = (chosen: readonly (number | undefined)[]) => ({ ...MESSAGE, selection: { kind: 'some', ids: chosen } })
    expect(refused(await post('/messages', some(othersIds)))).toEqual([404, 'NOT_FOUND'])
    expect(refused(await post('/messages', some([999_999])))).toEqual([404, 'NOT_FOUND'])
    expect(refused(await post('/messages', some([ids[0]])))).toEqual([409, 'NO_RECIPIENTS'])
    expect((await sent()).length).toBe(before)
  })

  it('is done twenty times in an hour at most, in parallel too', async () => {
    server.clock.moveBy(HOUR)
    const writer = { ...instructor, token: await server.signIn(instructor.email) }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        post('/messages', { ...MESSAGE, selection: { kind: 'some', ids: [ids[2]] } }, writer),
      ),
    )
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ])
  })
})

describe('the export', () => {
  it('has all rows that match, in their order and in the language that was asked in', async () => {
    const { url } = (
      await server.call({
        url: '/api/student-enrollments/export?sort=name&status=dropped&status=completed',
        as: instructor,
        headers: { 'accept-language': 'tr' },
      })
    ).json<{ url: string }>()
    const lines = (await server.call({ url })).body.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',').filter((_, at) => at !== 2 && at !== 5 && at !== 7))).toEqual([
      ['Soyad', 'Ad', 'Eğitim', 'Durum', 'Doğrulama'],
      ['Ertürk', 'Kim', 'Scene basics (tr)', 'Tamamlandı', 'Doğrulandı'],
      ['Zeller', 'Kim', 'Scene basics (tr)', 'Bırakıldı', 'Doğrulandı - Eğitim bitmedi'],
    ])
  })
})

describe('with many learners', () => {
  const COUNT = 20_000

  it('a page in any order reads no more rows than it shows and counts no further than it tells', async () => {
    const { db } = server.platform
    await db.execute(sql`insert into users (email, password_hash, first_name, last_name, created_at)
      select 'many' || n || '@example.org', '', 'Kim', 'L' || md5(n::text), now() from generate_series(1, ${COUNT}::integer) n`)
    await db.execute(sql`insert into students (user_id, created_at)
      select id, now() from users where email like 'many%'`)
    await db.execute(sql`insert into online_enrollments
      (student_id, course_id, offering_id, status_id, started_at, expiration_date, last_activity_at, is_verified)
      select s.id, ${course.courseId}, ${course.offeringId}, case when s.id % 3 = 0 then 3 else 1 end, ${ago(90).toISOString()}::timestamptz,
        ${ago(-90).toISOString()}::timestamptz + s.id * interval '1 minute', ${ago(20).toISOString()}::timestamptz - s.id * interval '1 minute', true
      from students s join users u on u.id = s.user_id where u.email like 'many%'`)
    await db.execute(sql`analyze`)
    for (const query of ['?', '?sort=name&', '?sort=expires&', '?status=completed&']) {
      const first = await list(`${query}perPage=100`)
      expect([query, first.items.length, first.total]).toEqual([query, 100, 1000])
      const second = await list(`${query}perPage=100&page=2&cursor=${first.next}`)
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(200)
    }
    const selection = matching()
    expect(
      refused(
        await acting(server, { token: await server.signIn(instructor.email) }).begin('/student-enrollments', 'verify', {
          selection,
        }),
      ),
    ).toEqual([409, 'TOO_MANY_CHOSEN'])
  })
})
