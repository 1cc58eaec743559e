import { Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import { Refusal } from '../../platform/refusal.ts'

export type CsvRecord = readonly string[]

const DELIMITERS = [',', ';', '\t'] as const
const PIECE = 65_536

/** Spreadsheets may say their delimiter in a line of its own. */
const SAID = /^sep=(.)\r?\n/i

/** The one that stands most often in the first line, outside of quotes. */
const delimiterOf = (text: string): string => {
  const line = /^\s*([^\r\n]*)/.exec(text)?.[1]?.replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

const piecesOf = function* (text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE)
}

/** Records that were whole before it broke off. */
const recordsBefore = (cause: CsvError): number => {
  const records: unknown = cause['records']
  return typeof records === 'number' ? records : 0
}

/**
 * The records of a text in their order, empty ones too, so that they can be counted. Between pieces others have
 * their turn: a large file takes a while.
 */
export const readRecords = async function* (text: string): AsyncGenerator<CsvRecord> {
  const said = SAID.exec(text)
  const body = said ? text.slice(said[0].length) : text
  try {
    const records = Readable.from(piecesOf(body)).pipe(
      parse({
        delimiter: said?.[1] ?? delimiterOf(body),
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: false,
      }),
    )
    for await (const record of records) {
      yield record as CsvRecord
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new Refusal(422, 'IMPORT_UNREADABLE', { details: { row: recordsBefore(cause) + 1 } })
  }
}
