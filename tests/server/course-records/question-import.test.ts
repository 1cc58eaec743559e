import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readGift } from '../../../server/modules/course-records/gift-questions.ts'
import type { ReadQuestions } from '../../../src/domain/contract/course-draft.contract.ts'
import { QUESTIONS_TEXT_MAX, type QuestionFormat } from '../../../src/domain/course/question-reading.ts'
import type { Language } from '../../../src/domain/language.ts'
import { said, soundQuestion } from '../../domain/support/course-documents.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { keepFiles, makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
let courseId: number
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
  maker = await makerOf(server)
  courseId = (await maker.offered()).id
})
afterAll(() => server.close())

const ask = (format: QuestionFormat, text: string, language: Language = 'en') =>
  maker.call('POST', `/course-records/${courseId}/questions/read`, { format, language, text })

const read = async (...asked: Parameters<typeof ask>): Promise<ReadQuestions> => (await ask(...asked)).json()

/** Prompts with their choices, the right one marked. */
const told = ({ questions }: ReadQuestions, language: Language = 'en') =>
  questions.map(({ prompt, choices }) => [
    prompt[language],
    ...choices.map(({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${text[language]}`),
  ])
const found = ({ findings }: ReadQuestions) => findings.map(({ line, kind, detail }) => [line, kind, detail])

describe('questions of GIFT', () => {
  it('are read with their tags and explanation, in the language of who asked', async () => {
    const answer = await read(
      'gift',
      '// [tag:night]\n::Q1:: Neden yansıtıcı yelek? {\n=Görünmek için\n~Sıcak tutmak için\n####Sürücü sizi görmeli.}\n\nGece ışıklar açıktır. {TRUE}',
      'tr',
    )
    expect(told(answer, 'tr')).toEqual([
      ['Neden yansıtıcı yelek?', '=Görünmek için', '~Sıcak tutmak için'],
      ['Gece ışıklar açıktır.', '=Doğru', '~Yanlış'],
    ])
    expect(answer.questions).toMatchObject([
      { tags: ['night'], explanation: { en: '', tr: 'Sürücü sizi görmeli.' }, videoSecond: 0 },
      { choices: [{ text: { en: 'True', tr: 'Doğru', ar: 'صحيح' } }, { text: { en: 'False' } }] },
    ])
    expect(found(answer)).toEqual([])
  })

  it('each stand for themselves: one that cannot be read costs no other', async () => {
    const answer = await read('gift', 'One {=a ~b\n\nTwo {=a ~b}\n\n\nThree {#3:1}\n\n$CATEGORY: Lights\n\n// A note\n')
    expect(told(answer)).toEqual([['Two', '=a', '~b']])
    expect(found(answer)).toEqual([
      [1, 'unreadable', null],
      [6, 'unsupported', 'Numerical'],
    ])
  })

  it('say what of them is lost, and what is amiss', async () => {
    const answer = await read(
      'gift',
      '[html]<b>Where?</b> {=Here#Yes ~There}\n\nSeveral {~%50%a ~%50%b ~c}\n\nMany {=a ~b ~c ~d ~e ~f ~g}',
    )
    expect(told(answer)).toEqual([
      ['Where?', '=Here', '~There'],
      ['Several', '~a', '~b', '~c'],
    ])
    expect(found(answer)).toEqual([
      [1, 'feedbackDropped', null],
      [1, 'formatDropped', null],
      [3, 'notOneRight', null],
      [3, 'feedbackDropped', null],
      [5, 'tooLarge', null],
    ])
    expect(answer.findings.map(({ question }) => answer.questions.findIndex(({ key }) => key === question))).toEqual([
      0, 0, 1, 1, -1,
    ])
  })

  it('that the course has, or this text had before, are shown as such', async () => {
    const { prompt } = soundQuestion('q1')
    const answer = await read('gift', `${prompt.en.toUpperCase()} {=a ~b}\n\nNew {=a ~b}\n\nNEW {=c ~d}`)
    expect(found(answer)).toEqual([
      [1, 'known', null],
      [5, 'known', null],
    ])
    expect(answer.questions.length).toBe(3)
  })

  it('never stop the server, whatever the text is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('{', '}', '=', '~', '#', '\\', ':', '%', '\n', 'a', ' ') }),
        async (text) => {
          const { said: questions, findings } = await readGift(text, 'en')
          expect(questions.length + findings.length).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })
})

describe('questions of a table', () => {
  it('are read by the names of their columns, in any language at once', async () => {
    const answer = await read(
      'csv',
      'prompt;prompt (tr);right;right_tr;wrong 1;wrong 2;wrong_1_tr;explanation;tags;second;author\nWhere?;Nerede?;Here;Burada;There;Nowhere;Orada;Because.;night|road;12,5;Ada\n\n;;x;;y;;;;;;\n',
    )
    expect(answer.questions).toMatchObject([
      {
        prompt: { en: 'Where?', tr: 'Nerede?', ar: '' },
        explanation: { en: 'Because.', tr: '', ar: '' },
        tags: ['night', 'road'],
        videoSecond: 12.5,
        choices: [
          { text: { en: 'Here', tr: 'Burada' }, isCorrect: true },
          { text: { en: 'There', tr: 'Orada' }, isCorrect: false },
          { text: { en: 'Nowhere', tr: '' }, isCorrect: false },
        ],
      },
    ])
    expect(found(answer)).toEqual([
      [1, 'unknownColumn', 'author'],
      [4, 'unreadable', null],
    ])
  })

  it('without a right answer are there, and marked', async () => {
    expect(found(await read('csv', 'Question,Correct,Wrong\nWhere?,,There\n'))).toEqual([[2, 'notOneRight', null]])
  })
})

it('of more questions than anybody writes nothing is read, in whichever form', async () => {
  const short = ['a {=b ~c}\n\n'.repeat(3001), `prompt,right,wrong\n${'a,b,c\n'.repeat(3001)}`]
  expect([refusalOf(await ask('gift', short[0] ?? '')), refusalOf(await ask('csv', short[1] ?? ''))]).toEqual(
    short.map(() => ({ status: 413, code: 'TOO_LARGE' })),
  )
})

it('what is read is added as any other change, and published', async () => {
  const id = await maker.create()
  const document = await maker.sound()
  const [lesson] = document.lessons
  if (!lesson) throw new Error('There is no lesson')
  const { questions } = await read(
    'csv',
    'prompt,prompt tr,prompt ar,right,right tr,right ar,wrong,wrong tr,wrong ar\na,a,a,b,b,b,c,c,c',
  )
  await maker.save(id, { ...document, lessons: [{ ...lesson, questions: [...lesson.questions, ...questions] }] })
  expect((await maker.read(id)).document.lessons[0]?.questions.map(({ prompt }) => prompt)).toEqual([
    said('Where do you stand?'),
    said('a'),
  ])
  expect((await maker.publish(id)).statusCode).toBe(200)
})

it('a text that is too long, or in a form that is none, is refused', async () => {
  expect([
    (await ask('gift', 'a'.repeat(QUESTIONS_TEXT_MAX + 1))).statusCode,
    (
      await maker.call('POST', `/course-records/${courseId}/questions/read`, {
        format: 'xml',
        language: 'en',
        text: 'a',
      })
    ).statusCode,
    (await maker.call('POST', '/course-records/999999/questions/read', { format: 'gift', language: 'en', text: 'a' }))
      .statusCode,
  ]).toEqual([400, 400, 404])
})
