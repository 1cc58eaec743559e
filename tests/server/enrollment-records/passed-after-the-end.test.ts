import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { dayOf, momentOf } from '../../../server/modules/certificates/completion-day.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR, later, MINUTE } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import type { ExtensionPreview } from '../../../src/domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { enrolments, type Enrolments } from './support.ts'

let server: TestApp
let course: TestCourse
let acts: Acting
let made: Enrolments
beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db, { lessonCount: 1, timeLimitSeconds: 600 })
  made = enrolments(server, course)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  acts = acting(server, await server.signedIn([ROLE.admin]))
})

const LIST = '/enrollment-records'
const DAYS = { days: 30, until: null }
const lesson = () => course.lessonIds[0] ?? 0
const byNumber = (a: number, b: number) => a - b
const mailsTo = async (email: string) =>
  (await latestMessages(server.platform, 200))
    .filter(({ recipientAddress }) => recipientAddress === email)
    .map(({ template }) => template)
    .filter((template) => template !== 'enrollmentConfirmed')
    .toSorted()
const certificatesOf = (id: number) =>
  server.platform.db.select().from(certificates).where(eq(certificates.enrollmentId, id))
const end = (id: number, expirationDate: Date) =>
  server.platform.db.update(onlineEnrollments).set({ expirationDate }).where(eq(onlineEnrollments.id, id))

/** Somebody who has answered the quiz of the last lesson rightly, and has not submitted it. */
const answering = async () => {
  const learner = learnerOf(server, course, await server.signedIn([ROLE.student]))
  const id = await learner.enroll()
  await learner.watch(id, lesson())
  const attempt = await learner.start(id, lesson())
  await learner.answerAll(attempt, 4)
  return { learner, id, attempt }
}

/** Begun before the end of the enrolment, passed after it. */
const passedLate = async () => {
  const begun = await answering()
  await end(begun.id, later(server.clock.now(), MINUTE))
  server.clock.moveBy(2 * MINUTE)
  expect((await begun.learner.submit(begun.attempt)).state).toBe('passed')
  expect((await made.row(begun.id)).statusId).toBe(ENROLLMENT_STATUS.expired)
  return { ...begun, passedAt: server.clock.now() }
}

test('who passed the last lesson after the end completes when it is extended, as of when they passed', async () => {
  const { learner, id, passedAt } = await passedLate()
  server.clock.moveBy(3 * DAY)
  acts = acting(server, await server.signedIn([ROLE.admin]))
  const act = await acts.run(LIST, 'extend', { selection: some(id), ...DAYS })
  expect(figuresOf(act)).toEqual(['done', 1, 0, 0, 0, 0])
  const { statusId, completedAt, lastActivityAt } = await made.row(id)
  expect({ statusId, completedAt, lastActivityAt }).toEqual({
    statusId: ENROLLMENT_STATUS.completed,
    completedAt: passedAt,
    lastActivityAt: passedAt,
  })
  expect((await certificatesOf(id)).map(({ completedOn, issuedAt }) => [completedOn, issuedAt])).toEqual([
    [momentOf(dayOf(passedAt), server.clock.now()), server.clock.now()],
  ])
  // Nothing is left to do until a later end.
  expect(await mailsTo(learner.user.email)).toEqual(['courseCompleted'])
  // What is completed is not taken back, nor its certificate.
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
  expect((await acts.rows(act.id)).map(({ undoReason }) => undoReason)).toEqual(['otherState'])
  expect([(await made.row(id)).statusId, (await certificatesOf(id)).length]).toEqual([ENROLLMENT_STATUS.completed, 1])
})

test('the dry run says which an extension completes, and those are the ones that it completes', async () => {
  const late = [await passedLate(), await passedLate()]
  const going = await answering()
  // Its one lesson is passed.
  const over = await made.make({ status: 'expired', endsIn: -40 })
  const before = await made.make({ status: 'completed' })
  acts = acting(server, await server.signedIn([ROLE.admin]))
  const passed = [...late.map(({ id }) => id), over.id]
  const selection = some(...passed, going.id, before.id)
  const said = (
    await acts.ask('POST', `/api${LIST}/acts/extend/preview`, { selection, ...DAYS })
  ).json<ExtensionPreview>()
  const completing = said.rows.filter(({ completes }) => completes).map(({ id }) => id)
  expect([said.total, said.extended, said.completed, completing.toSorted(byNumber)]).toEqual([
    5,
    4,
    3,
    passed.toSorted(byNumber),
  ])
  expect(said.rows.map(({ after, completes }) => (after === null ? 'stays' : completes))).toEqual([
    'stays',
    true,
    true,
    true,
    false,
  ])
  await acts.run(LIST, 'extend', { selection, ...DAYS })
  const statuses = await Promise.all(said.rows.map(async ({ id }) => [id, (await made.row(id)).statusId] as const))
  const completed = statuses.filter(([, statusId]) => statusId === ENROLLMENT_STATUS.completed).map(([id]) => id)
  expect(completed.toSorted(byNumber)).toEqual([...passed, before.id].toSorted(byNumber))
})

test('whoever closed their account gets the certificate and no mail', async () => {
  const { learner, id } = await passedLate()
  await server.platform.db
    .update(users)
    .set({ deactivatedAt: server.clock.now() })
    .where(eq(users.id, learner.user.userId))
  await acts.run(LIST, 'extend', { selection: some(id), ...DAYS })
  expect([(await certificatesOf(id)).length, await mailsTo(learner.user.email)]).toEqual([1, []])
})

test('an attempt under way ends with an enrolment that those who run the programme drop', async () => {
  const { learner, id, attempt } = await answering()
  const act = await acts.run(LIST, 'drop', { selection: some(id), reason: 'Asked for it' })
  expect((await learner.submit(attempt)).state).toBe('timedOut')
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
  expect((await made.row(id)).statusId).toBe(ENROLLMENT_STATUS.active)
  server.clock.moveBy(11 * MINUTE)
  const again = await learner.start(id, lesson())
  await learner.answerAll(again, 4)
  expect([(await learner.submit(again)).state, (await made.row(id)).statusId]).toEqual([
    'passed',
    ENROLLMENT_STATUS.completed,
  ])
})

test('what was passed whole before a drop is undone completes with it', async () => {
  const { learner, id, attempt } = await answering()
  const act = await acts.run(LIST, 'drop', { selection: some(id), reason: 'Asked for it' })
  const passedAt = server.clock.now()
  const { db } = server.platform
  await db.update(quizAttempts).set({ state: 'passed', closedAt: passedAt }).where(eq(quizAttempts.id, attempt.id))
  await db.update(lessonProgress).set({ state: 'passed', status: 2 }).where(eq(lessonProgress.enrollmentId, id))
  server.clock.moveBy(MINUTE)
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
  const { statusId, completedAt } = await made.row(id)
  expect([statusId, completedAt]).toEqual([ENROLLMENT_STATUS.completed, passedAt])
  expect(await mailsTo(learner.user.email)).toEqual(['courseCompleted', 'enrollmentDropped'])
})
