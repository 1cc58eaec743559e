import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readInstructorDashboard } from '../../../server/modules/classes/instructor-dashboard.repository.ts'
import { listOwnClasses } from '../../../server/modules/classes/own-classes.repository.ts'
import { dayClock } from '../../../server/platform/day-clock.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { OWN_CLASSES } from '../../../src/domain/contract/own-classes.list.ts'
import { wholeList } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { asPerson, DAY, HOUR, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { taughtClass } from './support/classes.ts'

let server: TestApp
let courseId: number
let teacher: TestUser
beforeAll(async () => {
  server = await openTestApp()
  courseId = await makeInPersonCourse(server.platform.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
})

type Page = { items: { id: number; seatsLeft: number }[]; total: number; next: string | null }
const mine = async (query = '', as: TestUser = teacher): Promise<Page> =>
  (await asPerson(server, as).call('GET', `/instructor-courses/mine${query}`)).body
const idsOf = ({ items }: Page) => items.map(({ id }) => id)

const place = async (
  instructorCourseId: number,
  attendance: 'present' | 'partial' | 'noShow' | null,
  state: 'registered' | 'walkIn' | 'waitlisted' = 'registered',
) => {
  const { studentId } = await server.createUser([ROLE.student])
  if (studentId === null) throw new Error('No student')
  await server.platform.db
    .insert(instructorCourseStudents)
    .values({ instructorCourseId, studentId, state, attendance, registeredAt: server.clock.now() })
}

describe('own classes', () => {
  it('are those that are upcoming, past or cancelled, the latest first, and nobody else’s', async () => {
    const other = await server.signedIn([ROLE.instructor])
    await taughtClass(server, courseId, other)
    const upcoming = await taughtClass(server, courseId, teacher, { startsIn: 5 * DAY })
    const running = await taughtClass(server, courseId, teacher, { startsIn: -HOUR })
    const over = await taughtClass(server, courseId, teacher, { startsIn: -DAY })
    const completed = await taughtClass(server, courseId, teacher, { startsIn: -9 * DAY, courseStatusId: 3 })
    const cancelled = await taughtClass(server, courseId, teacher, { startsIn: 9 * DAY, courseStatusId: 2 })
    expect({
      all: idsOf(await mine()),
      oldest: idsOf(await mine('?sort=date')),
      upcoming: idsOf(await mine('?when=upcoming')),
      past: idsOf(await mine('?when=past')),
      cancelled: idsOf(await mine('?when=cancelled')),
    }).toEqual({
      all: [cancelled, upcoming, running, over, completed],
      oldest: [completed, over, running, upcoming, cancelled],
      upcoming: [upcoming, running],
      past: [over, completed],
      cancelled: [cancelled],
    })
  })

  it('are found by their course in any language, their venue and their town', async () => {
    const hall = await taughtClass(server, courseId, teacher, { venue: 'Çamlık Salonu', city: 'Kestrel' })
    await taughtClass(server, courseId, teacher, { venue: 'Yard' })
    const found = await Promise.all(
      ['camlık', 'KESTREL', 'scene safety (tr)', 'nothing'].map((text) => mine(`?search=${encodeURIComponent(text)}`)),
    )
    expect(found.map(({ total }) => total)).toEqual([1, 1, 2, 0])
    expect(idsOf(found[0] as Page)).toEqual([hall])
  })

  it('are narrowed to seats that are taken and people who wait, both ends counted, to days and to a course', async () => {
    const empty = await taughtClass(server, courseId, teacher, { startsIn: 9 * DAY })
    const busy = await taughtClass(server, courseId, teacher, { startsIn: 2 * DAY })
    await place(busy, null)
    await place(busy, null)
    await place(busy, null, 'waitlisted')
    const found = async (query: string) => idsOf(await mine(query))
    expect(await found('?seats=2..2')).toEqual([busy])
    expect(await found('?seats=..1')).toEqual([empty])
    expect(await found('?waiting=1..')).toEqual([busy])
    expect(await found('?seats=0..2&waiting=..0')).toEqual([empty])
    expect(await found('?date=next7')).toEqual([busy])
    expect(await found(`?date=next30&course=${courseId}`)).toEqual([empty, busy])
    const refused = ['seats=2', 'seats=2..1', 'waiting=..', 'waiting=1e1..', 'date=tomorrow', 'course=x']
    const asked = refused.map((query) => asPerson(server, teacher).call('GET', `/instructor-courses/mine?${query}`))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(refused.map(() => 400))
  })

  it('say how many are seated, with walk-ins beyond the seats', async () => {
    const full = await taughtClass(server, courseId, teacher, { capacity: 1 })
    for (const state of ['registered', 'walkIn', 'walkIn', 'waitlisted'] as const) await place(full, null, state)
    const { items } = await mine()
    expect(items).toMatchObject([{ id: full, capacity: 1, seated: 3, seatsLeft: 0 }])
    const { next } = (await asPerson(server, teacher).call('GET', '/instructor/dashboard')).body
    expect(next).toMatchObject({ id: full, seated: 3, seatsLeft: 0 })
  })

  it('are read by pages that lose none and show none twice', async () => {
    const ids: number[] = []
    for (let at = 0; at < 7; at += 1)
      ids.push(await taughtClass(server, courseId, teacher, { startsIn: (at % 3) * DAY }))
    const seen: number[] = []
    let page = await mine('?perPage=2')
    for (let at = 2; ; at += 1) {
      seen.push(...idsOf(page))
      if (page.next === null) break
      page = await mine(`?perPage=2&page=${at}&cursor=${page.next}`)
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
  })

  it('are exported with their times by the clock of the venue', async () => {
    await taughtClass(server, courseId, teacher, { venue: '=cmd()', startsIn: 0 })
    const { body } = await asPerson(server, teacher).call('GET', '/instructor-courses/mine/export')
    const csv = await server.call({ url: body.url })
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFCourse,Date,Time,Time zone,Venue,Address,City,County,Seats,Taken,Free,Waiting,Status',
      "Scene safety,2026-03-02,09:00,America/Chicago,'=cmd(),1 Main Street,Fairmont,Harlan,1,0,1,0,Scheduled",
    ])
  })
})

describe('the dashboard of an instructor', () => {
  const read = async (as: TestUser = teacher) => (await asPerson(server, as).call('GET', '/instructor/dashboard')).body

  it('of who has no class is empty', async () => {
    expect(await read()).toEqual({
      next: null,
      awaiting: [],
      figures: { year: 2026, classes: 0, trained: 0, passShare: null },
      withheld: [],
    })
  })

  it('has the class that is next or under way, what waits for marks, and the figures of the year', async () => {
    await taughtClass(server, courseId, teacher, { startsIn: 5 * DAY })
    const running = await taughtClass(server, courseId, teacher, { startsIn: -HOUR })
    const over = await taughtClass(server, courseId, teacher, { startsIn: -2 * DAY })
    const done = await taughtClass(server, courseId, teacher, { startsIn: -20 * DAY, courseStatusId: 3 })
    await taughtClass(server, courseId, teacher, { startsIn: -400 * DAY, courseStatusId: 3 })
    await taughtClass(server, courseId, teacher, { startsIn: -DAY, courseStatusId: 2 })
    await place(over, 'present')
    await place(over, 'noShow')
    await place(over, null, 'walkIn')
    await place(over, null, 'waitlisted')
    for (const mark of ['present', 'present', 'present', 'noShow'] as const) await place(done, mark)
    const { next, awaiting, figures } = await read()
    expect(next.id).toBe(running)
    expect(
      awaiting.map(({ id, people, unmarked, present, noShow }: Record<string, number>) => ({
        id,
        people,
        unmarked,
        present,
        noShow,
      })),
    ).toEqual([
      { id: over, people: 3, unmarked: 1, present: 1, noShow: 1 },
      { id: running, people: 0, unmarked: 0, present: 0, noShow: 0 },
    ])
    expect(figures).toEqual({ year: 2026, classes: 1, trained: 3, passShare: 0.75 })
  })

  it('turns to the new year with the clock of the programme', async () => {
    const eastern = await openTestApp({ TIME_ZONE: 'America/New_York' })
    eastern.clock.moveBy(Date.parse('2027-01-01T00:30:00Z') - eastern.clock.now().getTime())
    const instructor = await eastern.signedIn([ROLE.instructor])
    const course = await makeInPersonCourse(eastern.platform.db)
    await taughtClass(eastern, course, instructor, { startsIn: -20 * DAY, courseStatusId: 3 })
    const figures = async () => (await asPerson(eastern, instructor).call('GET', '/instructor/dashboard')).body.figures
    const evening = await figures()
    eastern.clock.moveBy(4.5 * HOUR)
    const midnight = await figures()
    await eastern.close()
    expect([evening, midnight]).toEqual([
      { year: 2026, classes: 1, trained: 0, passShare: null },
      { year: 2027, classes: 0, trained: 0, passShare: null },
    ])
  })

  it('asks the database five times at most', async () => {
    await taughtClass(server, courseId, teacher, { startsIn: 5 * DAY })
    const statements: string[] = []
    const db = drizzle({
      client: server.platform.database.pool,
      logger: { logQuery: (statement) => statements.push(statement) },
    })
    await readInstructorDashboard(db, teacher.userId, 'en', dayClock(server.platform))
    expect(statements.length).toBeLessThanOrEqual(5)
  })

  it('and a page of the list twice', async () => {
    const statements: string[] = []
    const db = drizzle({
      client: server.platform.database.pool,
      logger: { logQuery: (statement) => statements.push(statement) },
    })
    await listOwnClasses(
      db,
      teacher.userId,
      wholeList(OWN_CLASSES),
      'en',
      server.clock.now(),
      dayClock(server.platform),
    )
    expect(statements.length).toBe(2)
  })
})
