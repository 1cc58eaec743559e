import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let server: TestApp
let course: number
let held: number
/** Whose account went into another while a request of theirs, or one about them, was under way. */
const GONE = 999_999

const register = () =>
  server.platform.db.insert(instructorCourseStudents).values({
    instructorCourseId: held,
    studentId: GONE,
    state: 'registered',
    registeredAt: server.clock.now(),
  })
const certify = (courseId: number) =>
  server.platform.db.insert(certificates).values({
    number: 'TIM-GONE',
    studentId: courseId === course ? GONE : 1,
    courseId,
    recipientName: 'Ada Moreno',
    courseTitle: { en: 'Course', tr: 'Course', ar: 'Course' },
    hours: 4,
    completedOn: server.clock.now(),
    issuedAt: server.clock.now(),
  })
const DEEDS = { register, certify: () => certify(course), certifyOfNoCourse: () => certify(GONE) }

beforeAll(async () => {
  server = await openTestApp(
    {},
    {
      modules: [
        async (app) => {
          app.post(
            '/meanwhile/:deed',
            { config: { access: 'public' }, schema: { response: { 200: z.string() } } },
            async ({ params }) => {
              const { deed } = z.object({ deed: z.enum(['register', 'certify', 'certifyOfNoCourse']) }).parse(params)
              await DEEDS[deed]()
              return 'done'
            },
          )
        },
      ],
    },
  )
  course = await makeInPersonCourse(server.platform.db)
  held = await makeClass(server, course)
  await server.createUser()
})
afterAll(() => server.close())

const ask = async (deed: keyof typeof DEEDS) => {
  const answer = await server.call({ method: 'POST', url: `/api/meanwhile/${deed}` })
  return [answer.statusCode, answer.headers['retry-after'], answer.json().error.code]
}

it('whoever meets a merge of accounts is told to try again, by which it is the other account', async () => {
  expect(await ask('register')).toEqual([503, '5', 'UNAVAILABLE'])
  expect(await ask('certify')).toEqual([503, '5', 'UNAVAILABLE'])
})

it('any other row that is not there is a fault of ours', async () => {
  expect(await ask('certifyOfNoCourse')).toEqual([500, undefined, 'UNEXPECTED'])
})
