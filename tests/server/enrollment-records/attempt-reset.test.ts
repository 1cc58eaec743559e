import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { lessonProgress, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import type { EnrollmentDetail } from '../../../src/domain/contract/enrollment-record.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { enrolments, type Enrolments } from './support.ts'

let server: TestApp
let admin: TestUser
let made: Enrolments
beforeAll(async () => {
  server = await openTestApp()
  made = enrolments(server, await makeCourse(server.platform.db, { lessonCount: 3 }))
  await made.limit(2)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin], { firstName: 'Ada', lastName: 'Admin' })
})

const read = async (id: number): Promise<EnrollmentDetail> =>
  (await server.call({ method: 'GET', url: `/api/enrollment-records/${id}`, as: admin })).json()
const reset = (id: number, attemptId: number, reason = 'The network failed') =>
  server.call({
    method: 'POST',
    url: `/api/enrollment-records/${id}/attempts/${attemptId}/reset`,
    payload: { reason },
    as: admin,
  })
const attemptsOf = ({ lessons }: EnrollmentDetail) => lessons[1]?.attempts ?? []

test('one is read with its lessons, its attempts and what may be done', async () => {
  const { id } = await made.make({ failed: 2 })
  const detail = await read(id)
  expect([detail.state, detail.changes]).toEqual([
    'active',
    ['enrollment.extended', 'enrollment.dropped', 'attempt.reset'],
  ])
  expect(detail.lessons.map(({ state, attemptsLeft, attempts }) => [state, attemptsLeft, attempts.length])).toEqual([
    ['passed', null, 0],
    ['failed', 0, 2],
    ['watching', null, 0],
  ])
  expect(attemptsOf(detail).map(({ number, canBeReset, reset: by }) => [number, canBeReset, by])).toEqual([
    [1, true, null],
    [2, true, null],
  ])
})

test('an attempt that is reset stays as it was, with its number, and gives another', async () => {
  const { id, learner } = await made.make({ failed: 2 })
  const [, last] = attemptsOf(await read(id))
  const { db } = server.platform
  const [before] = await db
    .select()
    .from(quizAttempts)
    .where(eq(quizAttempts.id, last?.id ?? 0))
  const detail = (await reset(id, last?.id ?? 0)).json<EnrollmentDetail>()
  const [after] = await db
    .select()
    .from(quizAttempts)
    .where(eq(quizAttempts.id, last?.id ?? 0))
  expect(after).toEqual({
    ...before,
    resetAt: server.clock.now(),
    resetById: admin.userId,
    resetReason: 'The network failed',
  })
  expect(detail.lessons[1]).toMatchObject({ state: 'ready', attemptsLeft: 1 })
  expect(
    attemptsOf(detail).map(({ number, state, canBeReset, reset: by }) => [number, state, canBeReset, by?.by]),
  ).toEqual([
    [1, 'failed', true, undefined],
    [2, 'failed', false, 'Ada Admin'],
  ])
  expect(detail.entries.map(({ action, reason, facts }) => [action, reason, facts[0]])).toEqual([
    ['enrollment.attemptReset', 'The network failed', { fact: 'attemptsLeft', was: '0', is: '1' }],
  ])
  // Whoever learns begins the third, at once.
  const begun = await server.call({
    method: 'POST',
    url: `/api/online-enrollments/${id}/lessons/${made.second}/quiz-attempts`,
    as: learner ?? admin,
    payload: {},
  })
  expect([begun.statusCode, begun.json<{ number: number }>().number]).toEqual([200, 3])
})

test('it is reset once, and not where the enrolment or the lesson is past it', async () => {
  const { id } = await made.make({ failed: 1 })
  const [only] = attemptsOf(await read(id))
  expect((await reset(id, only?.id ?? 0)).statusCode).toBe(200)
  expect((await reset(id, only?.id ?? 0)).statusCode).toBe(409)
  for (const about of [{ status: 'completed' }, { status: 'dropped' }, { endsIn: -1 }] as const) {
    const ended = await made.make({ failed: 1, ...about })
    const [attempt] = attemptsOf(await read(ended.id))
    expect([attempt?.canBeReset, (await reset(ended.id, attempt?.id ?? 0)).statusCode]).toEqual([false, 409])
  }
  const passed = await made.make({ failed: 1 })
  await server.platform.db
    .update(lessonProgress)
    .set({ state: 'passed', status: 2 })
    .where(eq(lessonProgress.enrollmentId, passed.id))
  const [attempt] = attemptsOf(await read(passed.id))
  expect([attempt?.canBeReset, (await reset(passed.id, attempt?.id ?? 0)).statusCode]).toEqual([false, 409])
})

test('an attempt of another enrolment is not there, and a reason is wanted', async () => {
  const one = await made.make({ failed: 1 })
  const other = await made.make({ failed: 1 })
  const [attempt] = attemptsOf(await read(other.id))
  expect((await reset(one.id, attempt?.id ?? 0)).statusCode).toBe(404)
  expect((await reset(other.id, attempt?.id ?? 0, ' ')).statusCode).toBe(400)
})
