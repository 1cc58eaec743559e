import { setImmediate as turn } from 'node:timers/promises'

import gift from 'gift-pegjs'
import type { GIFTQuestion, TextFormat } from 'gift-pegjs'

import { NO_TEXT } from '../../../src/domain/course/course-document.ts'
import type { QuestionFinding } from '../../../src/domain/course/question-reading.ts'
import type { Language, Localized } from '../../../src/domain/language.ts'
import { inOne, leftOut, refuseTooMany, type Finding, type Reading, type SaidQuestion } from './question-draft.ts'
import { wordsOf } from './transcripts.ts'

/** Characters of one question: the grammar looks back, and a longer one is none that somebody answers. */
const BLOCK_MAX = 20_000

export const TRUE: Localized = { en: 'True', tr: 'Doğru', ar: 'صحيح' }
export const FALSE: Localized = { en: 'False', tr: 'Yanlış', ar: 'خطأ' }

type Block = Readonly<{ line: number; text: string }>

/** Questions stand between empty lines; one that cannot be read costs no other. */
const blocksOf = (text: string): readonly Block[] => {
  const blocks: { line: number; lines: string[] }[] = []
  let open: { line: number; lines: string[] } | null = null
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') open = null
    else if (open) open.lines.push(line)
    else {
      open = { line: at + 1, lines: [line] }
      blocks.push(open)
    }
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}

const isFormatted = (text: TextFormat): boolean => text.format === 'html' && /<[^<>]*>/.test(text.text)

const plain = ({ format, text }: TextFormat): string => (format === 'html' ? wordsOf(text) : text.trim())

type Asked = Extract<GIFTQuestion, { type: 'MC' | 'TF' }>

const choicesOf = (asked: Asked, language: Language): SaidQuestion['choices'] =>
  asked.type === 'TF'
    ? [
        { text: TRUE, isCorrect: asked.isTrue },
        { text: FALSE, isCorrect: !asked.isTrue },
      ]
    : asked.choices.map(({ text, isCorrect, weight }) => ({
        text: inOne(language, plain(text)),
        isCorrect: isCorrect || weight === 100,
      }))

const lostOf = (asked: Asked): readonly QuestionFinding[] => {
  const answers = asked.type === 'MC' ? asked.choices : []
  const hasFeedback =
    asked.type === 'TF'
      ? asked.trueFeedback !== null || asked.falseFeedback !== null
      : answers.some(({ feedback, weight }) => feedback !== null || (weight !== null && weight !== 100))
  return [
    ...(hasFeedback ? (['feedbackDropped'] as const) : []),
    ...([asked.stem, ...answers.map(({ text }) => text)].some(isFormatted) ? (['formatDropped'] as const) : []),
  ]
}

const saidIn = (asked: GIFTQuestion, line: number, language: Language): SaidQuestion | Finding | null => {
  if (asked.type === 'Category') return null
  if (asked.type !== 'MC' && asked.type !== 'TF') return leftOut(line, 'unsupported', asked.type)
  const { globalFeedback, stem, tags } = asked
  return {
    line,
    prompt: inOne(language, plain(stem)),
    explanation: globalFeedback ? inOne(language, plain(globalFeedback)) : NO_TEXT,
    videoSecond: 0,
    tags: tags ?? [],
    choices: choicesOf(asked, language),
    lost: lostOf(asked),
  }
}

const parsed = (text: string): readonly GIFTQuestion[] | null => {
  try {
    return gift.parse(text)
  } catch {
    return null
  }
}

/** The questions of a text in GIFT, one block after the other. */
export const readGift = async (text: string, language: Language): Promise<Reading> => {
  const said: SaidQuestion[] = []
  const findings: Finding[] = []
  for (const { line, text: block } of blocksOf(text)) {
    if (block.split('\n').every((one) => one.trimStart().startsWith('//'))) continue
    // Others have their turn between two questions.
    await turn()
    if (block.length > BLOCK_MAX) {
      findings.push(leftOut(line, 'tooLarge'))
      continue
    }
    const all = parsed(block)
    if (all === null) findings.push(leftOut(line, 'unreadable'))
    for (const asked of all ?? []) {
      const one = saidIn(asked, line, language)
      if (one === null) continue
      if ('kind' in one) findings.push(one)
      else said.push(one)
    }
    refuseTooMany({ said, findings })
  }
  return { said, findings }
}
