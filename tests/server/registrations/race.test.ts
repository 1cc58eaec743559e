import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { insertSession } from '../../../server/modules/auth/sessions.repository.ts'
import { createRegistrations } from '../../../server/modules/registrations/registrations.service.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { asPerson, makeClass, makeInPersonCourse, rosterOf } from './support/classes.ts'

let server: TestApp
let classId: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  classId = await makeClass(server, await makeInPersonCourse(server.platform.db))
})

/** Someone with a session, without the work of signing in. */
const student = async () => {
  const { platform, app, clock } = server
  const { userId } = await server.createUser()
  const sid = await insertSession(platform.db, {
    userId,
    at: clock.now(),
    userAgent: 'test',
    address: '127.0.0.1',
  })
  const iat = Math.floor(clock.now().getTime() / 1000)
  return asPerson(server, { token: app.jwt.sign({ sid, iat, exp: iat + 3600 }) })
}

describe('a race for one seat', () => {
  it('of 200 students gives it to one, and puts 199 on the waitlist in order', async () => {
    const students = await Promise.all(Array.from({ length: 200 }, student))
    const answers = await Promise.all(students.map((one) => one.register(classId)))
    const inOrder = answers.toSorted((a, b) => a.body.id - b.body.id)
    expect(inOrder.map(({ status, body: { state, position } }) => ({ status, state, position }))).toEqual([
      { status: 201, state: 'registered', position: null },
      ...Array.from({ length: 199 }, (_, index) => ({ status: 201, state: 'waitlisted', position: index + 1 })),
    ])
    const roster = await rosterOf(server.platform.db, classId)
    expect(new Set(roster.map(({ studentId }) => studentId)).size).toBe(200)
  })

  it('is decided by the database, where several servers let their own in', async () => {
    const { db } = server.platform
    // A service of its own for each: none of them knows of another's turn.
    const people = await Promise.all(Array.from({ length: 20 }, () => server.createUser()))
    const places = await Promise.all(
      people.map(({ userId, studentId, email }) =>
        db.transaction((tx) =>
          createRegistrations(server.platform).register(
            tx,
            {
              userId,
              studentId,
              sessionId: '',
              roles: [ROLE.student],
              language: 'en',
              account: {
                email,
                firstName: '',
                lastName: '',
                phone: null,
                photo: null,
                welcomed: true,
                shortcuts: [],
                settings: null,
              },
            },
            { instructorCourseId: classId, accommodation: null },
          ),
        ),
      ),
    )
    const states = places.toSorted((a, b) => a.id - b.id).map(({ state }) => state)
    expect(states).toEqual(['registered', ...Array.from({ length: 19 }, () => 'waitlisted')])
  })
})

describe('one student', () => {
  it('who clicks twice, in two tabs, and whose request is sent again, has one registration and one mail', async () => {
    const student = asPerson(server, await server.signedIn([ROLE.student]))
    const sent = async () => (await server.platform.db.select({ total: count() }).from(messages))[0]?.total ?? 0
    const before = await sent()
    const keys = ['tab-one', 'tab-one', 'tab-two', 'tab-two', 'tab-three', undefined, undefined]
    const answers = await Promise.all(
      keys.map((key) => student.register(classId, key === undefined ? {} : { 'idempotency-key': key })),
    )
    const [first] = answers
    expect(answers).toEqual(keys.map(() => ({ status: 201, body: first?.body })))
    expect(await rosterOf(server.platform.db, classId)).toMatchObject([{ state: 'registered' }])
    expect(await sent()).toBe(before + 1)
    expect(await student.register(classId, { 'idempotency-key': 'tab-one' })).toEqual(first)
  })

  it('who accepts and declines at once does one of the two', async () => {
    const holder = asPerson(server, await server.signedIn([ROLE.student]))
    const next = asPerson(server, await server.signedIn([ROLE.student]))
    const last = asPerson(server, await server.signedIn([ROLE.student]))
    const seat = await holder.register(classId)
    const { body: place } = await next.register(classId)
    await last.register(classId)
    await holder.leave(seat.body.id)
    const answers = await Promise.all([next.accept(place.id), next.decline(place.id), next.accept(place.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const states = (await rosterOf(server.platform.db, classId)).map(({ state }) => state)
    expect([
      ['cancelled', 'registered', 'waitlisted'],
      ['cancelled', 'cancelled', 'offered'],
    ]).toContainEqual(states)
  })

  it('who asks for two classes at one time at once gets a seat in one of them', async () => {
    const other = await makeClass(server, await makeInPersonCourse(server.platform.db))
    const student = asPerson(server, await server.signedIn([ROLE.student]))
    const answers = await Promise.all([student.register(classId), student.register(other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})
