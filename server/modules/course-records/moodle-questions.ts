import { setImmediate as turn } from 'node:timers/promises'

import { NO_TEXT } from '../../../src/domain/course/course-document.ts'
import type { QuestionFinding } from '../../../src/domain/course/question-reading.ts'
import type { Language } from '../../../src/domain/language.ts'
import { FALSE, TRUE } from './gift-questions.ts'
import { htmlWords, TooManyElements, type HtmlWords } from './html-words.ts'
import { inOne, leftOut, refuseTooMany, type Finding, type Reading, type SaidQuestion } from './question-draft.ts'
import { childOf, childrenOf, parseXml, textIn, xmlBlocks, type Element } from './xml-blocks.ts'

/** Characters of one question: a longer one is none that somebody answers. */
const BLOCK_MAX = 60_000
const WHOLE = 100

/** Texts say themselves whether they are HTML; where they do not, they are. */
const wordsIn = (element: Element | undefined): HtmlWords => {
  const text = textIn(element)
  const format = element?.attributes['format'] ?? 'html'
  const hasFile = element ? childrenOf(element, 'file').length > 0 : false
  if (format === 'plain_text' || format === 'markdown') {
    return { text: text.trim(), isFormatted: false, hasMedia: hasFile }
  }
  const words = htmlWords(text)
  return { ...words, hasMedia: words.hasMedia || hasFile }
}

type Answer = Readonly<{ words: HtmlWords; fraction: number; hasFeedback: boolean }>

const answersIn = (asked: Element): readonly Answer[] =>
  childrenOf(asked, 'answer').map((answer) => ({
    words: wordsIn(answer),
    fraction: Number(answer.attributes['fraction'] ?? 0),
    hasFeedback: textIn(childOf(answer, 'feedback')).trim() !== '',
  }))

const lostOf = (texts: readonly HtmlWords[], answers: readonly Answer[]): readonly QuestionFinding[] => [
  ...(answers.some(({ hasFeedback, fraction }) => hasFeedback || (fraction !== 0 && fraction !== WHOLE))
    ? (['feedbackDropped'] as const)
    : []),
  ...(texts.some(({ isFormatted }) => isFormatted) ? (['formatDropped'] as const) : []),
  ...(texts.some(({ hasMedia }) => hasMedia) ? (['mediaDropped'] as const) : []),
]

const choicesOf = (type: string, answers: readonly Answer[], language: Language): SaidQuestion['choices'] => {
  if (type !== 'truefalse') {
    return answers.map(({ words, fraction }) => ({
      text: inOne(language, words.text),
      isCorrect: fraction === WHOLE,
    }))
  }
  const isTrue = answers.some(({ words, fraction }) => words.text.toLowerCase() === 'true' && fraction === WHOLE)
  return [
    { text: TRUE, isCorrect: isTrue },
    { text: FALSE, isCorrect: !isTrue },
  ]
}

const saidIn = (asked: Element, line: number, language: Language): SaidQuestion | Finding | null => {
  const type = asked.attributes['type'] ?? ''
  if (type === 'category') return null
  if (type !== 'multichoice' && type !== 'truefalse') return leftOut(line, 'unsupported', type.slice(0, 100))
  const prompt = wordsIn(childOf(asked, 'questiontext'))
  const explanation = wordsIn(childOf(asked, 'generalfeedback'))
  const answers = answersIn(asked)
  const tags = childOf(asked, 'tags')
  if (prompt.text === '') return leftOut(line, 'unreadable')
  return {
    line,
    prompt: inOne(language, prompt.text),
    explanation: explanation.text === '' ? NO_TEXT : inOne(language, explanation.text),
    videoSecond: 0,
    tags: tags ? childrenOf(tags, 'tag').map(textIn) : [],
    choices: choicesOf(type, answers, language),
    lost: lostOf([prompt, explanation, ...answers.map(({ words }) => words)], answers),
  }
}

/** The same; what more is said in than anybody writes is too large. */
const readIn = (asked: Element, line: number, language: Language): SaidQuestion | Finding | null => {
  try {
    return saidIn(asked, line, language)
  } catch (cause) {
    if (cause instanceof TooManyElements) return leftOut(line, 'tooLarge')
    throw cause
  }
}

/** The questions of an XML file of Moodle, one element after the other. */
export const readMoodle = async (text: string, language: Language): Promise<Reading> => {
  const said: SaidQuestion[] = []
  const findings: Finding[] = []
  for (const { line, text: block } of xmlBlocks(text.replace(/^\uFEFF/, ''), 'question')) {
    // Others have their turn between two questions.
    await turn()
    const asked = block.length > BLOCK_MAX ? null : parseXml(block)
    if (asked === null) findings.push(leftOut(line, block.length > BLOCK_MAX ? 'tooLarge' : 'unreadable'))
    else {
      const one = readIn(asked, line, language)
      if (one !== null && 'kind' in one) findings.push(one)
      else if (one !== null) said.push(one)
    }
    refuseTooMany({ said, findings })
  }
  if (said.length + findings.length === 0 && text.trim() !== '') findings.push(leftOut(1, 'unreadable'))
  return { said, findings }
}
