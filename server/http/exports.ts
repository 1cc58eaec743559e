import { pipeline, Readable, type Transform } from 'node:stream'

import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { exportAddress } from '../../src/domain/contract/list.contract.ts'
import { directionOf, LANGUAGES, type Language } from '../../src/domain/language.ts'
import type { ListAsked, ListDefinition } from '../../src/domain/list.ts'
import type { RoleId } from '../../src/domain/role.ts'
import { SHEET_FORMATS, USUAL_FORMAT, type SheetFormat } from '../../src/domain/sheet-format.ts'
import { later, MINUTE } from '../platform/clock.ts'
import { DateCell, WORKBOOK_TYPE, workbookOf, type Cell } from '../platform/files/workbook.ts'
import type { Platform } from '../platform/platform.ts'
import { callerOf } from './caller.ts'
import { listQuery } from './listing.ts'
import { signedQuery } from './signed-query.ts'

/** Who asks for an export, and for which rows. */
export type ExportAsked = Readonly<{
  userId: number
  roles: readonly RoleId[]
  asked: ListAsked
  language: Language
  /** Ids in the address, e.g. of a group. */
  params: Readonly<Record<string, string>>
}>

export type ListExport = Readonly<{
  /** Of the list itself, e.g. `/coordinator/students`. */
  path: string
  definition: ListDefinition
  access: Readonly<{ roles: readonly RoleId[] }>
  /** Without its ending. */
  fileName: string
  header: (language: Language) => readonly string[]
  /** In the list's order; read as they are sent. Throws `notFound()` before the first where nothing may be seen. */
  rows: (asked: ExportAsked) => AsyncIterable<readonly Cell[]>
  /** Throws where what the address names may not be seen: before an address is given, too. */
  admit?: (who: Pick<ExportAsked, 'userId' | 'roles' | 'params'>) => Promise<void>
  /** Parts of the list’s address, if it has some. */
  params?: z.ZodObject
}>

const GOOD_FOR = MINUTE
export const noParams = z.looseObject({})
const exportedParams = z.looseObject({ exported: z.string() })

/** Beside what is signed: as what the rows come says nothing of them. */
const downloadQuery = signedQuery.extend({
  format: z.enum(SHEET_FORMATS).default(USUAL_FORMAT).describe('Text whose cells commas part, or a workbook.'),
})

const exported = z.object({
  language: z.enum(LANGUAGES),
  asked: z.custom<ListAsked>((value) => typeof value === 'object' && value !== null),
  params: z.record(z.string(), z.string()),
})

/** What was asked is sealed into the address: it may say whom somebody looked for, and is nobody's on the way. */
const useOf = ({ id }: ListDefinition): string => `export ${id}`

/**
 * Where a spreadsheet of another country parts cells, in the middle of a text: what stands behind it is the beginning of
 * one there, and quotation marks around the whole do not keep it together.
 */
const BEGINNING = /([;\t\r\n][ "]{0,8})(?=[=+\-@＝＋－＠])/g

/**
 * Rows as a file for spreadsheets: with a mark that says UTF-8, and with nothing that a spreadsheet would take for a
 * formula. Streamed: as many as there are, in constant memory.
 */
export const csvOf = (header: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable => {
  const written: Transform = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A break of one sign alone is none of the file's own, but spreadsheets take it for one.
    quoted_match: /[\r\n]/,
    cast: {
      string: (text) => text.replaceAll(BEGINNING, "$1'"),
      object: (value) => (value instanceof DateCell ? value.text : JSON.stringify(value)),
    },
  })
  const read = Readable.from(
    (async function* () {
      yield header
      yield* rows
    })(),
  )
  // Rows that cannot be read end the file, and a reader who leaves ends the reading: by a plain pipe neither would.
  pipeline(read, written, () => undefined)
  return written
}

type SheetAsked = Readonly<{
  /** Of the sheet of a workbook. */
  name: string
  language: Language
  header: readonly string[]
  rows: AsyncIterable<readonly Cell[]>
}>

/** What a file of each format is to whoever is sent it. */
export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: WORKBOOK_TYPE,
}

/** Rows as a file of a format, with what kind of file it is. */
export const sheetOf = (
  format: SheetFormat,
  { language, header, rows, name }: SheetAsked,
): Readonly<{ type: string; content: Readable }> =>
  format === 'csv'
    ? { type: SHEET_TYPES.csv, content: csvOf(header, rows) }
    : {
        type: SHEET_TYPES.xlsx,
        content: workbookOf({ name, isRightToLeft: directionOf(language) === 'rtl', header, rows }),
      }

/** The same rows, the first of which is there already: what it throws is an answer still, and not a broken file. */
const begun = async function <Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const iterator = rows[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}

/**
 * Two routes for a list: `GET <path>/export` gives a short-lived address that is bound to the session that asked, and that address
 * streams all rows that match. A link sends no header, which is why.
 */
export const exportRoutes = (
  app: FastifyInstance,
  platform: Platform,
  { path, definition, access, fileName, header, rows, admit, params: listParams = noParams }: ListExport,
): void => {
  const { addresses, addressSeal, audit, clock, db } = platform
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    `${path}/export`,
    {
      config: { access },
      schema: { params: listParams, querystring: listQuery(definition), response: { 200: exportAddress } },
    },
    async (request) => {
      const { userId, roles, sessionId } = callerOf(request)
      const given = Object.entries(request.params)
      const params = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
      await admit?.({ userId, roles, params })
      const asked = addressSeal.close({ language: request.language, asked: request.query, params }, useOf(definition))
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      return { url: addresses.sign(`/api${filled}/export/${asked}`, sessionId, later(clock.now(), GOOD_FOR)) }
    },
  )

  typed.get(
    `${path}/export/:exported`,
    {
      config: { access, signed: 'alone' },
      schema: { params: listParams.extend(exportedParams.shape), querystring: downloadQuery },
    },
    async (request, reply) => {
      const { userId, roles } = callerOf(request)
      const { exported: text } = exportedParams.parse(request.params)
      const { language, asked, params } = exported.parse(addressSeal.open(text, useOf(definition)))
      const who = { userId, roles, params }
      await admit?.(who)
      const lines = await begun(rows({ ...who, asked, language }))
      await audit.record(db, {
        action: 'list.exported',
        actorId: userId,
        subject: definition.id,
        address: request.ip,
        requestId: request.id,
      })
      const { format } = request.query
      const { type, content } = sheetOf(format, { name: fileName, language, header: header(language), rows: lines })
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${fileName}.${format}"`)
        .send(content)
    },
  )
}
