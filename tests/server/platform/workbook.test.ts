import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

import * as fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DateCell, workbookOf, type Cell, type Sheet } from '../../../server/platform/files/workbook.ts'
import { readZipEntry, readZipIndex } from '../../../server/platform/files/zip-reading.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbook-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sheetOf = (rows: readonly (readonly Cell[])[], more: Partial<Sheet> = {}): Sheet => ({
  name: 'People',
  isRightToLeft: false,
  header: ['Name', 'Hours', 'Day'],
  rows: (async function* () {
    yield* rows
  })(),
  ...more,
})

/** The parts of a workbook, as whoever opens it unpacks them. */
const partsOf = async (sheet: Sheet): Promise<Readonly<Record<string, string>>> => {
  const path = join(folder, 'book.xlsx')
  await writeFile(path, await buffer(workbookOf(sheet)))
  const parts: Record<string, string> = {}
  for (const entry of await readZipIndex(path)) parts[entry.name] = await text(await readZipEntry(path, entry))
  return parts
}

type Read = Readonly<{ type: string; style: string; value: string }>

/** The cells of its sheet, row by row, by a reader of XML. */
const cellsOf = async (sheet: Sheet): Promise<readonly (readonly Read[])[]> => {
  const rows: Read[][] = []
  const xml = (await partsOf(sheet))['xl/worksheets/sheet1.xml'] ?? ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') rows.push([])
    if (name === 'c') rows.at(-1)?.push({ type: attributes['t'] ?? 'n', style: attributes['s'] ?? '', value: '' })
  })
  parser.on('text', (said) => {
    const row = rows.at(-1)
    const last = row?.pop()
    if (row && last) row.push({ ...last, value: last.value + said })
  })
  parser.on('error', (fault) => {
    throw fault
  })
  parser.write(xml).close()
  return rows
}

describe('a workbook', () => {
  test('has its parts, each of which is XML that names the others', async () => {
    const parts = await partsOf(sheetOf([]))
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
    for (const xml of Object.values(parts))
      expect(() => new SaxesParser({ xmlns: true }).write(xml).close()).not.toThrow()
    expect(parts['xl/workbook.xml']).toContain('<sheet name="People"')
  })

  test('takes texts for texts, figures for figures and dates for dates', async () => {
    const rows = await cellsOf(
      sheetOf([
        ['Ada', 7.5, new DateCell('2026-03-01')],
        [null, 0, new DateCell('2026-03-01 09:30')],
      ]),
    )
    expect(rows).toEqual([
      ['Name', 'Hours', 'Day'].map((value) => ({ type: 'inlineStr', style: '3', value })),
      [
        { type: 'inlineStr', style: '', value: 'Ada' },
        { type: 'n', style: '', value: '7.5' },
        { type: 'n', style: '1', value: '46082' },
      ],
      [
        { type: 'n', style: '', value: '' },
        { type: 'n', style: '', value: '0' },
        { type: 'n', style: '2', value: '46082.395833333336' },
      ],
    ])
  })

  test('is read from right to left where its language is', async () => {
    const xml = async (isRightToLeft: boolean) =>
      (await partsOf(sheetOf([], { isRightToLeft })))['xl/worksheets/sheet1.xml'] ?? ''
    expect([(await xml(true)).includes('rightToLeft="1"'), (await xml(false)).includes('rightToLeft')]).toEqual([
      true,
      false,
    ])
  })

  test('keeps what was written in a cell, and nothing of it is a formula', async () => {
    const written = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', '@SUM(A1)', '<f>1</f>', ']]>&amp;', ' a\nb ', '_x0041_', 'é\u0001'),
    )
    const kept = (said: string) =>
      said.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '').replaceAll(/\r\n?/g, '\n')
    await fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 5 }), async (texts) => {
        const [, ...rows] = await cellsOf(sheetOf(texts.map((said) => [said])))
        expect(rows.flat().map(({ type, value }) => [type, value.replaceAll('_x005F_', '_')])).toEqual(
          texts.map((said) => ['inlineStr', kept(said)]),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('is the same whenever it is made of the same rows, however many', async () => {
    const rows = Array.from({ length: 1001 }, (_, at): readonly Cell[] => [`Ada ${at}`, at, null])
    const [one, other] = await Promise.all([buffer(workbookOf(sheetOf(rows))), buffer(workbookOf(sheetOf(rows)))])
    expect(one.equals(other)).toBe(true)
    expect((await cellsOf(sheetOf(rows))).length).toBe(1002)
  })

  test('ends where its rows end by a fault', async () => {
    const broken = (async function* () {
      yield ['Ada']
      throw new Error('The database is gone')
    })()
    await expect(buffer(workbookOf(sheetOf([], { rows: broken })))).rejects.toThrow('The database is gone')
  })
})
