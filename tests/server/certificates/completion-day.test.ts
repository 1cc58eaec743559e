import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { momentOf } from '../../../server/modules/certificates/completion-day.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { createDates } from '../../../src/domain/dates.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { codeOf, makeClass, rosterWorld } from '../rosters/roster-world.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const PROGRAMME = 'America/New_York'

/** A server whose clock stands at an instant. */
const openAt = async (instant: string, timeZone = PROGRAMME): Promise<TestApp> => {
  const server = await openTestApp({ TIME_ZONE: timeZone })
  server.clock.moveBy(Date.parse(instant) - server.clock.now().getTime())
  return server
}

/** The only certificate of a student: the day that is printed, the day of the programme's lists, and its moments. */
const certifiedOf = async ({ platform }: TestApp, studentId: number | null, timeZone = PROGRAMME) => {
  const rows = await platform.db
    .select()
    .from(certificates)
    .where(eq(certificates.studentId, studentId ?? 0))
  return rows.map(({ completedOn, expiresAt, issuedAt }) => ({
    printed: createDates('en').date(completedOn.toISOString(), 'UTC'),
    listed: wallTimeOf(completedOn.getTime(), timeZone).date,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt?.toISOString(),
  }))
}

test.each([
  ['noon', '2026-06-30', '2026-07-01T00:30:00.000Z', '2026-06-30T12:00:00.000Z'],
  ['now, before noon', '2026-06-30', '2026-06-30T09:15:00.000Z', '2026-06-30T09:15:00.000Z'],
  ['the beginning of the day, before that', '2026-06-30', '2026-06-29T22:00:00.000Z', '2026-06-30T00:00:00.000Z'],
])('a day of completion is kept as %s', (_, day, now, moment) => {
  expect(momentOf(day, new Date(now)).toISOString()).toBe(moment)
})

describe('a class of the last day of a quarter, until five in the west', () => {
  let server: TestApp
  let world: ReturnType<typeof rosterWorld>
  beforeAll(async () => {
    // Half past five in Los Angeles, half past eight in New York, and the next day in UTC.
    server = await openAt('2026-07-01T00:30:00.000Z')
    world = rosterWorld(server)
  })
  afterAll(() => server.close())

  const heldIn = async (timeZone: string) => {
    const teacher = await server.signedIn([ROLE.instructor])
    const held = await makeClass(server, teacher, { startHours: [-4.5], timeZone })
    const { id, student } = await world.seat(held)
    await world.mark(held, teacher, { registrationId: id, attendance: 'present' })
    await world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, {})
    return { held, student }
  }

  test('dates its certificates by that day, on paper and in the programme’s lists, and counts from its end', async () => {
    const { student } = await heldIn('America/Los_Angeles')
    expect(await certifiedOf(server, student.studentId)).toEqual([
      {
        printed: 'June 30, 2026',
        listed: '2026-06-30',
        issuedAt: '2026-07-01T00:00:00.000Z',
        expiresAt: '2027-06-30T12:00:00.000Z',
      },
    ])
  })

  test('goes by the clock of its own place', async () => {
    const { student } = await heldIn('Asia/Tokyo')
    expect(await certifiedOf(server, student.studentId)).toMatchObject([{ printed: 'July 1, 2026' }])
  })

  test('lets nobody issue another of that day by hand', async () => {
    const { held, student } = await heldIn('America/Los_Angeles')
    const admin = await server.signedIn([ROLE.admin])
    const issue = (completedOn: string) =>
      world.call('POST', `/people/${student.userId}/certificates`, admin, {
        courseId: held.courseId,
        completedOn,
        reason: 'On paper',
        evidence: 'Its sheet',
      })
    expect(codeOf(await issue('2026-06-30'))).toEqual([409, 'CERTIFICATE_HELD'])
  })
})

describe('a course that is completed online', () => {
  const completedAt = async (instant: string, timeZone: string) => {
    const server = await openAt(instant, timeZone)
    const course = await makeCourse(server.platform.db)
    const learner = learnerOf(server, course, await server.signedIn())
    const id = await learner.enroll()
    for (const lessonId of course.lessonIds) {
      await learner.watch(id, lessonId)
      const attempt = await learner.start(id, lessonId)
      await learner.answerAll(attempt, 4)
      await learner.submit(attempt)
    }
    const certified = await certifiedOf(server, learner.user.studentId, timeZone)
    const now = server.clock.now().toISOString()
    await server.close()
    return { certified, now }
  }

  test.each([
    ['in the evening in the west', '2026-07-01T01:00:00.000Z', 'America/New_York'],
    ['by day', '2026-06-30T15:00:00.000Z', 'America/New_York'],
    ['after midnight in the east', '2026-06-29T22:00:00.000Z', 'Europe/Istanbul'],
  ])('%s is dated by the day of the programme, and counts from then', async (_, instant, timeZone) => {
    const { certified, now } = await completedAt(instant, timeZone)
    expect(certified).toMatchObject([{ printed: 'June 30, 2026', listed: '2026-06-30', issuedAt: now }])
  })
})

describe('a certificate that is issued by hand', () => {
  const issuedAt = async (instant: string, timeZone: string, days: readonly string[]) => {
    const server = await openAt(instant, timeZone)
    const course = await makeCourse(server.platform.db)
    const admin = await server.signedIn([ROLE.admin])
    const student = await server.createUser()
    const answers = []
    for (const completedOn of days) {
      const { statusCode } = await server.call({
        method: 'POST',
        url: `/api/people/${student.userId}/certificates`,
        as: admin,
        headers: { 'idempotency-key': completedOn },
        payload: { courseId: course.courseId, completedOn, reason: 'On paper', evidence: 'Its sheet' },
      })
      answers.push(statusCode)
    }
    const certified = await certifiedOf(server, student.studentId, timeZone)
    await server.close()
    return { answers, printed: certified.map(({ printed }) => printed) }
  }

  test.each([
    ['of today in the east, before it is that day in UTC', '2026-06-30T22:00:00.000Z', 'Asia/Tokyo'],
    ['of today in the west, when it is the next day in UTC', '2026-07-02T02:00:00.000Z', 'America/Los_Angeles'],
  ])('may be %s, and of no later day', async (_, instant, timeZone) => {
    expect(await issuedAt(instant, timeZone, ['2026-07-01', '2026-07-02'])).toEqual({
      answers: [201, 400],
      printed: ['July 1, 2026'],
    })
  })
})
