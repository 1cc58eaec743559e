import { and, asc, eq, inArray, isNull, lt, or, gte, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { choices, questions, quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { attemptQuestions, lessonProgress, quizAttempts } from '../../platform/db/tables/learning.table.ts'

export type AttemptRow = typeof quizAttempts.$inferSelect

export const findAttempt = async (query: Queryable, attemptId: number): Promise<AttemptRow | undefined> => {
  const [row] = await query.select().from(quizAttempts).where(eq(quizAttempts.id, attemptId))
  return row
}

export const findOpenAttempt = async (query: Queryable, enrollmentId: number, lessonId: number) => {
  const [row] = await query
    .select()
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.enrollmentId, enrollmentId),
        eq(quizAttempts.lessonId, lessonId),
        eq(quizAttempts.state, sql`'open'`),
      ),
    )
  return row
}

export const listOpenAttempts = (query: Queryable, enrollmentId: number): Promise<AttemptRow[]> =>
  query
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.state, sql`'open'`)))

export const listOverdueAttempts = (query: Queryable, before: Date, limit: number) =>
  query
    .select({ id: quizAttempts.id, enrollmentId: quizAttempts.enrollmentId })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.state, sql`'open'`), lt(quizAttempts.deadlineAt, before)))
    .orderBy(asc(quizAttempts.deadlineAt))
    .limit(limit)

export const findProgress = async (query: Queryable, enrollmentId: number, lessonId: number) => {
  const [row] = await query
    .select({ progress: lessonProgress, quiz: quizzes })
    .from(lessonProgress)
    .innerJoin(quizzes, eq(quizzes.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessonId)))
  return row
}

/** The whole bank of a quiz: ids only, what is drawn from. */
export const listBank = async (query: Queryable, quizId: number) => {
  const rows = await query
    .select({ questionId: questions.id, choiceId: choices.id })
    .from(questions)
    .innerJoin(choices, eq(choices.questionId, questions.id))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.id), asc(choices.id))
  const bank = new Map<number, number[]>()
  for (const { questionId, choiceId } of rows) bank.set(questionId, [...(bank.get(questionId) ?? []), choiceId])
  return [...bank].map(([questionId, choiceIds]) => ({ questionId, choiceIds }))
}

/** The drawn questions in their order, without anything that tells right from wrong. */
export const listDrawn = (query: Queryable, attemptId: number) =>
  query
    .select({
      questionId: attemptQuestions.questionId,
      prompt: questions.prompt,
      choiceOrder: attemptQuestions.choiceOrder,
      choiceId: attemptQuestions.choiceId,
    })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.position))

export const listChoiceTexts = async (query: Queryable, choiceIds: readonly number[]) => {
  if (choiceIds.length === 0) return new Map<number, (typeof choices.$inferSelect)['text']>()
  const rows = await query
    .select({ id: choices.id, text: choices.text })
    .from(choices)
    .where(inArray(choices.id, [...choiceIds]))
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** What a graded attempt teaches. Asked for only once it is closed. */
export const listGraded = (query: Queryable, attemptId: number) =>
  query
    .select({
      questionId: attemptQuestions.questionId,
      isRight: attemptQuestions.isRight,
      videoSecond: questions.videoSecond,
      explanation: questions.explanation,
    })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.position))

/**
 * Keeps an answer in one statement, and only while the attempt is open, the seat is the newest, the deadline
 * (with the wire's tolerance) ahead, the question ungraded and the choice one of the question's.
 */
export const keepAnswer = async (
  query: Queryable,
  answer: Readonly<{ attemptId: number; questionId: number; choiceId: number; seat: number }>,
  now: Date,
  deadline: Date,
): Promise<boolean> => {
  const kept = await query
    .update(attemptQuestions)
    .set({ choiceId: answer.choiceId, answeredAt: now })
    .from(quizAttempts)
    .where(
      and(
        eq(attemptQuestions.attemptId, answer.attemptId),
        eq(attemptQuestions.questionId, answer.questionId),
        isNull(attemptQuestions.isRight),
        sql`${attemptQuestions.choiceOrder} @> ${JSON.stringify(answer.choiceId)}::jsonb`,
        eq(quizAttempts.id, attemptQuestions.attemptId),
        eq(quizAttempts.state, sql`'open'`),
        eq(quizAttempts.seat, answer.seat),
        or(isNull(quizAttempts.deadlineAt), gte(quizAttempts.deadlineAt, deadline)),
      ),
    )
    .returning({ questionId: attemptQuestions.questionId })
  return kept.length === 1
}

/** Marks every drawn question right or wrong; how many are right. Unanswered is wrong. */
export const gradeAnswers = async (tx: Tx, attemptId: number): Promise<number> => {
  const graded = await tx
    .update(attemptQuestions)
    .set({
      isRight: sql`coalesce((select ${choices.isCorrect} from ${choices} where ${choices.id} = ${attemptQuestions.choiceId}), false)`,
    })
    .where(eq(attemptQuestions.attemptId, attemptId))
    .returning({ isRight: attemptQuestions.isRight })
  return graded.filter(({ isRight }) => isRight).length
}
