import { globSync, readFileSync } from 'node:fs'

import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  choices,
  instructorOnlineCourses,
  lessons,
  questions,
  quizzes,
} from '../../../server/platform/db/tables/catalogue.table.ts'
import { attemptQuestions, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import type { QuestionStatistics } from '../../../src/domain/contract/question-statistics.contract.ts'
import { STATISTICS_FROM } from '../../../src/domain/course/question-statistics.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree, makeCourse, type TestCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { keepFiles, makingWith } from './support/making.ts'

let server: TestApp
let admin: TestUser
let course: TestCourse
let enrollmentId: number
let bank: readonly Readonly<{ id: number; choiceIds: readonly number[]; right: number }>[]
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
  const { db } = server.platform
  course = await makeCourse(db, { lessonCount: 1 })
  enrollmentId = await learnerOf(server, course, await server.signedIn([ROLE.student])).enroll()
  const made = await db.select().from(choices).orderBy(choices.id)
  bank = [...course.key].map(([id, right]) => ({
    id,
    right,
    choiceIds: made.filter(({ questionId }) => questionId === id).map((choice) => choice.id),
  }))
})
afterAll(() => server.close())
beforeEach(() => server.platform.db.delete(quizAttempts))

/** Which choice of each question that was drawn was taken, by its place; null where none was. */
type Attempt = Readonly<{ state: 'open' | 'passed' | 'failed' | 'timedOut'; picks: readonly (number | null)[] }>

const DRAWN = 4

const isRight = (question: (typeof bank)[number], pick: number | null): boolean =>
  pick !== null && question.choiceIds[pick] === question.right

const keep = async (attempts: readonly Attempt[]) => {
  const { db } = server.platform
  const [lessonId = 0] = course.lessonIds
  for (const [number, { state, picks }] of attempts.entries()) {
    const drawn = bank.slice(0, picks.length)
    const right = drawn.filter((question, at) => isRight(question, picks[at] ?? null)).length
    const [attempt] = await db
      .insert(quizAttempts)
      .values({
        enrollmentId,
        lessonId,
        number: number + 1,
        state,
        passPercent: 75,
        startedAt: server.clock.now(),
        total: picks.length,
        ...(state !== 'open' && { right, closedAt: server.clock.now() }),
      })
      .returning()
    await db.insert(attemptQuestions).values(
      drawn.map((question, at) => {
        const pick = picks[at] ?? null
        return {
          attemptId: attempt?.id ?? 0,
          questionId: question.id,
          position: at + 1,
          choiceOrder: [...question.choiceIds],
          choiceId: pick === null ? null : (question.choiceIds[pick] ?? null),
          isRight: state === 'open' ? null : isRight(question, pick),
        }
      }),
    )
  }
}

const read = async (as = admin): Promise<readonly QuestionStatistics[]> =>
  (await server.call({ method: 'GET', url: `/api/course-records/${course.courseId}/statistics`, as })).json()

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Pearson's correlation, by its definition. */
const correlation = (xs: readonly number[], ys: readonly number[]): number | null => {
  const [x, y] = [mean(xs), mean(ys)]
  const covariance = mean(xs.map((one, at) => (one - x) * ((ys[at] ?? 0) - y)))
  const spread = Math.sqrt(mean(xs.map((one) => (one - x) ** 2)) * mean(ys.map((one) => (one - y) ** 2)))
  return spread < 1e-9 ? null : covariance / spread
}

/** The same figures, reckoned plainly: attempt by attempt and question by question. */
const reckoned = (attempts: readonly Attempt[]): readonly QuestionStatistics[] =>
  bank.flatMap((question, at) => {
    const answers = attempts
      .filter(({ state, picks }) => state !== 'open' && (picks[at] ?? null) !== null)
      .map(({ picks }) => {
        const rights = picks.map((pick, place) => {
          const other = bank[place]
          return other && isRight(other, pick) ? 1 : 0
        })
        const rest = rights.filter((_, place) => place !== at)
        return { pick: picks[at] ?? 0, right: rights[at] ?? 0, rest: mean(rest) }
      })
    if (answers.length === 0) return []
    const isTold = answers.length >= STATISTICS_FROM
    const rights = answers.map(({ right }) => right)
    return [
      {
        key: `q${question.id}`,
        answers: answers.length,
        right: isTold ? mean(rights) : null,
        discrimination: isTold
          ? correlation(
              rights,
              answers.map(({ rest }) => rest),
            )
          : null,
        choices: isTold
          ? question.choiceIds.flatMap((id, place) => {
              const chosen = answers.filter(({ pick }) => pick === place).length
              return chosen === 0 ? [] : [{ key: `c${id}`, chosen }]
            })
          : [],
      },
    ]
  })

const inOrder = (statistics: readonly QuestionStatistics[]) =>
  statistics
    .map(({ choices: chosen, right, discrimination, ...rest }) => ({
      ...rest,
      right: right === null ? null : expect.closeTo(right, 9),
      discrimination: discrimination === null ? null : expect.closeTo(discrimination, 6),
      choices: chosen.toSorted((a, b) => a.key.localeCompare(b.key)),
    }))
    .toSorted((a, b) => a.key.localeCompare(b.key))
const sorted = (statistics: readonly QuestionStatistics[]) =>
  statistics
    .map((one) => ({ ...one, choices: one.choices.toSorted((a, b) => a.key.localeCompare(b.key)) }))
    .toSorted((a, b) => a.key.localeCompare(b.key))

const pick = fc.option(fc.nat(2), { freq: 8 })
const attempt: fc.Arbitrary<Attempt> = fc.record({
  state: fc.constantFrom('passed', 'failed', 'timedOut'),
  picks: fc.array(pick, { minLength: DRAWN, maxLength: DRAWN }),
})

/** What of a migration fills the keys of what was published before there were any. */
const backfill = async (): Promise<void> => {
  const [name = ''] = globSync('server/platform/db/migrations/*_approvals_files_and_keys.sql')
  const statements = readFileSync(name, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements.filter((one) => one.trim().startsWith('UPDATE')))
    await server.platform.db.execute(sql.raw(statement))
}

describe('keys of questions', () => {
  it('are those of the document, as it is published and as what was published before is filled in', async () => {
    const { db } = server.platform
    await keepFiles(server)
    const { id, document } = await makingWith(server, admin).offered()
    const keysOf = async () => {
      const rows = await db
        .select({ question: questions.key, choice: choices.key })
        .from(choices)
        .innerJoin(questions, eq(questions.id, choices.questionId))
        .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
        .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
        .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, lessons.offeringId))
        .where(eq(instructorOnlineCourses.courseId, id))
        .orderBy(lessons.position, choices.id)
      return rows.map(({ question, choice }) => [question, choice])
    }
    const written = document.lessons.flatMap((lesson) =>
      lesson.questions.flatMap(({ key, choices: of }) => of.map((choice) => [key, choice.key])),
    )
    expect(await keysOf()).toEqual(written)
    await db.update(questions).set({ key: null })
    await db.update(choices).set({ key: null })
    await backfill()
    expect(await keysOf()).toEqual(written)
  })
})

describe('statistics of questions', () => {
  it('are what is reckoned attempt by attempt, whatever was answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 25, maxLength: 45 }), async (attempts) => {
        await server.platform.db.delete(quizAttempts)
        await keep(attempts)
        expect(sorted(await read())).toEqual(inOrder(reckoned(attempts)))
      }),
      { numRuns: 12 },
    )
  })

  it('are none of an attempt that is open, and of nobody who sees no courses', async () => {
    await keep([{ state: 'open', picks: [0, 1, 2, 0] }])
    expect(await read()).toEqual([])
    const instructor = await server.signedIn([ROLE.instructor])
    const url = `/api/course-records/${course.courseId}/statistics`
    expect((await server.call({ method: 'GET', url, as: instructor })).statusCode).toBe(403)
    const gone = await server.call({ method: 'GET', url: '/api/course-records/2000000000/statistics', as: admin })
    expect(gone.statusCode).toBe(404)
  })

  it('say how many answered, and no more, before there are thirty', async () => {
    await keep(Array.from({ length: STATISTICS_FROM - 1 }, () => ({ state: 'passed' as const, picks: [0, 1, 2, 0] })))
    expect((await read()).map(({ answers, right, choices: chosen }) => [answers, right, chosen])).toEqual(
      Array.from({ length: DRAWN }, () => [STATISTICS_FROM - 1, null, []]),
    )
  })

  it('follow a question through versions as long as its words and choices are the same', async () => {
    const { db } = server.platform
    const [question] = bank
    if (!question) throw new Error('No question')
    await keep(Array.from({ length: STATISTICS_FROM }, () => ({ state: 'passed' as const, picks: [0, 1, 2, 0] })))
    const key = `q${question.id}`
    const [row] = await db.select().from(questions).where(eq(questions.id, question.id))
    if (!row) throw new Error('No row')
    const { id: _, ...copied } = row
    const [next] = await db
      .insert(questions)
      .values({ ...copied, key })
      .returning()
    const old = await db.select().from(choices).where(eq(choices.questionId, question.id)).orderBy(choices.id)
    for (const one of old)
      await db
        .insert(choices)
        .values({ questionId: next?.id ?? 0, key: `c${one.id}`, text: one.text, isCorrect: one.isCorrect })
    expect((await read()).find((one) => one.key === key)?.answers).toBe(STATISTICS_FROM)
    await db
      .update(questions)
      .set({ prompt: inThree('Another question') })
      .where(eq(questions.id, next?.id ?? 0))
    expect((await read()).find((one) => one.key === key)).toBeUndefined()
  })
})
