import { describe, expect, it } from 'vitest'

import { CELLS } from '../../../server/i18n/cells.ts'
import { judgeFile } from '../../../server/modules/imports/import-file.ts'
import { agencyKey } from '../../../server/modules/imports/import-rows.ts'
import type { Known } from '../../../server/modules/imports/import-rows.ts'
import { Refusal } from '../../../server/platform/refusal.ts'
import { IMPORT_ROWS_LIST } from '../../../src/domain/contract/import-rows.list.ts'
import { COLUMN_NAME_MAX, IGNORED_COLUMNS_MAX, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../../../src/domain/import.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'

const known = (more: Partial<Known> = {}): Known => ({
  agencies: new Map([[agencyKey('Harlan County 911'), 4]]),
  members: new Set(),
  invited: new Set(),
  ...more,
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const judgeWhole = (file: string | Uint8Array, more: Partial<Known> = {}) =>
  judgeFile(typeof file === 'string' ? bytesOf(file) : file, known(more))
const judge = async (file: string | Uint8Array, more: Partial<Known> = {}) => (await judgeWhole(file, more)).rows
const brief = async (file: string | Uint8Array, more: Partial<Known> = {}) =>
  (await judge(file, more)).map(({ rowNumber, verdict, problems }) =>
    [rowNumber, verdict, ...problems.map(({ column, rule }) => `${column} ${rule}`)].join(' '),
  )
const refusalOf = async (file: string | Uint8Array) => {
  try {
    await judge(file)
    return null
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return [cause.statusCode, cause.code, cause.details]
  }
}

const ADA = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Moreno', phone: '', agency: '' }
const ready = (rowNumber: number, source: Partial<typeof ADA> = {}) => ({
  rowNumber,
  source: { ...ADA, ...source },
  email: source.email ?? ADA.email,
  verdict: 'ready',
  problems: [],
})

/** A text in a code page of one byte a letter, of the letters that are used here. */
const inCodePage = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)))

describe('a file of people', () => {
  it.each([
    ['commas', 'email,first name,last name\nada@example.org,Ada,Moreno'],
    ['semicolons', 'E-mail;First name;Last name\r\nada@example.org;Ada;Moreno\r\n'],
    ['tabs', 'EMAIL\tGiven name\tSurname\rada@example.org\tAda\tMoreno'],
    ['a mark of UTF-8', '\uFEFFemail,First_Name,LAST-NAME\nada@example.org,Ada,Moreno\n'],
    ['another order, and columns that are not known', 'Notes,Soyad,E-posta,,Ad\nx,Moreno,ada@example.org,y,Ada'],
    ['Arabic names', 'اسم العائلة,الاسم الأول,البريد الإلكترونيّ\nMoreno,Ada,ada@example.org'],
    ['capitals of Turkey', 'SOYADI;ADI;E-POSTA ADRESİ\nMoreno;Ada;ada@example.org'],
    ['a line that says its delimiter', 'sep=;\r\nemail;first;last\nada@example.org;Ada;Moreno'],
    ['quotes around the names of columns', '"email","first name","last"\nada@example.org,Ada,Moreno'],
  ])('is read with %s', async (_, file) => {
    expect(await judge(file)).toEqual([ready(2)])
  })

  it.each(['\r\n', '\n', '\r'])('is read with lines that end otherwise after a first of %j', async (first) => {
    const file = `email,first name,last name${first}ada@example.org,Ada,Moreno\nbo@example.org,Bo,Low\r\ncy@example.org,Cy,Fox\rdi@example.org,Di,Ray`
    expect((await judge(file)).map(({ email, rowNumber }) => [rowNumber, email])).toEqual([
      [2, 'ada@example.org'],
      [3, 'bo@example.org'],
      [4, 'cy@example.org'],
      [5, 'di@example.org'],
    ])
  })

  it('is read with breaks within cells, empty lines and blanks around what is meant', async () => {
    const file = [
      'email,first name,last name,agency',
      '',
      '"  ada@example.org ","Ada\nMaria", Moreno ,harlan  county 911',
      ' , ,,',
      'bo@example.org,"Bo ""Bob""",O\'Neil,',
      '',
    ].join('\n')
    expect(await judge(file)).toEqual([
      ready(3, { firstName: 'Ada\nMaria', agency: 'harlan  county 911' }),
      ready(5, { email: 'bo@example.org', firstName: 'Bo "Bob"', lastName: "O'Neil" }),
    ])
  })

  it('is read in UTF-16, as spreadsheets save text', async () => {
    const text = 'email\tfirst name\tlast name\nada@example.org\tAda\tMoreno'
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(await judge(little)).toEqual([ready(2)])
    expect(await judge(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]))).toEqual([
      ready(2),
    ])
  })

  it('is read in the code pages of Turkey and of Western Europe', async () => {
    const letters = { ş: 0xfe, ı: 0xfd, Ö: 0xd6, ü: 0xfc, é: 0xe9, İ: 0xdd, ğ: 0xf0, ç: 0xe7 }
    const file = inCodePage('email;ad;soyad\nada@example.org;Işıl;Öztürk\nrene@example.org;René;Coğlu', letters)
    expect((await judge(file)).map(({ source }) => `${source.firstName} ${source.lastName}`)).toEqual([
      'Işıl Öztürk',
      'René Coğlu',
    ])
  })

  it('is refused where its letters cannot be told', async () => {
    // "محمد" and "علي" in the code page of Arabic.
    const arabic = Buffer.concat([
      bytesOf('email,first name,last name\nada@example.org,'),
      Buffer.from([0xe3, 0xcd, 0xe3, 0xcf, 0x2c, 0xda, 0xe1, 0xed]),
    ])
    expect(await refusalOf(arabic)).toEqual([415, 'IMPORT_ENCODING', undefined])
    const broken = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      bytesOf('email,first,last\na@b.org,'),
      Buffer.from([0xff]),
    ])
    expect(await refusalOf(broken)).toEqual([415, 'IMPORT_ENCODING', undefined])
  })

  it.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['a document', bytesOf('%PDF-1.7')],
    ['a program', bytesOf('email,first,last\n\0\0\0')],
  ])('is refused where it is %s', async (_, file) => {
    expect(await refusalOf(file)).toEqual([415, 'IMPORT_NOT_CSV', undefined])
  })

  it.each([
    ['email,last name\na@b.org,Moreno', { missing: ['firstName'], repeated: [] }],
    ['a,b,c\n1,2,3', { missing: ['email', 'firstName', 'lastName'], repeated: [] }],
    ['email,first name,last name,E-posta\na@b.org,Ada,Moreno,b@b.org', { missing: [], repeated: ['email'] }],
  ])('is refused with what is wrong with its columns: %j', async (file, details) => {
    expect(await refusalOf(file)).toEqual([422, 'IMPORT_COLUMNS', details])
  })

  it('is refused where it is empty, endless or broken off', async () => {
    expect(await refusalOf('')).toEqual([422, 'IMPORT_EMPTY', undefined])
    expect(await refusalOf('email,first name,last name\n\n ,,\n')).toEqual([422, 'IMPORT_EMPTY', undefined])
    const header = 'email,first name,last name\n'
    expect(await refusalOf(header + 'x'.repeat(IMPORT_MAX_BYTES))).toEqual([413, 'IMPORT_TOO_LARGE', undefined])
    expect(await refusalOf(header + 'a,b,c\n'.repeat(IMPORT_MAX_ROWS + 1))).toEqual([
      413,
      'IMPORT_TOO_LARGE',
      undefined,
    ])
    expect(await refusalOf(`${header}a@b.org,Ada,Moreno\nb@b.org,"Bo,Unclosed\nc@b.org,Cy,Low\n`)).toEqual([
      422,
      'IMPORT_UNREADABLE',
      { row: 3 },
    ])
  })

  it.each([
    ['lines that are blank', `email,first name,last name\na@b.org,Ada,Moreno${'\n'.repeat(100_000)}`],
    ['columns', `email,first name,last name${','.repeat(2000)}\na@b.org,Ada,Moreno`],
    ['cells in a row', `email,first name,last name\na@b.org,Ada,Moreno${','.repeat(2000)}`],
  ])('is refused where it has too many %s', async (_, file) => {
    expect(await refusalOf(file)).toEqual([413, 'IMPORT_TOO_LARGE', undefined])
  })

  it('is refused where the name of a column goes on and on', async () => {
    const file = `email,first name,last name,${'x'.repeat(200_000)}\na@b.org,Ada,Moreno`
    expect(await refusalOf(file)).toEqual([422, 'IMPORT_UNREADABLE', { row: 1 }])
  })

  it('lets others have their turns while it is read', async () => {
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await judge(`email,first name,last name\na@b.org,Ada,Moreno${'\n'.repeat(40_000)}`)
    isOver = true
    expect(turns).toBeGreaterThan(30)
  })
})

describe('its rows', () => {
  const HEADER = 'email,first name,last name,phone,agency\n'

  it('are told what is wrong with each cell', async () => {
    const rows = [
      ',Ada,Moreno,,',
      'not an address,Ada,Moreno,,',
      `${'a'.repeat(250)}@example.org,,${'x'.repeat(61)},,`,
      'b@example.org, ,,555 123,Nowhere PD',
      'c@example.org,Cy,Low,call me,',
      'd@example.org,Dee',
      'e@example.org,Eve,Low,,,shifted,',
      'f@example.org,Flo,Low,,,,,',
    ]
    expect(await brief(HEADER + rows.join('\n'))).toEqual([
      '2 invalid email required',
      '3 invalid email email',
      '4 invalid email tooLong firstName required lastName tooLong',
      '5 invalid firstName required lastName required phone phone agency agency',
      '6 invalid phone phone',
      '7 invalid lastName required',
      '8 invalid row tooManyCells',
      '9 ready',
    ])
  })

  it.each(['(555) 201-3344', '555-201-3344', '+1 555 201 3344', '٥٥٥٢٠١٣٣٤٤', '5552013344'])(
    'take a phone as it is written: %s',
    async (phone) => {
      expect(await brief(`${HEADER}a@example.org,Ada,Moreno,${phone},`)).toEqual(['2 ready'])
    },
  )

  it.each([
    '+49 30 901820',
    '0049 30 901820',
    '+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧',
    '(00) 44 20 7946 0958',
    '+4930901820',
    '0532 123 45 67',
    '٠٥٣٢١٢٣٤٥٦٧',
  ])('are taken without the phone of another country, and say so: %s', async (phone) => {
    expect(await brief(`${HEADER}a@example.org,Ada,Moreno,${phone},`)).toEqual(['2 ready phone phoneCountry'])
  })

  it.each([
    '+49',
    '+49 1234',
    '0090 12',
    '+4930 9018201234567',
    '+0 12345678',
    '+49 30 901820 ext 5',
    '555 123',
    '0532',
    '+0532 123 45 67',
  ])('wait for what is nobody’s phone anywhere: %s', async (phone) => {
    expect(await brief(`${HEADER}a@example.org,Ada,Moreno,${phone},`)).toEqual(['2 invalid phone phone'])
  })

  it('are told of whom there is already, each address once', async () => {
    const emails = [
      'a@example.org',
      'A@Example.org',
      'm@example.org',
      'i@example.org',
      'M@example.org',
      'b@example.org',
    ]
    const file = HEADER + emails.map((email) => `${email},Ada,Moreno,,`).join('\n')
    const there = { members: new Set(['m@example.org']), invited: new Set(['i@example.org']) }
    expect(await brief(file, there)).toEqual([
      '2 ready',
      '3 repeated',
      '4 member',
      '5 invited',
      '6 repeated',
      '7 ready',
    ])
  })

  it('are not repeated by one that is wrong', async () => {
    expect(await brief(`${HEADER}a@example.org,,Moreno,,\na@example.org,Ada,Moreno,,`)).toEqual([
      '2 invalid firstName required',
      '3 ready',
    ])
  })

  it('keep formulas as the text that they are', async () => {
    const [row] = await judge(`${HEADER}a@example.org,"=1+1",@SUM(A1),,`)
    expect([row?.verdict, row?.source.firstName, row?.source.lastName]).toEqual(['ready', '=1+1', '@SUM(A1)'])
  })

  it('tell which columns are not read, by the names that the file gives them', async () => {
    const { ignoredColumns } = await judgeWhole(
      `email,Badge, first name,last name,${'x'.repeat(COLUMN_NAME_MAX + 1)},,Shift\na@example.org,7,Ada,Moreno,,,B\n`,
    )
    expect(ignoredColumns).toEqual(['Badge', 'x'.repeat(COLUMN_NAME_MAX), 'Shift'])
    const many = Array.from({ length: IGNORED_COLUMNS_MAX + 5 }, (_, index) => `c${index}`).join(',')
    const crowded = await judgeWhole(`email,first name,last name,${many}\na@example.org,Ada,Moreno\n`)
    expect(crowded.ignoredColumns).toHaveLength(IGNORED_COLUMNS_MAX)
  })

  it.each(LANGUAGES)(
    'say nothing of those of our own file of rows, which is corrected and brought in again: %s',
    async (language) => {
      const called: Readonly<Record<string, string>> = CELLS[language]
      const line = IMPORT_ROWS_LIST.csv.map((key) => called[key]).join(',')
      const { ignoredColumns, rows } = await judgeWhole(`${line}\n7,a@example.org,Ada,Moreno,,,,,\n`)
      expect([rows[0]?.verdict, ignoredColumns]).toEqual(['ready', []])
    },
  )
})
