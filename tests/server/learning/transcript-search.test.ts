import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { transcriptCues } from '../../../server/platform/db/tables/catalogue.table.ts'
import { LINES_OF_A_LESSON } from '../../../src/domain/transcript-limits.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { makeCourse, type TestCourse } from './support/course.ts'
import { learnerOf, refusalOf } from './support/learner.ts'

const LINES = 9
const SAID = {
  en: (at: number) => `Line ${at}: stand behind the BLOCKING truck.`,
  tr: (at: number) => `Satır ${at}: ışıkları söndürün.`,
  ar: (at: number) => `السطر ${at}: قِفْ خَلْفَ الشاحنة.`,
}

let server: TestApp
let course: TestCourse

beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db)
  for (const lessonId of course.lessonIds) {
    await server.platform.db.delete(transcriptCues).where(eq(transcriptCues.lessonId, lessonId))
    await server.platform.db.insert(transcriptCues).values(
      Array.from({ length: LINES }, (_, at) => ({
        lessonId,
        position: at + 1,
        start: at * 4,
        end: at * 4 + 4,
        text: { en: SAID.en(at), tr: SAID.tr(at), ar: SAID.ar(at) },
      })),
    )
  }
})
afterAll(() => server.close())

const begin = async () => {
  const learner = learnerOf(server, course, await server.signedIn())
  const id = await learner.enroll()
  const search = (typed: string, headers: Record<string, string> = {}) =>
    server.call({
      method: 'GET',
      url: `/api/online-enrollments/${id}/transcript-search?search=${encodeURIComponent(typed)}`,
      as: learner.user,
      headers,
    })
  return { learner, id, search }
}

test('what is said is found in each lesson: the first lines, how many, and of a locked lesson no words', async () => {
  const { search } = await begin()
  const [first = 0, second = 0] = course.lessonIds
  const { lessons } = (await search('Blocking TRUCK')).json<{ lessons: { title: string }[] }>()
  expect(lessons).toEqual([
    {
      lessonId: first,
      position: 1,
      title: expect.any(String),
      isLocked: false,
      total: LINES,
      lines: Array.from({ length: LINES_OF_A_LESSON }, (_, at) => ({ start: at * 4, text: SAID.en(at) })),
    },
    { lessonId: second, position: 2, title: expect.any(String), isLocked: true, total: LINES, lines: [] },
  ])
})

test.each([
  ['tr', 'ISIKLARI', SAID.tr(3), 'stand behind'],
  ['ar', 'خلف الشاحنه', SAID.ar(3), 'ışık'],
] as const)('it is looked for in the language of the request alone: %s', async (language, typed, line, foreign) => {
  const { search } = await begin()
  const headers = { 'accept-language': language }
  const { lessons } = (await search(typed, headers)).json<{ lessons: { lines: { text: string }[] }[] }>()
  expect(lessons[0]?.lines.map(({ text }) => text)).toContain(line)
  expect((await search(foreign, headers)).json()).toEqual({ lessons: [] })
})

test('signs of patterns are letters like others', async () => {
  const { search } = await begin()
  expect((await search('.*')).json()).toEqual({ lessons: [] })
  expect((await search('%%')).json()).toEqual({ lessons: [] })
})

test.each(['', ' a ', 'x'.repeat(81)])('%j is not searched, and the answer says at which field', async (typed) => {
  const { search } = await begin()
  const refused = await search(typed)
  expect([refused.statusCode, JSON.stringify(refused.json()).includes('search')]).toEqual([400, true])
})

test('an enrolment that is over tells nothing', async () => {
  const { learner, id, search } = await begin()
  await learner.call('POST', `/online-enrollments/${id}/drop`)
  expect(refusalOf(await search('truck'))).toEqual({ status: 409, code: 'ENROLLMENT_CLOSED' })
})
