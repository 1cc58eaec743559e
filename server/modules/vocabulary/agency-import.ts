import {
  AGENCIES_MAX_BYTES,
  AGENCIES_MAX_ROWS,
  AGENCY_COLUMNS,
  AGENCY_RULES,
  REQUIRED_AGENCY_COLUMNS,
  type AgencyColumn,
  type AgencyRule,
} from '../../../src/domain/agency-import.ts'
import type { AgencyPreview } from '../../../src/domain/contract/agency-import.contract.ts'
import { agencyForm, type AgencyForm } from '../../../src/domain/contract/vocabulary.contract.ts'
import { DISCIPLINES, type Discipline } from '../../../src/domain/discipline.ts'
import { rulesOf } from '../../../src/domain/field-rules.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { judgeTable } from '../imports/import-file.ts'
import { headerReader, plainHead } from '../imports/import-headers.ts'
import { tidy } from '../imports/import-rows.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import { agencyNameKey } from './agency-name.ts'

type Row = AgencyPreview['rows'][number]
export type JudgedAgencies = Readonly<{
  preview: AgencyPreview
  /** What is added, in the order of the file. */
  ready: readonly AgencyForm[]
}>

/** Characters of a cell that are kept; no good one is longer. */
const CELL_MAX = 300

const readHeader = headerReader<AgencyColumn>(
  {
    en: { name: 'Agency', discipline: 'Discipline', county: 'County', city: 'City' },
    tr: { name: 'Kurum', discipline: 'Meslek alanı', county: 'İlçe', city: 'Şehir' },
    ar: { name: 'الجهة', discipline: 'التخصص', county: 'المقاطعة', city: 'المدينة' },
  },
  {
    name: ['agency name', 'organization', 'organisation', 'department', 'ad', 'kurum adı', 'الاسم', 'اسم الجهة'],
    discipline: ['kind', 'type', 'tür', 'tip', 'النوع'],
    county: ['parish', 'district'],
    city: ['town', 'il', 'kent'],
  },
  REQUIRED_AGENCY_COLUMNS,
)

/** What our files called some of them before: a file is kept for longer than a word. */
const FORMERLY: Readonly<Partial<Record<Discipline, readonly string[]>>> = {
  lawEnforcement: ['Kolluk'],
  towing: ['Çekme ve kurtarma', 'القطر والسحب'],
  dispatch: ['Çağrı merkezi', 'مركز البلاغات'],
  coroner: ['Coroner or medical examiner'],
  safetyServicePatrol: ['دوريات سلامة الطريق'],
}

/** A discipline by its key, or as one of our files calls or called it. */
const DISCIPLINE_OF: ReadonlyMap<string, Discipline> = new Map(
  DISCIPLINES.flatMap((key) =>
    [key, ...LANGUAGES.map((language) => disciplineIn(language, key)), ...(FORMERLY[key] ?? [])].map(
      (name) => [plainHead(name), key] as const,
    ),
  ),
)

const rulesOfAgency = rulesOf(agencyForm)

const asRule = (rule: string | undefined): AgencyRule => AGENCY_RULES.find((known) => known === rule) ?? 'invalid'

/** The agencies of a file, judged beside those that there are. Nothing is written. */
export const judgeAgencies = async (
  content: Uint8Array,
  known: readonly Readonly<{ name: string }>[],
): Promise<JudgedAgencies> => {
  const taken = new Set(known.map(({ name }) => agencyNameKey(name)))
  const seen = new Set<string>()
  const ready: AgencyForm[] = []
  const { rows, ignoredColumns } = await judgeTable<AgencyColumn, Row>(content, {
    mostBytes: AGENCIES_MAX_BYTES,
    mostRows: AGENCIES_MAX_ROWS,
    readHeader,
    createJudge:
      ({ places }) =>
      (record, row) => {
        const source = recordOf(AGENCY_COLUMNS, (column) => {
          const place = places.get(column)
          return tidy(place === undefined ? '' : (record[place] ?? '')).slice(0, CELL_MAX)
        })
        const discipline = DISCIPLINE_OF.get(plainHead(source.discipline)) ?? ''
        const form: AgencyForm = { ...source, discipline }
        const wrong = rulesOfAgency(form)
        const problems: Row['problems'] = AGENCY_COLUMNS.flatMap((column) =>
          wrong[column] === undefined ? [] : [{ column, rule: asRule(wrong[column]) }],
        )
        if (source.discipline !== '' && discipline === '') problems.push({ column: 'discipline', rule: 'discipline' })
        if (problems.length > 0) return { row, source, verdict: 'invalid', problems }
        const key = agencyNameKey(source.name)
        const verdict = seen.has(key) ? 'repeated' : taken.has(key) ? 'known' : 'ready'
        seen.add(key)
        if (verdict === 'ready') ready.push(form)
        return { row, source, verdict, problems }
      },
  })
  return { preview: { rows: [...rows], ignoredColumns: [...ignoredColumns] }, ready }
}
