import { useActorRef } from '@xstate/react'
import { Mail, Trash2 } from 'lucide-react'

import type { ChosenRows, ListAsked } from '../../domain/list.ts'
import { useDates } from '../dates.ts'
import { StatusChip } from '../ui/status-chip.view.tsx'
import type { BulkAct, ListColumn, ListFilterField, ListViewProps, RowAct } from './list.props.ts'
import { ListView } from './list.view.tsx'
import { CREW_LIST, type crewThat, type Member } from './story-list.ts'

const STATES = { active: 'Active', lapsed: 'Lapsed' } as const
const TONES = { active: 'success', lapsed: 'warning' } as const

const Joined = ({ day }: Readonly<{ day: string }>) => <>{useDates().date(`${day}T12:00:00Z`, 'UTC')}</>

export type CrewProps = Readonly<{
  machine: ReturnType<typeof crewThat>
  asked: ListAsked
  onBulk?: (chosen: ChosenRows) => void
}> &
  Partial<Pick<ListViewProps<Member>, 'empty' | 'isExported' | 'search' | 'actions' | 'count'>>

// Functions of columns and actions stand outside of their view, or each drawing would make them anew.
const COLUMNS: readonly ListColumn<Member>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'discipline', header: 'Discipline', cell: ({ discipline }) => discipline },
  { key: 'state', header: 'State', cell: ({ state }) => <StatusChip tone={TONES[state]}>{STATES[state]}</StatusChip> },
  { key: 'hours', header: 'Hours', align: 'end', cell: ({ hours }) => hours },
  { key: 'joined', header: 'Joined', cell: ({ joined }) => <Joined day={joined} /> },
]

const FILTERS: readonly ListFilterField[] = [
  { key: 'state', label: 'State', options: Object.entries(STATES).map(([value, label]) => ({ value, label })) },
  {
    key: 'discipline',
    label: 'Discipline',
    options: ['Fire', 'Police', 'Towing'].map((value) => ({ value, label: value })),
  },
  { key: 'since', label: 'Since' },
  { key: 'crew', label: 'Crew' },
  { key: 'hours', label: 'Hours, at least' },
]

const briefOf = ({ discipline, hours, state }: Member) => ({
  facts: [discipline, `${hours} h`],
  status: <StatusChip tone={TONES[state]}>{STATES[state]}</StatusChip>,
})

const writing = ({ id }: Member): readonly RowAct[] => [
  { key: 'write', label: 'Write', icon: Mail, href: `/contact?to=${id}` },
]

const removing = (onBulk: (chosen: ChosenRows) => void): readonly BulkAct[] => [
  { label: 'Remove', icon: Trash2, onChoose: onBulk },
]

const ignore = () => {}

/** A page's own part of a list, as stories and tests have it. */
export const Crew = ({
  machine,
  asked,
  onBulk = ignore,
  isExported = true,
  search = 'Search names',
  ...rest
}: CrewProps) => {
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListView
      {...rest}
      actor={actor}
      definition={CREW_LIST}
      asked={asked}
      label="Crew"
      nameOf={({ name }) => name}
      brief={briefOf}
      search={search}
      columns={COLUMNS}
      filters={FILTERS}
      isExported={isExported}
      rowActs={writing}
      bulkActs={removing(onBulk)}
    />
  )
}
