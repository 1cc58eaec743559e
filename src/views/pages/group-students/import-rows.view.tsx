import { useActorRef } from '@xstate/react'
import { css } from 'styled-system/css'

import { type ImportRow, IMPORT_ROWS_LIST } from '../../../domain/contract/import-rows.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { columnWords, OUTCOME_TONES, VERDICT_TONES } from './student-words.ts'

const styles = {
  empty: css({ textStyle: 'small', color: 'fg.muted' }),
  cell: css({ overflowWrap: 'anywhere' }),
}

const Number = ({ row }: Readonly<{ row: number }>) => <>{useFormats().number(row)}</>

/** A cell as it was read; an empty one says so to who cannot see that. */
const Cell = ({ text, isLtr = false }: Readonly<{ text: string; isLtr?: boolean }>) => {
  const { rows } = useWords().peopleImport
  return text === '' ? (
    <span className={styles.empty}>{rows.empty()}</span>
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
  const words = useWords()
  const { peopleImport } = words
  return (
    <span className={twoFacts}>
      <VerdictChip verdict={verdict} />
      {problems.map(({ column, rule }) => (
        <span key={`${column} ${rule}`} className={lesserFact}>
          {peopleImport.rules[rule]({ column: columnWords(words, column) })}
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

const columnsOf = ({ peopleImport: { rows }, personal: { fields } }: Words) =>
  columnsIn(IMPORT_ROWS_LIST, {
    row: { header: rows.row(), cell: ({ id }) => <Number row={id} /> },
    name: {
      header: rows.name(),
      cell: ({ source }) => <Cell text={`${source.firstName} ${source.lastName}`.trim()} />,
    },
    email: { header: fields.email(), cell: ({ source }) => <Cell text={source.email} isLtr /> },
    agency: { header: fields.agency(), cell: ({ source }) => <Cell text={source.agency} /> },
    phone: { header: fields.phone(), cell: ({ source }) => <Cell text={source.phone} isLtr /> },
    verdict: { header: rows.verdict(), cell: (row) => <Verdict row={row} /> },
    outcome: { header: rows.outcome(), cell: (row) => <Outcome row={row} /> },
  })

/** Of a file that was brought in, what became of a row says more than what was said before. */
const Standing = ({ row }: Readonly<{ row: ImportRow }>) =>
  row.outcome === null ? <VerdictChip verdict={row.verdict} /> : <Outcome row={row} />

const briefOf = (row: ImportRow) => ({
  facts: [`${row.source.firstName} ${row.source.lastName}`.trim(), row.source.email].filter((text) => text !== ''),
  status: <Standing row={row} />,
})

const filtersOf = ({ peopleImport: { rows, verdicts, outcomes } }: Words) =>
  filtersIn(IMPORT_ROWS_LIST, {
    verdict: { label: rows.verdict(), saying: (value) => verdicts[value]() },
    outcome: { label: rows.outcome(), saying: (value) => outcomes[value]() },
  })

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
