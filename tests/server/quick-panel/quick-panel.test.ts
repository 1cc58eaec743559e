import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR, MINUTE, later } from '../../../server/platform/clock.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import type { QuickNote, QuickPanel } from '../../../src/domain/contract/quick-panel.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { NOTE_LIMITS } from '../../../src/domain/quick-panel.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import type { TestCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let course: TestCourse
let person: TestUser
beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.signedIn([ROLE.student, ROLE.instructor])
})

const NOT_THERE = {
  error: { statusCode: 404, name: 'Not Found', code: 'NOT_FOUND', message: 'There is nothing at this address.' },
}

const address = (path: string, id = person.userId) => `/api/users/${id}${path}`
const read = async (language = 'en', as = person) =>
  (
    await server.call({ url: address('/quick-panel', as.userId), as, headers: { 'accept-language': language } })
  ).json<QuickPanel>()
const idsOf = async () => (await read()).events.map(({ id }) => id)
const clear = (ids: readonly string[], as = person) =>
  server.call({ method: 'POST', url: address('/events/clear', as.userId), payload: { ids }, as })
const note = (payload: Record<string, unknown>, key?: string) =>
  server.call({
    method: 'POST',
    url: address('/notes'),
    payload,
    as: person,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const now = () => server.clock.now()
const first = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}

const makeClass = async (startsIn: number, facts: Partial<typeof instructorCourses.$inferInsert> = {}) => {
  const { id } = first(
    await server.platform.db
      .insert(instructorCourses)
      .values({
        courseId: course.courseId,
        courseDate: later(now(), startsIn),
        courseEndDate: later(now(), startsIn + 4 * HOUR),
        timeZone: 'America/Chicago',
        venue: 'Academy, Classroom 2',
        address: '400 Academy Drive',
        city: 'Fairmont',
        county: 'Harlan',
        capacity: 24,
        registrationClosesAt: now(),
        ...facts,
      })
      .returning(),
  )
  return id
}

const seat = async (instructorCourseId: number, state: 'registered' | 'waitlisted' = 'registered') => {
  const studentId = person.studentId ?? 0
  await server.platform.db
    .insert(instructorCourseStudents)
    .values({ instructorCourseId, studentId, state, registeredAt: now() })
}

const enroll = async (expiresIn: number, statusId = 1) =>
  first(
    await server.platform.db
      .insert(onlineEnrollments)
      .values({
        studentId: person.studentId ?? 0,
        courseId: course.courseId,
        offeringId: course.offeringId,
        statusId,
        startedAt: now(),
        expirationDate: later(now(), expiresIn),
        lastActivityAt: now(),
      })
      .returning(),
  ).id

const lessonOf = async (enrollmentId: number, facts: Partial<typeof lessonProgress.$inferInsert> = {}) => {
  const lessonId = course.lessonIds[0] ?? 0
  await server.platform.db.insert(lessonProgress).values({ enrollmentId, lessonId, state: 'ready', ...facts })
  return lessonId
}

const certify = async (number: string, expiresIn: number, facts: Partial<typeof certificates.$inferInsert> = {}) => {
  await server.platform.db.insert(certificates).values({
    number,
    studentId: person.studentId ?? 0,
    courseId: course.courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: later(now(), -300 * DAY),
    issuedAt: later(now(), -300 * DAY),
    expiresAt: later(now(), expiresIn),
    ...facts,
  })
}

describe('events', () => {
  it('are each of the kinds, the soonest first, in the language of the reader', async () => {
    const classId = await makeClass(3 * DAY)
    await seat(classId)
    const taughtId = await makeClass(5 * DAY)
    await server.platform.db.insert(classInstructors).values({ instructorCourseId: taughtId, userId: person.userId })
    const enrollmentId = await enroll(20 * DAY)
    const lessonId = await lessonOf(enrollmentId, { state: 'attempting' })
    const attempt = first(
      await server.platform.db
        .insert(quizAttempts)
        .values({
          enrollmentId,
          lessonId,
          number: 1,
          passPercent: 75,
          startedAt: now(),
          deadlineAt: later(now(), 2 * MINUTE),
          total: 4,
        })
        .returning(),
    )
    await certify(`TIM-${person.userId}`, 40 * DAY)
    const at = (milliseconds: number) => later(now(), milliseconds).toISOString()

    expect((await read()).events).toEqual([
      {
        id: `deadline-${attempt.id}`,
        kind: 'deadline',
        title: 'Quiz under way: Lesson 1',
        detail: 'Your answers so far are saved. Go on before the time is up.',
        at: at(2 * MINUTE),
        timeZone: null,
        url: `/online-course/${course.courseId}?lesson=${lessonId}`,
      },
      {
        id: `class-${classId}`,
        kind: 'class',
        title: 'Scene basics',
        detail: 'Academy, Classroom 2, Fairmont',
        at: at(3 * DAY),
        timeZone: 'America/Chicago',
        url: '/student/dash',
      },
      {
        id: `teaching-${taughtId}`,
        kind: 'teaching',
        title: 'You teach: Scene basics',
        detail: 'Academy, Classroom 2, Fairmont',
        at: at(5 * DAY),
        timeZone: 'America/Chicago',
        url: '/instructor/dash',
      },
      {
        id: `enrollment-${enrollmentId}`,
        kind: 'enrollment',
        title: 'Enrollment ends: Scene basics',
        detail: 'Complete the remaining lessons before then.',
        at: at(20 * DAY),
        timeZone: null,
        url: `/online-course/${course.courseId}`,
      },
      {
        id: `certificate-TIM-${person.userId}`,
        kind: 'certificate',
        title: 'Certificate expires: Scene basics',
        detail: `Number TIM-${person.userId}. Take the course again to renew it.`,
        at: at(40 * DAY),
        timeZone: null,
        url: `/course/verification?code=TIM-${person.userId}`,
      },
    ])
    const titles = await Promise.all(LANGUAGES.map(async (language) => (await read(language)).events[1]?.title))
    expect(titles).toEqual(['Scene basics', 'Scene basics (tr)', 'Scene basics (ar)'])
  })

  it('tell of a seat that is offered, until the offer ends', async () => {
    const classId = await makeClass(5 * DAY)
    const [place] = await server.platform.db
      .insert(instructorCourseStudents)
      .values({
        instructorCourseId: classId,
        studentId: person.studentId ?? 0,
        state: 'offered',
        registeredAt: now(),
        offerEndsAt: later(now(), 30_000),
      })
      .returning()
    const before = await read()
    server.clock.moveBy(30_000)
    expect([before.events, await idsOf()]).toEqual([
      [
        {
          id: `offer-${place?.id}`,
          kind: 'offer',
          title: 'Accept your seat: Scene basics',
          detail: 'Academy, Classroom 2, Fairmont',
          at: now().toISOString(),
          timeZone: 'America/Chicago',
          url: `/course/register/${course.courseId}`,
        },
      ],
      [],
    ])
  })

  it('tell of a quiz that may be tried again, until it may', async () => {
    const enrollmentId = await enroll(200 * DAY)
    const lessonId = await lessonOf(enrollmentId, { state: 'failed', retryAt: later(now(), 30_000) })
    const before = await read()
    server.clock.moveBy(30_000)
    expect([before.events, await idsOf()]).toEqual([
      [
        {
          id: `retry-${enrollmentId}-${lessonId}`,
          kind: 'retry',
          title: 'Quiz again: Lesson 1',
          detail: 'From then on you can try once more. Until then, the video is open.',
          at: now().toISOString(),
          timeZone: null,
          url: `/online-course/${course.courseId}?lesson=${lessonId}`,
        },
      ],
      [],
    ])
  })

  it('end where their time does: 14 days for classes, 30 for enrolments, 60 for certificates', async () => {
    const [near, far] = [await makeClass(14 * DAY), await makeClass(14 * DAY + 1000)]
    await seat(near)
    await seat(far)
    await certify(`TIM-N${person.userId}`, 60 * DAY)
    const other = await makeCourse(server.platform.db)
    await certify(`TIM-F${person.userId}`, 60 * DAY + 1000, { courseId: other.courseId })
    const enrollmentId = await enroll(30 * DAY + 1000)
    expect(await idsOf()).toEqual([`class-${near}`, `certificate-TIM-N${person.userId}`])
    server.clock.moveBy(1000)
    expect(await idsOf()).toContain(`enrollment-${enrollmentId}`)
  })

  it('leave out what is over, cancelled, waited for, renewed or withdrawn', async () => {
    await seat(await makeClass(-5 * HOUR))
    await seat(await makeClass(DAY, { courseStatusId: 2 }))
    await seat(await makeClass(DAY), 'waitlisted')
    await enroll(-1000, 2)
    await enroll(DAY, 5)
    await certify(`TIM-O${person.userId}`, -1000)
    await certify(`TIM-R${person.userId}`, 20 * DAY, { revokedAt: now() })
    await certify(`TIM-E${person.userId}`, 20 * DAY)
    await certify(`TIM-L${person.userId}`, 360 * DAY, { completedOn: now() })
    expect(await idsOf()).toEqual([])
    const running = await makeClass(-HOUR)
    await seat(running)
    expect(await idsOf()).toEqual([`class-${running}`])
  })

  it('have a course that was completed twice on one day once', async () => {
    await certify(`TIM-F${person.userId}`, 20 * DAY)
    await certify(`TIM-S${person.userId}`, 20 * DAY)
    expect((await idsOf()).map((id) => id.split('-')[0])).toEqual(['certificate'])
  })
})

describe('clearing', () => {
  it('is for good and for one person, and what is none of theirs is passed over', async () => {
    const [mine, also] = [await makeClass(DAY), await makeClass(2 * DAY)]
    await seat(mine)
    await seat(also)
    const first = await clear([`class-${mine}`, 'class-999999', 'nonsense'])
    const again = await clear([`class-${mine}`])
    expect([first.statusCode, first.body, again.statusCode, await idsOf()]).toEqual([204, '', 204, [`class-${also}`]])

    const other = await server.signedIn()
    await clear([`class-${also}`], other)
    expect(await idsOf()).toEqual([`class-${also}`])
  })

  it('does not hide an event that has moved since', async () => {
    const id = await makeClass(DAY)
    await seat(id)
    await clear([`class-${id}`])
    const courseDate = later(now(), 3 * DAY)
    await server.platform.db
      .update(instructorCourses)
      .set({ courseDate, courseEndDate: later(courseDate, HOUR) })
      .where(eq(instructorCourses.id, id))
    expect(await idsOf()).toEqual([`class-${id}`])
    await clear([`class-${id}`])
    expect(await idsOf()).toEqual([])
  })

  it.each([
    ['nothing', { ids: [] }],
    ['too many', { ids: Array.from({ length: 201 }, (_, at) => `class-${at}`) }],
    ['something else', { ids: ['class-1'], userId: 1 }],
  ])('%s is refused', async (_name, payload) => {
    const answer = await server.call({ method: 'POST', url: address('/events/clear'), payload, as: person })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INVALID'])
  })
})

describe('notes', () => {
  it('are kept, the newest first, and removed', async () => {
    const one = (await note({ title: ' Vest ', detail: 'Class 3.' })).json<QuickNote>()
    const answer = await note({ title: 'Cones', detail: '' })
    const two = answer.json<QuickNote>()
    expect([answer.statusCode, (await read()).notes]).toEqual([
      201,
      [
        { id: two.id, title: 'Cones', detail: '', createdAt: now().toISOString() },
        { id: one.id, title: 'Vest', detail: 'Class 3.', createdAt: now().toISOString() },
      ],
    ])
    const removed = await server.call({ method: 'DELETE', url: address(`/notes/${one.id}`), as: person })
    const again = await server.call({ method: 'DELETE', url: address(`/notes/${one.id}`), as: person })
    expect([removed.statusCode, again.statusCode, (await read()).notes]).toEqual([204, 404, [two]])
  })

  it('sent twenty times at once with one key are one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => note({ title: 'Once', detail: '' }, 'one-note')))
    const distinct = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))
    expect([distinct.size, (await read()).notes.length]).toEqual([1, 1])
  })

  it('are fifty at most, however many are added at once', async () => {
    for (let at = 2; at <= NOTE_LIMITS.count; at += 1) await note({ title: `Note ${at}`, detail: '' })
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => note({ title: `Last ${at}`, detail: '' })))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    const refusal = answers.find(({ statusCode }) => statusCode === 409)
    expect([statuses, refusal?.json().error.code]).toEqual([[201, 409, 409, 409, 409], 'TOO_MANY_NOTES'])
  })

  it.each([
    ['no title', { title: ' ', detail: '' }, 'title', 'Field Required'],
    ['a title too long', { title: 'x'.repeat(81), detail: '' }, 'title', 'At most 80 characters are allowed.'],
    ['too much detail', { title: 'x', detail: 'x'.repeat(501) }, 'detail', 'At most 500 characters are allowed.'],
    ['an owner', { title: 'x', detail: '', userId: 1 }, 'userId', 'This field is not known.'],
  ])('with %s are refused', async (_name, payload, field, message) => {
    const answer = await note(payload)
    expect([answer.statusCode, answer.json().error.details]).toEqual([400, [{ field, message }]])
  })
})

describe("another person's panel", () => {
  it('is not there, as that of a person who does not exist', async () => {
    const other = await server.signedIn()
    const mine = (await note({ title: 'Mine', detail: '' })).json<QuickNote>()
    const tries = [person.userId, 999_999].flatMap((id) => [
      { method: 'GET' as const, url: address('/quick-panel', id) },
      { method: 'POST' as const, url: address('/events/clear', id), payload: { ids: ['class-1'] } },
      { method: 'POST' as const, url: address('/notes', id), payload: { title: 'x', detail: '' } },
      { method: 'DELETE' as const, url: address(`/notes/${mine.id}`, id) },
    ])
    const under = { method: 'DELETE' as const, url: address(`/notes/${mine.id}`, other.userId) }
    const answers = await Promise.all([...tries, under].map((request) => server.call({ ...request, as: other })))
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => NOT_THERE))
    expect((await read()).notes.length).toBe(1)
  })
})
