import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { readCsv } from '../../../server/modules/course-records/csv-questions.ts'
import { readMoodle } from '../../../server/modules/course-records/moodle-questions.ts'
import { draftQuestions } from '../../../server/modules/course-records/question-draft.ts'
import { xmlBlocks } from '../../../server/modules/course-records/xml-blocks.ts'
import { Refusal } from '../../../server/platform/refusal.ts'
import type { CourseQuestion } from '../../../src/domain/course/course-document.ts'
import { guessFormat } from '../../../src/domain/course/question-reading.ts'
import { questionsCsv } from '../../../src/domain/course/question-writing.ts'
import { soundQuestion } from '../../domain/support/course-documents.ts'

const quiz = (...questions: readonly string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const answer = (text: string, fraction: number, more = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${more}</answer>`
const multichoice = (prompt: string, ...answers: readonly string[]) =>
  `<question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${prompt}]]></text></questiontext>${answers.join('')}</question>`

const read = async (text: string) => await draftQuestions(await readMoodle(text, 'en'), [])
const told = async (text: string) =>
  (await read(text)).questions.map(({ prompt, choices }) =>
    [prompt.en].concat(choices.map(({ text: said, isCorrect }) => `${isCorrect ? '=' : '~'}${said.en}`)),
  )
const found = async (text: string) => (await read(text)).findings.map(({ line, kind, detail }) => [line, kind, detail])

it('reads questions of one right choice, and of true or false, as plain words', async () => {
  const text = quiz(
    '<question type="category"><category><text>top</text></category></question>',
    `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Stop &amp; look</p><p>then?</p>]]></text></questiontext>
<generalfeedback format="html"><text>Since you <b>see</b></text></generalfeedback>
${answer('Go', 100)}${answer('Wait', 0)}<tags><tag><text>night</text></tag></tags></question>`,
    `<question type="truefalse"><questiontext format="plain_text"><text>1 &lt; 2</text></questiontext>${answer('true', 0)}${answer('false', 100)}</question>`,
  )
  expect(await told(text)).toEqual([
    ['Stop & look\nthen?', '=Go', '~Wait'],
    ['1 < 2', '~True', '=False'],
  ])
  const { questions } = await read(text)
  expect(questions[0]).toMatchObject({ tags: ['night'], explanation: { en: 'Since you see' } })
  expect(questions[1]?.choices[0]?.text).toMatchObject({ tr: 'Doğru' })
})

it('says what is lost of each, by its line', async () => {
  const text = quiz(
    multichoice(
      '<b>Where</b> <img src="@@PLUGINFILE@@/a.png">?',
      answer('Here', 100, '<feedback><text>Yes</text></feedback>'),
      answer('There', 50),
    ),
    '<question type="essay"><questiontext><text>Why?</text></questiontext></question>',
  )
  expect(await found(text)).toEqual([
    [3, 'feedbackDropped', null],
    [3, 'formatDropped', null],
    [3, 'mediaDropped', null],
    [4, 'unsupported', 'essay'],
  ])
})

it('a question that is no sound XML costs no other', async () => {
  const text = quiz(
    multichoice('One', answer('a', 100), answer('b', 0)),
    '<question type="multichoice"><questiontext><text>Broken & lost</questiontext></question>',
    '<question type="multichoice"><questiontext><text>Never closed',
    multichoice('</question> within', answer('a', 100), answer('b', 0)),
  )
  expect((await told(text)).map(([prompt]) => prompt)).toEqual(['One', 'within'])
  expect((await found(text)).map(([, kind]) => kind)).toEqual(['unreadable', 'unreadable'])
  expect(await found('<quiz>nothing</quiz>')).toEqual([[1, 'unreadable', null]])
})

it('a text that declares what it is made of is refused, unless that is quoted', async () => {
  const bomb = '<!DOCTYPE quiz [<!ENTITY a "aaaa">]><quiz></quiz>'
  await expect(readMoodle(bomb, 'en')).rejects.toThrow(Refusal)
  expect(await told(quiz(multichoice('What is <!DOCTYPE html>', answer('a', 100), answer('b', 0))))).toHaveLength(1)
})

it('whatever is sent is read or told of, soon', async () => {
  const part = fc.constantFrom(
    '<question type="multichoice">',
    '</question>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<p>',
    '&lt;',
    'x',
    '<',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
      const { said, findings } = await readMoodle(parts.join(''), 'en')
      expect(said.length + findings.length).toBeLessThanOrEqual(parts.length + 1)
    }),
  )
  expect(xmlBlocks('<![CDATA['.repeat(40_000), 'question')).toEqual([])
  const deep = await readMoodle(multichoice('<i>'.repeat(10_000), answer('a', 100)), 'en')
  expect(deep.said.length + deep.findings.length).toBe(1)
})

const words = fc
  .string({ unit: fc.constantFrom('a', 'ş', 'ع', ' ', '"', ',', ';', '\n', '=', '+', "'", '-', '@', '|', '1') })
  .map((text) => text.trim().slice(0, 60))
const text = fc.record({ en: words, tr: words, ar: words })
const written = text.filter(({ en, tr, ar }) => `${en}${tr}${ar}` !== '')
const bank: fc.Arbitrary<readonly CourseQuestion[]> = fc.array(
  fc
    .record({
      prompt: written,
      explanation: text,
      videoSecond: fc.nat(4000).map((tenths) => tenths / 10),
      tags: fc.uniqueArray(
        words.filter((tag) => tag !== '').map((tag) => tag.slice(0, 30).trim()),
        { maxLength: 3 },
      ),
      isRetired: fc.boolean(),
      choices: fc.array(fc.record({ text: written, isCorrect: fc.boolean() }), { minLength: 1, maxLength: 6 }),
    })
    .map(({ choices, ...question }) =>
      Object.assign({}, soundQuestion('q'), question, {
        choices: choices.map((choice, place) => Object.assign({ key: `c${place}` }, choice)),
      }),
    ),
  { minLength: 1, maxLength: 5 },
)

const plain = (questions: readonly CourseQuestion[]) =>
  questions.map(({ prompt, explanation, videoSecond, tags, isRetired, choices }) => ({
    prompt,
    explanation,
    videoSecond,
    tags,
    isRetired,
    choices: choices.map(({ text: said, isCorrect }) => ({ text: said, isCorrect })),
  }))

it('our own table comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(bank, async (questions) => {
      const table = questionsCsv(questions)
      expect(guessFormat(table)).toBe('csv')
      const { questions: read_, findings } = await draftQuestions(await readCsv(table, 'en'), [])
      expect(plain(read_ as readonly CourseQuestion[])).toEqual(plain(questions))
      expect(findings.filter(({ question }) => question === null)).toEqual([])
    }),
  )
})

it('no cell of it is taken for a formula', () => {
  const table = questionsCsv([{ ...soundQuestion('q'), prompt: { en: '=1+1', tr: '', ar: '' } }])
  expect(table).toContain("\n'=1+1,")
})

it.each([
  ['<?xml version="1.0"?><quiz>', 'moodle'],
  ['\uFEFF  <quiz>', 'moodle'],
  ['prompt,right,wrong 1', 'csv'],
  ['"question (en)";right', 'csv'],
  ['Where? {=Here ~There}', 'gift'],
  ['Right of way {=a ~b}', 'gift'],
] as const)('%s looks like %s', (begun, format) => expect(guessFormat(begun)).toBe(format))
