import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { courseDrafts, courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { blankLesson } from '../../../src/domain/course/course-document.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { said, soundQuestion } from '../../domain/support/course-documents.ts'
import { asked, refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  maker = await makerOf(server)
})
afterAll(() => server.close())

it('a copy of what has a category that is none is of the category that the course is shown in, and says what is missing', async () => {
  const id = await maker.create()
  const { document } = await maker.read(id)
  await maker.save(id, { ...document, details: { ...document.details, categoryId: 999_999 } })
  const copy = asked(await maker.call('POST', `/course-records/${id}/duplicate`))
  expect(copy).toEqual({ status: 201, body: { id: expect.any(Number) } })
  const [row] = await server.platform.db.select().from(courses).orderBy(desc(courses.id)).limit(1)
  expect(row?.categoryId).toBe(document.details.categoryId)
  const { problems } = await maker.read(row?.id ?? 0)
  expect(problems.map(({ kind }) => kind)).toContain('categoryMissing')
})

it('a course that is larger than any is made no larger, and may be made smaller', async () => {
  const id = await maker.create()
  const { document } = await maker.read(id)
  const long = said('x'.repeat(4000))
  const questions = Array.from({ length: 170 }, (_, at) => ({
    ...soundQuestion(`q${at}`),
    prompt: long,
    explanation: long,
  }))
  const lessons = [
    { ...blankLesson('l1'), questions },
    { ...blankLesson('l2'), questions },
  ]
  const content = { ...document, lessons }
  await server.platform.db.update(courseDrafts).set({ content }).where(eq(courseDrafts.courseId, id))
  const details = { ...content.details, description: said('More') }
  expect(refusalOf(await maker.save(id, { ...content, details }))).toEqual({ status: 413, code: 'TOO_LARGE' })
  const less = lessons.map((lesson) => Object.assign({}, lesson, { questions: questions.slice(1) }))
  expect((await maker.save(id, { ...content, lessons: less })).statusCode).toBe(200)
})

it('a change that says something deep of before is refused as every other, and is no failure', async () => {
  const id = await maker.create()
  const deep = `${'['.repeat(6000)}${']'.repeat(6000)}`
  const admin = await server.signedIn([ROLE.admin])
  const answer = await server.call({
    method: 'PATCH',
    url: `/api/course-records/${id}/draft`,
    as: admin,
    payload: `{"revision":0,"changes":[{"kind":"set","at":["details","title","en"],"was":${deep},"to":"x"}]}`,
    headers: { 'content-type': 'application/json' },
  })
  expect(refusalOf(answer)).toEqual({ status: 413, code: 'TOO_LARGE' })
})
