import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { courseDetail } from '../../../src/domain/contract/course-search.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { inThree, makeCourse, VIDEO_SECONDS, type TestCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeCategory, makeClass, makeClassCourse, seat } from './programme.ts'

let server: TestApp
let online: TestCourse
let inPerson: number
let nextClass: number
let laterClass: number

beforeAll(async () => {
  server = await openTestApp()
  online = await makeCourse(server.platform.db, { lessonCount: 2 })
  const categoryId = await makeCategory(server, inThree('Instructor development'))
  inPerson = await makeClassCourse(server, categoryId, {
    title: inThree('Train the trainer'),
    prerequisiteCourseId: online.courseId,
    audience: inThree('Responders who teach'),
    teaches: [inThree('Teach a lesson'), inThree('Run an exercise')],
    expiresAfterDays: 730,
  })
  laterClass = await makeClass(server, inPerson, { day: 30 })
  nextClass = await makeClass(server, inPerson, { day: 10 })
  await makeClass(server, inPerson, { day: 12, courseStatusId: CLASS_STATUS.cancelled })
  await makeClass(server, inPerson, { day: -12, courseStatusId: CLASS_STATUS.completed })
  await seat(server, nextClass, (await server.createUser()).studentId)
  await seat(server, nextClass, (await server.createUser()).studentId, 'waitlisted')
})
afterAll(() => server.close())

const read = async (id: number, language = 'en') =>
  courseDetail.parse(
    (await server.call({ url: `/api/course-search/${id}`, headers: { 'accept-language': language } })).json(),
  )

test('a course that is held: for whom, what first, and its classes to come with their seats', async () => {
  const detail = await read(inPerson, 'tr')
  expect({
    ...detail,
    classes: detail.classes.map(({ id, seatsLeft, waiting }) => ({ id, seatsLeft, waiting })),
  }).toEqual({
    course: expect.objectContaining({ id: inPerson, title: 'Train the trainer (tr)', isOnline: false }),
    audience: 'Responders who teach (tr)',
    teaches: ['Teach a lesson (tr)', 'Run an exercise (tr)'],
    expiresAfterDays: 730,
    prerequisite: { id: online.courseId, title: 'Scene basics (tr)' },
    lessons: [],
    isOffered: false,
    classes: [
      { id: nextClass, seatsLeft: 1, waiting: 1 },
      { id: laterClass, seatsLeft: 2, waiting: 0 },
    ],
    hasMoreClasses: false,
  })
})

test('an online course: its lessons in their order', async () => {
  const { lessons, classes, isOffered, audience, prerequisite } = await read(online.courseId)
  expect({ lessons, classes, isOffered, audience, prerequisite }).toEqual({
    lessons: online.lessonIds.map((id, place) => ({
      id,
      title: `Lesson ${place + 1}`,
      summary: 'In short.',
      timeLength: VIDEO_SECONDS,
      picture: null,
    })),
    classes: [],
    isOffered: true,
    audience: null,
    prerequisite: null,
  })
})

test('a course that does not exist, or is not published, is not found', async () => {
  const status = async (id: number | string) => (await server.call({ url: `/api/course-search/${id}` })).statusCode
  const hidden = await makeClassCourse(server, await makeCategory(server, inThree('Hidden')), { isPublished: false })
  expect(await Promise.all([status(999_999), status(hidden)])).toEqual([404, 404])
  await server.platform.db.update(courses).set({ isPublished: true }).where(eq(courses.id, hidden))
  expect(await status(hidden)).toBe(200)
  expect(await status('abc')).toBe(400)
})
