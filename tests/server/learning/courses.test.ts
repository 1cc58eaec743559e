import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createCourses } from '../../../server/modules/courses/courses.service.ts'
import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import type { Course } from '../../../src/domain/contract/course.contract.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { inThree, makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'

let server: TestApp
let course: TestCourse

beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db, { lessonCount: 1 })
})
afterAll(() => server.close())

const rename = (title: string) =>
  server.platform.db
    .update(courses)
    .set({ title: inThree(title) })
    .where(eq(courses.id, course.courseId))
const titlesOf = async (listing: Promise<{ courses: readonly Course[] }>) =>
  (await listing).courses.map(({ title }) => title)

test('the list is held for seconds, and a change shows at once where it is announced', async () => {
  const service = createCourses(server.platform)
  await rename('Before')
  expect(await titlesOf(service.list('en'))).toEqual(['Before'])
  await rename('After')
  expect(await titlesOf(service.list('tr'))).toEqual(['Before (tr)'])
  service.invalidate()
  expect(await titlesOf(service.list('ar'))).toEqual(['After (ar)'])
  await rename('Elsewhere')
  server.clock.moveBy(5000)
  expect(await titlesOf(service.list('en'))).toEqual(['Elsewhere'])
})

test('a load that began before an announcement is never kept', async () => {
  const service = createCourses(server.platform)
  await rename('Old')
  const early = service.list('en')
  service.invalidate()
  await early
  await rename('New')
  expect(await titlesOf(service.list('en'))).toEqual(['New'])
})

test('an unpublished course is not listed', async () => {
  const listed = async () =>
    (await server.call({ method: 'GET', url: '/api/courses' })).json<Course[]>().map(({ id }) => id)
  expect(await listed()).toEqual([course.courseId])
  await server.platform.db.update(courses).set({ isPublished: false })
  server.clock.moveBy(5000)
  expect(await listed()).toEqual([])
})
