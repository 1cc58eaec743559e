import { useActorRef } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ImportRow } from '../../../domain/contract/import.contract.ts'
import { IMPORT_ROWS_LIST } from '../../../domain/group-lists.ts'
import { ROW_OUTCOMES, ROW_VERDICTS } from '../../../domain/import.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ListColumn, ListFilterField } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { OUTCOME_TONES, VERDICT_TONES } from './student-words.ts'

const styles = {
  stack: css({ display: 'grid', gap: '1', justifyItems: 'start', minWidth: '0' }),
  problem: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  cell: css({ overflowWrap: 'anywhere' }),
}

const Number = ({ row }: Readonly<{ row: number }>) => <>{useFormats().number(row)}</>

/** A cell as it was read; an empty one says so to who cannot see that. */
const Cell = ({ text, isLtr = false }: Readonly<{ text: string; isLtr?: boolean }>) => {
  const { rows } = useWords().peopleImport
  return text === '' ? (
    <span className={styles.problem}>{rows.empty()}</span>
  ) : (
    <bdi dir={isLtr ? 'ltr' : undefined} className={styles.cell}>
      {text}
    </bdi>
  )
}

const VerdictChip = ({ verdict }: Pick<ImportRow, 'verdict'>) => (
  <StatusChip tone={VERDICT_TONES[verdict]}>{useWords().peopleImport.verdicts[verdict]()}</StatusChip>
)

const Verdict = ({ row: { verdict, problems } }: Readonly<{ row: ImportRow }>) => {
  const { peopleImport } = useWords()
  return (
    <span className={styles.stack}>
      <VerdictChip verdict={verdict} />
      {problems.map(({ column, rule }) => (
        <span key={`${column} ${rule}`} className={styles.problem}>
          {peopleImport.rules[rule]({ column: peopleImport.columns[column]() })}
        </span>
      ))}
    </span>
  )
}

const Outcome = ({ row: { outcome } }: Readonly<{ row: ImportRow }>) => {
  const { peopleImport } = useWords()
  return outcome === null ? null : (
    <StatusChip tone={OUTCOME_TONES[outcome]}>{peopleImport.outcomes[outcome]()}</StatusChip>
  )
}

const columnsOf = ({ peopleImport }: Words): readonly ListColumn<ImportRow>[] => {
  const { rows } = peopleImport
  return [
    { key: 'row', header: rows.row(), cell: ({ id }) => <Number row={id} /> },
    {
      key: 'name',
      header: rows.name(),
      cell: ({ source }) => <Cell text={`${source.firstName} ${source.lastName}`.trim()} />,
    },
    { key: 'email', header: rows.email(), cell: ({ source }) => <Cell text={source.email} isLtr /> },
    { key: 'agency', header: rows.agency(), cell: ({ source }) => <Cell text={source.agency} /> },
    { key: 'phone', header: rows.phone(), cell: ({ source }) => <Cell text={source.phone} isLtr /> },
    { key: 'verdict', header: rows.verdict(), cell: (row) => <Verdict row={row} /> },
    { key: 'outcome', header: rows.outcome(), cell: (row) => <Outcome row={row} /> },
  ]
}

/** Of a file that was brought in, what became of a row says more than what was said before. */
const Standing = ({ row }: Readonly<{ row: ImportRow }>) =>
  row.outcome === null ? <VerdictChip verdict={row.verdict} /> : <Outcome row={row} />

const briefOf = (row: ImportRow) => ({
  facts: [`${row.source.firstName} ${row.source.lastName}`.trim(), row.source.email].filter((text) => text !== ''),
  status: <Standing row={row} />,
})

const filtersOf = ({ peopleImport }: Words): readonly ListFilterField[] => [
  {
    key: 'verdict',
    label: peopleImport.rows.verdict(),
    options: ROW_VERDICTS.map((value) => ({ value, label: peopleImport.verdicts[value]() })),
  },
  {
    key: 'outcome',
    label: peopleImport.rows.outcome(),
    options: ROW_OUTCOMES.map((value) => ({ value, label: peopleImport.outcomes[value]() })),
  },
]

/** What each row of the file is, and what became of it. */
export const ImportRows = ({ machine, asked }: Readonly<{ machine: ListMachine<ImportRow>; asked: ListAsked }>) => {
  const words = useWords()
  const formats = useFormats()
  const { rows } = words.peopleImport
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListView
      actor={actor}
      definition={IMPORT_ROWS_LIST}
      asked={asked}
      label={rows.list()}
      nameOf={({ id }) => rows.named({ row: formats.number(id) })}
      brief={briefOf}
      search={rows.search()}
      columns={columnsOf(words)}
      filters={filtersOf(words)}
      isExported
      level={3}
    />
  )
}
