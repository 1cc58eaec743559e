import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorApprovals, instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { MadeSeries, SeriesDates } from '../../../src/domain/contract/class-series.contract.ts'
import type { HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { formOf } from './support/classes.ts'

const ZONE = 'America/Chicago'
/** Half past eight in the evening: in summer time, and a day later by UTC. */
const FIRST = '2027-02-23T02:30:00.000Z'

let server: TestApp
let teacher: TestUser
let tow: number
let id: number
beforeAll(async () => {
  server = await openTestApp()
  server.clock.moveBy(Date.parse('2027-02-01T12:00:00Z') - server.clock.now().getTime())
})
afterAll(() => server.close())
beforeEach(async () => {
  tow = await makeInPersonCourse(server.platform.db)
  teacher = await server.signedIn([ROLE.instructor], { firstName: 'Ada', lastName: 'Kaya' })
  const planned = await server.call({
    method: 'POST',
    url: '/api/instructor-courses',
    as: teacher,
    payload: formOf(server, tow, {
      sessions: [{ startsAt: FIRST, endsAt: new Date(Date.parse(FIRST) + 2 * HOUR).toISOString() }],
      registrationClosesAt: '2027-02-21T23:00:00.000Z',
      venue: `Hall ${tow}`,
      capacity: 7,
    }),
  })
  id = planned.json<{ id: number }>().id
})

const find = async (rule: string, as = teacher): Promise<SeriesDates> =>
  (await server.call({ url: `/api/instructor-courses/${id}/series?${rule}`, as })).json()
const make = (days: readonly string[], as = teacher, headers: Record<string, string> = {}) =>
  server.call({ method: 'POST', url: `/api/instructor-courses/${id}/series`, as, payload: { days }, headers })
const made = async (days: readonly string[]): Promise<MadeSeries['made']> => (await make(days)).json<MadeSeries>().made
const read = async (classId: number): Promise<HeldClass> =>
  (await server.call({ url: `/api/instructor-courses/${classId}`, as: teacher })).json()
const countClasses = async () =>
  (await server.platform.db.select().from(instructorCourses).where(eq(instructorCourses.courseId, tow))).length

describe('where a class would be repeated', () => {
  it('is told with the hour on the wall, holidays, and what has it or is in the way already', async () => {
    await made(['2027-03-08'])
    const { held, dates, unable } = await find('kind=weekly&times=15')
    expect(unable).toBe(null)
    expect(held).toMatchObject({ id, courseTitle: 'Scene safety', capacity: 7, instructors: ['Ada Kaya'] })
    expect(dates).toHaveLength(14)
    expect(dates.map(({ startsAt, day }) => [day, wallTimeOf(Date.parse(startsAt), ZONE)])).toEqual(
      dates.map(({ day }) => [day, { date: day, time: '20:30' }]),
    )
    expect(dates.slice(0, 4).map(({ day, startsAt, isHeld, clashes }) => [day, startsAt, isHeld, clashes])).toEqual([
      ['2027-03-01', '2027-03-02T02:30:00.000Z', false, []],
      ['2027-03-08', '2027-03-09T02:30:00.000Z', true, []],
      ['2027-03-15', '2027-03-16T01:30:00.000Z', false, []],
      ['2027-03-22', '2027-03-23T01:30:00.000Z', false, []],
    ])
    expect(dates.filter(({ holiday }) => holiday !== null).map(({ day, holiday }) => [day, holiday])).toEqual([
      ['2027-05-31', 'memorial'],
    ])
  })

  it('names another class of who teaches it, and neither one that is cancelled nor one elsewhere of others', async () => {
    const at = { sessions: [{ startsAt: '2027-03-02T03:00:00.000Z', endsAt: '2027-03-02T05:00:00.000Z' }] }
    const plan = async (as: TestUser, venue: string) =>
      (
        await server.call({
          method: 'POST',
          url: '/api/instructor-courses',
          as,
          payload: formOf(server, tow, { ...at, registrationClosesAt: '2027-03-01T12:00:00.000Z', venue }),
        })
      ).json<{ id: number }>().id
    const own = await plan(teacher, 'Elsewhere')
    await plan(await server.signedIn([ROLE.instructor]), 'Another place')
    const [first] = (await find('kind=weekly&times=2')).dates
    expect(first?.clashes).toEqual([
      expect.objectContaining({ kind: 'instructor', venue: 'Elsewhere', instructors: ['Ada Kaya'] }),
    ])
    await server.platform.db
      .update(instructorCourses)
      .set({ courseStatusId: CLASS_STATUS.cancelled })
      .where(eq(instructorCourses.id, own))
    expect((await find('kind=weekly&times=2')).dates.map(({ clashes }) => clashes)).toEqual([[]])
  })

  it('goes to a day or a count, and refuses what is no rule', async () => {
    const daysOf = async (rule: string) => (await find(rule)).dates.map(({ day }) => day)
    expect(await daysOf('kind=weeks&every=2&until=2027-03-22')).toEqual(['2027-03-08', '2027-03-22'])
    expect(await daysOf('kind=monthly&times=3')).toEqual(['2027-03-22', '2027-04-26'])
    for (const rule of [
      'kind=weekly',
      'kind=weekly&times=3&until=2027-03-22',
      'kind=weekly&times=53',
      'kind=hourly&times=3',
      'kind=weeks&every=13&times=3',
      'kind=weekly&until=2027-02-30',
    ]) {
      const { statusCode } = await server.call({ url: `/api/instructor-courses/${id}/series?${rule}`, as: teacher })
      expect([rule, statusCode]).toEqual([rule, 400])
    }
  })
})

describe('repeating a class', () => {
  it('makes it on each day with seats of its own, and is noted', async () => {
    const all = await made(['2027-03-15', '2027-03-01'])
    expect(all.map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-15'])
    const [one, other] = await Promise.all(all.map((each) => read(each.id)))
    expect(one).toMatchObject({
      courseId: tow,
      courseDate: '2027-03-02T02:30:00.000Z',
      courseEndDate: '2027-03-02T04:30:00.000Z',
      registrationClosesAt: '2027-02-28T23:00:00.000Z',
      venue: `Hall ${tow}`,
      capacity: 7,
      seatsLeft: 7,
      notes: 'Park behind the hall.',
      instructors: [{ id: teacher.userId, name: 'Ada Kaya' }],
    })
    // Summer time has begun: the hours are an hour earlier by UTC.
    expect([other?.courseDate, other?.registrationClosesAt]).toEqual([
      '2027-03-16T01:30:00.000Z',
      '2027-03-14T22:00:00.000Z',
    ])
    const noted = await server.platform.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `class:${id}`))
      .orderBy(auditLog.id)
    expect(noted.at(-1)).toEqual({ action: 'class.repeated', details: { count: 2 } })
  })

  it('adds days later that were left out, and none twice: then none of them is made', async () => {
    await made(['2027-03-01'])
    const again = await make(['2027-03-01', '2027-03-08'])
    expect([
      again.statusCode,
      again.json<{ error: { details: { field: string }[] } }>().error.details[0]?.field,
    ]).toEqual([400, 'days'])
    expect(await countClasses()).toBe(2)
    expect(await made(['2027-03-08'])).toHaveLength(1)
    expect(await countClasses()).toBe(3)
  })

  it('is done once for one key, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': `series-${id}` }
    const answers = await Promise.all([1, 2, 3].map(() => make(['2027-03-01'], teacher, headers)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await countClasses()).toBe(2)
  })

  it('refuses days that are past, too far, twice or none', async () => {
    for (const days of [['2027-01-31'], ['2029-06-01'], ['2027-03-01', '2027-03-01'], [], ['2027-02-30']]) {
      expect([days, (await make(days)).statusCode]).toEqual([days, 400])
    }
    expect(await countClasses()).toBe(1)
  })

  it('says who may not teach it any more, and why, in the language of who asks', async () => {
    const { db } = server.platform
    const admin = await server.signedIn([ROLE.admin])
    const refused = async (language = 'en') =>
      (await make(['2027-03-01'], admin, { 'accept-language': language })).json<{ error: { details: unknown } }>().error
        .details
    await db.insert(instructorApprovals).values({
      userId: teacher.userId,
      courseId: tow,
      approvedAt: server.clock.now(),
      endsAt: server.clock.now(),
    })
    const foretold = async () => (await find('kind=weekly&times=2', admin)).unable
    expect(await refused()).toEqual([
      { field: 'instructors', message: 'Ada Kaya may not teach this course: the approval is suspended or over.' },
    ])
    expect(await foretold()).toBe('Ada Kaya may not teach this course: the approval is suspended or over.')
    await db.delete(instructorApprovals).where(eq(instructorApprovals.userId, teacher.userId))
    await db.update(userRoles).set({ roleId: ROLE.student }).where(eq(userRoles.userId, teacher.userId))
    expect(await refused()).toEqual([{ field: 'instructors', message: 'Ada Kaya is not an instructor.' }])
    expect(await foretold()).toBe('Ada Kaya is not an instructor.')
    expect(await refused('tr')).toEqual([{ field: 'instructors', message: 'Ada Kaya eğitmen değil.' }])
    await db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, teacher.userId))
    expect(await refused()).toEqual([{ field: 'instructors', message: 'The account of Ada Kaya is no longer in use.' }])
    expect(await countClasses()).toBe(1)
  })

  it('is theirs who teach it and of those who run the programme', async () => {
    const other = await server.signedIn([ROLE.instructor])
    expect((await make(['2027-03-01'], other)).statusCode).toBe(404)
    expect((await make(['2027-03-01'], await server.signedIn([ROLE.admin]))).statusCode).toBe(201)
    const [, added] = await server.platform.db
      .select()
      .from(instructorCourses)
      .where(eq(instructorCourses.courseId, tow))
      .orderBy(instructorCourses.id)
    expect((await read(added?.id ?? 0)).instructors.map(({ name }) => name)).toEqual(['Ada Kaya'])
  })
})
