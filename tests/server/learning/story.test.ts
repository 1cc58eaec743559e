import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import type { Certificate, StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'
import { learnerOf, refusalOf } from './support/learner.ts'
import type { Learner } from './support/learner.ts'

let server: TestApp
let course: TestCourse

beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://training.example.org' })
  course = await makeCourse(server.platform.db)
})
afterAll(() => server.close())

const at = (index: number) => course.lessonIds[index] ?? 0
const mailsTo = async (learner: Learner) => {
  const mails = await latestMessages(server.platform, 50)
  return mails.filter(({ recipientAddress }) => recipientAddress === learner.user.email).toReversed()
}

test('a tab in which nothing was played takes nothing of what another has earned', async () => {
  const learner = learnerOf(server, course, await server.signedIn())
  const id = await learner.enroll()
  const [lessonId = 0] = course.lessonIds
  const report = async (ranges: [number, number][]) =>
    (await learner.tryReport(id, lessonId, ranges)).json<{ creditedSeconds: number }>().creditedSeconds
  await report([[0, 10]])
  server.clock.moveBy(15_000)
  expect([await report([]), await report([[10, 40]])]).toEqual([10, 40])
})

describe('a student finishes a course', () => {
  test('from the enrolment to a certificate that anyone can check', async () => {
    const learner = learnerOf(server, course, await server.signedIn())
    const id = await learner.enroll()
    const started = await learner.progress(id)
    expect(started.lessons.map(({ standing }) => standing)).toEqual([
      { state: 'watching', status: null, nextEvents: ['video.watched', 'video.finished'] },
      { state: 'locked', status: null, nextEvents: ['lesson.unlocked'] },
    ])
    expect([started.status, started.certificate]).toEqual([1, null])

    expect(refusalOf(await learner.tryStart(id, at(0)))).toEqual({ status: 409, code: 'ILLEGAL_TRANSITION' })
    expect(await learner.watch(id, at(0))).toEqual({
      standing: { state: 'ready', status: 1, nextEvents: ['attempt.started'] },
      creditedRanges: [[0, 40]],
      creditedSeconds: 40,
      resumeAt: 0,
    })

    const first = await learner.start(id, at(0))
    expect([first.number, first.state, first.seat, first.remainingSeconds, first.questions.length]).toEqual([
      1,
      'open',
      1,
      120,
      4,
    ])
    await learner.answerAll(first, 2)
    const failed = await learner.submit(first)
    expect(failed.state).toBe('failed')
    expect(failed.result).toMatchObject({ right: 2, total: 4, needed: 3, certificateNumber: null })
    expect(failed.result?.lesson).toEqual({ state: 'failed', status: 4, nextEvents: [] })
    expect(failed.result?.feedback.map(({ isRight, explanation }) => [isRight, explanation !== null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ])

    expect(refusalOf(await learner.tryStart(id, at(0)))).toEqual({ status: 409, code: 'ILLEGAL_TRANSITION' })
    server.clock.moveBy(30_000)
    const second = await learner.start(id, at(0))
    await learner.answerAll(second, 3)
    const passed = await learner.submit(second)
    expect([passed.state, passed.result?.lesson.status, passed.result?.enrollment.status]).toEqual(['passed', 2, 1])
    expect(passed.result?.feedback.every(({ explanation }) => explanation !== null)).toBe(true)

    const standing = await server.call({
      method: 'GET',
      url: `/api/students/${learner.user.studentId}/dashboard`,
      as: learner.user,
    })
    expect(standing.json<StudentDashboard>().next).toEqual({
      enrollmentId: id,
      courseId: course.courseId,
      courseTitle: 'Scene basics',
      lessonId: at(1),
      position: 2,
      lessonTitle: 'Lesson 2',
      lessonPicture: null,
      state: 'watching',
      secondsLeft: 40,
    })

    await learner.watch(id, at(1))
    const last = await learner.start(id, at(1))
    await learner.answerAll(last, 4)
    const completed = await learner.submit(last)
    const number = completed.result?.certificateNumber ?? ''
    expect(completed.result?.enrollment).toEqual({ status: 3, nextEvents: [] })
    expect(number).toMatch(/^TIM-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

    const after = await learner.progress(id)
    expect([after.status, after.certificate?.number]).toEqual([3, number])
    const now = server.clock.now().toISOString()
    const shown = await server.call({ method: 'GET', url: `/api/certificates/${number.toLowerCase()}` })
    expect(shown.json<Certificate>()).toEqual({
      number,
      state: 'valid',
      recipientName: 'Ada Moreno',
      agency: null,
      licenseNumber: null,
      authority: null,
      signer: null,
      signerTitle: null,
      courseTitle: 'Scene basics',
      hours: 4,
      completedOn: '2026-03-02T12:00:00.000Z',
      issuedAt: now,
      expiresAt: '2027-03-02T12:00:00.000Z',
      issuer: 'TIM Training',
      revokedAt: null,
      supersededBy: null,
    })
    expect(await mailsTo(learner)).toMatchObject([
      { template: 'enrollmentConfirmed', data: { courseTitle: 'Scene basics' } },
      {
        template: 'courseCompleted',
        data: {
          certificateNumber: number,
          certificateLink: `https://training.example.org/course/verification?code=${number}`,
        },
      },
    ])
    // Review is free, and changes nothing.
    expect((await learner.tryReport(id, at(0), [[0, 10]])).statusCode).toBe(200)
    expect((await learner.media(id, at(0))).lessonId).toBe(at(0))
  })

  test('submitting the last quiz twice gives the same result and one certificate', async () => {
    const learner = learnerOf(server, course, await server.signedIn())
    const id = await learner.enroll()
    for (const lessonId of course.lessonIds) {
      await learner.watch(id, lessonId)
      const attempt = await learner.start(id, lessonId)
      await learner.answerAll(attempt, 4)
      const results = await Promise.all([learner.submit(attempt), learner.submit(attempt), learner.submit(attempt)])
      expect(results.map((result) => JSON.stringify(result))).toEqual(Array(3).fill(JSON.stringify(results[0])))
    }
    const issued = await server.platform.db.select().from(certificates).where(eq(certificates.enrollmentId, id))
    expect(issued.length).toBe(1)
  })
})
