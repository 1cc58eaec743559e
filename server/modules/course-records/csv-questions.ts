import { NO_TEXT } from '../../../src/domain/course/course-document.ts'
import { textOfCell } from '../../../src/domain/csv-text.ts'
import { isLanguage, type Language, type Localized } from '../../../src/domain/language.ts'
import { readRecords, type CsvRecord } from '../imports/import-records.ts'
import { leftOut, refuseTooMany, type Finding, type Reading, type SaidQuestion } from './question-draft.ts'

type Column =
  | Readonly<{ kind: 'prompt' | 'explanation' | 'right'; language: Language }>
  | Readonly<{ kind: 'wrong' | 'choice'; place: number; language: Language }>
  | Readonly<{ kind: 'tags' | 'tag' | 'second' | 'answer' | 'retired' }>

const NAMED =
  /^(prompt|question|explanation|right|correct|wrong|choice|answer|tags|tag|second|retired)[\s_]*(\d+)?[\s_]*\(?(en|tr|ar)?\)?$/i
const SAME: Readonly<Record<string, string>> = { question: 'prompt', correct: 'right' }

const ALONE = [{ kind: 'tags' }, { kind: 'tag' }, { kind: 'second' }, { kind: 'answer' }, { kind: 'retired' }] as const

/** Characters of the name of a column: what is longer is none of ours, and is looked at from each of its spaces. */
const NAME_MAX = 60

/** `wrong 2 (tr)`, `wrong_2_tr` or `wrong 2`, in the language of the text where it names none. */
const columnOf = (head: string, language: Language): Column | null => {
  const name = head.replace(/^\uFEFF/, '').trim()
  if (name.length > NAME_MAX) return null
  const [, said = '', place = '1', of] = NAMED.exec(name) ?? []
  const kind = SAME[said.toLowerCase()] ?? said.toLowerCase()
  const spoken = isLanguage(of?.toLowerCase()) ? (of?.toLowerCase() as Language) : language
  if (kind === 'prompt' || kind === 'explanation' || kind === 'right') return { kind, language: spoken }
  if (kind === 'wrong' || kind === 'choice') return { kind, place: Number(place), language: spoken }
  return ALONE.find((one) => one.kind === kind) ?? null
}

const isEmpty = (record: CsvRecord): boolean => record.every((cell) => cell.trim() === '')

type Spoken = readonly Readonly<{ at: number; language: Language }>[]

/** Which cells of a line are what, found once for all of its lines. */
type Parts = Readonly<{
  prompt: Spoken
  explanation: Spoken
  /** The right one first, then the wrong ones; then those of which `answer` says which are right. */
  choices: readonly Readonly<{ spoken: Spoken; place: number | null; isRight: boolean }>[]
  answer: number
  tags: number
  /** Each a tag as it is, whatever it says. */
  eachTag: readonly number[]
  second: number
  retired: number
}>

const partsOf = (columns: readonly (Column | null)[]): Parts => {
  const spoken = columns.flatMap((column, at) => (column && 'language' in column ? [{ ...column, at }] : []))
  const of = (kind: Column['kind']) => spoken.filter((column) => column.kind === kind)
  const byPlace = (kind: 'wrong' | 'choice') => {
    const placed = Map.groupBy(spoken, (column) => (column.kind === kind ? column.place : null))
    placed.delete(null)
    return [...placed]
  }
  const placeOf = (kind: Column['kind']) => columns.findIndex((column) => column?.kind === kind)
  return {
    prompt: of('prompt'),
    explanation: of('explanation'),
    choices: [
      { spoken: of('right'), place: null, isRight: true },
      ...byPlace('wrong').map(([, wrong]) => ({ spoken: wrong, place: null, isRight: false })),
      ...byPlace('choice').map(([place, choice]) => ({ spoken: choice, place, isRight: false })),
    ],
    answer: placeOf('answer'),
    tags: placeOf('tags'),
    eachTag: columns.flatMap((column, at) => (column?.kind === 'tag' ? [at] : [])),
    second: placeOf('second'),
    retired: placeOf('retired'),
  }
}

const saidIn = (record: CsvRecord, parts: Parts, line: number): SaidQuestion => {
  const cellAt = (at: number): string => textOfCell(record[at]?.trim() ?? '')
  const textOf = (spoken: Spoken): Localized =>
    spoken.reduce<Localized>((text, { at, language }) => {
      const cell = cellAt(at)
      return cell === '' ? text : Object.assign({}, text, { [language]: cell })
    }, NO_TEXT)
  const second = Number(cellAt(parts.second).replace(',', '.'))
  const right = new Set(
    cellAt(parts.answer)
      .split(/[^\d]+/)
      .map(Number),
  )
  return {
    line,
    prompt: textOf(parts.prompt),
    explanation: textOf(parts.explanation),
    videoSecond: Number.isFinite(second) && second > 0 ? second : 0,
    tags: [...cellAt(parts.tags).split(/[;,|]/), ...parts.eachTag.map(cellAt)],
    isRetired: /^(?:yes|true|1)$/i.test(cellAt(parts.retired)),
    choices: parts.choices
      .map(({ spoken, place, isRight }) => ({
        text: textOf(spoken),
        isCorrect: isRight || (place !== null && right.has(place)),
      }))
      .filter(({ text }) => text !== NO_TEXT),
    lost: [],
  }
}

/** A question in each line of a table, by the names of its columns. */
export const readCsv = async (text: string, language: Language): Promise<Reading> => {
  const said: SaidQuestion[] = []
  const findings: Finding[] = []
  let parts: Parts | null = null
  let line = 0
  for await (const record of readRecords(text)) {
    line += 1
    if (isEmpty(record)) continue
    if (parts === null) {
      const columns = record.map((head) => columnOf(head, language))
      for (const [at, column] of columns.entries()) {
        const head = record[at]?.trim() ?? ''
        if (column === null && head !== '') findings.push(leftOut(line, 'unknownColumn', head.slice(0, 100)))
      }
      parts = partsOf(columns)
      continue
    }
    const one = saidIn(record, parts, line)
    if (one.prompt === NO_TEXT) findings.push(leftOut(line, 'unreadable'))
    else said.push(one)
    refuseTooMany({ said, findings })
  }
  return { said, findings }
}
