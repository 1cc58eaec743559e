import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { students } from '../../../server/platform/db/tables/accounts.table.ts'
import { lessonProgress } from '../../../server/platform/db/tables/learning.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { CANARY, makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'
import { asked, learnerOf, refusalOf, times } from './support/learner.ts'
import type { Learner } from './support/learner.ts'

let server: TestApp
let course: TestCourse

beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db)
})
afterAll(() => server.close())

const at = (index: number) => course.lessonIds[index] ?? 0
const newLearner = async () => learnerOf(server, course, await server.signedIn())
const creditedIn = async (enrollmentId: number, lessonId: number) => {
  const [row] = await server.platform.db
    .select({ seconds: lessonProgress.creditedSeconds })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessonId)))
  return row?.seconds
}

describe('the order of lessons', () => {
  test('cannot be skipped: a locked lesson gives no media, no credit and no quiz', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    const refused = [
      await learner.call('GET', `/online-enrollments/${id}/lessons/${at(1)}`),
      await learner.tryReport(id, at(1), [[0, 10]]),
      await learner.tryStart(id, at(1)),
    ]
    expect(refused.map(refusalOf)).toEqual([
      { status: 409, code: 'LESSON_LOCKED' },
      { status: 409, code: 'LESSON_LOCKED' },
      { status: 409, code: 'ILLEGAL_TRANSITION' },
    ])
    expect(refused[2]?.json()).toMatchObject({
      error: { details: { state: 'locked', nextEvents: ['lesson.unlocked'] } },
    })
    expect(await creditedIn(id, at(1))).toBe(0)
  })

  test('the video comes before the quiz', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    await learner.tryReport(id, at(0), [[0, 10]])
    expect(refusalOf(await learner.tryStart(id, at(0)))).toEqual({ status: 409, code: 'ILLEGAL_TRANSITION' })
  })

  test('media comes by addresses that are signed for the viewer and end', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    const media = await learner.media(id, at(0))
    expect(media).toEqual({
      lessonId: at(0),
      timeLength: 40,
      sources: [{ url: expect.stringContaining(`holder=${learner.user.sessionId}&expires=`), type: 'video/mp4' }],
      posterUrl: expect.stringContaining('/api/files/lessons/download/lesson-1.jpg?holder='),
      captions: [{ language: 'en', url: expect.stringContaining('lesson-1.en.vtt?holder=') }],
      labels: [{ language: 'ar', url: expect.stringContaining('lesson-1.labels.ar.vtt?holder=') }],
      films: [{ language: 'ar', url: expect.stringContaining('lesson-1.ar.webm?holder='), type: 'video/webm' }],
      transcript: [{ start: 0, end: 5, text: 'Stay in the cone zone.' }],
      validUntil: '2026-03-02T17:00:00.000Z',
    })
  })
})

describe('watch credit', () => {
  test('of forged reports is at most twice the time plus ten seconds', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    const seconds: (number | undefined)[] = []
    for (const wait of [0, 0, 3, 0, 5]) {
      server.clock.moveBy(wait * 1000)
      await learner.tryReport(id, at(0), [[0, 40]])
      seconds.push(await creditedIn(id, at(0)))
    }
    expect(seconds).toEqual([10, 10, 16, 16, 26])
  })

  test('of a lesson that was kept and watched without a network is all of it, as soon as it is heard of', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    // What keeping it sends: the clock runs from here on.
    await learner.tryReport(id, at(0), [])
    server.clock.moveBy(20 * 60_000)
    const heard = asked(await learner.tryReport(id, at(0), [[0, 40]]))
    const again = asked(await learner.tryReport(id, at(0), [[0, 40]]))
    expect(heard).toMatchObject({ status: 200, body: { creditedSeconds: 40, standing: { state: 'ready' } } })
    expect(again).toEqual(heard)
  })

  test('of a lesson that was kept and cannot have been watched yet is what the clock allows', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    const seconds: (number | undefined)[] = []
    await learner.tryReport(id, at(0), [])
    for (const wait of [5, 0, 4]) {
      server.clock.moveBy(wait * 1000)
      await learner.tryReport(id, at(0), [[0, 40]])
      seconds.push(await creditedIn(id, at(0)))
    }
    // Twice five and ten of tolerance; nothing in no time; twice four.
    expect(seconds).toEqual([20, 20, 28])
  })

  test('of many reports at the same moment is that of one', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    await Promise.all(Array.from({ length: 20 }, (_, n) => learner.tryReport(id, at(0), [[n, n + 20]])))
    expect(await creditedIn(id, at(0))).toBe(10)
  })

  test('a claim ahead of what was watched, or of another shape, earns nothing', async () => {
    const learner = await newLearner()
    const id = await learner.enroll()
    server.clock.moveBy(60_000)
    expect(asked(await learner.tryReport(id, at(0), [[20, 40]]))).toMatchObject({
      status: 200,
      body: { creditedSeconds: 0, resumeAt: 0 },
    })
    const path = `/online-enrollments/${id}/lessons/${at(0)}/watch-reports`
    const wrong = [{ ranges: [[-5, 10]] }, { ranges: [[0]] }, { ranges: [], state: 'ready' }, {}]
    const answers = await Promise.all(wrong.map((body) => learner.call('POST', path, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  })
})

describe('a quiz', () => {
  const reached = async (): Promise<{ learner: Learner; id: number }> => {
    const learner = await newLearner()
    const id = await learner.enroll()
    await learner.watch(id, at(0))
    return { learner, id }
  }

  test('keeps its key to itself until it is graded, and what explains a wrong answer until it is passed', async () => {
    const { learner, id } = await reached()
    const attempt = await learner.start(id, at(0))
    const [question] = attempt.questions
    await learner.tryAnswer(attempt, question?.id ?? 0, question?.choices[0]?.id ?? 0)
    const crawl = () =>
      Promise.all([
        learner.call('GET', '/courses'),
        learner.call('GET', `/instructor-online-course/findOne?where={"courseId":${course.courseId}}`),
        learner.call('GET', `/online-enrollments/${id}`),
        learner.call('GET', `/online-enrollments/${id}/lessons/${at(0)}`),
        learner.call('GET', `/quiz-attempts/${attempt.id}`),
        learner.call('GET', `/students/${learner.user.studentId}/dashboard`),
        learner.tryStart(id, at(0)),
      ])
    const open = await crawl()
    expect(open.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200))
    const telling = [CANARY, 'isCorrect', 'is_correct', 'isRight', 'explanation', '"videoSecond"']
    expect(telling.filter((word) => open.some(({ body }) => body.includes(word)))).toEqual([])

    const lastOf = async () => (await learner.progress(id)).lessons[0]?.quiz.lastAttemptId
    expect(await lastOf()).toBeNull()
    const failed = await learner.submit(await learner.start(id, at(0)))
    expect(failed.state).toBe('failed')
    // Who comes back later is told which one to read again.
    expect(await lastOf()).toBe(attempt.id)
    const { result } = await learner.readAttempt(attempt.id)
    const told = result?.feedback.filter(({ isRight }) => !isRight).map(({ explanation }) => explanation)
    expect([told?.length, told?.filter((explanation) => explanation !== null)]).toEqual([
      (result?.total ?? 0) - (result?.right ?? 0),
      [],
    ])
  })

  test('takes an answer only to its own question, with one of its own choices', async () => {
    const { learner, id } = await reached()
    const attempt = await learner.start(id, at(0))
    const [mine, other] = attempt.questions
    const undrawn = [...course.key.keys()].find((key) => attempt.questions.every((question) => question.id !== key))
    const answers = [
      await learner.tryAnswer(attempt, mine?.id ?? 0, other?.choices[0]?.id ?? 0),
      await learner.tryAnswer(attempt, undrawn ?? 0, mine?.choices[0]?.id ?? 0),
      await learner.tryAnswer(attempt, 999_999, mine?.choices[0]?.id ?? 0),
    ]
    expect(answers.map(refusalOf)).toEqual(times(3, { status: 404, code: 'NOT_FOUND' }))
    const kept = await learner.tryAnswer(attempt, mine?.id ?? 0, mine?.choices[1]?.id ?? 0)
    expect(asked(kept)).toEqual({
      status: 200,
      body: { questionId: mine?.id, choiceId: mine?.choices[1]?.id, remainingSeconds: 120 },
    })
    expect((await learner.readAttempt(attempt.id)).questions.map(({ choiceId }) => choiceId)).toEqual([
      mine?.choices[1]?.id,
      null,
      null,
      null,
    ])
  })

  test('belongs to the screen that opened it last', async () => {
    const { learner, id } = await reached()
    const first = await learner.start(id, at(0))
    const second = await learner.start(id, at(0))
    expect([second.id, second.seat]).toEqual([first.id, 2])
    const [question] = first.questions
    const stale = [
      await learner.tryAnswer(first, question?.id ?? 0, question?.choices[0]?.id ?? 0),
      await learner.trySubmit(first),
    ]
    expect(stale.map(refusalOf)).toEqual(times(2, { status: 409, code: 'STALE_SEAT' }))
    expect((await learner.tryAnswer(second, question?.id ?? 0, question?.choices[0]?.id ?? 0)).statusCode).toBe(200)
    expect((await learner.submit(second)).state).toBe('failed')
  })

  test('ends at its deadline, two seconds of the wire allowed', async () => {
    const { learner, id } = await reached()
    const attempt = await learner.start(id, at(0))
    const [question, another] = attempt.questions
    server.clock.moveBy(121_900)
    const late = await learner.tryAnswer(attempt, question?.id ?? 0, question?.choices[0]?.id ?? 0)
    expect(asked(late)).toMatchObject({ status: 200, body: { remainingSeconds: 0 } })
    server.clock.moveBy(200)
    const tooLate = await learner.tryAnswer(attempt, another?.id ?? 0, another?.choices[0]?.id ?? 0)
    expect(refusalOf(tooLate)).toEqual({ status: 409, code: 'ATTEMPT_OVER' })
    const over = await learner.submit(attempt)
    expect([over.state, over.result?.lesson.state, over.result?.lesson.status]).toEqual(['timedOut', 'timedOut', 3])
    expect(await learner.submit(attempt)).toEqual(over)
  })

  test('lasts longer for whom an administrator gave more time', async () => {
    const user = await server.signedIn()
    await server.platform.db.update(students).set({ quizTime: 'double' }).where(eq(students.userId, user.userId))
    const learner = learnerOf(server, course, user)
    const id = await learner.enroll()
    await learner.watch(id, at(0))
    expect((await learner.start(id, at(0))).remainingSeconds).toBe(240)
    const { quizTime, lessons } = await learner.progress(id)
    expect([quizTime, lessons[0]?.quiz.timeLimitSeconds]).toEqual(['double', 240])
  })

  test('allows only so many attempts', async () => {
    const strict = await makeCourse(server.platform.db, { lessonCount: 1, attemptsAllowed: 1, cooldownSeconds: 0 })
    const learner = learnerOf(server, strict, await server.signedIn())
    const id = await learner.enroll()
    const lessonId = strict.lessonIds[0] ?? 0
    await learner.watch(id, lessonId)
    await learner.submit(await learner.start(id, lessonId))
    expect(refusalOf(await learner.tryStart(id, lessonId))).toEqual({ status: 409, code: 'ILLEGAL_TRANSITION' })
  })
})

describe('what belongs to another student', () => {
  test('is as if it were not there', async () => {
    const owner = await newLearner()
    const id = await owner.enroll()
    await owner.watch(id, at(0))
    const attempt = await owner.start(id, at(0))
    const question = attempt.questions[0]?.id ?? 0
    const choice = attempt.questions[0]?.choices[0]?.id ?? 0

    const stranger = await newLearner()
    await stranger.enroll()
    const tries = (enrollmentId: number, attemptId: number, studentId: number) => [
      stranger.call('GET', `/online-enrollments/${enrollmentId}`),
      stranger.call('POST', `/online-enrollments/${enrollmentId}/drop`),
      stranger.call('GET', `/online-enrollments/${enrollmentId}/lessons/${at(0)}`),
      stranger.tryReport(enrollmentId, at(0), [[0, 5]]),
      stranger.tryStart(enrollmentId, at(0)),
      stranger.call('GET', `/quiz-attempts/${attemptId}`),
      stranger.tryAnswer({ id: attemptId, seat: 1 }, question, choice),
      stranger.trySubmit({ id: attemptId, seat: 1 }),
      stranger.call('GET', `/students/${studentId}/dashboard`),
      stranger.call('GET', `/instructor-course-students/students/${studentId}/enrollments`),
      stranger.call('POST', '/instructor-online-course-student/enroll-student', {
        instructorOnlineCourseId: course.offeringId,
        studentId,
      }),
    ]
    const theirs = (await Promise.all(tries(id, attempt.id, owner.user.studentId ?? 0))).map(asked)
    const nothing = (await Promise.all(tries(999_999, 999_999, 999_999))).map(asked)
    expect(theirs).toEqual(nothing)
    expect(theirs.map(({ status }) => status)).toEqual(Array(11).fill(404))
    expect((await owner.readAttempt(attempt.id)).state).toBe('open')
  })

  test('cannot be ended by those who may read it', async () => {
    const id = await (await newLearner()).enroll()
    for (const role of [ROLE.admin, ROLE.owner]) {
      const staff = await server.signedIn([role])
      const url = `/api/online-enrollments/${id}`
      const answers = [
        await server.call({ url, as: staff }),
        await server.call({ method: 'POST', url: `${url}/drop`, as: staff }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
    }
  })
})
