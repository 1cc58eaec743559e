import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { forgetFigures, keepFigure } from '../../../server/modules/kept-figures/kept-figures.repository.ts'
import {
  endingFigure,
  readProgrammeFigures,
  trainedFigure,
} from '../../../server/modules/programme/programme-figures.repository.ts'
import { later } from '../../../server/platform/clock.ts'
import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { ATTENDANCE, REGISTRATION_STATES } from '../../../src/domain/class.ts'
import type { ProgrammeFigures } from '../../../src/domain/contract/programme-figures.contract.ts'
import { periodMeant, writeOwn, type Days } from '../../../src/domain/programme-period.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { inThree } from '../learning/support/course.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

/** Summer begins there on the 8th of March, six days after the test's clock. */
const ZONE = 'America/Chicago'
const HOUR = 3_600_000
const PEOPLE = 6
const DISCIPLINES = ['towing', 'ems', null] as const
/** Two of a county, one of another, one of none. */
const COUNTIES = ['Harlan', 'Harlan', 'Lorne', null] as const

let server: TestApp
let owner: TestUser
let admin: TestUser
let courseId: number
let agencyIds: readonly number[]
let people: readonly Readonly<{ userId: number; studentId: number }>[]
beforeAll(async () => {
  server = await openTestApp({ TIME_ZONE: ZONE })
  owner = await server.signedIn([ROLE.owner])
  admin = await server.signedIn([ROLE.admin])
  const { db } = server.platform
  courseId = await makeInPersonCourse(db)
  const kept = COUNTIES.map((county, at) => ({ name: `Agency ${at}`, county }))
  agencyIds = (await db.insert(agencies).values(kept).returning()).map(({ id }) => id)
  people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { userId, studentId } = await server.createUser([ROLE.student])
      return { userId, studentId: studentId ?? 0 }
    }),
  )
})
afterAll(() => server.close())

/** Hours before the test's now. */
const hours = fc.integer({ min: 0, max: 24 * 100 })
const programme = fc.record({
  people: fc.array(
    fc.record({
      discipline: fc.constantFrom(...DISCIPLINES),
      agency: fc.option(fc.integer({ min: 0, max: COUNTIES.length - 1 })),
    }),
    { minLength: PEOPLE, maxLength: PEOPLE },
  ),
  certificates: fc.array(
    fc.record({
      holder: fc.integer({ min: 0, max: PEOPLE - 1 }),
      hours,
      fate: fc.constantFrom('good', 'good', 'expired', 'revoked', 'superseded'),
    }),
    { maxLength: 14 },
  ),
  classes: fc.array(
    fc.record({
      hours,
      status: fc.constantFrom(1, 2, 3, 3, 3),
      places: fc.uniqueArray(
        fc.record({
          of: fc.integer({ min: 0, max: PEOPLE - 1 }),
          state: fc.constantFrom('registered' as const, ...REGISTRATION_STATES),
          attendance: fc.option(fc.constantFrom(...ATTENDANCE)),
        }),
        { selector: (place) => place.of, maxLength: 4 },
      ),
    }),
    { maxLength: 6 },
  ),
})
type Programme = typeof programme extends fc.Arbitrary<infer Value> ? Value : never

const now = () => server.clock.now().getTime()
const at = (back: number) => new Date(now() - back * HOUR)

const keep = async (made: Programme) => {
  const { db } = server.platform
  await db.delete(certificates)
  await db.delete(instructorCourseStudents)
  await db.delete(instructorCourses)
  for (const [index, { discipline, agency }] of made.people.entries())
    await db
      .update(users)
      .set({ discipline, primaryAgencyId: agency === null ? null : (agencyIds[agency] ?? null) })
      .where(sql`id = ${people[index]?.userId}`)
  const issued = made.certificates.map(({ holder, hours: back, fate }, index) => ({
    number: `TIM-7777-${String(index).padStart(4, '7')}`,
    studentId: people[holder]?.studentId ?? 0,
    courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene safety'),
    hours: 4,
    completedOn: at(back),
    issuedAt: at(back),
    expiresAt: fate === 'expired' ? at(back - 1) : null,
    revokedAt: fate === 'revoked' ? at(back) : null,
    supersededBy: fate === 'superseded' ? 'TIM-2222-2222' : null,
  }))
  if (issued.length > 0) await db.insert(certificates).values(issued)
  for (const { hours: back, status, places } of made.classes) {
    const [held] = await db
      .insert(instructorCourses)
      .values({
        courseId,
        courseStatusId: status,
        courseDate: at(back),
        timeZone: 'Asia/Tokyo',
        venue: 'Fire Hall',
        address: '1 Main Street',
        city: 'Fairmont',
        county: 'Harlan',
        capacity: 20,
        registrationClosesAt: at(back + 1),
      })
      .returning()
    const seats = places.map(({ of, state, attendance }) => ({
      instructorCourseId: held?.id ?? 0,
      studentId: people[of]?.studentId ?? 0,
      state,
      attendance,
      registeredAt: at(back + 2),
    }))
    if (seats.length > 0) await db.insert(instructorCourseStudents).values(seats)
  }
}

/** The same, row by row. */
const reckon = (made: Programme, days: Days, months: readonly string[]) => {
  const dayOf = (back: number) => wallTimeOf(at(back).getTime(), ZONE).date
  const isOf = (back: number) => days.from <= dayOf(back) && dayOf(back) <= days.to
  const counted = made.certificates.filter(
    ({ fate, hours: back }) => (fate === 'good' || fate === 'expired') && isOf(back),
  )
  const trained = [...new Set(counted.map(({ holder }) => holder))]
  const held = made.classes.filter(({ status, hours: back }) => status === 3 && isOf(back))
  const marked = held
    .flatMap(({ places }) => places)
    .filter(({ state, attendance }) => state === 'registered' && attendance !== null)
  const by = (keyOf: (person: Programme['people'][number]) => string | null) => {
    const counts: Record<string, number> = {}
    for (const holder of trained) {
      const person = made.people[holder]
      if (person) counts[String(keyOf(person))] = (counts[String(keyOf(person))] ?? 0) + 1
    }
    return counts
  }
  return {
    trained: trained.length,
    classesHeld: held.length,
    seats: marked.length,
    noShows: marked.filter(({ attendance }) => attendance === 'noShow').length,
    disciplines: by(({ discipline }) => discipline),
    counties: by(({ agency }) => (agency === null ? null : (COUNTIES[agency] ?? null))),
    agencies: by(({ agency }) => (agency === null ? null : `Agency ${agency}`)),
    months: months.map((month) => ({
      month,
      trained: new Set(counted.filter(({ hours: back }) => dayOf(back).startsWith(month)).map(({ holder }) => holder))
        .size,
      classesHeld: held.filter(({ hours: back }) => dayOf(back).startsWith(month)).length,
    })),
  }
}

type Row = Readonly<{ now: number; before: number }>

/** What is told of the one window, with what nobody is of left out. */
const told = (figures: ProgrammeFigures, of: keyof Row) => {
  const by = <R extends Row>(rows: readonly R[], keyOf: (row: R) => string | null) =>
    Object.fromEntries(rows.flatMap((row) => (row[of] === 0 ? [] : [[String(keyOf(row)), row[of]]])))
  return {
    trained: figures.trained[of],
    classesHeld: figures.classesHeld[of],
    seats: figures.seats[of],
    noShows: figures.noShows[of],
    disciplines: by(figures.disciplines, ({ discipline }) => discipline),
    counties: by(figures.counties, ({ county }) => county),
    agencies: by(figures.agencies, ({ name }) => name),
  }
}

/** Whether the figures of before are kept, so that what changes since has to be put on and taken off. */
const KEPT = ['as it was kept', 'kept again', 'kept again', 'forgotten'] as const
const count = async (asked: string, isKept: (typeof KEPT)[number]) => {
  const { db } = server.platform
  if (isKept === 'forgotten') await forgetFigures(db, later(server.clock.now(), 1))
  const clock = { now: now(), timeZone: ZONE }
  const period = periodMeant(asked, wallTimeOf(now(), ZONE).date)
  for (const figure of [trainedFigure(period, clock), endingFigure(clock)])
    if (isKept !== 'forgotten') await keepFigure(db, figure, server.clock.now(), () => isKept === 'as it was kept')
}

const read = async (period: string): Promise<ProgrammeFigures> =>
  (await server.call({ url: `/api/programme/figures?period=${period}`, as: owner })).json()

describe('the figures of the programme', () => {
  it('are what a slow reckoning over all rows gives, in both windows, and as many as the list of students', async () => {
    const period = fc.oneof(
      fc.constantFrom('month', 'quarter', 'year', '2026-02', '2026-q1', '2025-12'),
      fc.tuple(hours, hours).map((ends) => {
        const [from = '', to = ''] = ends.map((back) => wallTimeOf(at(back).getTime(), ZONE).date).toSorted()
        return writeOwn({ from, to })
      }),
    )
    await fc.assert(
      fc.asyncProperty(programme, period, fc.constantFrom(...KEPT), async (made, asked, isKept) => {
        await count(asked, isKept)
        await keep(made)
        const figures = await read(asked)
        const { months, ...inPeriod } = reckon(
          made,
          figures.period.days,
          figures.months.map(({ month }) => month),
        )
        const { months: _, ...before } = reckon(made, figures.period.before, [])
        expect({ ...told(figures, 'now'), months: figures.months }).toEqual({ ...inPeriod, months })
        expect(told(figures, 'before')).toEqual(before)
        const issued = writeOwn(figures.period.days)
        const listed = await server.call({ url: `/api/students?issued=${issued}&perPage=20`, as: admin })
        expect(listed.json().total).toBe(figures.trained.now)
      }),
      { numRuns: 40 },
    )
  })

  it('are of the year that today is in by the clock of the programme, as of now', async () => {
    const figures: ProgrammeFigures = (await server.call({ url: '/api/programme/figures', as: owner })).json()
    expect(figures.period).toEqual(periodMeant('year', '2026-03-02'))
    expect([figures.asOf, figures.timeZone]).toEqual([server.clock.now().toISOString(), ZONE])
    expect(await read('2026')).toEqual(figures)
  })

  it('tell of certificates that end soon as many people as the list does', async () => {
    const ends = (days: number) => new Date(now() + days * 24 * HOUR)
    await keep({
      people: Array.from({ length: PEOPLE }, () => ({ discipline: null, agency: null })),
      certificates: [0, 1, 2].map((holder) => ({ holder, hours: 5, fate: 'good' })),
      classes: [],
    })
    const end = async (holder: number, days: number) =>
      server.platform.db
        .update(certificates)
        .set({ expiresAt: ends(days) })
        .where(sql`student_id = ${people[holder]?.studentId}`)
    await count('year', 'kept again')
    await end(0, 59)
    await end(1, 61)
    await end(2, -1)
    const { standing } = await read('year')
    const listed = await server.call({ url: '/api/students?expires=next60', as: admin })
    expect([standing.expiring, listed.json().total]).toEqual([1, 1])
  })

  it('tell of the first agencies alone, and how many more there are', async () => {
    await keep({
      people: Array.from({ length: PEOPLE }, (_, agency) => ({ discipline: null, agency: agency % COUNTIES.length })),
      certificates: Array.from({ length: PEOPLE }, (_, holder) => ({ holder, hours: 5, fate: 'good' })),
      classes: [],
    })
    const figures = await readProgrammeFigures(server.platform.db, periodMeant('year', '2026-03-02'), {
      clock: { now: now(), timeZone: ZONE },
      told: 3,
      wish: () => {},
    })
    expect(figures.agencies.map(({ name, now: trained }) => [name, trained])).toEqual([
      ['Agency 0', 2],
      ['Agency 1', 2],
      ['Agency 2', 1],
    ])
    expect(figures.furtherAgencies).toBe(1)
  })

  it.each(['week', '2026-13', '2020-01-01..2026-01-01', '2026-02-01..'])('refuse %s at its field', async (period) => {
    const answer = await server.call({ url: `/api/programme/figures?period=${period}`, as: owner })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.details[0].field).toBe('period')
  })
})
