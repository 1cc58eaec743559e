import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { makeShortCode } from '../../../server/modules/rosters/check-in-code.ts'
import { HOUR, MINUTE, SECOND } from '../../../server/platform/clock.ts'
import { instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { classCheckIns } from '../../../server/platform/db/tables/rosters.table.ts'
import {
  CHECK_IN_WINDOW_SECONDS,
  SHORT_CODE_GRACE_WINDOWS,
  SHORT_CODE_WINDOW_SECONDS,
  shortCodeWindow,
} from '../../../src/domain/check-in.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { codeOf, makeClass, rosterWorld } from './roster-world.ts'
import type { HeldClass } from './roster-world.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
let held: HeldClass
beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
  held = await makeClass(server, teacher)
})

const WINDOW = CHECK_IN_WINDOW_SECONDS * SECOND
const attendanceOf = async (id: number) => {
  const { attendance, attendanceVersion, markedById } = await world.row(id)
  return [attendance, attendanceVersion, markedById]
}
const UNTOUCHED = [null, 0, null]

describe('checking in', () => {
  it('marks a student present by the code on the wall, once', async () => {
    const { student, id } = await world.seat(held)
    const code = world.code(held)
    const answer = await world.checkIn(student, code)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        registrationId: id,
        sessionId: held.sessionIds[0],
        courseTitle: 'Scene basics',
        venue: 'Training yard',
        timeZone: 'America/Chicago',
        at: server.clock.now().toISOString(),
        attendance: 'present',
        wasCheckedIn: false,
      },
    ])
    expect((await world.checkIn(student, code)).json()).toMatchObject({ wasCheckedIn: true, attendance: 'present' })
    expect(await attendanceOf(id)).toEqual(['present', 1, null])
    expect((await world.read(held, teacher)).items[0]?.checkIns).toEqual([
      { sessionId: held.sessionIds[0], way: 'code', at: server.clock.now().toISOString() },
    ])
  })

  it('goes by the code that is typed too, while it is on the wall and a little after', async () => {
    const { student, id } = await world.seat(held)
    const other = await world.seat(held, 'Bora')
    const subject = { sessionId: held.sessionIds[0] ?? 0, window: shortCodeWindow(server.clock.now().getTime()) }
    const typed = makeShortCode(held.secret, subject)
    const stranger = await server.signedIn([ROLE.student])
    expect(codeOf(await world.checkIn(stranger, typed))).toEqual([409, 'CHECK_IN_NOT_ON_CLASS'])
    const answer = await world.checkIn(student, ` ${typed.slice(0, 3).toLowerCase()}-${typed.slice(3)} `)
    expect([answer.statusCode, await attendanceOf(id)]).toEqual([201, ['present', 1, null]])
    server.clock.moveBy((SHORT_CODE_GRACE_WINDOWS + 1) * SHORT_CODE_WINDOW_SECONDS * SECOND)
    expect([
      codeOf(await world.checkIn(other.student, typed)),
      codeOf(await world.checkIn(other.student, makeShortCode('another secret', subject))),
      await attendanceOf(other.id),
    ]).toEqual([[409, 'CHECK_IN_OLD'], [400, 'CHECK_IN_UNKNOWN'], UNTOUCHED])
  })

  it('of twenty scans at once is one', async () => {
    const { student, id } = await world.seat(held)
    const code = world.code(held)
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.checkIn(student, code)))
    expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([201])
    expect(answers.filter((answer) => !answer.json().wasCheckedIn)).toHaveLength(1)
    expect(await attendanceOf(id)).toEqual(['present', 1, null])
  })

  it('takes the two codes before the present one, and no photograph that was sent on', async () => {
    const { student, id } = await world.seat(held)
    const photograph = world.code(held)
    server.clock.moveBy(3 * WINDOW)
    expect(codeOf(await world.checkIn(student, photograph))).toEqual([409, 'CHECK_IN_OLD'])
    expect(codeOf(await world.checkIn(student, world.code(held, 1)))).toEqual([409, 'CHECK_IN_OLD'])
    expect(await attendanceOf(id)).toEqual(UNTOUCHED)
    expect((await world.checkIn(student, world.code(held, -2))).statusCode).toBe(201)
  })

  it('takes no code from another class, or that was made up', async () => {
    const { student, id } = await world.seat(held)
    const other = await makeClass(server, teacher)
    // Another class's own code is good there only: this student is not on it.
    expect(codeOf(await world.checkIn(student, world.code(other)))).toEqual([409, 'CHECK_IN_NOT_ON_CLASS'])
    // Its secret makes no code of this class, and this class's none of its sessions.
    const forged = world.code(held, 0, held.sessionIds[0], other.secret)
    expect(codeOf(await world.checkIn(student, forged))).toEqual([400, 'CHECK_IN_UNKNOWN'])
    const crossed = world.code(held, 0, other.sessionIds[0])
    expect(codeOf(await world.checkIn(student, crossed))).toEqual([409, 'CHECK_IN_NOT_NOW'])
    const [, ...rest] = world.code(held).split('.')
    for (const code of ['nonsense', ...[other.id, 999_999, 2_147_483_648].map((id) => [id, ...rest].join('.'))]) {
      expect(codeOf(await world.checkIn(student, code))).toEqual([400, 'CHECK_IN_UNKNOWN'])
    }
    expect(await attendanceOf(id)).toEqual(UNTOUCHED)
  })

  it('takes no code of another day, nor of a class that is over', async () => {
    const days = await makeClass(server, teacher, { startHours: [-25, -1, 23] })
    const { student, id } = await world.seat(days)
    const [yesterday, today, tomorrow] = days.sessionIds
    expect(codeOf(await world.checkIn(student, world.code(days, 0, yesterday)))).toEqual([409, 'CHECK_IN_NOT_NOW'])
    expect(codeOf(await world.checkIn(student, world.code(days, 0, tomorrow)))).toEqual([409, 'CHECK_IN_NOT_NOW'])
    await server.platform.db
      .update(instructorCourses)
      .set({ courseStatusId: CLASS_STATUS.cancelled })
      .where(eq(instructorCourses.id, days.id))
    expect(codeOf(await world.checkIn(student, world.code(days, 0, today)))).toEqual([409, 'CHECK_IN_NOT_NOW'])
    expect(await attendanceOf(id)).toEqual(UNTOUCHED)
  })

  it('is open from an hour before a session to an hour after it', async () => {
    const later = await makeClass(server, teacher, { startHours: [1] })
    const { student } = await world.seat(later)
    server.clock.moveBy(-MINUTE)
    expect(codeOf(await world.checkIn(student, world.code(later)))).toEqual([409, 'CHECK_IN_NOT_NOW'])
    server.clock.moveBy(MINUTE + 6 * HOUR)
    expect(codeOf(await world.checkIn(student, world.code(later)))).toEqual([409, 'CHECK_IN_NOT_NOW'])
    server.clock.moveBy(-MINUTE)
    expect((await world.checkIn(student, world.code(later))).statusCode).toBe(201)
  })

  it('tells who is not on the class, and who only waits for it', async () => {
    const waiting = await world.seat(held, 'Wim', 'waitlisted')
    const stranger = await server.signedIn([ROLE.student])
    const instructor = await server.signedIn([ROLE.instructor])
    for (const who of [waiting.student, stranger, instructor]) {
      const answer = await world.checkIn(who, world.code(held))
      expect([codeOf(answer), answer.json().error.details]).toEqual([
        [409, 'CHECK_IN_NOT_ON_CLASS'],
        { courseId: held.courseId },
      ])
    }
    expect(await attendanceOf(waiting.id)).toEqual(UNTOUCHED)
  })

  it('makes who missed a session partial, and leaves a partial that the instructor marked', async () => {
    const days = await makeClass(server, teacher, { startHours: [-25, -1] })
    const [, today] = days.sessionIds
    const missed = await world.seat(days)
    expect((await world.checkIn(missed.student, world.code(days, 0, today))).json().attendance).toBe('partial')

    const both = await world.seat(days, 'Bora')
    await server.platform.db
      .insert(classCheckIns)
      .values({ registrationId: both.id, sessionId: days.sessionIds[0] ?? 0, way: 'code', at: server.clock.now() })
    expect((await world.checkIn(both.student, world.code(days, 0, today))).json().attendance).toBe('present')

    const left = await world.seat(held, 'Cem')
    await world.mark(held, teacher, { registrationId: left.id, attendance: 'partial' })
    await server.platform.db.delete(classCheckIns).where(eq(classCheckIns.registrationId, left.id))
    expect((await world.checkIn(left.student, world.code(held))).json().attendance).toBe('partial')
    expect(await attendanceOf(left.id)).toEqual(['partial', 1, teacher.userId])
  })

  it('makes who came late after all no longer a no-show', async () => {
    const { student, id } = await world.seat(held)
    await world.mark(held, teacher, { registrationId: id, attendance: 'noShow' })
    await world.checkIn(student, world.code(held))
    expect(await attendanceOf(id)).toEqual(['present', 2, null])
  })
})
