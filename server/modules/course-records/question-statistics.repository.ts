import { sql } from 'drizzle-orm'

import type { QuestionStatistics } from '../../../src/domain/contract/question-statistics.contract.ts'
import { STATISTICS_FROM } from '../../../src/domain/course/question-statistics.ts'
import type { Queryable } from '../../platform/db/database.ts'

type Row = Readonly<{
  key: string
  /** Null in the row of the whole question. */
  choice: string | null
  answers: number
  share: number
  discrimination: number | null
}>

/**
 * What was made of the questions of a course, in one pass over the answers. A question is followed through the versions
 * by its key, as long as its words and choices are those that were published last: another wording is another question.
 * Only attempts that are over count, and of them the questions that were answered: what was not reached in time says
 * nothing of the question.
 *
 * Discrimination is the corrected point-biserial: the correlation between having the question right and the share of
 * the rest of the attempt that was right, from which the question itself is left out, or it would be correlated with
 * itself (Crocker and Algina, Introduction to Classical and Modern Test Theory, 1986, chapter 14).
 */
export const readQuestionStatistics = async (query: Queryable, courseId: number): Promise<QuestionStatistics[]> => {
  const { rows } = await query.execute<Row>(sql`
    with bank as (
      select question.id, question.prompt,
        coalesce(question.key, 'q' || question.id) as key,
        (
          select jsonb_agg(jsonb_build_array(choice.text, choice.is_correct) order by choice.id)
          from choices as choice where choice.question_id = question.id
        ) as choices
      from questions as question
      join quizzes as quiz on quiz.id = question.quiz_id
      join lessons as lesson on lesson.id = quiz.lesson_id
      join instructor_online_courses as offering on offering.id = lesson.offering_id
      where offering.course_id = ${courseId}
    ), latest as (
      select distinct on (key) key, prompt, choices from bank order by key, id desc
    ), answered as (
      select bank.key,
        coalesce(choice.key, 'c' || choice.id) as choice,
        answer.is_right::integer::double precision as is_right,
        case when attempt.total > 1
          then (attempt.right_answers - answer.is_right::integer)::double precision / (attempt.total - 1)
        end as rest
      from bank
      join latest on latest.key = bank.key and latest.prompt = bank.prompt and latest.choices = bank.choices
      join attempt_questions as answer on answer.question_id = bank.id
      join quiz_attempts as attempt on attempt.id = answer.attempt_id
      join choices as choice on choice.id = answer.choice_id
      where attempt.state <> 'open' and answer.is_right is not null
    )
    select key, choice, count(*)::integer as answers, avg(is_right) as share, corr(is_right, rest) as discrimination
    from answered
    group by grouping sets ((key), (key, choice))
    order by key, choice nulls first`)
  return [...Map.groupBy(rows, ({ key }) => key)].flatMap(([key, [whole, ...choices]]) => {
    if (!whole) return []
    const { answers, share, discrimination } = whole
    const isTold = answers >= STATISTICS_FROM
    return [
      {
        key,
        answers,
        right: isTold ? share : null,
        discrimination: isTold ? discrimination : null,
        choices: isTold
          ? choices.flatMap((one) => (one.choice === null ? [] : [{ key: one.choice, chosen: one.answers }]))
          : [],
      },
    ]
  })
}
