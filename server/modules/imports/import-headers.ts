import {
  COLUMN_NAME_MAX,
  IGNORED_COLUMNS_MAX,
  IMPORT_COLUMNS,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from '../../../src/domain/import.ts'
import type { Language } from '../../../src/domain/language.ts'
import { fold } from '../../../src/domain/text-folding.ts'

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
const plain = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

const COLUMN_OF: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    [...Object.values(COLUMN_NAMES).map((names) => names[column]), ...ALSO[column], column].map(
      (name) => [plain(name), column] as const,
    ),
  ),
)

export type Header = Readonly<{
  /** Where each column stands; one that the file does not have is absent. */
  places: ReadonlyMap<ImportColumn, number>
  width: number
  /** Columns of other names, as the file names them. */
  ignored: readonly string[]
}>

export type HeaderFault = Readonly<{ missing: readonly ImportColumn[]; repeated: readonly ImportColumn[] }>

/** Which column stands where. Columns of other names are passed over, and told. */
export const readHeader = (names: readonly string[]): Header | HeaderFault => {
  const found = names.flatMap((name, place) => {
    const column = COLUMN_OF.get(plain(name))
    return column === undefined ? [] : [{ column, place }]
  })
  const places = new Map(found.map(({ column, place }) => [column, place]))
  const missing = REQUIRED_COLUMNS.filter((column) => !places.has(column))
  const repeated = IMPORT_COLUMNS.filter((column) => found.filter((one) => one.column === column).length > 1)
  if (missing.length > 0 || repeated.length > 0) return { missing, repeated }
  const ignored = names
    .map((name) => name.trim().slice(0, COLUMN_NAME_MAX))
    .filter((name) => name !== '' && !COLUMN_OF.has(plain(name)))
  return { places, width: names.length, ignored: ignored.slice(0, IGNORED_COLUMNS_MAX) }
}
