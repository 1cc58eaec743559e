import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { asPerson, DAY, HOUR, makeClass, makeInPersonCourse, rosterOf } from './support/classes.ts'
import type { Person } from './support/classes.ts'

let server: TestApp
let courseId: number
let ada: Person
let ben: Person
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.signedIn([ROLE.student])
  ben = await server.signedIn([ROLE.student])
  courseId = await makeInPersonCourse(server.platform.db)
})

const as = (person?: { token: string }) => asPerson(server, person)

describe('registering and leaving in turn', () => {
  it('comes to an end, and so do its mails and text messages', async () => {
    const classId = await makeClass(server, courseId)
    let answer = await as(ada).register(classId)
    let made = 0
    for (; made < 40 && answer.status === 201; made += 1) {
      await as(ada).leave(answer.body.id)
      answer = await as(ada).register(classId)
    }
    expect([answer.status, answer.body.error.code, made]).toEqual([429, 'TOO_MANY_TRIES', 30])
    expect((await as(ben).register(classId)).status).toBe(201)
  })
})

describe('the classes of a course', () => {
  it('are shown to a guest with their seats, and to a student with their own place', async () => {
    const classId = await makeClass(server, courseId, { capacity: 2 })
    const { body: place } = await as(ada).register(classId)

    const guest = await as().classes(courseId)
    expect(guest.body).toMatchObject({
      now: server.clock.now().toISOString(),
      course: { id: courseId, title: 'Scene safety', prerequisite: null },
      items: [{ id: classId, capacity: 2, seatsLeft: 1, waiting: 0, own: null, ineligible: null, clash: null }],
      hasMore: false,
    })
    const own = await as(ada).classes(courseId)
    expect(own.body.items[0]).toMatchObject({ own: place, ineligible: 'already' })
    expect(place).toEqual({
      id: place.id,
      instructorCourseId: classId,
      state: 'registered',
      registeredAt: server.clock.now().toISOString(),
      position: null,
      offerEndsAt: null,
      accommodation: null,
      notes: 'Park behind the hall.',
      nextEvents: ['registration.left'],
      calendarUrl: expect.stringContaining(`/api/instructor-course-students/${place.id}/calendar?holder=${ada.userId}`),
    })
    expect((await as(ben).classes(courseId)).body.items[0]).toMatchObject({ own: null, ineligible: null })
  })

  it('are as many as are asked for, the soonest, and those that one is on besides', async () => {
    const [late, soon, later] = [
      await makeClass(server, courseId, { startsIn: 30 * DAY }),
      await makeClass(server, courseId, { startsIn: 5 * DAY }),
      await makeClass(server, courseId, { startsIn: 20 * DAY }),
    ]
    await as(ada).register(late)
    const idsOf = async (person: Person, query: string) => {
      const { body } = await as(person).classes(courseId, query)
      return [body.items.map(({ id }: { id: number }) => id), body.hasMore]
    }
    expect(await idsOf(ada, '?count=1')).toEqual([[soon, late], true])
    expect(await idsOf(ada, '?count=2')).toEqual([[soon, later, late], false])
    expect(await idsOf(ben, '?count=1')).toEqual([[soon], true])
    expect(await idsOf(ben, '')).toEqual([[soon, later, late], false])
    for (const count of ['0', '1001', 'all']) {
      expect((await as(ben).classes(courseId, `?count=${count}`)).status).toBe(400)
    }
  })

  it('leave out what is over or cancelled, but not the cancelled one that a student is on', async () => {
    await makeClass(server, courseId, { startsIn: -2 * DAY })
    await makeClass(server, courseId, { courseStatusId: CLASS_STATUS.cancelled })
    const classId = await makeClass(server, courseId)
    await as(ada).register(classId)
    await server.platform.db
      .update(instructorCourses)
      .set({ courseStatusId: CLASS_STATUS.cancelled })
      .where(eq(instructorCourses.id, classId))

    expect((await as().classes(courseId)).body.items).toEqual([])
    expect((await as(ada).classes(courseId)).body.items).toMatchObject([{ id: classId, ineligible: 'cancelled' }])
  })

  it('of a course that is not published, or is none, are not there', async () => {
    const hidden = await makeInPersonCourse(server.platform.db, { isPublished: false })
    expect((await as(ada).classes(hidden)).status).toBe(404)
    expect((await as(ada).classes(99_999)).status).toBe(404)
    expect((await as(ada).register(await makeClass(server, hidden))).status).toBe(404)
  })
})

describe('registering', () => {
  it('needs a student, and says why it refuses', async () => {
    const classId = await makeClass(server, courseId)
    const teacher = await server.signedIn([ROLE.instructor])
    expect((await as(teacher).classes(courseId)).body.items[0].ineligible).toBe('notAStudent')
    expect(await as(teacher).register(classId)).toMatchObject({
      status: 403,
      body: {
        error: { code: 'NOT_A_STUDENT', message: 'You must be logged in as a student to enroll in this course' },
      },
    })
    expect((await as().register(classId)).status).toBe(401)
  })

  it.each([
    ['cancelled', 'CLASS_CANCELLED', { courseStatusId: CLASS_STATUS.cancelled }],
    ['held', 'CLASS_HELD', { startsIn: -HOUR }],
    ['closed', 'REGISTRATION_CLOSED', { startsIn: 30 * 60_000 }],
  ])('for a class that is %s is refused as %s', async (reason, code, options) => {
    const classId = await makeClass(server, courseId, options)
    expect(await as(ada).register(classId)).toMatchObject({
      status: 409,
      body: { error: { code, details: { reason } } },
    })
    expect(await rosterOf(server.platform.db, classId)).toEqual([])
  })

  it('asks for a certificate that is in force, where the course does', async () => {
    const { db } = server.platform
    const advanced = await makeInPersonCourse(db, { prerequisiteCourseId: courseId })
    const classId = await makeClass(server, advanced, { startsIn: 20 * DAY })
    const issue = async (number: string, more: Partial<typeof certificates.$inferInsert>) => {
      await db.insert(certificates).values({
        number,
        studentId: ada.studentId ?? 0,
        courseId,
        recipientName: 'Ada Moreno',
        courseTitle: { en: 'A', tr: 'A', ar: 'A' },
        hours: 4,
        completedOn: server.clock.now(),
        issuedAt: server.clock.now(),
        ...more,
      })
    }
    await issue('TIM-2222-2222', { revokedAt: server.clock.now() })
    await issue('TIM-3333-3333', { supersededBy: 'TIM-4444-4444' })
    await issue('TIM-5555-5555', { expiresAt: new Date(server.clock.now().getTime() - DAY) })
    expect((await as(ada).classes(advanced)).body).toMatchObject({
      course: { prerequisite: { id: courseId, title: 'Scene safety' } },
      items: [{ ineligible: 'prerequisite' }],
    })
    expect(await as(ada).register(classId)).toMatchObject({
      status: 409,
      body: { error: { code: 'PREREQUISITE_MISSING' } },
    })
    await issue('TIM-6666-6666', { expiresAt: new Date(server.clock.now().getTime() + DAY) })
    expect((await as(ada).classes(advanced)).body.items[0].ineligible).toBe(null)
    const { status, body } = await as(ada).register(classId)
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'registered' })
    await as(ada).leave(body.id)
  })

  it('is refused at the time of another seat, but not of a place on a waitlist', async () => {
    const other = await makeInPersonCourse(server.platform.db, { title: { en: 'Towing', tr: 'Çekici', ar: 'سحب' } })
    const taken = await makeClass(server, other, { startsIn: 30 * DAY })
    const same = await makeClass(server, courseId, { startsIn: 30 * DAY + HOUR })
    const next = await makeClass(server, courseId, { startsIn: 30 * DAY + 4 * HOUR })
    const seat = await as(ada).register(taken)
    expect((await as(ada).classes(courseId)).body.items).toMatchObject([
      { id: same, ineligible: 'clash', clash: { courseTitle: 'Towing', timeZone: 'America/Chicago' } },
      { id: next, ineligible: null, clash: null },
    ])
    expect(await as(ada).register(same)).toMatchObject({ status: 409, body: { error: { code: 'CLASS_CLASH' } } })
    expect((await as(ben).register(taken)).body.state).toBe('waitlisted')
    expect((await as(ben).register(same)).body.state).toBe('registered')
    // The seat that is now offered to Ben is at the time of one that he has.
    await as(ada).leave(seat.body.id)
    const [offered] = (await as(ben).classes(other)).body.items
    expect(offered.own.state).toBe('offered')
    expect(await as(ben).accept(offered.own.id)).toMatchObject({
      status: 409,
      body: { error: { code: 'CLASS_CLASH' } },
    })
  })

  it('refuses keys that it does not know, and a text that is too long', async () => {
    const classId = await makeClass(server, courseId)
    const bodies = [
      { instructorCourseId: classId, accommodation: null, studentId: ben.studentId },
      { instructorCourseId: classId, accommodation: 'x'.repeat(1001) },
      { instructorCourseId: classId },
    ]
    for (const body of bodies) {
      expect((await as(ada).call('POST', '/instructor-course-students', body)).status).toBe(400)
    }
    expect(await rosterOf(server.platform.db, classId)).toEqual([])
  })
})

describe('what was offered to whoever registers', () => {
  const asking = (person: Person, instructorCourseId: number, wants: 'seat' | 'waitlist') =>
    as(person).call('POST', '/instructor-course-students', { instructorCourseId, accommodation: 'A ramp.', wants })
  const changed = (gives: 'seat' | 'waitlist', waiting: number) => ({
    status: 409,
    body: { error: { code: 'SEATS_CHANGED', details: { is: { gives, waiting } } } },
  })

  it('is what they get: nobody waits who wanted a seat, until they say so', async () => {
    const classId = await makeClass(server, courseId)
    const cem = await server.signedIn([ROLE.student])
    expect((await asking(ben, classId, 'seat')).body.state).toBe('registered')
    expect(await asking(ada, classId, 'seat')).toMatchObject(changed('waitlist', 0))
    expect(await rosterOf(server.platform.db, classId)).toEqual([{ studentId: ben.studentId, state: 'registered' }])
    const { status, body } = await asking(ada, classId, 'waitlist')
    expect([status, body.state, body.position, body.accommodation]).toEqual([201, 'waitlisted', 1, 'A ramp.'])
    expect(await asking(cem, classId, 'seat')).toMatchObject(changed('waitlist', 1))
    // Who has a place is answered that, whatever they want.
    expect((await asking(ada, classId, 'seat')).body).toEqual(body)
  })

  it('and a seat that came free meanwhile is said, also where nobody had found out that its offer is over', async () => {
    const classId = await makeClass(server, courseId)
    expect(await asking(ada, classId, 'waitlist')).toMatchObject(changed('seat', 0))
    const { body: seat } = await as(ben).register(classId)
    await as(ada).register(classId)
    await as(ben).leave(seat.id)
    server.clock.moveBy(DAY + HOUR)
    const late = await server.signedIn([ROLE.student])
    const seats = async () => (await as(late).classes(courseId)).body.items[0].seatsLeft
    expect(await seats()).toBe(0)
    expect(await asking(late, classId, 'waitlist')).toMatchObject(changed('seat', 0))
    expect(await seats()).toBe(1)
    expect((await asking(late, classId, 'seat')).body.state).toBe('registered')
  })
})

describe('a place', () => {
  it('is its holder’s alone: to anyone else it is not there', async () => {
    const classId = await makeClass(server, courseId)
    const { body: place } = await as(ada).register(classId)
    const admin = await server.signedIn([ROLE.admin])
    for (const stranger of [ben, admin]) {
      const calls = [
        as(stranger).leave(place.id),
        as(stranger).accept(place.id),
        as(stranger).decline(place.id),
        as(stranger).accommodate(place.id, 'mine'),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    expect((await as(ada).classes(courseId)).body.items[0].own).toEqual(place)
  })

  it('keeps an accommodation request until the class begins', async () => {
    const classId = await makeClass(server, courseId, { startsIn: 2 * DAY })
    const { body: place } = await as(ada).register(classId)
    expect((await as(ada).accommodate(place.id, '  A seat near the screen. ')).body.accommodation).toBe(
      'A seat near the screen.',
    )
    expect((await as(ada).accommodate(place.id, '  ')).body.accommodation).toBe(null)
    server.clock.moveBy(2 * DAY)
    const late = await server.signIn(ada.email)
    expect((await as({ token: late }).accommodate(place.id, 'Too late')).status).toBe(409)
    expect((await as({ token: late }).leave(place.id)).status).toBe(409)
  })
})
