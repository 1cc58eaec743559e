import { useState } from 'react'
import { css } from 'styled-system/css'

import type { ProgrammeInstructors } from '../../../domain/contract/programme-instructors.contract.ts'
import { lineageOf, type Branch } from '../../../domain/instructor-lineage.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Table } from '../../ui/table.view.tsx'

type Links = ProgrammeInstructors['lineage']
type Named = Readonly<{ firstName: string; lastName: string }>

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`

export const nameCell = (one: Named) => <bdi>{fullName(one)}</bdi>
const trainerCell = ({ by }: Readonly<{ by: Named }>) => nameCell(by)

const branches = css({
  display: 'grid',
  gap: '2',
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& &': {
    marginBlockStart: '2',
    paddingInlineStart: '5',
    borderInlineStartWidth: 'hairline',
    borderColor: 'border.control',
  },
})

const Branches = ({
  of,
  nameOf,
  label,
}: Readonly<{ of: readonly Branch[]; nameOf: (id: number) => string; label?: string }>) => (
  <ul className={branches} aria-label={label}>
    {of.map(({ id, branches: below }) => (
      <li key={id}>
        <bdi>{nameOf(id)}</bdi>
        {below.length > 0 && <Branches of={below} nameOf={nameOf} />}
      </li>
    ))}
  </ul>
)

/** Who trained whom as an instructor: as a tree, each below whoever was first, or as a table of all. */
export const Lineage = ({ links }: Readonly<{ links: Links }>) => {
  const { programmeDash: said } = useWords()
  const dates = useProgrammeDates()
  const [isTable, setTable] = useState(false)
  if (links.length === 0) return <DetailSection bare title={said.lineage()} lead={said.noLineage()} />
  const names = new Map(links.flatMap((one) => [one, one.by]).map((one) => [one.id, fullName(one)]))
  return (
    <DetailSection
      title={said.lineage()}
      lead={said.lineageNote()}
      actions={
        <Segmented
          legend={said.seenAs({ title: said.lineage() })}
          isLegendHidden
          segments={[
            { value: 'tree', label: said.tree() },
            { value: 'table', label: said.table() },
          ]}
          value={isTable ? 'table' : 'tree'}
          onValueChange={(value) => setTable(value === 'table')}
        />
      }
    >
      {isTable ? (
        <Table
          caption={said.lineage()}
          captionHidden
          rows={links}
          rowKey={({ id, by }) => `${id} ${by.id}`}
          columns={[
            { key: 'name', head: said.instructor(), cell: nameCell },
            { key: 'by', head: said.trainedBy(), cell: trainerCell },
            { key: 'on', head: said.trainedOn(), cell: ({ on }) => dates.shortDate(on) },
          ]}
        />
      ) : (
        <Branches
          label={said.lineage()}
          of={lineageOf(links.map(({ id, by, on }) => ({ id, byId: by.id, on })))}
          nameOf={(id) => names.get(id) ?? ''}
        />
      )}
    </DetailSection>
  )
}
