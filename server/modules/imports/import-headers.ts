import {
  COLUMN_NAME_MAX,
  IGNORED_COLUMNS_MAX,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from '../../../src/domain/import.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import { CELLS } from '../../i18n/cells.ts'

/** What a column is called in a file of ours; what is read is any of `ALSO`, too. */
export const COLUMN_NAMES: Readonly<Record<Language, Readonly<Record<ImportColumn, string>>>> = {
  en: { email: 'Email', firstName: 'First name', lastName: 'Last name', phone: 'Phone', agency: 'Agency' },
  tr: { email: 'E-posta', firstName: 'Ad', lastName: 'Soyad', phone: 'Telefon', agency: 'Kurum' },
  ar: {
    email: 'البريد الإلكتروني',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    phone: 'الهاتف',
    agency: 'الجهة',
  },
}

const ALSO: Readonly<Record<ImportColumn, readonly string[]>> = {
  email: [
    'email',
    'mail',
    'e-mail address',
    'work e-mail',
    'e-posta adresi',
    'eposta',
    'elektronik posta',
    'البريد',
    'عنوان البريد الإلكتروني',
    'الإيميل',
  ],
  firstName: ['first', 'given name', 'forename', 'ilk ad', 'isim', 'adı', 'الاسم', 'الاسم الشخصي'],
  lastName: ['last', 'surname', 'family name', 'soyadı', 'soyisim', 'اللقب', 'الكنية', 'اسم الأسرة'],
  phone: ['phone number', 'mobile', 'cell', 'telephone', 'telefon numarası', 'cep telefonu', 'رقم الهاتف', 'الجوال'],
  agency: [
    'agency name',
    'organization',
    'organisation',
    'department',
    'employer',
    'kurum adı',
    'kuruluş',
    'اسم الجهة',
    'المؤسسة',
    'القسم',
  ],
}

/** Without case, accents, spaces and signs: `E-Mail`, `E mail` and `email` are one. */
export const plainHead = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

export type TableHeader<Column extends string> = Readonly<{
  /** Where each column stands; one that the file does not have is absent. */
  places: ReadonlyMap<Column, number>
  width: number
  /** Columns of other names, as the file names them. */
  ignored: readonly string[]
}>

export type HeaderFault<Column extends string> = Readonly<{ missing: readonly Column[]; repeated: readonly Column[] }>

/** Reads which column stands where, by any of its names. Columns of other names are passed over, and told. */
export const headerReader = <Column extends string>(
  names: Readonly<Record<Language, Readonly<Record<Column, string>>>>,
  also: Readonly<Record<Column, readonly string[]>>,
  required: readonly Column[],
  /** Names of what a file of ours says beside them: that is passed over without a word. */
  told: readonly string[] = [],
) => {
  const columns = Object.keys(also) as Column[]
  const columnOf: ReadonlyMap<string, Column> = new Map(
    columns.flatMap((column) =>
      [...LANGUAGES.map((language) => names[language][column]), ...also[column], column].map(
        (name) => [plainHead(name), column] as const,
      ),
    ),
  )
  const ours = new Set(told.map((name) => plainHead(name)))
  return (heads: readonly string[]): TableHeader<Column> | HeaderFault<Column> => {
    const found = heads.flatMap((name, place) => {
      const column = columnOf.get(plainHead(name))
      return column === undefined ? [] : [{ column, place }]
    })
    const places = new Map(found.map(({ column, place }) => [column, place]))
    const missing = required.filter((column) => !places.has(column))
    const repeated = columns.filter((column) => found.filter((one) => one.column === column).length > 1)
    if (missing.length > 0 || repeated.length > 0) return { missing, repeated }
    const ignored = heads
      .map((name) => name.trim().slice(0, COLUMN_NAME_MAX))
      .filter((name) => name !== '' && !columnOf.has(plainHead(name)) && !ours.has(plainHead(name)))
    return { places, width: heads.length, ignored: ignored.slice(0, IGNORED_COLUMNS_MAX) }
  }
}

export type Header = TableHeader<ImportColumn>

/** What the file of an import's rows says of each: who corrects them there brings it in again. */
const OF_ROWS = LANGUAGES.flatMap((language) =>
  (['row', 'verdict', 'problems', 'outcome'] as const).map((key) => CELLS[language][key]),
)

/** Which column of a file of people stands where. */
export const readHeader = headerReader<ImportColumn>(COLUMN_NAMES, ALSO, REQUIRED_COLUMNS, OF_ROWS)
