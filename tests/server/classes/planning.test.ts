import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import {
  classInstructors,
  classSessions,
  instructorApprovals,
  instructorCourses,
} from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { ClassForm } from '../../../src/domain/contract/class-form.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { asPerson, DAY, HOUR, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { formOf, taughtClass } from './support/classes.ts'

let server: TestApp
let courseId: number
let teacher: TestUser
let other: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await openTestApp()
  courseId = await makeInPersonCourse(server.platform.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  teacher = await server.signedIn([ROLE.instructor])
  other = await server.signedIn([ROLE.instructor], { firstName: 'Ruth', lastName: 'Delgado' })
  admin = await server.signedIn([ROLE.admin])
})

const plan = (form: object, as: TestUser = teacher, headers = {}) =>
  asPerson(server, as).call('POST', '/instructor-courses', form, headers)
const instructorsOf = async (classId: number) =>
  (
    await server.platform.db
      .select({ id: classInstructors.userId })
      .from(classInstructors)
      .where(eq(classInstructors.instructorCourseId, classId))
  )
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

describe('scheduling a class', () => {
  it('keeps it with its sessions and who teaches, and writes down who did it', async () => {
    const form = formOf(server, courseId, { coInstructorIds: [other.userId] })
    const { status, body } = await plan(form)
    expect(status).toBe(201)
    const read = await asPerson(server, other).call('GET', `/instructor-courses/${body.id}`)
    const { sessions, courseDate, courseEndDate, registrationClosesAt, capacity, notes, venue, version } = read.body
    expect({ sessions, courseDate, courseEndDate, registrationClosesAt, capacity, notes, venue, version }).toEqual({
      sessions: form.sessions.map((session) => ({ id: expect.any(Number), ...session })),
      courseDate: form.sessions[0]?.startsAt,
      courseEndDate: form.sessions[0]?.endsAt,
      registrationClosesAt: form.registrationClosesAt,
      capacity: 2,
      notes: 'Park behind the hall.',
      venue: 'Fire Hall',
      version: 1,
    })
    expect(read.body.nextEvents).toEqual(['class.changed', 'class.cancelled'])
    expect(await instructorsOf(body.id)).toEqual([teacher.userId, other.userId])
    const [entry] = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `class:${body.id}`))
    expect([entry?.action, entry?.actorId]).toEqual(['class.created', teacher.userId])
  })

  it('twenty times with one key makes one class', async () => {
    const form = formOf(server, courseId, { venue: 'One key' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => plan(form, teacher, { 'idempotency-key': 'one-class' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const kept = await server.platform.db.select().from(instructorCourses).where(eq(instructorCourses.venue, 'One key'))
    expect(kept.length).toBe(1)
  })

  it('by an administrator who teaches nothing takes those who are named, and someone has to be', async () => {
    const none = await plan(formOf(server, courseId), admin)
    const { body } = await plan(formOf(server, courseId, { coInstructorIds: [other.userId] }), admin)
    expect([none.status, none.body.error.details, await instructorsOf(body.id)]).toEqual([
      400,
      [{ field: 'coInstructorIds', message: 'Name at least one instructor.' }],
      [other.userId],
    ])
  })

  it.each<[string, (form: ClassForm) => Partial<ClassForm>, string]>([
    ['a course that is online', () => ({ courseId: -1 }), 'courseId'],
    ['a course that is not there', () => ({ courseId: 999_999 }), 'courseId'],
    ['an agency that is not there', () => ({ hostAgencyId: 999_999 }), 'hostAgencyId'],
    ['someone who is no instructor', () => ({ coInstructorIds: [999_999] }), 'coInstructorIds'],
    ['a capacity of 501', () => ({ capacity: 501 }), 'capacity'],
    ['a capacity of 0', () => ({ capacity: 0 }), 'capacity'],
    ['no session', () => ({ sessions: [] }), 'sessions'],
    [
      'a year that was mistyped',
      () => ({ sessions: [{ startsAt: '2162-03-01T14:00:00.000Z', endsAt: '2162-03-01T18:00:00.000Z' }] }),
      'sessions',
    ],
    ['a zone that is an offset', () => ({ timeZone: '+05:00' }), 'timeZone'],
    ['no venue', () => ({ venue: '  ' }), 'venue'],
    [
      'sessions that overlap',
      ({ sessions: [first] }) => ({ sessions: first ? [first, { ...first, endsAt: first.endsAt }] : [] }),
      'sessions',
    ],
    [
      'a session that ends before it begins',
      ({ sessions: [first] }) => ({ sessions: first ? [{ startsAt: first.endsAt, endsAt: first.startsAt }] : [] }),
      'sessions.0',
    ],
    [
      'a registration that closes after the beginning',
      ({ sessions: [first] }) => ({ registrationClosesAt: first?.endsAt ?? '' }),
      'registrationClosesAt',
    ],
  ])('refuses %s, and names the field', async (_name, changes, field) => {
    const form = formOf(server, courseId)
    const { status, body } = await plan({ ...form, ...changes(form) })
    expect([status, body.error.details.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]])
  })

  it.each(LANGUAGES)('refuses a beginning that has passed, in %s', async (language) => {
    const form = formOf(server, courseId, { startsIn: -DAY })
    const { status, body } = await plan(form, teacher, { 'accept-language': language })
    expect([status, body.error.details]).toEqual([
      400,
      [{ field: 'sessions', message: expect.stringMatching(/\S+ \S+/) }],
    ])
  })

  it('refuses an online course, and a key that it does not know', async () => {
    const online = await makeInPersonCourse(server.platform.db, { isOnline: true })
    const one = await plan(formOf(server, online))
    const two = await plan({ ...formOf(server, courseId), courseStatusId: 3 })
    expect([one.body.error.details[0].field, two.status, two.body.error.details[0].field]).toEqual([
      'courseId',
      400,
      'courseStatusId',
    ])
  })

  it('refuses somebody who was an instructor and is no longer here', async () => {
    await server.platform.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, other.userId))
    const { body } = await plan(formOf(server, courseId, { coInstructorIds: [other.userId] }))
    expect(body.error.details).toEqual([
      { field: 'coInstructorIds', message: 'The account of Ruth Delgado is no longer in use.' },
    ])
  })

  it('tells by a number that somebody guessed no name of who does not teach', async () => {
    const student = await server.signedIn([ROLE.student])
    const { body } = await plan(formOf(server, courseId, { coInstructorIds: [student.userId, 999_999] }))
    expect(body.error.details).toEqual([
      { field: 'coInstructorIds', message: 'One of these people is not an instructor.' },
    ])
  })
})

describe('what is in the way', () => {
  const asked = (from: number, more: Record<string, string | readonly string[]> = {}) => {
    const startsAt = server.clock.now().getTime() + from
    const query = new URLSearchParams({
      session: `${new Date(startsAt).toISOString()}/${new Date(startsAt + HOUR).toISOString()}`,
    })
    for (const [key, value] of Object.entries(more)) for (const one of [value].flat()) query.append(key, one)
    return `/instructor-courses/clashes?${query}`
  }
  const clashes = async (url: string, as: TestUser = teacher) =>
    (await asPerson(server, as).call('GET', url)).body.items.map(
      ({ kind, venue, instructors }: { kind: string; venue: string; instructors: string[] }) => ({
        kind,
        venue,
        instructors,
      }),
    )

  it('is a class of the same person, or in the same place, at the same time', async () => {
    const startsIn = 30 * DAY
    const venue = `Hall ${teacher.userId}`
    await taughtClass(server, courseId, other, { startsIn, venue })
    const own = await taughtClass(server, courseId, teacher, { startsIn, venue: `Yard ${teacher.userId}` })
    expect(await clashes(asked(startsIn + HOUR, { venue: venue.toUpperCase(), city: 'fairmont' }))).toEqual([
      { kind: 'venue', venue, instructors: [] },
      { kind: 'instructor', venue: `Yard ${teacher.userId}`, instructors: ['Ada Moreno'] },
    ])
    expect(await clashes(asked(startsIn, { coInstructor: String(other.userId), except: String(own) }))).toEqual([
      { kind: 'instructor', venue, instructors: ['Ruth Delgado'] },
    ])
    expect(await clashes(asked(startsIn + 4 * HOUR))).toEqual([])
  })

  it('is no class that was cancelled, and nothing before there is a session', async () => {
    const startsIn = 50 * DAY
    await taughtClass(server, courseId, teacher, { startsIn, courseStatusId: 2 })
    expect([await clashes(asked(startsIn)), await clashes('/instructor-courses/clashes')]).toEqual([[], []])
  })

  it('is refused for what is no interval, and for a class of somebody else', async () => {
    const theirs = await taughtClass(server, courseId, other)
    const wrong = await asPerson(server, teacher).call('GET', '/instructor-courses/clashes?session=tomorrow')
    const hidden = await asPerson(server, teacher).call('GET', `/instructor-courses/clashes?except=${theirs}`)
    expect([wrong.status, hidden.status]).toEqual([400, 404])
  })
})

describe('of whom a course is withheld', () => {
  const hold = (standing: Partial<typeof instructorApprovals.$inferInsert>) => {
    const now = server.clock.now()
    return server.platform.db.insert(instructorApprovals).values({
      userId: teacher.userId,
      courseId,
      approvedAt: now,
      endsAt: new Date(now.getTime() + DAY),
      ...standing,
    })
  }
  const told = async (as: TestUser = teacher, language = 'en') => {
    const read = async (url: string) =>
      (await server.call({ url: `/api${url}`, as, headers: { 'accept-language': language } })).json().withheld
    return [await read('/instructor-courses/choices'), await read('/instructor/dashboard')]
  }

  it('is told so where they plan and where they begin, with the reason and in their language', async () => {
    await hold({ suspendedAt: server.clock.now(), suspensionReason: 'Missing papers' })
    const suspended = { id: courseId, title: 'Scene safety', state: 'suspended' }
    expect(await told()).toEqual([[suspended], [suspended]])
    const [[{ title }]] = await told(teacher, 'tr')
    expect(title).not.toBe('Scene safety')
    await server.platform.db.update(instructorApprovals).set({ suspendedAt: null, endsAt: server.clock.now() })
    const lapsed = { ...suspended, state: 'lapsed' }
    expect(await told()).toEqual([[lapsed], [lapsed]])
  })

  it('hears nothing of what is approved, of what others may not, and where they do not teach themselves', async () => {
    await hold({})
    expect(await told()).toEqual([[], []])
    await server.platform.db.update(instructorApprovals).set({ suspendedAt: server.clock.now() })
    expect(await told(other)).toEqual([[], []])
    await server.platform.db.update(userRoles).set({ roleId: ROLE.admin }).where(eq(userRoles.userId, teacher.userId))
    expect((await told())[0]).toEqual([])
  })
})

it('offers what a class can be made of: courses in person, instructors, agencies and where one taught before', async () => {
  await taughtClass(server, courseId, teacher, { venue: 'Older hall', startsIn: -9 * DAY })
  await taughtClass(server, courseId, teacher, { venue: 'Latest hall', startsIn: -2 * DAY })
  await taughtClass(server, courseId, teacher, { venue: 'Older hall', startsIn: -20 * DAY })
  const { body } = await asPerson(server, teacher).call('GET', '/instructor-courses/choices')
  expect(body.courses).toEqual([{ id: courseId, title: 'Scene safety', totalCourseHours: 4 }])
  expect(body.instructors.filter(({ id }: { id: number }) => id === other.userId)).toEqual([
    { id: other.userId, name: 'Ruth Delgado', agency: null },
  ])
  expect(body.venues.map(({ venue }: { venue: string }) => venue)).toEqual(['Latest hall', 'Older hall'])
  const kept = await server.platform.db.select().from(classSessions)
  expect(kept.length).toBeGreaterThan(0)
})
