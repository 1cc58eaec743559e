import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { notifyPlace, type Notice } from '../../../server/modules/registrations/place-notices.ts'
import { students, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { OPEN_STATES, type RegistrationState } from '../../../src/domain/class.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { HOUR, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { changesOf, formOf, taughtClass } from './support/classes.ts'

/** As many as have one in these tests: nobody who waits is offered another. */
const SEATS = 6

let server: TestApp
let courseId: number
let teacher: TestUser
let classId: number
beforeAll(async () => {
  server = await openTestApp()
  courseId = await makeInPersonCourse(server.platform.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
  classId = await taughtClass(server, courseId, teacher, { capacity: SEATS })
})

type Placed = Readonly<{ placeId: number; email: string }>

/** With a phone that is theirs and asks for texts. */
const place = async (isClosed: boolean, state: RegistrationState, at = classId): Promise<Placed> => {
  const { db } = server.platform
  const { userId, studentId, email } = await server.createUser([ROLE.student])
  const now = server.clock.now()
  await db
    .update(users)
    .set({
      phone: `+1555${String(userId).padStart(7, '0')}`,
      phoneVerifiedAt: now,
      notifyPhone: true,
      ...(isClosed && { deactivatedAt: now }),
    })
    .where(eq(users.id, userId))
  const [row] = await db
    .insert(instructorCourseStudents)
    .values({ instructorCourseId: at, studentId: studentId ?? 0, state, attendance: 'present', registeredAt: now })
    .returning()
  return { placeId: row?.id ?? 0, email }
}

/** Templates of what was written to the people of some places since, by mail and by text. */
const written = async (people: readonly Placed[], before = 0): Promise<readonly string[]> => {
  const rows = await server.platform.db
    .select({ email: users.email, phone: users.phone })
    .from(instructorCourseStudents)
    .innerJoin(students, eq(students.id, instructorCourseStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      inArray(
        instructorCourseStudents.id,
        people.map(({ placeId }) => placeId),
      ),
    )
  const addresses = new Set(rows.flatMap(({ email, phone }) => [email, phone]))
  return (await latestMessages(server.platform, 200))
    .filter(({ id, recipientAddress }) => id > before && addresses.has(recipientAddress))
    .map(({ channel, template }) => `${channel} ${template}`)
}

const call = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  server.call({
    method,
    url: `/api/instructor-courses/${classId}${url}`,
    as: teacher,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })

const change = async () => {
  const { version } = (await server.call({ url: `/api/instructor-courses/${classId}`, as: teacher })).json<{
    version: number
  }>()
  const form = formOf(server, courseId, { capacity: SEATS })
  return call('PATCH', '', changesOf(form, version, { venue: 'Another hall' }))
}

const DEEDS = {
  classMessage: () => call('POST', '/messages', { audience: 'all', text: 'Bring a vest.' }),
  classChanged: change,
  classCancelled: () => call('POST', '/cancel', { reason: 'The hall is flooded.' }),
}

it.each(Object.entries(DEEDS))('whose account is closed is not mailed %s', async (template, deed) => {
  const closed = await Promise.all(OPEN_STATES.map((state) => place(true, state)))
  const open = await Promise.all(OPEN_STATES.map((state) => place(false, state)))
  const answer = await deed()
  expect(answer.statusCode).toBeLessThan(300)
  expect([await written(closed), new Set(await written(open))]).toEqual([[], new Set([`mail ${template}`])])
})

it.each(['seatConfirmed', 'seatWaitlisted', 'seatOffered', 'offerLapsed', 'classLeft'] as const)(
  'whose account is closed is told nothing of %s, by mail or by text',
  async (notice: Notice) => {
    const [closed, open] = [await place(true, 'registered'), await place(false, 'registered')]
    await server.platform.db.transaction(async (tx) => {
      for (const { placeId } of [closed, open])
        await notifyPlace(tx, server.platform, notice, placeId, server.clock.now())
    })
    expect([await written([closed]), (await written([open])).toSorted()]).toEqual([
      [],
      [`mail ${notice}`, `sms ${notice}`],
    ])
  },
)

it('whose account is closed gets the certificate of a class that they came to, and its mail', async () => {
  const startsAt = new Date(server.clock.now().getTime() - 5 * HOUR)
  classId = await taughtClass(server, courseId, teacher, { startsIn: -5 * HOUR, registrationClosesAt: startsAt })
  const closed = await place(true, 'registered')
  expect((await call('POST', '/complete', {})).statusCode).toBe(200)
  expect(await written([closed])).toEqual(['mail courseCompleted'])
})
