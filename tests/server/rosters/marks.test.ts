import { randomUUID } from 'node:crypto'

import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { classCheckIns, rosterMarks } from '../../../server/platform/db/tables/rosters.table.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { codeOf, makeClass, outcomesOf, rosterWorld } from './roster-world.ts'
import type { HeldClass } from './roster-world.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
let colleague: TestUser
let held: HeldClass
beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
  teacher = await server.signedIn([ROLE.instructor], { firstName: 'Ruth', lastName: 'Delgado' })
  colleague = await server.signedIn([ROLE.admin], { firstName: 'Omar', lastName: 'Farouk' })
})
afterAll(() => server.close())
beforeEach(async () => {
  held = await makeClass(server, teacher)
})

const logOf = async (registrationId: number) =>
  (
    await server.platform.db
      .select({ attendance: rosterMarks.attendance, outcome: rosterMarks.outcome })
      .from(rosterMarks)
      .where(eq(rosterMarks.registrationId, registrationId))
      .orderBy(asc(rosterMarks.receivedAt))
  ).map(({ attendance, outcome }) => [attendance, outcome])

describe('marks of a roster', () => {
  it('are taken in their order, and each goes into the log', async () => {
    const ada = await world.seat(held)
    const bora = await world.seat(held, 'Bora')
    const answer = await world.mark(
      held,
      teacher,
      { registrationId: ada.id, attendance: 'present' },
      { registrationId: bora.id, attendance: 'noShow' },
      { registrationId: bora.id, attendance: 'partial', basedOn: 1 },
    )
    expect(outcomesOf(answer)).toEqual([
      ['taken', 'present', 1],
      ['taken', 'noShow', 1],
      ['taken', 'partial', 2],
    ])
    expect(answer.json().outcomes[0]).toMatchObject({
      markedBy: 'Ruth Delgado',
      markedAt: server.clock.now().toISOString(),
    })
    expect(await logOf(ada.id)).toEqual([['present', 'taken']])
  })

  it('meet a conflict where another device was faster, unless both say the same', async () => {
    const ada = await world.seat(held)
    const bora = await world.seat(held, 'Bora')
    await world.mark(
      held,
      colleague,
      { registrationId: ada.id, attendance: 'noShow' },
      { registrationId: bora.id, attendance: 'present' },
    )
    const late = await world.mark(
      held,
      teacher,
      { registrationId: ada.id, attendance: 'present' },
      { registrationId: bora.id, attendance: 'present' },
    )
    expect(outcomesOf(late)).toEqual([
      ['conflict', 'noShow', 1],
      ['same', 'present', 1],
    ])
    expect(late.json().outcomes[0]).toMatchObject({ markedBy: 'Omar Farouk' })
    expect((await world.row(ada.id)).attendance).toBe('noShow')

    const settled = await world.mark(held, teacher, { registrationId: ada.id, attendance: 'present', basedOn: 1 })
    expect(outcomesOf(settled)).toEqual([['taken', 'present', 2]])
    expect(await logOf(ada.id)).toEqual([
      ['noShow', 'taken'],
      ['present', 'conflict'],
      ['present', 'taken'],
    ])
  })

  it('change nothing when they are sent again, and are answered as the first time', async () => {
    const ada = await world.seat(held)
    const id = randomUUID()
    await world.mark(held, teacher, { id, registrationId: ada.id, attendance: 'present' })
    await world.mark(held, colleague, { registrationId: ada.id, attendance: 'partial', basedOn: 1 })
    const again = await world.mark(held, teacher, { id, registrationId: ada.id, attendance: 'present' })
    expect(outcomesOf(again)).toEqual([['taken', 'partial', 2]])
    expect(await logOf(ada.id)).toHaveLength(2)
  })

  it('of twenty tries at once are one', async () => {
    const ada = await world.seat(held)
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.mark(held, teacher, { id, registrationId: ada.id, attendance: 'present' }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(outcomesOf(answer))))).toEqual(
      new Set([JSON.stringify([['taken', 'present', 1]])]),
    )
    expect(await logOf(ada.id)).toHaveLength(1)
  })

  it('note who was at the session that is going on, and take that back', async () => {
    const ada = await world.seat(held)
    const seen = () => server.platform.db.select().from(classCheckIns).where(eq(classCheckIns.registrationId, ada.id))
    await world.mark(held, teacher, { registrationId: ada.id, attendance: 'partial' })
    expect((await seen()).map(({ sessionId, way }) => [sessionId, way])).toEqual([[held.sessionIds[0], 'hand']])
    await world.mark(held, teacher, { registrationId: ada.id, attendance: 'noShow', basedOn: 1 })
    expect(await seen()).toEqual([])
  })

  it('say of who is not on this class that they are gone, wherever else they may be', async () => {
    const left = await world.seat(held, 'Cem', 'cancelled')
    const elsewhere = await world.seat(await makeClass(server, colleague), 'Dana')
    const answer = await world.mark(
      held,
      teacher,
      { registrationId: left.id, attendance: 'present' },
      { registrationId: elsewhere.id, attendance: 'present' },
      { registrationId: 999_999, attendance: 'present' },
    )
    expect(outcomesOf(answer)).toEqual([
      ['gone', null, 0],
      ['gone', null, 0],
      ['gone', null, 0],
    ])
    expect((await world.row(elsewhere.id)).attendance).toBeNull()
  })

  it('come too late once the class is closed, but for those that had arrived', async () => {
    const ada = await world.seat(held)
    const id = randomUUID()
    await world.mark(held, teacher, { id, registrationId: ada.id, attendance: 'present' })
    await server.platform.db
      .update(instructorCourses)
      .set({ courseStatusId: CLASS_STATUS.completed })
      .where(eq(instructorCourses.id, held.id))
    expect(
      codeOf(await world.mark(held, teacher, { registrationId: ada.id, attendance: 'noShow', basedOn: 1 })),
    ).toEqual([409, 'CLASS_CLOSED'])
    expect(outcomesOf(await world.mark(held, teacher, { id, registrationId: ada.id, attendance: 'present' }))).toEqual([
      ['taken', 'present', 1],
    ])
  })
})

describe('a roster', () => {
  it('shows who is on the class and who waits, and is of its own instructors', async () => {
    const ada = await world.seat(held)
    const wim = await world.seat(held, 'Wim', 'waitlisted')
    await world.mark(held, teacher, { registrationId: ada.id, attendance: 'present' })
    const roster = await world.read(held, teacher)
    expect([
      roster.items.map(({ id, state, attendance, attendanceVersion }) => [id, state, attendance, attendanceVersion]),
      roster.waiting.map(({ id, state }) => [id, state]),
      roster.disciplines,
      roster.checkInSecret,
      roster.now,
    ]).toEqual([
      [[ada.id, 'registered', 'present', 1]],
      [[wim.id, 'waitlisted']],
      [{ discipline: null, onClass: 1, present: 1 }],
      held.secret,
      server.clock.now().toISOString(),
    ])
    const other = await server.signedIn([ROLE.instructor])
    const url = `/instructor-courses/${held.id}`
    expect(codeOf(await world.call('GET', `${url}/roster`, other))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await world.call('GET', '/instructor-courses/999999/roster', other))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await world.mark(held, other, { registrationId: ada.id, attendance: 'noShow' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(codeOf(await world.call('POST', `${url}/complete`, other, {}))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await world.call('GET', `${url}/roster/export`, other))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await world.call('GET', `${url}/roster/sheet`, other))).toEqual([404, 'NOT_FOUND'])
  })

  it('keeps its secret once the class is over', async () => {
    await server.platform.db
      .update(instructorCourses)
      .set({ courseStatusId: CLASS_STATUS.cancelled })
      .where(eq(instructorCourses.id, held.id))
    expect((await world.read(held, teacher)).checkInSecret).toBeNull()
  })

  it('is saved by addresses that are short-lived and of one class', async () => {
    await world.seat(held, '=HYPERLINK("x")')
    const base = `/instructor-courses/${held.id}/roster`
    const { url } = (await world.call('GET', `${base}/export`, teacher)).json<{ url: string }>()
    const csv = await server.call({ url })
    expect([csv.statusCode, csv.headers['content-type'], csv.body.includes(`"'=HYPERLINK`)]).toEqual([
      200,
      'text/csv; charset=utf-8',
      true,
    ])
    const sheet = (await world.call('GET', `${base}/sheet`, teacher)).json<{ url: string }>()
    const pdf = await server.call({ url: sheet.url })
    expect([
      pdf.statusCode,
      pdf.headers['content-type'],
      pdf.body.slice(0, 5),
      pdf.body.includes('StructTreeRoot'),
    ]).toEqual([200, 'application/pdf', '%PDF-', true])
    const stolen = url.replace(`/${held.id}/`, `/${held.id + 1}/`)
    expect((await server.call({ url: stolen })).statusCode).toBe(404)
    expect((await server.call({ url: url.replace('/export/', '/sheet/') })).statusCode).toBe(404)
    server.clock.moveBy(HOUR)
    expect((await server.call({ url })).statusCode).toBe(404)
  })
})
