import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { lockClass } from '../../../server/modules/classes/class-access.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { offerFreeSeats, settleClass, settleOffers } from '../../../server/modules/registrations/seats.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { asPerson, DAY, HOUR, makeClass, makeInPersonCourse, rosterOf } from './support/classes.ts'
import type { Person } from './support/classes.ts'

let server: TestApp
let courseId: number
let people: Person[]
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  courseId = await makeInPersonCourse(server.platform.db)
  people = []
  for (const language of ['en', 'tr', 'ar', 'en'] as const) {
    people.push(await server.signedIn([ROLE.student], { language }))
  }
})

/** Everyone on the class, one after the other; their places in that order. */
const registerAll = async (classId: number) => {
  const places: number[] = []
  for (const person of people) places.push((await asPerson(server, person).register(classId)).body.id)
  return places
}

/** By the index of the person. */
const standing = async (classId: number) => {
  const rows = await rosterOf(server.platform.db, classId)
  return people.map(({ studentId }) => rows.filter((row) => row.studentId === studentId).map(({ state }) => state))
}

const one = <T>(items: readonly T[], index: number): T => {
  const item = items[index]
  if (item === undefined) throw new Error(`There is none at ${index}`)
  return item
}
const as = (index: number) => asPerson(server, one(people, index))
const own = async (index: number) => (await as(index).classes(courseId)).body.items[0].own

const messagesTo = async (index: number, channel = 'mail') =>
  (await latestMessages(server.platform, 200))
    .filter((message) => message.channel === channel)
    .filter(({ recipientAddress }) => [one(people, index).email, '(555) 010-2233'].includes(recipientAddress))
    .map(({ template, data }) => ({ template, data }))
    .toReversed()

describe('the waitlist', () => {
  it('is in the order of registration, and each sees their position', async () => {
    const classId = await makeClass(server, courseId)
    await registerAll(classId)
    expect(await standing(classId)).toEqual([['registered'], ['waitlisted'], ['waitlisted'], ['waitlisted']])
    expect([await own(0), await own(1), await own(3)].map(({ position }) => position)).toEqual([null, 1, 3])
    expect((await as(0).classes(courseId)).body.items[0]).toMatchObject({ seatsLeft: 0, waiting: 3 })
  })

  it('counts who waits as their positions do, while a seat is offered to the one before them', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    const [held] = (await as(3).classes(courseId)).body.items
    expect([await standing(classId), held.waiting, held.own.position]).toEqual([
      [['cancelled'], ['offered'], ['waitlisted'], ['waitlisted']],
      2,
      2,
    ])
  })

  it('moves up when somebody leaves it, and a seat is offered to nobody', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(1).leave(one(places, 1))
    expect(await standing(classId)).toEqual([['registered'], ['cancelled'], ['waitlisted'], ['waitlisted']])
    expect((await own(2)).position).toBe(1)
  })

  it('stands before who comes after: a seat that is offered is not free', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    expect((await as(0).register(classId)).body).toMatchObject({ state: 'waitlisted', position: 3 })
  })
})

describe('a seat that came free', () => {
  it('is offered once, in order, until a day later, and is taken by accepting it', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    expect(await standing(classId)).toEqual([['cancelled'], ['offered'], ['waitlisted'], ['waitlisted']])
    const offer = await own(1)
    expect(offer).toMatchObject({
      state: 'offered',
      position: null,
      offerEndsAt: new Date(server.clock.now().getTime() + DAY).toISOString(),
      nextEvents: ['offer.accepted', 'offer.declined', 'registration.left'],
    })
    // Asked for again it offers nothing: there is no other seat.
    await settleClass(server.platform, classId)
    expect(await standing(classId)).toEqual([['cancelled'], ['offered'], ['waitlisted'], ['waitlisted']])
    expect((await as(2).accept(one(places, 2))).status).toBe(409)

    expect((await as(1).accept(offer.id)).body).toMatchObject({ state: 'registered', offerEndsAt: null })
    expect((await as(1).accept(offer.id)).status).toBe(409)
    expect((await own(2)).position).toBe(1)
  })

  it('goes on when it is declined, and when who was offered it leaves', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    await as(1).decline(one(places, 1))
    expect(await standing(classId)).toEqual([['cancelled'], ['cancelled'], ['offered'], ['waitlisted']])
    await as(2).leave(one(places, 2))
    expect(await standing(classId)).toEqual([['cancelled'], ['cancelled'], ['cancelled'], ['offered']])
  })

  it('passes over whose account is closed, who keeps the place, and is free where nobody else waits', async () => {
    const { db, clock } = server.platform
    const close = (index: number, deactivatedAt: Date | null) =>
      db
        .update(users)
        .set({ deactivatedAt })
        .where(eq(users.id, one(people, index).userId))
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(3).leave(one(places, 3))
    await close(1, clock.now())
    await as(0).leave(one(places, 0))
    expect(await standing(classId)).toEqual([['cancelled'], ['waitlisted'], ['offered'], ['cancelled']])
    await as(2).decline(one(places, 2))
    expect((await as(0).register(classId)).body).toMatchObject({ state: 'registered' })
    await close(1, null)
    expect(await own(1)).toMatchObject({ state: 'waitlisted', position: 1 })
  })

  it('goes on when its time is up: not before, once, however often it is looked at', async () => {
    const { jobs } = server.platform
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    server.clock.moveBy(DAY - 1)
    await settleOffers(server.platform)
    await settleClass(server.platform, classId)
    expect(await standing(classId)).toEqual([['cancelled'], ['offered'], ['waitlisted'], ['waitlisted']])

    server.clock.moveBy(1)
    await jobs.drain()
    await Promise.all([settleClass(server.platform, classId), settleClass(server.platform, classId)])
    expect(await settleOffers(server.platform)).toBe(0)
    expect(await standing(classId)).toEqual([['cancelled'], ['lapsed'], ['offered'], ['waitlisted']])
    const late = await server.signIn(one(people, 1).email)
    expect(await asPerson(server, { token: late }).accept(one(places, 1))).toMatchObject({
      status: 409,
      body: { error: { code: 'OFFER_OVER' } },
    })
    // The second offer ends a day after it was made, though nobody comes: the sweep sees to it.
    server.clock.moveBy(DAY)
    await settleOffers(server.platform)
    expect(await standing(classId)).toEqual([['cancelled'], ['lapsed'], ['lapsed'], ['offered']])
  })

  it('cannot be taken once its time is up, though nobody has said so, and is no place any more', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    server.clock.moveBy(DAY)
    const late = { token: await server.signIn(one(people, 1).email) }
    const [shown] = (await asPerson(server, late).classes(courseId)).body.items
    expect({ own: shown.own, ineligible: shown.ineligible }).toEqual({ own: null, ineligible: null })
    expect((await asPerson(server, late).accept(one(places, 1))).body.error.code).toBe('OFFER_OVER')
    // Who comes again stands at the end of the line.
    expect((await asPerson(server, late).register(classId)).body).toMatchObject({ state: 'waitlisted', position: 2 })
    expect(await standing(classId)).toEqual([['cancelled'], ['lapsed', 'waitlisted'], ['offered'], ['waitlisted']])
  })

  it('close to the class is kept for two hours, and never past its beginning', async () => {
    const classId = await makeClass(server, courseId, { startsIn: 30 * HOUR })
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    expect((await own(1)).offerEndsAt).toBe(new Date(server.clock.now().getTime() + 2 * HOUR).toISOString())

    const otherCourse = await makeInPersonCourse(server.platform.db)
    const soon = await makeClass(server, otherCourse, { startsIn: 90 * 60_000 })
    const seat = await as(2).register(soon)
    await as(3).register(soon)
    await as(2).leave(seat.body.id)
    const [shown] = (await as(3).classes(otherCourse)).body.items
    expect(shown.own).toMatchObject({ state: 'offered', offerEndsAt: shown.courseDate })
  })

  it('with others: as many are offered as the class was made larger by', async () => {
    const classId = await makeClass(server, courseId)
    await registerAll(classId)
    const { db, clock } = server.platform
    const offered = await db.transaction(async (tx) => {
      await lockClass(tx, classId)
      await tx.update(instructorCourses).set({ capacity: 3 }).where(eq(instructorCourses.id, classId))
      return offerFreeSeats(tx, server.platform, await lockClass(tx, classId), clock.now())
    })
    expect(offered.map(({ studentId }) => studentId)).toEqual([one(people, 1).studentId, one(people, 2).studentId])
    expect(await standing(classId)).toEqual([['registered'], ['offered'], ['offered'], ['waitlisted']])
  })
})

describe('each is told', () => {
  it('by mail in their language, with the calendar file in the mail of a seat', async () => {
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    await as(1).accept(one(places, 1))
    server.clock.moveBy(1)
    expect(await messagesTo(0)).toMatchObject([
      { template: 'seatConfirmed', data: { courseTitle: 'Scene safety', notes: 'Park behind the hall.' } },
      { template: 'classLeft' },
    ])
    expect(await messagesTo(1)).toMatchObject([
      { template: 'seatWaitlisted', data: { courseTitle: 'Scene safety (tr)', position: 1 } },
      { template: 'seatOffered' },
      { template: 'seatConfirmed', data: { calendar: expect.stringContaining('BEGIN:VEVENT') } },
    ])
    expect(await messagesTo(2)).toMatchObject([
      { template: 'seatWaitlisted', data: { courseTitle: 'Scene safety (ar)', position: 2 } },
    ])
  })

  it('of an offer that ended, and by text who chose it and showed that the phone is theirs', async () => {
    const { db, clock } = server.platform
    const phone = '(555) 010-2233'
    await db
      .update(users)
      .set({ phone, notifyPhone: true, phoneVerifiedAt: clock.now() })
      .where(eq(users.id, one(people, 1).userId))
    await db
      .update(users)
      .set({ phone, notifyPhone: true })
      .where(eq(users.id, one(people, 2).userId))
    const classId = await makeClass(server, courseId)
    const places = await registerAll(classId)
    await as(0).leave(one(places, 0))
    server.clock.moveBy(DAY)
    await settleOffers(server.platform)
    expect((await messagesTo(1)).map(({ template }) => template)).toEqual([
      'seatWaitlisted',
      'seatOffered',
      'offerLapsed',
    ])
    expect((await messagesTo(1, 'sms')).map(({ template }) => template)).toEqual([
      'seatWaitlisted',
      'seatOffered',
      'offerLapsed',
    ])
  })
})
