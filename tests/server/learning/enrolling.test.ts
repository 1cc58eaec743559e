import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { settleOverdue } from '../../../server/modules/enrollments/overdue.ts'
import { onlineEnrollments, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { OnlineEnrollment, OnlineOffering } from '../../../src/domain/contract/course.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'
import { asked, learnerOf, refusalOf, times } from './support/learner.ts'

const DAY = 86_400_000

let server: TestApp
let course: TestCourse

beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db)
})
afterAll(() => server.close())

const at = (index: number) => course.lessonIds[index] ?? 0
const newLearner = async () => learnerOf(server, course, await server.signedIn())
const historyOf = (studentId: number | null) =>
  server.platform.db
    .select({ id: onlineEnrollments.id, status: onlineEnrollments.statusId })
    .from(onlineEnrollments)
    .where(and(eq(onlineEnrollments.studentId, studentId ?? 0), eq(onlineEnrollments.courseId, course.courseId)))
    .orderBy(onlineEnrollments.id)
const mailsTo = async (email: string) =>
  (
    await server.platform.db.select().from(messages).where(eq(messages.recipientAddress, email)).orderBy(messages.id)
  ).map(({ template }) => template)
const currentOf = (learner: Awaited<ReturnType<typeof newLearner>>, more: Record<string, unknown> = {}) => {
  const where = JSON.stringify({
    studentId: learner.user.studentId,
    'instructorOnlineCourse.courseId': course.courseId,
    ...more,
  })
  return learner.call(
    'GET',
    `/instructor-online-course-student/findOne?populate=[student,instructorOnlineCourse,progress]&where=${encodeURIComponent(where)}`,
  )
}

describe('the offering of an online course', () => {
  const find = (query: string) => server.call({ method: 'GET', url: `/api/instructor-online-course/findOne?${query}` })

  test('is there for everyone, in the language of the request', async () => {
    const answer = await server.call({
      method: 'GET',
      url: `/api/instructor-online-course/findOne?populate=[course]&where={"courseId":${course.courseId}}`,
      headers: { 'accept-language': 'tr' },
    })
    expect(answer.json<OnlineOffering>()).toEqual({
      id: course.offeringId,
      courseId: course.courseId,
      course: {
        id: course.courseId,
        title: 'Scene basics (tr)',
        description: 'What every responder knows. (tr)',
        courseTypeId: 1,
        courseCategory: { name: 'Responder (tr)', picture: null },
        totalCourseHours: 4,
        isOnline: true,
      },
      lessonCount: 2,
      videoSeconds: 80,
      expiresAfterDays: 365,
    })
  })

  test('brings the course where it is asked to, and not where it is not', async () => {
    const keysOf = async (populate: string) =>
      Object.keys((await find(`where={"courseId":${course.courseId}}${populate}`)).json<object>())
    const bare = ['id', 'courseId', 'lessonCount', 'videoSeconds', 'expiresAfterDays']
    expect(await keysOf('')).toEqual(bare)
    expect((await keysOf('&populate=[course]')).toSorted()).toEqual([...bare, 'course'].toSorted())
  })

  test('is null where there is none, and takes no other question', async () => {
    expect((await find('where={"courseId":999999}')).json()).toBeNull()
    const refused = await Promise.all([
      find('where={"courseId":1,"isOpen":false}'),
      find(`where={"courseId":${course.courseId}}&populate=[lessons]`),
      find('where=nonsense'),
      find(''),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  })
})

describe('enrolling', () => {
  test('twenty clicks at once make one enrolment, one mail and one answer', async () => {
    const learner = await newLearner()
    const answers = await Promise.all(Array.from({ length: 20 }, () => learner.tryEnroll()))
    const [first] = await historyOf(learner.user.studentId)
    expect(answers.map(asked)).toEqual(times(20, { status: 200, body: { id: first?.id } }))
    expect(await historyOf(learner.user.studentId)).toEqual([{ id: first?.id, status: 1 }])
    expect(await mailsTo(learner.user.email)).toEqual(['enrollmentConfirmed'])
  })

  test('needs a student profile', async () => {
    const coordinator = await server.signedIn([ROLE.groupCoordinator])
    const refused = await server.call({
      method: 'POST',
      url: '/api/instructor-online-course-student/enroll-student',
      as: coordinator,
      payload: { instructorOnlineCourseId: course.offeringId, studentId: 1 },
    })
    expect(refused.json()).toEqual({
      error: {
        statusCode: 403,
        name: 'Forbidden',
        code: 'NOT_A_STUDENT',
        message: 'You must be logged in as a student to enroll in this course',
      },
    })
  })

  test('takes nothing but the offering and the student', async () => {
    const learner = await newLearner()
    const body = { instructorOnlineCourseId: course.offeringId, studentId: learner.user.studentId }
    const extra = await Promise.all(
      [{ isVerified: true }, { status: 3 }, { expirationDate: '2099-01-01T00:00:00.000Z' }].map((more) =>
        learner.call('POST', '/instructor-online-course-student/enroll-student', { ...body, ...more }),
      ),
    )
    expect(extra.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect(await historyOf(learner.user.studentId)).toEqual([])
  })

  test('is opened by its course, with the video of the lesson to go on with, or of that which is asked for', async () => {
    const learner = await newLearner()
    expect(await learner.opened()).toBeNull()
    const id = await learner.enroll()
    const first = { progress: await learner.progress(id), media: await learner.media(id, at(0)) }
    expect(await learner.opened()).toEqual(first)
    const { headers } = await learner.call('GET', `/online-courses/${course.courseId}/opened`)
    expect(headers.link).toBe(
      first.media.posterUrl === null ? undefined : `<${first.media.posterUrl}>; rel=preload; as=image`,
    )
    expect(await learner.opened(at(1))).toEqual(first)
    await learner.watch(id, at(0))
    const attempt = await learner.start(id, at(0))
    await learner.answerAll(attempt, attempt.questions.length)
    await learner.submit(attempt)
    const next = await learner.opened()
    expect([next?.progress.id, next?.media?.lessonId]).toEqual([id, at(1)])
    expect((await learner.opened(at(0)))?.media).toEqual(first.media)
    await learner.call('POST', `/online-enrollments/${id}/drop`)
    expect(await learner.opened()).toMatchObject({ progress: { id, status: 5 }, media: null })
  })

  test('one that has run out makes room for a new one, and stays as it was', async () => {
    const learner = await newLearner()
    const old = await learner.enroll()
    server.clock.moveBy(366 * DAY)
    const renewed = learnerOf(server, course, { ...learner.user, token: await server.signIn(learner.user.email) })
    expect((await currentOf(renewed, { expirationDate: { '>=': '2000-01-01T00:00:00.000Z' } })).json()).toBeNull()
    expect(await renewed.opened()).toBeNull()
    expect(refusalOf(await renewed.tryReport(old, at(0), [[0, 5]]))).toEqual({ status: 409, code: 'ENROLLMENT_CLOSED' })
    const answers = await Promise.all([renewed.tryEnroll(), renewed.tryEnroll()])
    const history = await historyOf(learner.user.studentId)
    expect(history.map(({ status }) => status)).toEqual([2, 1])
    expect(answers.map(asked)).toEqual(times(2, { status: 200, body: { id: history[1]?.id } }))
    expect((await renewed.progress(old)).nextEvents).toEqual(['enrollment.extended'])
  })

  test('the current enrolment is told as specified, by the clock of the server', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    const answer = await currentOf(learner, { expirationDate: { '>=': '2099-01-01T00:00:00.000Z' } })
    expect(answer.json<OnlineEnrollment>()).toEqual({
      id,
      studentId: learner.user.studentId,
      expirationDate: new Date(server.clock.now().getTime() + 365 * DAY).toISOString(),
      status: 1,
      isVerified: false,
      incomplete: false,
      progress: course.lessonIds.map((lessonId) => ({ lessonId, status: null })),
      instructorOnlineCourse: {
        id: course.offeringId,
        courseId: course.courseId,
        course: {
          id: course.courseId,
          title: 'Scene basics',
          lessons: course.lessonIds.map((lessonId) => ({ id: lessonId })),
        },
      },
    })
    expect((await currentOf(learner, { statusId: 1 })).statusCode).toBe(400)
    const stranger = await newLearner()
    expect(
      (
        await stranger.call(
          'GET',
          `/instructor-online-course-student/findOne?where=${encodeURIComponent(JSON.stringify({ studentId: learner.user.studentId, 'instructorOnlineCourse.courseId': course.courseId }))}`,
        )
      ).json(),
    ).toBeNull()
  })
})

describe('dropping', () => {
  test('and enrolling in turn comes to an end, and so do its mails', async () => {
    const learner = await newLearner()
    let answer = await learner.tryEnroll()
    for (let turn = 0; turn < 30 && answer.statusCode === 200; turn += 1) {
      await learner.call('POST', `/online-enrollments/${answer.json<{ id: number }>().id}/drop`)
      answer = await learner.tryEnroll()
    }
    expect(refusalOf(answer)).toEqual({ status: 429, code: 'TOO_MANY_TRIES' })
    expect(await historyOf(learner.user.studentId)).toHaveLength(20)
    expect(await mailsTo(learner.user.email)).toHaveLength(20)
  })

  test('ends the enrolment and the attempt under way, once', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    await learner.watch(id, at(0))
    const attempt = await learner.start(id, at(0))
    const dropped = await learner.call('POST', `/online-enrollments/${id}/drop`)
    expect([dropped.statusCode, dropped.json<OnlineEnrollment>().status]).toEqual([200, 5])
    expect((await learner.readAttempt(attempt.id)).state).toBe('timedOut')
    const again = await learner.call('POST', `/online-enrollments/${id}/drop`)
    expect(again.json()).toMatchObject({
      error: { statusCode: 409, code: 'ILLEGAL_TRANSITION', details: { status: 5, nextEvents: [] } },
    })
    expect(refusalOf(await learner.tryStart(id, at(0)))).toEqual({ status: 409, code: 'ENROLLMENT_CLOSED' })
  })
})

describe('starting a quiz', () => {
  test('twenty times at once makes one attempt', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    await learner.watch(id, at(0))
    const started = await Promise.all(Array.from({ length: 20 }, () => learner.start(id, at(0))))
    expect(new Set(started.map((attempt) => attempt.id)).size).toBe(1)
    expect(started.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
    const attempts = await server.platform.db.select().from(quizAttempts).where(eq(quizAttempts.enrollmentId, id))
    expect(attempts.length).toBe(1)
  })
})

describe('what the clock decides', () => {
  test('is written by the periodic job where nobody looks', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    await learner.watch(id, at(0))
    await learner.start(id, at(0))
    server.clock.moveBy(122_001)
    expect(await settleOverdue(server.platform)).toBeGreaterThan(0)
    expect((await learner.progress(id)).lessons[0]?.standing).toEqual({ state: 'timedOut', status: 3, nextEvents: [] })
    server.clock.moveBy(366 * DAY)
    expect(await settleOverdue(server.platform)).toBeGreaterThan(0)
    expect(await historyOf(learner.user.studentId)).toEqual([{ id, status: 2 }])
    expect(await settleOverdue(server.platform)).toBe(0)
  })
})
