import { performance } from 'node:perf_hooks'

import { expect, it } from 'vitest'

import { readCsv } from '../../../server/modules/course-records/csv-questions.ts'
import { readGift } from '../../../server/modules/course-records/gift-questions.ts'
import { readMoodle } from '../../../server/modules/course-records/moodle-questions.ts'
import { draftQuestions, type Reading } from '../../../server/modules/course-records/question-draft.ts'

const ROUNDS = 3
/** A busy machine may take its processor away from the same text many times. */
const TRIES = 12

const timeOf = async (read: () => Promise<Reading>): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

/** Whether four times as much takes about four times as long, and not sixteen. */
const isReadOnceThrough = async (read: (signs: number) => Promise<Reading>, signs: number): Promise<boolean> => {
  for (let round = 0; round < TRIES; round += 1) {
    const [some, more] = [await timeOf(() => read(signs)), await timeOf(() => read(signs * 4))]
    if (more < some * 8) return true
  }
  return false
}

it.each([
  ['a column whose name is spaces', (signs: number) => readCsv(`prompt${' '.repeat(signs)}x,right\na,b\n`, 'en')],
  ['tags of GIFT that never end', (signs: number) => readGift(`[html]${'<'.repeat(signs)} {T}`, 'en')],
] as const)('%s: it is read once through', async (_what, read) => {
  expect(await isReadOnceThrough(read, 4900)).toBe(true)
})

const asking = (html: string): string =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question>`

it('a question of Moodle of which more would be made than anybody writes is left out, and costs no other', async () => {
  const bold = Array.from({ length: 1000 }, (_, at) => `<b a=${at}>`).join('')
  const text = `<quiz>${asking(`<p>${bold}${'<p>x'.repeat(4000)}`)}\n${asking('<p>Where?</p>')}</quiz>`
  const { said, findings } = await readMoodle(text, 'en')
  expect(findings).toEqual([{ line: 1, kind: 'tooLarge', question: null, detail: null }])
  expect(said.map(({ prompt }) => prompt.en)).toEqual(['Where?'])
})

it('a long table in a question of Moodle is read', async () => {
  const { said } = await readMoodle(asking(`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(300)}</table>`), 'en')
  expect(said).toHaveLength(1)
})

it('others have their turn while questions are compared with those of a large course', async () => {
  const prompt = { en: 'a'.repeat(4000), tr: 'b'.repeat(4000), ar: '' }
  const known = Array.from({ length: 100 }, () => ({ prompt }))
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await draftQuestions({ said: [], findings: [] }, known)
  isOver = true
  expect(turns).toBeGreaterThan(10)
})
