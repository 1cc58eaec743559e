import { NO_TEXT } from '../../../src/domain/course/course-document.ts'
import { isLanguage, type Language, type Localized } from '../../../src/domain/language.ts'
import { readRecords, type CsvRecord } from '../imports/import-records.ts'
import { leftOut, refuseTooMany, type Finding, type Reading, type SaidQuestion } from './question-draft.ts'

type Column =
  | Readonly<{ kind: 'prompt' | 'explanation' | 'right'; language: Language }>
  | Readonly<{ kind: 'wrong'; place: number; language: Language }>
  | Readonly<{ kind: 'tags' | 'second' }>

const NAMED = /^(prompt|question|explanation|right|correct|wrong|tags|second)[\s_]*(\d+)?[\s_]*\(?(en|tr|ar)?\)?$/i
const SAME: Readonly<Record<string, string>> = { question: 'prompt', correct: 'right' }

/** `wrong 2 (tr)`, `wrong_2_tr` or `wrong 2`, in the language of the text where it names none. */
const columnOf = (head: string, language: Language): Column | null => {
  const [, said = '', place = '1', of] = NAMED.exec(head.replace(/^\uFEFF/, '').trim()) ?? []
  const kind = SAME[said.toLowerCase()] ?? said.toLowerCase()
  const spoken = isLanguage(of?.toLowerCase()) ? (of?.toLowerCase() as Language) : language
  if (kind === 'prompt' || kind === 'explanation' || kind === 'right') return { kind, language: spoken }
  if (kind === 'wrong') return { kind, place: Number(place), language: spoken }
  return kind === 'tags' || kind === 'second' ? { kind } : null
}

const isEmpty = (record: CsvRecord): boolean => record.every((cell) => cell.trim() === '')

type Spoken = readonly Readonly<{ at: number; language: Language }>[]

/** Which cells of a line are what, found once for all of its lines. */
type Parts = Readonly<{
  prompt: Spoken
  explanation: Spoken
  /** The right one first. */
  choices: readonly Spoken[]
  tags: number
  second: number
}>

const partsOf = (columns: readonly (Column | null)[]): Parts => {
  const spoken = columns.flatMap((column, at) => (column && 'language' in column ? [{ ...column, at }] : []))
  const of = (kind: Column['kind']) => spoken.filter((column) => column.kind === kind)
  const wrong = Map.groupBy(spoken, (column) => (column.kind === 'wrong' ? column.place : null))
  wrong.delete(null)
  const placeOf = (kind: Column['kind']) => columns.findIndex((column) => column?.kind === kind)
  return {
    prompt: of('prompt'),
    explanation: of('explanation'),
    choices: [of('right'), ...wrong.values()],
    tags: placeOf('tags'),
    second: placeOf('second'),
  }
}

const saidIn = (record: CsvRecord, parts: Parts, line: number): SaidQuestion => {
  const cellAt = (at: number): string => record[at]?.trim() ?? ''
  const textOf = (spoken: Spoken): Localized =>
    spoken.reduce<Localized>((text, { at, language }) => {
      const cell = cellAt(at)
      return cell === '' ? text : Object.assign({}, text, { [language]: cell })
    }, NO_TEXT)
  const second = Number(cellAt(parts.second).replace(',', '.'))
  return {
    line,
    prompt: textOf(parts.prompt),
    explanation: textOf(parts.explanation),
    videoSecond: Number.isFinite(second) && second > 0 ? second : 0,
    tags: cellAt(parts.tags).split(/[;,|]/),
    choices: parts.choices
      .map((spoken, at) => ({ text: textOf(spoken), isCorrect: at === 0 }))
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
