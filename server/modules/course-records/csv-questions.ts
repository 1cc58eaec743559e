import { NO_TEXT } from '../../../src/domain/course/course-document.ts'
import { isLanguage, type Language, type Localized } from '../../../src/domain/language.ts'
import { readRecords, type CsvRecord } from '../imports/import-records.ts'
import { leftOut, type Finding, type Reading, type SaidQuestion } from './question-draft.ts'

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

const saidIn = (record: CsvRecord, columns: readonly (Column | null)[], line: number): SaidQuestion => {
  const cells = columns.map((column, at) => ({ column, cell: record[at]?.trim() ?? '' }))
  const textOf = (isIts: (column: Column) => boolean): Localized =>
    cells.reduce<Localized>(
      (text, { column, cell }) =>
        column !== null && 'language' in column && cell !== '' && isIts(column)
          ? Object.assign({}, text, { [column.language]: cell })
          : text,
      NO_TEXT,
    )
  const cellOf = (kind: 'tags' | 'second'): string => cells.find(({ column }) => column?.kind === kind)?.cell ?? ''
  const places = [...new Set(columns.flatMap((column) => (column?.kind === 'wrong' ? [column.place] : [])))]
  const second = Number(cellOf('second').replace(',', '.'))
  return {
    line,
    prompt: textOf(({ kind }) => kind === 'prompt'),
    explanation: textOf(({ kind }) => kind === 'explanation'),
    videoSecond: Number.isFinite(second) && second > 0 ? second : 0,
    tags: cellOf('tags').split(/[;,|]/),
    choices: [
      { text: textOf(({ kind }) => kind === 'right'), isCorrect: true },
      ...places.map((place) => ({
        text: textOf((column) => column.kind === 'wrong' && column.place === place),
        isCorrect: false,
      })),
    ].filter(({ text }) => text !== NO_TEXT),
    lost: [],
  }
}

/** A question in each line of a table, by the names of its columns. */
export const readCsv = async (text: string, language: Language): Promise<Reading> => {
  const said: SaidQuestion[] = []
  const findings: Finding[] = []
  let columns: readonly (Column | null)[] | null = null
  let line = 0
  for await (const record of readRecords(text)) {
    line += 1
    if (isEmpty(record)) continue
    if (columns === null) {
      columns = record.map((head) => columnOf(head, language))
      for (const [at, column] of columns.entries()) {
        const head = record[at]?.trim() ?? ''
        if (column === null && head !== '') findings.push(leftOut(line, 'unknownColumn', head.slice(0, 100)))
      }
      continue
    }
    const one = saidIn(record, columns, line)
    if (one.prompt === NO_TEXT) findings.push(leftOut(line, 'unreadable'))
    else said.push(one)
  }
  return { said, findings }
}
