import { csvText } from '../csv-text.ts'
import { LANGUAGES, type Language, type Localized } from '../language.ts'
import { isSeen } from '../plain-name.ts'
import type { CourseQuestion } from './course-document.ts'

const most = (questions: readonly CourseQuestion[], countOf: (question: CourseQuestion) => number): number =>
  questions.reduce((count, question) => Math.max(count, countOf(question)), 0)

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

const isWritten = ({ prompt }: CourseQuestion): boolean => LANGUAGES.some((language) => isSeen(prompt[language]))

type Column = Readonly<{ head: string; cell: (question: CourseQuestion) => string }>

const spoken = (head: string, textOf: (question: CourseQuestion) => Localized | undefined): readonly Column[] =>
  LANGUAGES.map((language: Language) => ({
    head: `${head} (${language})`,
    cell: (question) => textOf(question)?.[language] ?? '',
  }))

/**
 * A bank as a table, a question in each line: what `readQuestions` takes and gives back as it was. What has no words in
 * any language is left out.
 */
export const questionsCsv = (bank: readonly CourseQuestion[]): string => {
  const questions = bank.filter(isWritten)
  const columns: readonly Column[] = [
    ...spoken('prompt', ({ prompt }) => prompt),
    ...upTo(most(questions, ({ choices }) => choices.length)).flatMap((at) =>
      spoken(`choice ${at + 1}`, ({ choices }) => choices[at]?.text),
    ),
    {
      head: 'answer',
      cell: ({ choices }) => choices.flatMap(({ isCorrect }, at) => (isCorrect ? [at + 1] : [])).join(';'),
    },
    ...spoken('explanation', ({ explanation }) => explanation),
    { head: 'second', cell: ({ videoSecond }) => String(videoSecond) },
    ...upTo(most(questions, ({ tags }) => tags.length)).map((at) => ({
      head: `tag ${at + 1}`,
      cell: ({ tags }: CourseQuestion) => tags[at] ?? '',
    })),
    ...(questions.some(({ isRetired }) => isRetired)
      ? [{ head: 'retired', cell: ({ isRetired }: CourseQuestion) => (isRetired ? 'yes' : '') }]
      : []),
  ]
  return csvText([columns.map(({ head }) => head), ...questions.map((one) => columns.map(({ cell }) => cell(one)))])
}
