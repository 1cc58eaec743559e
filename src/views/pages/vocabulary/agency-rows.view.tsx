import type { AgencyVerdict } from '../../../domain/agency-import.ts'
import type { AgencyPreview } from '../../../domain/contract/agency-import.contract.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Table, type TableColumn } from '../../ui/table.view.tsx'

export type AgencyRow = AgencyPreview['rows'][number]

const TONES: Readonly<Record<AgencyVerdict, StatusTone>> = {
  ready: 'success',
  known: 'neutral',
  repeated: 'neutral',
  invalid: 'warning',
}

const problemWords = ({ vocabulary: { agencies } }: Words, { problems }: AgencyRow): string =>
  problems.map(({ column, rule }) => agencies.bring.rules[rule]({ column: agencies.columns[column]() })).join(' ')

const columnsOf = (words: Words, number: (row: number) => string): readonly TableColumn<AgencyRow>[] => {
  const { bring, columns } = words.vocabulary.agencies
  return [
    { key: 'row', head: bring.row(), cell: ({ row }) => number(row) },
    { key: 'name', head: columns.name(), cell: ({ source }) => <bdi>{source.name}</bdi> },
    {
      key: 'verdict',
      head: bring.verdict(),
      cell: (row) => (
        <>
          <StatusChip tone={TONES[row.verdict]}>{bring.verdicts[row.verdict]()}</StatusChip> {problemWords(words, row)}
        </>
      ),
    },
  ]
}

/** Rows of a list of agencies, with what becomes of each and why. */
export const AgencyRows = ({ caption, rows }: Readonly<{ caption: string; rows: readonly AgencyRow[] }>) => {
  const words = useWords()
  const { number } = useFormats()
  return <Table caption={caption} rows={rows} rowKey={({ row }) => String(row)} columns={columnsOf(words, number)} />
}

/** The same as lines of a file, by names of columns that a list is brought in with again. */
export const agencyLines = (words: Words, rows: readonly AgencyRow[]): readonly (readonly string[])[] => {
  const { bring, columns } = words.vocabulary.agencies
  return [
    [columns.name(), columns.discipline(), columns.county(), columns.city(), bring.row(), bring.verdict()],
    ...rows.map((row) => [
      row.source.name,
      row.source.discipline,
      row.source.county,
      row.source.city,
      String(row.row),
      [bring.verdicts[row.verdict](), problemWords(words, row)].filter((text) => text !== '').join(': '),
    ]),
  ]
}
