import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../../../src/domain/import.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readHeader, type Header } from './import-headers.ts'
import { readRecords, type CsvRecord } from './import-records.ts'
import { createJudge, type JudgedRow, type Known } from './import-rows.ts'
import { readText } from './import-text.ts'

/** Lines of a file, blank ones among them: spreadsheets leave some behind, but not millions. */
const MOST_LINES = 50_000

const isBlank = (record: CsvRecord): boolean => record.every((cell) => cell.trim() === '')

const headerOf = (record: CsvRecord): Header => {
  const header = readHeader(record)
  if ('missing' in header) throw new Refusal(422, 'IMPORT_COLUMNS', { details: header })
  return header
}

export type JudgedFile = Readonly<{ rows: readonly JudgedRow[]; ignoredColumns: readonly string[] }>

/**
 * The rows of a file, judged: the first that is not blank names the columns, and blank ones are passed over but
 * counted. Refuses what is too large, is no CSV, or lacks a column.
 */
export const judgeFile = async (bytes: Uint8Array, known: Known): Promise<JudgedFile> => {
  if (bytes.length > IMPORT_MAX_BYTES) throw new Refusal(413, 'IMPORT_TOO_LARGE')
  const rows: JudgedRow[] = []
  let judge: ReturnType<typeof createJudge> | null = null
  let ignoredColumns: readonly string[] = []
  let rowNumber = 0
  for await (const record of readRecords(readText(bytes))) {
    rowNumber += 1
    if (rowNumber > MOST_LINES) throw new Refusal(413, 'IMPORT_TOO_LARGE')
    if (isBlank(record)) continue
    if (judge === null) {
      const header = headerOf(record)
      judge = createJudge(header, known)
      ignoredColumns = header.ignored
      continue
    }
    if (rows.length >= IMPORT_MAX_ROWS) throw new Refusal(413, 'IMPORT_TOO_LARGE')
    rows.push(judge(record, rowNumber))
  }
  if (rows.length === 0) throw new Refusal(422, 'IMPORT_EMPTY')
  return { rows, ignoredColumns }
}
