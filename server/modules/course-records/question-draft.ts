import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import type { ReadQuestions } from '../../../src/domain/contract/course-draft.contract.ts'
import { NO_TEXT, question, type CourseQuestion } from '../../../src/domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../src/domain/course/course-limits.ts'
import type { QuestionFinding } from '../../../src/domain/course/question-reading.ts'
import { LANGUAGES, type Localized } from '../../../src/domain/language.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import { Refusal } from '../../platform/refusal.ts'

export type Finding = ReadQuestions['findings'][number]

/** A question as a text says it, and where. */
export type SaidQuestion = Readonly<{
  line: number
  prompt: Localized
  explanation: Localized
  videoSecond: number
  tags: readonly string[]
  isRetired?: boolean
  choices: readonly Readonly<{ text: Localized; isCorrect: boolean }>[]
  /** What of it is lost. */
  lost: readonly QuestionFinding[]
}>

export type Reading = Readonly<{ said: readonly SaidQuestion[]; findings: readonly Finding[] }>

/** Questions of one text: more have less than a line each, and are read and told for as long as everybody waits. */
const READ_AT_MOST = 3000

export const refuseTooMany = ({ said, findings }: Reading): void => {
  if (said.length + findings.length > READ_AT_MOST) throw new Refusal(413, 'TOO_LARGE')
}

export const leftOut = (line: number, kind: QuestionFinding, detail: string | null = null): Finding => ({
  line,
  kind,
  question: null,
  detail,
})

/** Said in one language. */
export const inOne = (language: keyof Localized, text: string): Localized => ({ ...NO_TEXT, [language]: text })

const wordsOf = ({ prompt }: Pick<CourseQuestion, 'prompt'>): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const words = fold(prompt[language]).replaceAll(/\s+/g, ' ').trim()
    return words === '' ? [] : [`${language} ${words}`]
  })

/** Characters that are compared in one go: a course may have millions, and others have their turn between them. */
const COMPARED_AT_ONCE = 50_000

/** What questions say, as it is compared. */
const wordsOfAll = async (known: readonly Pick<CourseQuestion, 'prompt'>[]): Promise<Set<string>> => {
  const seen = new Set<string>()
  let compared = 0
  for (const one of known) {
    for (const words of wordsOf(one)) {
      seen.add(words)
      compared += words.length
    }
    if (compared < COMPARED_AT_ONCE) continue
    compared = 0
    await turn()
  }
  return seen
}

/** Questions as a draft has them, each with a key of its own, and what there is to say of them by their lines. */
export const draftQuestions = async (
  { said, findings }: Reading,
  known: readonly Pick<CourseQuestion, 'prompt'>[],
): Promise<ReadQuestions> => {
  const seen = await wordsOfAll(known)
  const questions: ReadQuestions['questions'] = []
  const told: Finding[] = [...findings]
  for (const { line, lost, prompt, explanation, videoSecond, tags, isRetired, choices } of said) {
    const key = randomUUID()
    const parsed = question.safeParse({
      key,
      prompt,
      explanation,
      videoSecond,
      isRetired,
      tags: [...new Set(tags.map((tag) => tag.trim().slice(0, COURSE_LIMITS.tag)))].filter((tag) => tag !== ''),
      choices: choices.map((choice) => ({ key: randomUUID(), ...choice })),
    })
    if (!parsed.success) {
      told.push(leftOut(line, 'tooLarge'))
      continue
    }
    const about = (kind: QuestionFinding): Finding => ({ line, kind, question: key, detail: null })
    const words = wordsOf(parsed.data)
    if (choices.filter(({ isCorrect }) => isCorrect).length !== 1) told.push(about('notOneRight'))
    if (words.some((one) => seen.has(one))) told.push(about('known'))
    told.push(...lost.map(about))
    for (const one of words) seen.add(one)
    questions.push(parsed.data)
  }
  return { questions, findings: told.toSorted((one, other) => one.line - other.line) }
}
