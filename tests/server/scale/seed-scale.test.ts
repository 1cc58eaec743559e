import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { seedDemo } from '../../../server/demo/seed.ts'
import { isScaled, seedScale } from '../../../server/scale/seed-scale.ts'
import { readCertificateNumber } from '../../../src/domain/certificate.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const STUDENTS = 60

let server: TestApp
const numberIn = async (query: ReturnType<typeof sql>) => {
  const { rows } = await server.platform.db.execute(query)
  return Number(Object.values(rows[0] ?? {})[0])
}
const count = (table: string, where: string) => numberIn(sql.raw(`select count(*) from ${table} where ${where}`))
const OF_SCALE = `student_id in (select s.id from students s join users u on u.id = s.user_id where u.email like 'scale-%')`

beforeAll(async () => {
  server = await openTestApp()
  const { db, files, clock, messageSeal } = server.platform
  await seedDemo({ db, files, clock, hashPassword: async () => '-', messageSeal })
  await seedScale(db, { students: STUDENTS, now: clock.now(), passwordHash: '-' })
})
afterAll(() => server.close())

it('makes of everything as much for each student, and knows that it did', async () => {
  expect({
    students: await count('users', `email like 'scale-%' and id in (select user_id from students)`),
    enrollments: await count('online_enrollments', OF_SCALE),
    progress: await count('lesson_progress', `enrollment_id in (select id from online_enrollments where ${OF_SCALE})`),
    members: await count('group_members', OF_SCALE),
    active: await count('online_enrollments', `${OF_SCALE} and status_id = 1`),
    known: await isScaled(server.platform.db),
  }).toEqual({ students: 60, enrollments: 600, progress: 3000, members: 60, active: 45, known: true })
})

it('gives each completed enrolment a certificate whose number can be one', async () => {
  const { rows } = await server.platform.db.execute<{ number: string }>(
    sql.raw(`select number from certificates where ${OF_SCALE}`),
  )
  expect(rows).toHaveLength(await count('online_enrollments', `${OF_SCALE} and status_id = 3`))
  expect(rows.filter(({ number }) => readCertificateNumber(number) !== number)).toEqual([])
})

it('takes twenty of the twenty-five seats of each class', async () => {
  expect(
    await numberIn(sql`select max(taken) from (select count(*) as taken from instructor_course_students s
      join instructor_courses c on c.id = s.instructor_course_id where c.venue like 'Scale hall %' group by c.id) t`),
  ).toBe(20)
})

it('gives people names of their own, and few of them one that others have', async () => {
  const called = (column: string) =>
    sql.raw(`select count(distinct ${column}) from users where email like 'scale-%' and license_number is not null`)
  expect(await numberIn(called('last_name'))).toBeGreaterThan(STUDENTS * 0.8)
  expect(await numberIn(called('first_name'))).toBeGreaterThan(STUDENTS * 0.6)
})
