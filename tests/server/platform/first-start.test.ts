import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { courses, lessonSlugs } from '../../../server/demo/content/programme.ts'
import { VOICED_APART } from '../../../server/demo/voices.ts'
import { prepareInstallation } from '../../../server/prepare.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const told = async (of: string) => {
  const warn = vi.spyOn(server.platform.log, 'warn')
  await prepareInstallation(server.platform)
  const lines = warn.mock.calls.map(([line]) => String(line))
  warn.mockRestore()
  return lines.filter((line) => line.includes(of))
}

const counts = async () => {
  const { rows } = await server.platform.db.execute(sql`
    select (select count(*)::int from course_categories) as categories, (select count(*)::int from courses) as courses,
      (select count(*)::int from courses where is_published) as published, (select count(*)::int from lessons) as lessons,
      (select count(*)::int from questions) as questions, (select count(*)::int from users) as people,
      (select count(*)::int from agencies) as agencies, (select count(*)::int from files) as files`)
  return rows[0]
}

it('gives an installation what every state begins with, once, and nobody of the demo', async () => {
  expect(await told('create-owner')).toEqual([expect.stringMatching(/^There are no users yet\..*create-owner --email/)])
  const first = await counts()
  expect(first).toEqual({
    categories: 5,
    courses: 2,
    published: 0,
    lessons: lessonSlugs.length,
    questions: expect.any(Number),
    people: 0,
    agencies: 0,
    // Two videos and a poster; captions and labels in each language; a film for each further voice.
    files: lessonSlugs.length * (3 + 2 * LANGUAGES.length + VOICED_APART.length),
  })
  expect(Number(first?.['questions'])).toBeGreaterThan(lessonSlugs.length * 7)
  await prepareInstallation(server.platform)
  expect(await counts()).toEqual(first)
})

it('says of the embedded database, and of no other, that a power cut can lose what was saved', async () => {
  expect(await told('DATABASE_URL')).toEqual(
    server.platform.database.kind === 'embedded'
      ? ['DATABASE_URL is not set: the database is the embedded one, and a power cut can lose what was saved']
      : [],
  )
})

it('shows the template to no guest and no student before it is published', async () => {
  const student = await server.signedIn([ROLE.student])
  for (const as of [undefined, student]) {
    for (const url of ['/api/courses', '/api/course-search']) {
      const answer = await server.call({ url, ...(as ? { as } : {}) })
      expect([url, answer.body.includes(courses[0].title.en)]).toEqual([url, false])
    }
  }
  expect(await told('create-owner')).toEqual([])
})

it('never comes again, whatever was removed', async () => {
  await server.platform.db.execute(sql`truncate courses, course_categories cascade`)
  await prepareInstallation(server.platform)
  expect(await counts()).toMatchObject({ categories: 0, courses: 0 })
})
