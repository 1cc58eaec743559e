import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { addStudent, codeOf, makeClass, rosterWorld } from './roster-world.ts'
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
/** Of four hours. */
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
  held = await makeClass(server, teacher)
})

const ofHours = (totalCourseHours: number) =>
  server.platform.db.update(courses).set({ totalCourseHours }).where(eq(courses.id, held.courseId))
const complete = (body: object = {}) => world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, body)
const recorded = async () => {
  const rows = await server.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `class:${held.id}`))
    .orderBy(auditLog.id)
  return rows.filter(({ action }) => action === 'class.completed').map(({ details }) => details)
}

describe('a class that is completed', () => {
  it('brings as many certificates as were told to who confirmed it, or none', async () => {
    const registrationId = await addStudent(server, held, await server.signedIn([ROLE.student]))
    const deviceAt = server.clock.now().toISOString()
    const mark = { id: randomUUID(), registrationId, attendance: 'present', basedOn: 0, deviceAt }
    await world.call('POST', `/instructor-courses/${held.id}/roster/marks`, teacher, { marks: [mark] })
    const changed = await complete({ certificates: 0 })
    const before = await recorded()
    const told = await complete({ certificates: 1 })
    // Pressed again it is done already.
    const again = await complete({ certificates: 1 })
    expect([codeOf(changed), changed.json().error.details, before, told.json(), again.json()]).toEqual([
      [409, 'ATTENDANCE_CHANGED'],
      { certificates: 1 },
      [],
      { certificates: 1 },
      { certificates: 1 },
    ])
  })
})

describe('a class that was shorter than three quarters of its course', () => {
  it('is completed with a reason alone, which the log keeps', async () => {
    await ofHours(5.5)
    const roster = await world.read(held, teacher)
    const silent = await complete()
    const empty = await complete({ shortReason: '  ' })
    const told = await complete({ shortReason: ' The yard was flooded. ' })
    expect([roster.leastHours, codeOf(silent), silent.json().error.details, codeOf(empty), told.statusCode]).toEqual([
      4.125,
      [409, 'CLASS_SHORT'],
      { hours: 4, leastHours: 4.125 },
      [400, 'INVALID'],
      200,
    ])
    expect(await recorded()).toEqual([
      { certificates: 0, onClass: 0, hours: 4, leastHours: 4.125, shortReason: 'The yard was flooded.' },
    ])
  })

  it('is one that was held as long as it must be', async () => {
    await ofHours(5)
    expect([(await complete()).statusCode, await recorded()]).toEqual([200, [{ certificates: 0, onClass: 0 }]])
  })

  it('goes by the share of the installation', async () => {
    const strict = await openTestApp({ CLASS_HOURS_SHARE: '100' })
    const strictWorld = rosterWorld(strict)
    const instructor = await strict.signedIn([ROLE.instructor])
    const short = await makeClass(strict, instructor)
    await strict.platform.db.update(courses).set({ totalCourseHours: 4.5 }).where(eq(courses.id, short.courseId))
    const answer = await strictWorld.call('POST', `/instructor-courses/${short.id}/complete`, instructor, {})
    await strict.close()
    expect(codeOf(answer)).toEqual([409, 'CLASS_SHORT'])
  })
})
