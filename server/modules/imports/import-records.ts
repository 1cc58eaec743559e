import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'

import { CsvError, parse } from 'csv-parse'

import { Refusal } from '../../platform/refusal.ts'

export type CsvRecord = readonly string[]

const DELIMITERS = [',', ';', '\t'] as const
/** All of them in each file: one that was put together of two has both. */
const LINE_ENDS = ['\r\n', '\n', '\r']
/** Characters that are read in one go: each may be a record of its own. */
const PIECE = 1024
/** Characters and cells of one record: more is a quotation mark that is not closed, or no file of people. */
const RECORD_MAX = 100_000
const CELLS_MAX = 1000

/** Spreadsheets may say their delimiter in a line of its own. */
const SAID = /^sep=(.)\r?\n/i

/** The one that stands most often in the first line, outside of quotes. */
const delimiterOf = (text: string): string => {
  const line = /^\s*([^\r\n]*)/.exec(text)?.[1]?.replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Streams alone never let anything else have its turn: what they wait for is done before it. */
const piecesOf = async function* (text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE)
    await turn()
  }
}

/** Records that were whole before it broke off. */
const recordsBefore = (cause: CsvError): number => {
  const records: unknown = cause['records']
  return typeof records === 'number' ? records : 0
}

/**
 * The records of a text in their order, empty ones too, so that they can be counted. Between pieces others have
 * their turn: a large file takes a while. Refuses a record that is too large.
 */
export const readRecords = async function* (text: string): AsyncGenerator<CsvRecord> {
  const said = SAID.exec(text)
  const body = said ? text.slice(said[0].length) : text
  try {
    const records = Readable.from(piecesOf(body)).pipe(
      parse({
        delimiter: said?.[1] ?? delimiterOf(body),
        record_delimiter: LINE_ENDS,
        relax_column_count: true,
        relax_quotes: true,
        max_record_size: RECORD_MAX,
        skip_empty_lines: false,
      }),
    )
    for await (const record of records as AsyncIterable<CsvRecord>) {
      if (record.length > CELLS_MAX) throw new Refusal(413, 'IMPORT_TOO_LARGE')
      yield record
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new Refusal(422, 'IMPORT_UNREADABLE', { details: { row: recordsBefore(cause) + 1 } })
  }
}
