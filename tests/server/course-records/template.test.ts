import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedDemo } from '../../../server/demo/seed.ts'
import { courses, lessons, transcriptCues } from '../../../server/platform/db/tables/catalogue.table.ts'
import type { CourseVersion } from '../../../src/domain/contract/course-draft.contract.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  const { db, files, clock, passwords, messageSeal } = server.platform
  await seedDemo({ db, files, clock, hashPassword: passwords.hash, messageSeal })
  maker = await makerOf(server)
})
afterAll(() => server.close())

const idsOf = async (isOnline: boolean) =>
  (
    await server.platform.db
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.isOnline, isOnline))
      .orderBy(asc(courses.id))
  ).map(({ id }) => id)

/** What is said in the lessons of a course, the newest version's last. */
const saidIn = async () => {
  const rows = await server.platform.db
    .select({ offeringId: lessons.offeringId, position: lessons.position, text: transcriptCues.text })
    .from(transcriptCues)
    .innerJoin(lessons, eq(lessons.id, transcriptCues.lessonId))
    .orderBy(asc(lessons.offeringId), asc(lessons.position), asc(transcriptCues.position))
  return [...Map.groupBy(rows, ({ offeringId }) => offeringId).values()].map((ofVersion) =>
    ofVersion.map(({ position, text }) => [position, text]),
  )
}

test('nothing keeps a course of the demo from being published as it is written', async () => {
  const amiss: unknown[] = []
  for (const id of [...(await idsOf(true)), ...(await idsOf(false))]) amiss.push(...(await maker.read(id)).problems)
  expect(amiss).toEqual([])
})

test('the national course is published again with all its lessons, and its learners keep theirs', async () => {
  const [id = 0] = await idsOf(true)
  const { document } = await maker.read(id)
  await maker.save(id, { ...document, details: { ...document.details, totalCourseHours: 5 } })
  const published = (await maker.publish(id)).json<{ version: number; kept: number }>()
  expect(published).toMatchObject({ version: 2 })
  const versions = (await maker.call('GET', `/course-records/${id}/versions`)).json<CourseVersion[]>()
  expect(versions.map(({ version, lessons: count, questions }) => [version, count, questions])).toEqual([
    [2, 9, 82],
    [1, 9, 82],
  ])
  expect(versions[1]?.enrolled).toBe(published.kept)
  const [before, after] = await saidIn()
  expect(after).toEqual(before)
})
