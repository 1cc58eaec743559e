import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { certificates as certificateSources } from '../../../server/demo/content/certificates.ts'
import { classes } from '../../../server/demo/content/classes.ts'
import { enrollments } from '../../../server/demo/content/enrollments.ts'
import { demoAccounts, demoPassword, people } from '../../../server/demo/content/people.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { students, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { questions, transcriptCues } from '../../../server/platform/db/tables/catalogue.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { classSessions } from '../../../server/platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { Course } from '../../../src/domain/contract/course.contract.ts'
import type { QuestionStatistics } from '../../../src/domain/contract/question-statistics.contract.ts'
import type { Certificate, StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import { bandOf, STATISTICS_FROM } from '../../../src/domain/course/question-statistics.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
let hashed = 0

const seed = () =>
  seedDemo({
    db: server.platform.db,
    files: server.platform.files,
    clock: server.clock,
    messageSeal: server.platform.messageSeal,
    hashPassword: (password) => {
      hashed += 1
      return server.platform.passwords.hash(password)
    },
  })

beforeAll(async () => {
  server = await openTestApp()
  await seed()
})
afterAll(() => server.close())

const rowsIn = async (table: typeof users | typeof questions | typeof certificates) => {
  const [row] = await server.platform.db.select({ rows: count() }).from(table)
  return row?.rows
}

const ascending = (a: number, b: number) => a - b

describe('the demo', () => {
  test('is seeded once, and the password is hashed once', async () => {
    await seed()
    expect(hashed).toBe(1)
    expect(await rowsIn(users)).toBe(people.length)
    expect(await rowsIn(certificates)).toBe(certificateSources.length)
  })

  test('lets in one account of each role', async () => {
    for (const { person } of demoAccounts) {
      const email = people.find(({ key }) => key === person)?.email ?? ''
      expect(await server.signIn(email, demoPassword)).toMatch(/\./)
    }
  })

  test('lists its courses in three languages, in order, with an ETag that spares the second asking', async () => {
    for (const language of LANGUAGES) {
      const headers = { 'accept-language': language }
      const answer = await server.call({ method: 'GET', url: '/api/courses', headers })
      expect(answer.json<Course[]>().map(({ isOnline }) => isOnline)).toEqual([true, false, false, false, false, false])
      const again = await server.call({
        method: 'GET',
        url: '/api/courses',
        headers: { ...headers, 'if-none-match': String(answer.headers['etag']) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    const arabic = await server.call({ method: 'GET', url: '/api/courses', headers: { 'accept-language': 'ar-EG' } })
    expect(arabic.json<Course[]>()[0]?.courseCategory.name).toBe('المستجيبون')
  })

  test('has at least eight questions a lesson and a transcript', async () => {
    const { db } = server.platform
    const banks = await db.select({ quizId: questions.quizId, size: count() }).from(questions).groupBy(questions.quizId)
    expect(banks.length).toBe(9)
    expect(banks.filter(({ size }) => size < 8)).toEqual([])
    const cues = await db
      .select({ lessonId: transcriptCues.lessonId })
      .from(transcriptCues)
      .groupBy(transcriptCues.lessonId)
    expect(cues.length).toBe(9)
  })

  test('holds enrolments and certificates as they are told', async () => {
    const { db } = server.platform
    const statuses = await db
      .select({ status: onlineEnrollments.statusId, rows: count() })
      .from(onlineEnrollments)
      .groupBy(onlineEnrollments.statusId)
      .orderBy(onlineEnrollments.statusId)
    const told = (status: (typeof enrollments)[number]['status']) =>
      enrollments.filter((held) => held.status === status).length
    expect(statuses).toEqual([
      { status: 1, rows: told('active') },
      { status: 2, rows: told('expired') },
      { status: 3, rows: told('completed') },
      { status: 5, rows: told('dropped') },
    ])
    for (const { number, state } of certificateSources) {
      const shown = await server.call({ method: 'GET', url: `/api/certificates/${number}` })
      expect([number, shown.json<Certificate>().state]).toEqual([number, state])
    }
  })

  test('meets its classes at the hour of the venue', async () => {
    const hours = await server.platform.db
      .select({
        start: sql<number>`extract(hour from ${classSessions.startsAt} at time zone 'America/Chicago')::float`,
      })
      .from(classSessions)
    const told = classes.flatMap(({ sessions }) => sessions.map(({ startHour }) => Math.floor(startHour)))
    expect(hours.map(({ start }) => start).toSorted(ascending)).toEqual(told.toSorted(ascending))
  })

  test('has somebody who signed up twice, and an open invitation that brings approvals', async () => {
    const as = { token: await server.signIn('admin@example.org', demoPassword) }
    const doubles = await server.call({ method: 'GET', url: '/api/users?likelyDouble=yes', as })
    expect(
      doubles
        .json<{ items: { lastName: string; email: string }[] }>()
        .items.map(({ email }) => email)
        .toSorted(),
    ).toEqual(['w.price@example.org', 'wendell.price@example.org'])
    const invited = await server.call({ method: 'GET', url: '/api/invitations?state=open', as })
    expect(
      invited
        .json<{ items: { email: string; courses: { id: number }[] }[] }>()
        .items.filter(({ courses }) => courses.length > 0)
        .map(({ email, courses }) => [email, courses.length]),
    ).toEqual([['bridget.oshea@example.org', 2]])
  })

  test('has questions with enough answers to tell well who knows, and hardly', async () => {
    const as = { token: await server.signIn('admin@example.org', demoPassword) }
    const [course] = (await server.call({ method: 'GET', url: '/api/courses' })).json<Course[]>()
    const url = `/api/course-records/${course?.id}/statistics`
    const told = (await server.call({ method: 'GET', url, as })).json<QuestionStatistics[]>()
    const bands = told.flatMap(({ discrimination }) => (discrimination === null ? [] : [bandOf(discrimination)]))
    expect(bands).toEqual(expect.arrayContaining(['poor', 'veryGood']))
    expect(told.some(({ answers }) => answers > STATISTICS_FROM)).toBe(true)
  })

  test('gives every student a dashboard', async () => {
    const { db } = server.platform
    const all = await db
      .select({ studentId: students.id, email: users.email })
      .from(students)
      .innerJoin(users, eq(users.id, students.userId))
    const admin = { token: await server.signIn('admin@example.org', demoPassword) }
    const answers = []
    for (const { studentId } of all) {
      answers.push(await server.call({ method: 'GET', url: `/api/students/${studentId}/dashboard`, as: admin }))
    }
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    expect(answers.some((answer) => answer.json<StudentDashboard>().next !== null)).toBe(true)
  })
})
