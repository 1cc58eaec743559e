import { quizzes } from '../../../server/demo/content/quizzes/quizzes.ts'
import type { Language } from '../../../src/domain/language.ts'

/** The demo's own key, by question as a student reads it: what a test needs to pass, or to fail, a quiz. */
export const answerKey = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.values(quizzes).flatMap(({ questions }) =>
      questions.map((question): [string, string] => [
        question.prompt[language],
        question.choices.find((choice) => choice.correct)?.text[language] ?? '',
      ]),
    ),
  )
