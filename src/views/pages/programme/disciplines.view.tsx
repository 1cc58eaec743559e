import { css } from 'styled-system/css'

import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { DISCIPLINES, type Discipline } from '../../../domain/discipline.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { ProgressBar } from '../../ui/progress-bar.view.tsx'
import { Table } from '../../ui/table.view.tsx'

type Trained = ProgrammeOverview['disciplines'][number]

const amount = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  alignItems: 'center',
  gap: '4',
  minWidth: '32',
  '& > :first-child': { minWidth: '10', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

/** A number, and how far it reaches beside the largest. */
const Amount = ({ label, value, most }: Readonly<{ label: string; value: number; most: number }>) => {
  const written = useFormats().number(value)
  return (
    <div className={amount}>
      <span>{written}</span>
      <div aria-hidden>
        <ProgressBar quiet label={label} value={value} max={most} valueText={written} />
      </div>
    </div>
  )
}

const amountBeside = (most: number, nameOf: (row: Trained) => string) => {
  const amountOf = (row: Trained) => <Amount label={nameOf(row)} value={row.trained} most={most} />
  return amountOf
}

const isKnown = (value: string | null): value is Discipline => DISCIPLINES.some((known) => known === value)

/** Who was trained, by discipline: a table whose rows are drawn beside the largest of them. */
export const Disciplines = ({ disciplines }: Readonly<{ disciplines: readonly Trained[] }>) => {
  const { coordinatorStudents, programmeDash: said } = useWords()
  const most = Math.max(...disciplines.map(({ trained }) => trained))
  const nameOf = ({ discipline }: Trained) =>
    isKnown(discipline) ? coordinatorStudents.disciplines[discipline]() : (discipline ?? said.noDiscipline())
  return (
    <Table
      caption={said.byDiscipline()}
      captionHidden
      rowKey={({ discipline }) => discipline ?? ''}
      rows={disciplines}
      columns={[
        { key: 'discipline', head: said.discipline(), cell: nameOf },
        {
          key: 'trained',
          head: said.trained(),
          cell: amountBeside(most, nameOf),
        },
      ]}
    />
  )
}
