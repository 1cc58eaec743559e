import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { ClassForm } from '../../../src/domain/contract/class-form.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { asPerson, DAY, HOUR, makeInPersonCourse, rosterOf } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { changesOf, formOf, mailsOf, taughtClass, teach } from './support/classes.ts'

let server: TestApp
let courseId: number
let teacher: TestUser
let stranger: TestUser
let admin: TestUser
let form: ClassForm
let classId: number
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  await server.platform.db.delete(messages)
  courseId = await makeInPersonCourse(server.platform.db)
  teacher = await server.signedIn([ROLE.instructor], { firstName: 'Ruth', lastName: 'Delgado' })
  stranger = await server.signedIn([ROLE.instructor])
  admin = await server.signedIn([ROLE.admin])
  form = formOf(server, courseId)
  classId = (await asPerson(server, teacher).call('POST', '/instructor-courses', form)).body.id
})

const at = (path = '') => `/instructor-courses/${classId}${path}`
const change = (more: Partial<ClassForm>, version = 1, as: TestUser = teacher) =>
  asPerson(server, as).call('PATCH', at(), changesOf(form, version, more))
const cancel = (as: TestUser = teacher, headers = {}) =>
  asPerson(server, as).call('POST', at('/cancel'), { reason: 'The hall is flooded.' }, headers)
const register = async (language: 'en' | 'tr' | 'ar' = 'en') => {
  const student = await server.signedIn([ROLE.student], { language })
  await asPerson(server, student).register(classId)
  return student
}
const later = (days: number) =>
  form.sessions.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(Date.parse(startsAt) + days * DAY).toISOString(),
    endsAt: new Date(Date.parse(endsAt) + days * DAY).toISOString(),
  }))
const statesOf = async () => (await rosterOf(server.platform.db, classId)).map(({ state }) => state)

describe('changing a class', () => {
  it('writes to everyone on it of another time, each in their language', async () => {
    const people = [await register('en'), await register('tr'), await register('ar')]
    await server.platform.db.delete(messages)
    const { status, body } = await change({ sessions: later(7) })
    expect([status, body.version, body.courseDate]).toEqual([200, 2, later(7)[0]?.startsAt])
    const mails = await mailsOf(server, 'classChanged')
    expect(mails.map(({ to, locale }) => [to, locale])).toEqual(
      people.map(({ email }, index) => [email, LANGUAGES[index]]),
    )
    expect(mails[1]?.data).toEqual({
      courseTitle: 'Scene safety (tr)',
      startsAt: later(7)[0]?.startsAt,
      timeZone: 'America/Chicago',
      venue: 'Fire Hall',
      address: '1 Main Street',
      city: 'Fairmont',
      classLink: `https://tim.example/course/register/${courseId}`,
      sessions: later(7),
      before: {
        startsAt: form.sessions[0]?.startsAt,
        timeZone: 'America/Chicago',
        venue: 'Fire Hall',
        address: '1 Main Street',
        city: 'Fairmont',
      },
    })
  })

  it('writes of another venue, and of nothing else', async () => {
    await register()
    await change({ notes: 'Bring boots.', county: 'Lorne' })
    expect(await mailsOf(server, 'classChanged')).toEqual([])
    await change({ notes: 'Bring boots.', county: 'Lorne', venue: 'Town Hall' }, 2)
    expect((await mailsOf(server, 'classChanged')).length).toBe(1)
  })

  it('by two who began from the same version is done once, and the second is told what is different', async () => {
    const first = await change({ venue: 'Town Hall', capacity: 9 })
    const second = await change({ notes: 'Bring boots.' })
    expect([first.status, second.status, second.body.error.code, second.body.error.details]).toEqual([
      200,
      409,
      'CLASS_CHANGED',
      { version: 2, changed: ['venue', 'capacity', 'notes'] },
    ])
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => change({ notes: `${index}` }, 2)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  })

  it('offers the seats that came free to who waits longest', async () => {
    const people = [await register(), await register(), await register(), await register()]
    expect(await statesOf()).toEqual(['registered', 'registered', 'waitlisted', 'waitlisted'])
    const { body } = await change({ capacity: 3 })
    expect([await statesOf(), body.counts]).toEqual([
      ['registered', 'registered', 'offered', 'waitlisted'],
      { registered: 2, walkIn: 0, offered: 1, waitlisted: 1, ended: 0 },
    ])
    expect((await mailsOf(server, 'seatOffered')).map(({ to }) => to)).toEqual([people[2]?.email])
  })

  it.each(LANGUAGES)('to fewer seats than are held is refused with words, in %s', async (language) => {
    await register()
    await register()
    const { status, body } = await asPerson(server, teacher).call('PATCH', at(), changesOf(form, 1, { capacity: 1 }), {
      'accept-language': language,
    })
    expect([status, body.error.details]).toEqual([400, [{ field: 'capacity', message: expect.stringContaining('2') }]])
  })

  it('ends an offer at the latest when the class begins, if it is moved forward', async () => {
    await register()
    await register()
    const waiting = await register()
    await change({ capacity: 3 })
    const soon = server.clock.now().getTime() + 3 * HOUR
    const sessions = [{ startsAt: new Date(soon).toISOString(), endsAt: new Date(soon + HOUR).toISOString() }]
    await change({ capacity: 3, sessions, registrationClosesAt: new Date(soon).toISOString() }, 2)
    const rows = await server.platform.db.select().from(instructorCourseStudents)
    expect(rows.find(({ studentId }) => studentId === waiting.studentId)?.offerEndsAt).toEqual(new Date(soon))
  })

  it('that is moved ahead again is one to which nobody has come yet', async () => {
    const soon = server.clock.now().getTime() + HOUR / 2
    const sessions = [{ startsAt: new Date(soon).toISOString(), endsAt: new Date(soon + HOUR).toISOString() }]
    await register()
    await register()
    await change({ sessions, registrationClosesAt: new Date(soon).toISOString() })
    const places = () =>
      server.platform.db
        .select()
        .from(instructorCourseStudents)
        .where(eq(instructorCourseStudents.instructorCourseId, classId))
        .orderBy(instructorCourseStudents.id)
    const marks = (await places()).map((place, index) => ({
      id: randomUUID(),
      registrationId: place.id,
      attendance: index === 0 ? 'present' : 'noShow',
      basedOn: 0,
      deviceAt: server.clock.now().toISOString(),
    }))
    await asPerson(server, teacher).call('POST', at('/roster/marks'), { marks })
    const marked = async () => (await places()).map(({ attendance }) => attendance)
    expect(await marked()).toEqual(['present', 'noShow'])
    await change(
      {
        sessions: sessions.map(({ startsAt }) => ({ startsAt, endsAt: new Date(soon + 2 * HOUR).toISOString() })),
        registrationClosesAt: new Date(soon).toISOString(),
      },
      2,
    )
    expect(await marked()).toEqual(['present', 'noShow'])
    await change({ sessions: later(7) }, 3)
    expect(await marked()).toEqual([null, 'noShow'])
  })

  it('that has begun is refused by the chart', async () => {
    server.clock.moveBy(10 * DAY + HOUR)
    const token = { ...teacher, token: await server.signIn(teacher.email) }
    const { status, body } = await change({ sessions: later(30) }, 1, token)
    expect([status, body.error.code, body.error.details]).toEqual([
      409,
      'ILLEGAL_TRANSITION',
      { status: 1, nextEvents: ['class.cancelled', 'class.completed', 'attendance.taken'] },
    ])
  })

  it('gives it other instructors, of whom the one who asks stays one', async () => {
    const { body } = await change({ coInstructorIds: [stranger.userId] })
    expect(body.instructors.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)).toEqual([
      teacher.userId,
      stranger.userId,
    ])
    const none = await change({ coInstructorIds: [] }, 2, admin)
    expect(none.body.error.details[0].field).toBe('coInstructorIds')
  })
})

describe('cancelling a class', () => {
  it('writes to everyone why, and which classes of the course come next, and ends all places', async () => {
    const people = [await register('en'), await register('ar'), await register('tr')]
    const next = await taughtClass(server, courseId, stranger, { startsIn: 20 * DAY, venue: 'Next hall' })
    await taughtClass(server, courseId, stranger, { startsIn: 15 * DAY, courseStatusId: 2 })
    const { status, body } = await cancel()
    expect([status, body.courseStatusId, body.cancellationReason, body.nextEvents, body.counts]).toEqual([
      200,
      2,
      'The hall is flooded.',
      [],
      { registered: 0, walkIn: 0, offered: 0, waitlisted: 0, ended: 3 },
    ])
    const mails = await mailsOf(server, 'classCancelled')
    expect(mails.map(({ to }) => to)).toEqual(people.map(({ email }) => email))
    const [held] = await server.platform.db.select().from(instructorCourses).where(eq(instructorCourses.id, next))
    expect(mails[1]?.data).toEqual({
      courseTitle: 'Scene safety (ar)',
      startsAt: form.sessions[0]?.startsAt,
      timeZone: 'America/Chicago',
      venue: 'Fire Hall',
      address: '1 Main Street',
      city: 'Fairmont',
      classLink: `https://tim.example/course/register/${courseId}`,
      reason: 'The hall is flooded.',
      nextClasses: [
        {
          startsAt: held?.courseDate.toISOString(),
          timeZone: 'America/Chicago',
          venue: 'Next hall',
          city: 'Fairmont',
        },
      ],
    })
    expect(await statesOf()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })

  it('is done once, however often it is asked for', async () => {
    await register()
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel()))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect((await mailsOf(server, 'classCancelled')).length).toBe(1)
  })

  it('ends the places of one that has begun, too', async () => {
    await register()
    server.clock.moveBy(10 * DAY + HOUR)
    const { status } = await cancel({ ...teacher, token: await server.signIn(teacher.email) })
    expect([status, await statesOf()]).toEqual([200, ['cancelled']])
  })

  it('needs a reason', async () => {
    const { status, body } = await asPerson(server, teacher).call('POST', at('/cancel'), { reason: '  ' })
    expect([status, body.error.details[0].field]).toEqual([400, 'reason'])
  })
})

describe('a message to a class', () => {
  const write = (audience: string, as: TestUser = teacher, headers = {}) =>
    asPerson(server, as).call('POST', at('/messages'), { audience, text: 'Bring boots.\nAnd a vest.' }, headers)

  it('goes to all, to who has a seat, or to who waits', async () => {
    const [one, two, three] = [await register('tr'), await register(), await register()]
    const sent = await write('all')
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        audience: 'all',
        text: 'Bring boots.\nAnd a vest.',
        recipients: 3,
        sentAt: server.clock.now().toISOString(),
        sentBy: 'Ruth Delgado',
      },
    ])
    const [mail] = await mailsOf(server, 'classMessage')
    expect([mail?.to, mail?.locale, mail?.data]).toEqual([
      one.email,
      'tr',
      expect.objectContaining({ instructor: 'Ruth Delgado', text: 'Bring boots.\nAnd a vest.' }),
    ])
    await server.platform.db.delete(messages)
    await write('registered')
    expect((await mailsOf(server, 'classMessage')).map(({ to }) => to)).toEqual([one.email, two.email])
    await server.platform.db.delete(messages)
    await write('waitlisted')
    expect((await mailsOf(server, 'classMessage')).map(({ to }) => to)).toEqual([three.email])
    const read = await asPerson(server, teacher).call('GET', at())
    expect(read.body.messages.map(({ audience }: { audience: string }) => audience)).toEqual([
      'waitlisted',
      'registered',
      'all',
    ])
  })

  it('goes to those who were marked so, and to nobody else', async () => {
    const one = await register()
    await register()
    await register()
    const absent = await write('noShow')
    expect([absent.status, absent.body.error.details[0].field]).toEqual([400, 'audience'])
    const { db } = server.platform
    const places = await db
      .select()
      .from(instructorCourseStudents)
      .where(eq(instructorCourseStudents.instructorCourseId, classId))
      .orderBy(instructorCourseStudents.id)
    for (const [at, attendance] of (['noShow', 'present', 'noShow'] as const).entries()) {
      // The third waits for a seat: of those nobody was expected.
      await db
        .update(instructorCourseStudents)
        .set({ attendance })
        .where(eq(instructorCourseStudents.id, places[at]?.id ?? 0))
    }
    const sent = await write('noShow')
    expect([sent.status, sent.body.recipients, sent.body.audience]).toEqual([201, 1, 'noShow'])
    expect((await mailsOf(server, 'classMessage')).map(({ to }) => to)).toEqual([one.email])
    const there = await write('present')
    expect([there.status, there.body.recipients, (await write('partial')).status]).toEqual([201, 1, 400])
  })

  it('sent again with the same key goes out once', async () => {
    await register()
    await Promise.all(Array.from({ length: 10 }, () => write('all', teacher, { 'idempotency-key': 'one-message' })))
    expect((await mailsOf(server, 'classMessage')).length).toBe(1)
  })

  it('to nobody is refused, and so are more than five in an hour', async () => {
    const nobody = await write('all')
    expect([nobody.status, nobody.body.error.details[0].field]).toEqual([400, 'audience'])
    await register()
    const statuses = []
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await write('all')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('whose class it is', () => {
  it('other instructors find nothing there, as where nothing is', async () => {
    const student = await register()
    const outsider = asPerson(server, stranger)
    const absent = await outsider.call('GET', '/instructor-courses/999999')
    const answers = [
      await outsider.call('GET', at()),
      await outsider.call('PATCH', at(), changesOf(form, 1)),
      await outsider.call('POST', at('/cancel'), { reason: 'Mine now' }),
      await outsider.call('POST', at('/messages'), { audience: 'all', text: 'Hello' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [404, absent.body]))
    expect((await asPerson(server, student).call('GET', at())).status).toBe(403)
    expect(await mailsOf(server, 'classMessage')).toEqual([])
  })

  it('an administrator and a second instructor may do all of it', async () => {
    await teach(server, classId, teacher, stranger)
    const seen = [
      (await asPerson(server, admin).call('GET', at())).status,
      (await change({ notes: 'By a colleague.', coInstructorIds: [teacher.userId] }, 1, stranger)).status,
      (await cancel(admin)).status,
    ]
    expect(seen).toEqual([200, 200, 200])
  })
})
