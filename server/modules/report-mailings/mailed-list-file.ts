import { buffer } from 'node:stream/consumers'

import type { ListAsked } from '../../../src/domain/list.ts'
import { MAILED_ROWS_MAX } from '../../../src/domain/report-mailing.ts'
import type { SheetFormat } from '../../../src/domain/sheet-format.ts'
import { sheetOf } from '../../http/exports.ts'
import type { Cell } from '../../platform/files/workbook.ts'
import type { ListSheet, SheetReader } from '../../platform/list-sheets.ts'

/** It shows more rows than are mailed. */
export class TooManyRows extends Error {}

/** A list as one person sees it, as a file, and how many rows it has. Throws `TooManyRows`. */
export const mailedListFile = async (
  { fileName, header, rows }: ListSheet,
  asked: ListAsked,
  reader: SheetReader,
  format: SheetFormat,
): Promise<Readonly<{ rows: number; content: Buffer }>> => {
  let count = 0
  const counted = async function* (): AsyncGenerator<readonly Cell[]> {
    for await (const row of rows(asked, reader)) {
      count += 1
      if (count > MAILED_ROWS_MAX) throw new TooManyRows()
      yield row
    }
  }
  const { language } = reader
  const sheet = { name: fileName, language, header: header(language), rows: counted() }
  const content = await buffer(sheetOf(format, sheet).content)
  return { rows: count, content }
}
