import { Readable } from 'node:stream'

import { zipOf, type MadeEntry } from './zip-writing.ts'

/** A day, or a moment to the minute, as it is written in files of text: `2026-03-01`, `2026-03-01 09:30`. */
export class DateCell {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Cell = string | number | DateCell | null

export type Sheet = Readonly<{
  name: string
  /** Its first column stands at the right. */
  isRightToLeft: boolean
  header: readonly string[]
  rows: AsyncIterable<readonly Cell[]>
}>

/** Rows that a sheet of the format has room for. */
const ROWS_MAX = 1_048_576
/** Characters of a cell. */
const TEXT_MAX = 32_767
/** Rows that are written at once: a piece for each would cost more than its text. */
const ROWS_AT_ONCE = 200

const DAY = 86_400_000
/** Days are counted from here: the format takes 1900 for a leap year. */
const EPOCH = Date.UTC(1899, 11, 30)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML has no way to write. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu
/** What readers of the format take for a letter by its number. */
const ESCAPE_LIKE = /_(?=x[0-9a-f]{4}_)/gi

const escaped = (text: string): string =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** A text, which no spreadsheet takes for a formula: it is said to be one, and is none of the shared ones. */
const textCell = (text: string, style = ''): string =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, TEXT_MAX).replaceAll(ESCAPE_LIKE, '_x005F_'))}</t></is></c>`

const STYLE = { day: 1, moment: 2, head: 3 } as const

const dateCell = ({ text }: DateCell): string => {
  const at = Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}:00Z` : `${text}T00:00:00Z`)
  if (Number.isNaN(at) || at < EPOCH) return textCell(text)
  return `<c s="${text.length > 10 ? STYLE.moment : STYLE.day}"><v>${(at - EPOCH) / DAY}</v></c>`
}

const cell = (value: Cell): string => {
  if (value === null) return '<c/>'
  if (value instanceof DateCell) return dateCell(value)
  if (typeof value === 'string') return textCell(value)
  return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>'
}

const row = (cells: string): string => `<row>${cells}</row>`

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const sheetXml = async function* ({ isRightToLeft, header, rows }: Sheet): AsyncGenerator<Buffer> {
  const widths = header.map(
    (title, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.max(14, title.length + 4)}" customWidth="1"/>`,
  )
  // The names of the columns stay in sight.
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${row(header.map((title) => textCell(title, ` s="${STYLE.head}"`)).join(''))}`,
  )
  let count = 1
  let waiting: string[] = []
  for await (const cells of rows) {
    count += 1
    if (count > ROWS_MAX) throw new Error('A sheet has no room for so many rows')
    waiting.push(row(cells.map(cell).join('')))
    if (waiting.length === ROWS_AT_ONCE) {
      yield Buffer.from(waiting.join(''))
      waiting = []
    }
  }
  yield Buffer.from(`${waiting.join('')}</sheetData></worksheet>`)
}

/** Names of sheets are short, and some signs are no part of one. */
const sheetName = (name: string): string =>
  escaped(
    name
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim(),
  )

const PARTS = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
})

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Rows as a workbook of one sheet: texts are texts, figures and dates are what they are. Streamed in constant memory,
 * and the same of the same rows.
 */
export const workbookOf = (sheet: Sheet): Readable => {
  const small = Object.entries(PARTS(sheet.name)).map(([name, xml]): MadeEntry => ({
    name,
    isPacked: true,
    read: async () => Readable.from([Buffer.from(HEAD + xml)]),
  }))
  return zipOf([
    ...small,
    { name: 'xl/worksheets/sheet1.xml', isPacked: true, read: async () => Readable.from(sheetXml(sheet)) },
  ])
}
