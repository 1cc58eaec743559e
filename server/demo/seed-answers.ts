import { eq } from 'drizzle-orm'

import type { Tx } from '../platform/db/database.ts'
import { choices, questions, quizzes } from '../platform/db/tables/catalogue.table.ts'
import { attemptQuestions, type quizAttempts } from '../platform/db/tables/learning.table.ts'

type Attempt = typeof quizAttempts.$inferSelect
type Answer = typeof attemptQuestions.$inferInsert
type Choice = Readonly<{ id: number; isCorrect: boolean }>
type Question = Readonly<{ id: number; choices: readonly Choice[] }>

/** Questions of each bank that everybody was asked: of these there are enough answers to say something. */
const ALWAYS = 2

/** The banks by the lesson, in the order in which they were written. */
const banksIn = async (tx: Tx): Promise<ReadonlyMap<number, readonly Question[]>> => {
  const rows = await tx
    .select({ lessonId: quizzes.lessonId, questionId: questions.id, id: choices.id, isCorrect: choices.isCorrect })
    .from(choices)
    .innerJoin(questions, eq(questions.id, choices.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .orderBy(questions.id, choices.id)
  const bankOf = (lesson: readonly (typeof rows)[number][]) =>
    [...Map.groupBy(lesson, ({ questionId }) => questionId)].map(([id, own]) => ({ id, choices: own }))
  return new Map([...Map.groupBy(rows, ({ lessonId }) => lessonId)].map(([id, lesson]) => [id, bankOf(lesson)]))
}

const drawnFrom = (bank: readonly Question[], total: number, place: number): readonly Question[] => {
  const rest = bank.slice(ALWAYS)
  const from = place % rest.length
  return [...bank.slice(0, ALWAYS), ...rest.slice(from), ...rest.slice(0, from)].slice(0, total)
}

/**
 * Which of the drawn were wrong. Whoever failed mostly had the first wrong, which tells well; whoever passed the second,
 * which therefore hardly tells who knows.
 */
const isWrongAt = ({ state, right, total }: Attempt, place: number, index: number): boolean => {
  const wrong = total - (right ?? 0)
  const from = state === 'passed' || place % 5 === 0 ? 1 : 0
  return index >= from && index < from + wrong
}

const answersOf = (attempt: Attempt, bank: readonly Question[], place: number): Answer[] =>
  drawnFrom(bank, attempt.total, place).map(({ id, choices: own }, index) => {
    const isRight = !isWrongAt(attempt, place, index)
    const fitting = own.filter(({ isCorrect }) => isCorrect === isRight)
    return {
      attemptId: attempt.id,
      questionId: id,
      position: index + 1,
      choiceOrder: own.map((choice) => choice.id),
      choiceId: fitting[place % fitting.length]?.id,
      answeredAt: attempt.closedAt,
      isRight,
    }
  })

/** What was asked and answered in attempts that are over. */
export const seedAnswers = async (tx: Tx, attempts: readonly Attempt[]): Promise<void> => {
  const banks = await banksIn(tx)
  const answers = [...Map.groupBy(attempts, ({ lessonId }) => lessonId)].flatMap(([lessonId, own]) =>
    own.flatMap((attempt, place) => answersOf(attempt, banks.get(lessonId) ?? [], place)),
  )
  await tx.insert(attemptQuestions).values(answers)
}
