import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type {
  ClassRecorded,
  RecordedClass,
  RecordedPreview,
} from '../../../src/domain/contract/recorded-class.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { codeOf, makeClass, rosterWorld } from '../rosters/roster-world.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let admin: TestUser
let teacher: TestUser
let ada: TestUser
let bora: TestUser
let courseId: number
let form: RecordedClass

beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await server.signedIn([ROLE.admin])
  teacher = await server.signedIn([ROLE.instructor])
  ada = await server.signedIn([ROLE.student], {
    firstName: 'Ada',
    licenseNumber: `LIC-${crypto.randomUUID().slice(0, 8)}`,
  })
  bora = await server.signedIn([ROLE.student], { firstName: 'Bora' })
  courseId = (await makeClass(server, teacher, { startHours: [48] })).courseId
  const startsAt = later(server.clock.now(), -10 * DAY)
  form = {
    courseId,
    sessions: [{ startsAt: startsAt.toISOString(), endsAt: later(startsAt, 4 * HOUR).toISOString() }],
    timeZone: 'America/Chicago',
    venue: 'Old hall',
    address: '2 Road',
    city: 'Fairmont',
    county: 'Harlan',
    hostAgencyId: null,
    instructorIds: [teacher.userId],
    people: [bora.email.toUpperCase()],
    evidence: 'Signed sheet of the academy',
  }
})

const preview = async (changes: Partial<RecordedClass> = {}, as = admin) =>
  world.call('POST', '/class-records/recorded/preview', as, { ...form, ...changes })
const record = async (changes: Partial<RecordedClass> = {}, as = admin) =>
  world.call('POST', '/class-records/recorded', as, { ...form, ...changes })
const licenceOf = async ({ userId }: TestUser) =>
  (await server.platform.db.select().from(users).where(eq(users.id, userId)))[0]?.licenseNumber ?? ''
const certificatesOf = async ({ studentId }: TestUser) =>
  server.platform.db
    .select()
    .from(certificates)
    .where(eq(certificates.studentId, studentId ?? 0))
const classesOf = async () =>
  (await server.platform.db.select().from(instructorCourses).where(eq(instructorCourses.courseId, courseId))).length

it('is kept completed, with who was there, their certificates dated by the class, and what shows it', async () => {
  const done = await record({ people: [bora.email.toUpperCase(), ` ${(await licenceOf(ada)).toLowerCase()} `] })
  const { id, certificates: count } = done.json<ClassRecorded>()
  expect([done.statusCode, count]).toEqual([201, 2])
  const held = await world.call('GET', `/instructor-courses/${id}`, admin)
  expect(held.json()).toMatchObject({
    courseStatusId: 3,
    venue: 'Old hall',
    capacity: 2,
    instructors: [{ id: teacher.userId }],
    attendance: { present: 2, partial: 0, noShow: 0, unmarked: 0, certificates: 2 },
  })
  const endsAt = form.sessions[0]?.endsAt
  expect((await certificatesOf(ada)).map(({ completedOn, issuedAt }) => [completedOn, issuedAt].map(String))).toEqual([
    [String(new Date(`${endsAt?.slice(0, 'yyyy-mm-dd'.length)}T12:00:00Z`)), String(new Date(endsAt ?? ''))],
  ])
  const logged = await server.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `class:${id}`))
    .orderBy(auditLog.id)
  expect(logged.map(({ action, actorId, details }) => ({ action, actorId, details }))).toEqual([
    {
      action: 'class.recorded',
      actorId: admin.userId,
      details: { onClass: 2, certificates: 2, hours: 4, evidence: form.evidence },
    },
  ])
  const mails = await server.platform.db
    .select()
    .from(messages)
    .where(eq(messages.recipientAddress, bora.email))
    .orderBy(messages.id)
  expect(mails.map(({ template }) => template)).toEqual(['courseCompleted'])
})

it('says of each line whom it names, or why nobody, and leaves nothing', async () => {
  const asked = { people: [bora.email, 'nobody@example.org', bora.email, admin.email] }
  const shown = (await preview(asked)).json<RecordedPreview>()
  expect(shown.lines.map(({ name, problem }) => [name?.split(' ')[0] ?? null, problem])).toEqual([
    ['Bora', null],
    [null, 'unknown'],
    ['Bora', 'twice'],
    [expect.any(String), 'own'],
  ])
  const whole = (await preview()).json<RecordedPreview>()
  expect([whole.certificates, whole.lines.map(({ isHeld }) => isHeld), await classesOf()]).toEqual([1, [false], 1])
  const refused = await record(asked)
  expect([codeOf(refused), refused.json().error.details.map(({ field }: { field: string }) => field)]).toEqual([
    [400, 'INVALID'],
    ['people.1', 'people.2', 'people.3'],
  ])
  expect(await classesOf()).toBe(1)
})

it('tells of what was held at the same time, and issues no second certificate of the day', async () => {
  await record()
  const again = (await preview({ people: [bora.email, ada.email] })).json<RecordedPreview>()
  expect([again.clashes.map(({ kind, venue }) => [kind, venue]), again.certificates]).toEqual([
    expect.arrayContaining([['instructor', 'Old hall']]),
    1,
  ])
  expect(again.lines.map(({ isHeld }) => isHeld)).toEqual([true, false])
  expect((await record({ people: [bora.email, ada.email] })).json<ClassRecorded>().certificates).toBe(1)
  expect((await certificatesOf(bora)).length).toBe(1)
})

it('refuses what is not over, who is no instructor, and who does not run the programme', async () => {
  const startsAt = later(server.clock.now(), -HOUR)
  const ahead = [{ startsAt: startsAt.toISOString(), endsAt: later(startsAt, 4 * HOUR).toISOString() }]
  const longAgo = [{ startsAt: '1926-11-02T14:00:00.000Z', endsAt: '1926-11-02T18:00:00.000Z' }]
  const answers = [
    await preview({ sessions: longAgo }),
    await preview({ sessions: ahead }),
    await record({ sessions: ahead }),
    await record({ instructorIds: [bora.userId] }),
    await record({ evidence: ' ' }),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().error.details[0].field])).toEqual([
    [400, 'sessions'],
    [400, 'sessions'],
    [400, 'sessions'],
    [400, 'instructorIds'],
    [400, 'evidence'],
  ])
  expect([codeOf(await record({}, teacher)), await classesOf()]).toEqual([[403, 'FORBIDDEN'], 1])
})
