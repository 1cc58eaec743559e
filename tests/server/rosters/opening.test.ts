import { randomUUID } from 'node:crypto'

import { count, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR, later, MINUTE } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { rosterMarks } from '../../../server/platform/db/tables/rosters.table.ts'
import { isCheckInOpen } from '../../../src/domain/check-in.ts'
import { ATTENDANCE } from '../../../src/domain/class.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { codeOf, makeClass, outcomesOf, rosterWorld } from './roster-world.ts'
import type { HeldClass } from './roster-world.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
  teacher = await server.signedIn([ROLE.instructor])
})
afterAll(() => server.close())

const walkIn = () => ({
  id: randomUUID(),
  firstName: 'Nadia',
  lastName: 'Okoye',
  email: `${randomUUID()}@example.org`,
  phone: '',
  agencyId: 0,
  discipline: '',
})
const add = (held: HeldClass, body: object) =>
  world.call('POST', `/instructor-courses/${held.id}/roster/walk-ins`, teacher, body)
/** Moves the class, and not the clock: sessions of those who are signed in end by it. */
const beginIn = async (held: HeldClass, milliseconds: number): Promise<Date> => {
  const courseDate = later(server.clock.now(), milliseconds)
  await server.platform.db.update(instructorCourses).set({ courseDate }).where(eq(instructorCourses.id, held.id))
  return courseDate
}

describe('whoever came', () => {
  it('is marked from an hour before the class begins, whatever the mark, and who did not come at any time', async () => {
    const held = await makeClass(server, teacher, { startHours: [48] })
    const { id } = await world.seat(held)
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -90 * 24 * HOUR, max: 90 * 24 * HOUR })),
        fc.constantFrom(...ATTENDANCE, null),
        async (afterOpening, attendance) => {
          const startsAt = await beginIn(held, HOUR - afterOpening)
          const before = await world.row(id)
          const isTaken =
            attendance === 'noShow' ||
            attendance === null ||
            isCheckInOpen(startsAt.toISOString(), server.clock.now().getTime())
          const answer = await world.mark(held, teacher, {
            registrationId: id,
            attendance,
            basedOn: before.attendanceVersion,
          })
          const after = await world.row(id)
          expect([isTaken === afterOpening >= 0 || attendance === 'noShow' || attendance === null]).toEqual([true])
          expect([codeOf(answer), after.attendance]).toEqual(
            isTaken ? [[200, undefined], attendance] : [[409, 'ATTENDANCE_NOT_OPEN'], before.attendance],
          )
        },
      ),
      { numRuns: 60, seed: 20_261_130 },
    )
  })

  it('is refused with the time from which it goes, and the clock that it goes by; none of the marks is taken', async () => {
    const held = await makeClass(server, teacher, { startHours: [48] })
    const ada = await world.seat(held)
    const bora = await world.seat(held, 'Bora')
    const answer = await world.mark(
      held,
      teacher,
      { registrationId: ada.id, attendance: 'noShow' },
      { registrationId: bora.id, attendance: 'partial' },
    )
    expect([codeOf(answer), answer.json().error.details]).toEqual([
      [409, 'ATTENDANCE_NOT_OPEN'],
      { opensAt: later(server.clock.now(), 47 * HOUR).toISOString(), timeZone: 'America/Chicago' },
    ])
    const log = await server.platform.db
      .select({ total: count() })
      .from(rosterMarks)
      .where(eq(rosterMarks.registrationId, ada.id))
    expect([log, (await world.row(ada.id)).attendance]).toEqual([[{ total: 0 }], null])
  })

  it.each(['en', 'tr', 'ar'])('is refused in words of the language: %s', async (language) => {
    const held = await makeClass(server, teacher, { startHours: [48] })
    const answer = await server.call({
      method: 'POST',
      url: `/api/instructor-courses/${held.id}/roster/walk-ins`,
      as: teacher,
      headers: { 'accept-language': language },
      payload: walkIn(),
    })
    expect(answer.json().error.message).toMatch(
      { en: /not open yet/, tr: /henüz açılmadı/, ar: /لم يُفتح/ }[language] ?? '',
    )
  })

  it('is answered for as before where it had arrived, though the class was put off since', async () => {
    const held = await makeClass(server, teacher)
    const { id } = await world.seat(held)
    const mark = { id: randomUUID(), registrationId: id, attendance: 'present' as const }
    const person = walkIn()
    await world.mark(held, teacher, mark)
    const first = await add(held, person)
    await beginIn(held, 48 * HOUR)
    expect([
      outcomesOf(await world.mark(held, teacher, mark)),
      (await add(held, person)).json(),
      codeOf(await world.mark(held, teacher, { registrationId: id, attendance: 'partial', basedOn: 1 })),
    ]).toEqual([[['taken', 'present', 1]], first.json(), [409, 'ATTENDANCE_NOT_OPEN']])
    expect(outcomesOf(await world.mark(held, teacher, { registrationId: id, attendance: null, basedOn: 1 }))).toEqual([
      ['taken', null, 2],
    ])
  })
})

it('nobody is marked as having stayed away from a class that was put off before that arrived, and it cannot be completed', async () => {
  const held = await makeClass(server, teacher)
  const ada = await world.seat(held)
  const bora = await world.seat(held, 'Bora')
  await beginIn(held, HOUR)
  const stayedAway = [ada, bora].map(({ id }) => ({
    id: randomUUID(),
    registrationId: id,
    attendance: 'noShow' as const,
    onceBegun: true as const,
  }))
  const early = outcomesOf(await world.mark(held, teacher, ...stayedAway))
  const completed = await world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, { certificates: 0 })
  expect([
    early,
    codeOf(completed),
    (await world.row(ada.id)).attendance,
    (await world.row(bora.id)).attendance,
  ]).toEqual([
    [
      ['early', null, 0],
      ['early', null, 0],
    ],
    [409, 'CLASS_NOT_BEGUN'],
    null,
    null,
  ])
  // Who says beforehand that they will not come can be marked, and all once the class has begun.
  expect(outcomesOf(await world.mark(held, teacher, { registrationId: ada.id, attendance: 'noShow' }))).toEqual([
    ['taken', 'noShow', 1],
  ])
  await beginIn(held, -MINUTE)
  expect(outcomesOf(await world.mark(held, teacher, ...stayedAway))).toEqual([
    ['same', 'noShow', 1],
    ['taken', 'noShow', 1],
  ])
})

describe('a walk-in', () => {
  it('is added from an hour before the class begins: earlier there is no place, no account and no mail', async () => {
    const held = await makeClass(server, teacher, { startHours: [48] })
    const body = walkIn()
    await beginIn(held, HOUR + 1)
    const early = await add(held, body)
    const made = await server.platform.db.select().from(users).where(eq(users.email, body.email))
    await beginIn(held, HOUR)
    const onTime = await add(held, body)
    expect([codeOf(early), made, onTime.statusCode, onTime.json().entry.attendance]).toEqual([
      [409, 'ATTENDANCE_NOT_OPEN'],
      [],
      201,
      'present',
    ])
  })

  it('is told the same of an address that is on the class, that waits for it, and that nobody has', async () => {
    const held = await makeClass(server, teacher, { startHours: [48] })
    const seated = await world.seat(held)
    const waiting = await world.seat(held, 'Wim', 'waitlisted')
    const emails = [seated.student.email, waiting.student.email, `${randomUUID()}@example.org`]
    const answers = await Promise.all(emails.map((email) => add(held, { ...walkIn(), email })))
    const places = await server.platform.db
      .select({ total: count() })
      .from(instructorCourseStudents)
      .where(eq(instructorCourseStudents.instructorCourseId, held.id))
    expect([new Set(answers.map((answer) => JSON.stringify(answer.json()))).size, codeOf(answers[0]!), places]).toEqual(
      [1, [409, 'ATTENDANCE_NOT_OPEN'], [{ total: 2 }]],
    )
  })
})

it('a code checks in from the same moment as a hand', async () => {
  const held = await makeClass(server, teacher, { startHours: [1] })
  const { id, student } = await world.seat(held)
  server.clock.moveBy(-MINUTE)
  const early = [
    codeOf(await world.checkIn(student, world.code(held))),
    codeOf(await world.mark(held, teacher, { registrationId: id, attendance: 'present' })),
  ]
  server.clock.moveBy(MINUTE)
  const inTime = [
    (await world.checkIn(student, world.code(held))).statusCode,
    outcomesOf(await world.mark(held, teacher, { registrationId: id, attendance: 'present', basedOn: 1 })),
  ]
  expect([early, inTime]).toEqual([
    [
      [409, 'CHECK_IN_NOT_NOW'],
      [409, 'ATTENDANCE_NOT_OPEN'],
    ],
    [201, [['same', 'present', 1]]],
  ])
})
