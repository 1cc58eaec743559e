import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../../../src/domain/import.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readHeader, type HeaderFault, type TableHeader } from './import-headers.ts'
import { readRecords, type CsvRecord } from './import-records.ts'
import { createJudge, type JudgedRow, type Known } from './import-rows.ts'
import { readText } from './import-text.ts'

/** Lines of a file, blank ones among them: spreadsheets leave some behind, but not millions. */
const MOST_LINES = 50_000

const isBlank = (record: CsvRecord): boolean => record.every((cell) => cell.trim() === '')

export type JudgedTable<Row> = Readonly<{ rows: readonly Row[]; ignoredColumns: readonly string[] }>
export type JudgedFile = JudgedTable<JudgedRow>

type Judging<Column extends string, Row> = Readonly<{
  mostBytes: number
  mostRows: number
  readHeader: (heads: readonly string[]) => TableHeader<Column> | HeaderFault<Column>
  createJudge: (header: TableHeader<Column>) => (record: CsvRecord, rowNumber: number) => Row
}>

/**
 * The rows of a table, judged: the first that is not blank names the columns, and blank ones are passed over but
 * counted. Refuses what is too large, is no CSV, or lacks a column.
 */
export const judgeTable = async <Column extends string, Row>(
  bytes: Uint8Array,
  { mostBytes, mostRows, readHeader: readHeads, createJudge: judgeBy }: Judging<Column, Row>,
): Promise<JudgedTable<Row>> => {
  if (bytes.length > mostBytes) throw new Refusal(413, 'IMPORT_TOO_LARGE')
  const rows: Row[] = []
  let judge: ((record: CsvRecord, rowNumber: number) => Row) | null = null
  let ignoredColumns: readonly string[] = []
  let rowNumber = 0
  for await (const record of readRecords(readText(bytes))) {
    rowNumber += 1
    if (rowNumber > MOST_LINES) throw new Refusal(413, 'IMPORT_TOO_LARGE')
    if (isBlank(record)) continue
    if (judge === null) {
      const header = readHeads(record)
      if ('missing' in header) throw new Refusal(422, 'IMPORT_COLUMNS', { details: header })
      judge = judgeBy(header)
      ignoredColumns = header.ignored
      continue
    }
    if (rows.length >= mostRows) throw new Refusal(413, 'IMPORT_TOO_LARGE')
    rows.push(judge(record, rowNumber))
  }
  if (rows.length === 0) throw new Refusal(422, 'IMPORT_EMPTY')
  return { rows, ignoredColumns }
}

/** The rows of a file of people. */
export const judgeFile = (bytes: Uint8Array, known: Known): Promise<JudgedFile> =>
  judgeTable(bytes, {
    mostBytes: IMPORT_MAX_BYTES,
    mostRows: IMPORT_MAX_ROWS,
    readHeader,
    createJudge: (header) => createJudge(header, known),
  })
