import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { ExtensionPreview } from '../../../src/domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { enrolments, type Enrolments } from './support.ts'

let server: TestApp
let acts: Acting
let made: Enrolments
beforeAll(async () => {
  server = await openTestApp()
  made = enrolments(server, await makeCourse(server.platform.db, { lessonCount: 3 }))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  acts = acting(server, await server.signedIn([ROLE.admin]))
})

const LIST = '/enrollment-records'
const days = (count: number) => ({ days: count, until: null })
const preview = async (body: object): Promise<ExtensionPreview> =>
  (await acts.ask('POST', `/api${LIST}/acts/extend/preview`, body)).json()
const reasonsOf = async (actId: number) =>
  Object.fromEntries((await acts.rows(actId)).map(({ label, reason }) => [label, reason]))
const mailsTo = async (email: string) =>
  (await latestMessages(server.platform, 200))
    .filter(({ recipientAddress }) => recipientAddress === email)
    .map(({ template }) => template)

test('a dry run says old and new, and is what is done', async () => {
  const going = await made.make({ endsIn: 20 })
  const past = await made.make({ status: 'expired', endsIn: -40 })
  const done = await made.make({ status: 'completed' })
  const selection = some(going.id, past.id, done.id)
  const said = await preview({ selection, ...days(30) })
  const now = server.clock.now()
  expect([said.total, said.extended]).toEqual([3, 2])
  expect(said.rows.map(({ id, after, reason }) => [id, after, reason])).toEqual(
    expect.arrayContaining([
      [done.id, null, 'otherState'],
      [going.id, later(now, 50 * DAY).toISOString(), null],
      [past.id, later(now, 30 * DAY).toISOString(), null],
    ]),
  )
  // Those that stay as they are come first, and nothing was changed.
  expect(said.rows[0]?.id).toBe(done.id)
  expect((await made.row(going.id)).expirationDate).toEqual(later(now, 20 * DAY))

  expect(figuresOf(await acts.run(LIST, 'extend', { selection, ...days(30) }))).toEqual(['done', 2, 0, 1, 0, 0])
  const after = new Map(said.rows.map((row) => [row.id, row.after]))
  for (const { id } of [going, past]) {
    const row = await made.row(id)
    expect([row.expirationDate.toISOString(), row.statusId]).toEqual([after.get(id), ENROLLMENT_STATUS.active])
  }
})

/** What an extension may change of an enrolment. */
const changed = ({ expirationDate, statusId, version }: typeof onlineEnrollments.$inferSelect) => ({
  expirationDate,
  statusId,
  version,
})

test('whatever is asked, no end comes nearer, and what is completed or dropped stays', async () => {
  const states = ['active', 'expired', 'completed', 'dropped'] as const
  const asked = fc.oneof(
    fc.integer({ min: 1, max: 730 }).map((count) => days(count)),
    fc.integer({ min: -400, max: 400 }).map((ahead) => ({
      days: null,
      until: later(server.clock.now(), ahead * DAY)
        .toISOString()
        .slice(0, 10),
    })),
  )
  const cases = fc.sample(fc.tuple(fc.constantFrom(...states), fc.integer({ min: -300, max: 300 }), asked), {
    numRuns: 25,
    seed: 20_261_125,
  })
  for (const [status, endsIn, extension] of cases) {
    const { id } = await made.make({ status, endsIn })
    const before = await made.row(id)
    await acts.run(LIST, 'extend', { selection: some(id), ...extension })
    const after = await made.row(id)
    expect(after.expirationDate.getTime()).toBeGreaterThanOrEqual(before.expirationDate.getTime())
    const isOver = status === 'completed' || status === 'dropped'
    expect(after).toEqual(isOver ? before : { ...before, ...changed(after) })
  }
})

test('an end is asked for by days or as a day: neither is refused at its field', async () => {
  const { id } = await made.make()
  for (const wrong of [days(0), days(731), { days: null, until: null }, { days: null, until: '2030-02-30' }]) {
    const answer = await acts.begin(LIST, 'extend', { selection: some(id), ...wrong })
    expect([answer.statusCode, answer.json<{ error: { details: unknown[] } }>().error.details.length]).toEqual([400, 1])
  }
})

test('an end of a mistyped year is refused, and so is one that many extensions come to', async () => {
  const near = await made.make({ lastName: 'Near' })
  const far = await made.make({ endsIn: 3650, lastName: 'Far' })
  // An end that no answer has would keep everybody from the list.
  const act = await acts.run(LIST, 'extend', { selection: some(near.id), days: null, until: '2199-12-31' })
  expect([figuresOf(act), await reasonsOf(act.id)]).toEqual([['done', 0, 0, 1, 0, 0], { 'Kim Near': 'tooFar' }])
  const said = await preview({ selection: some(near.id, far.id), ...days(700) })
  expect(said.rows.map(({ id, reason }) => [id, reason])).toEqual([
    [far.id, 'tooFar'],
    [near.id, null],
  ])
})

test('who is in the course again is not given the one that ran out as well', async () => {
  const { id, studentId } = await made.make({ status: 'expired', endsIn: -10, lastName: 'Twice' })
  await made.make({ studentId })
  const act = await acts.run(LIST, 'extend', { selection: some(id), ...days(10) })
  expect([figuresOf(act), await reasonsOf(act.id)]).toEqual([['done', 0, 0, 1, 0, 0], { 'Kim Twice': 'enrolledAgain' }])
})

test('an extension is noted as days, mailed, and taken back as it was', async () => {
  const { id, learner } = await made.make({ status: 'expired', endsIn: -40 })
  const before = await made.row(id)
  const act = await acts.run(LIST, 'extend', { selection: some(id), ...days(30) })
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
  const after = await made.row(id)
  expect([after.expirationDate, after.statusId]).toEqual([before.expirationDate, ENROLLMENT_STATUS.expired])
  const day = (at: Date) => at.toISOString().slice(0, 10)
  const until = later(server.clock.now(), 30 * DAY)
  expect((await made.noted(id)).map(({ action, details }) => [action, details?.before, details?.after])).toEqual([
    ['enrollment.extended', day(before.expirationDate), day(until)],
    ['enrollment.extensionUndone', day(until), day(before.expirationDate)],
  ])
  expect((await mailsTo(learner?.email ?? '?')).toSorted()).toEqual(['enrollmentExtended', 'enrollmentReturned'])
})

test('an extension in which somebody went on is not taken back', async () => {
  const { id } = await made.make({ endsIn: 5 })
  const act = await acts.run(LIST, 'extend', { selection: some(id), ...days(30) })
  await server.platform.db
    .update(onlineEnrollments)
    .set({ lastActivityAt: server.clock.now() })
    .where(eq(onlineEnrollments.id, id))
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
})

test('what is under way is dropped with a reason, told to whom it was, and put back', async () => {
  const { id, learner } = await made.make({ failed: 1 })
  const others = [
    await made.make({ status: 'completed', lastName: 'Done' }),
    await made.make({ endsIn: -1, lastName: 'Past' }),
    await made.make({ status: 'dropped', lastName: 'Gone' }),
  ]
  const selection = some(id, ...others.map((other) => other.id))
  const act = await acts.run(LIST, 'drop', { selection, reason: ' Asked for it ' })
  expect(figuresOf(act)).toEqual(['done', 1, 1, 2, 0, 0])
  expect(await reasonsOf(act.id)).toMatchObject({ 'Kim Done': 'otherState', 'Kim Past': 'expired', 'Kim Gone': 'same' })
  expect((await made.row(id)).statusId).toBe(ENROLLMENT_STATUS.dropped)
  expect((await made.noted(id)).map(({ action, details }) => [action, details?.reason])).toEqual([
    ['enrollment.dropped', 'Asked for it'],
  ])
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 1, 2, 1, 0])
  expect((await made.row(id)).statusId).toBe(ENROLLMENT_STATUS.active)
  expect((await mailsTo(learner?.email ?? '?')).toSorted()).toEqual(['enrollmentDropped', 'enrollmentReturned'])
})

test('who enrolled again meanwhile is not put back into what was dropped', async () => {
  const { id, studentId } = await made.make()
  const act = await acts.run(LIST, 'drop', { selection: some(id), reason: 'Asked for it' })
  await made.make({ studentId })
  expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
  expect((await acts.rows(act.id)).map(({ undoReason }) => undoReason)).toEqual(['enrolledAgain'])
})

test('a reason is wanted, and at its field', async () => {
  const { id } = await made.make()
  const answer = await acts.begin(LIST, 'drop', { selection: some(id), reason: '  ' })
  expect([
    answer.statusCode,
    answer.json<{ error: { details: { field: string }[] } }>().error.details[0]?.field,
  ]).toEqual([400, 'reason'])
})

test('is verified by hand, whoever teaches it, and not twice', async () => {
  const { id } = await made.make()
  expect(figuresOf(await acts.run(LIST, 'verify', { selection: some(id) }))).toEqual(['done', 1, 0, 0, 0, 0])
  const again = await acts.run(LIST, 'verify', { selection: some(id) })
  expect([figuresOf(again), (await made.row(id)).isVerified]).toEqual([['done', 0, 1, 0, 0, 0], true])
})

test('whoever is under way is reminded, once a week', async () => {
  const going = await made.make()
  const done = await made.make({ status: 'completed' })
  const selection = some(going.id, done.id)
  expect(figuresOf(await acts.run(LIST, 'remind', { selection }))).toEqual(['done', 1, 1, 0, 0, 0])
  expect(figuresOf(await acts.run(LIST, 'remind', { selection }))).toEqual(['done', 0, 2, 0, 0, 0])
  expect(await mailsTo(going.learner?.email ?? '?')).toEqual(['courseReminder'])
})
