import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { forgetFigures, keepFigure } from '../../../server/modules/kept-figures/kept-figures.repository.ts'
import { qualityFigure, readProgrammeQuality } from '../../../server/modules/programme/programme-quality.repository.ts'
import { DAY, later } from '../../../server/platform/clock.ts'
import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import type { ProgrammeQuality } from '../../../src/domain/contract/programme-quality.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { MISSING } from '../../../src/domain/student-record.ts'
import { taughtClass } from '../classes/support/classes.ts'
import { inThree } from '../learning/support/course.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
})
afterAll(() => server.close())

const read = async (): Promise<ProgrammeQuality> =>
  (await server.call({ url: '/api/programme/quality', as: admin })).json()

it('finds nothing where there is nothing', async () => {
  expect(await read()).toEqual({ asOf: server.clock.now().toISOString(), findings: [], cells: [] })
})

it('counts each finding as its list does, with the oldest of it, and who holds a good certificate by county and discipline', async () => {
  const { db } = server.platform
  const ago = (days: number) => later(server.clock.now(), -days * DAY)
  const teacher = await server.signedIn([ROLE.instructor])
  const courseId = await makeInPersonCourse(db)
  await taughtClass(server, courseId, teacher, { startsIn: -2 * DAY })
  await taughtClass(server, courseId, teacher, { startsIn: -5 * DAY })
  const oldest = await taughtClass(server, courseId, teacher, { startsIn: -6 * DAY })
  await taughtClass(server, courseId, teacher, { startsIn: -9 * DAY, courseStatusId: CLASS_STATUS.completed })
  await taughtClass(server, courseId, teacher, { startsIn: -9 * DAY, courseStatusId: CLASS_STATUS.cancelled })

  const [agency] = await db.insert(agencies).values({ name: 'Lakeside Fire', county: 'Harlan' }).returning()
  const join = async (more: Partial<typeof users.$inferInsert>, isCertified = false, expiresAt: Date | null = null) => {
    const { userId, studentId } = await server.createUser([ROLE.student])
    await db.update(users).set(more).where(eq(users.id, userId))
    if (isCertified)
      await db.insert(certificates).values({
        number: `TIM-7777-${String(studentId).padStart(4, '7')}`,
        studentId: studentId ?? 0,
        courseId,
        recipientName: 'Ada Moreno',
        courseTitle: inThree('Scene safety'),
        hours: 4,
        completedOn: ago(9),
        issuedAt: ago(9),
        expiresAt,
      })
    return userId
  }
  const whole = { primaryAgencyId: agency?.id ?? 0, discipline: 'ems', licenseNumber: 'EMS-1' }
  await join(whole, true)
  await join({ ...whole, licenseNumber: 'EMS-2' }, true, ago(1))
  const unlicensed = await join({ ...whole, licenseNumber: null, createdAt: ago(3) }, true)
  await join({ ...whole, licenseNumber: null })
  await join({ ...whole, discipline: null, licenseNumber: 'EMS-3' })
  const first = await join({ discipline: 'towing', createdAt: ago(4) })
  await join({ discipline: 'towing' })
  await join({ deactivatedAt: ago(1) })
  const twin = await join({ ...whole, licenseNumber: 'EMS-9', createdAt: ago(2) })
  await join({ ...whole, licenseNumber: 'EMS-9' })

  const { findings, cells } = await read()
  const told = findings.map(({ kind, count, oldestId }) => [kind, count, oldestId])
  expect(told).toEqual([
    ['unmarked', 2, oldest],
    ['likelyDoubles', 2, twin],
    ['agency', 2, first],
    ['discipline', 1, expect.any(Number)],
    ['licenseNumber', 1, unlicensed],
  ])
  expect(findings[2]?.since).toBe(ago(4).toISOString())
  for (const missing of MISSING) {
    const listed = await server.call({ url: `/api/students?missing=${missing}`, as: admin })
    expect(listed.json().total).toBe(findings.find(({ kind }) => kind === missing)?.count)
  }
  const doubles = await server.call({ url: '/api/users?likelyDouble=yes', as: admin })
  expect(doubles.json().total).toBe(2)
  expect(cells).toEqual([
    { county: 'Harlan', discipline: 'ems', people: 6, trained: 2 },
    { county: 'Harlan', discipline: null, people: 1, trained: 0 },
    { county: null, discipline: 'towing', people: 2, trained: 0 },
  ])

  // What was kept follows whoever comes, goes, is put right, and whose certificate ends by itself.
  await keepFigure(db, qualityFigure, server.clock.now())
  await join({ ...whole, licenseNumber: null }, true)
  await join({ ...whole, discipline: 'police', licenseNumber: 'P-1' }, true, ago(-1))
  await keepFigure(db, qualityFigure, server.clock.now(), () => false)
  await db.update(users).set({ discipline: 'ems' }).where(eq(users.id, first))
  await db
    .update(users)
    .set({ deactivatedAt: ago(0) })
    .where(eq(users.id, unlicensed))
  const gone = await join({ discipline: 'towing' })
  await db.delete(users).where(eq(users.id, gone))
  const counted = () => readProgrammeQuality(db, server.clock.now())
  const police = async () => (await counted()).cells.find(({ discipline }) => discipline === 'police')
  expect(await police()).toEqual({ county: 'Harlan', discipline: 'police', people: 1, trained: 1 })
  server.clock.moveBy(2 * DAY)
  const kept = await counted()
  expect(await police()).toEqual({ county: 'Harlan', discipline: 'police', people: 1, trained: 0 })
  await forgetFigures(db, later(server.clock.now(), 1))
  expect(kept).toEqual(await counted())
})
