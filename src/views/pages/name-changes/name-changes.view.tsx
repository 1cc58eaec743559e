import { useActorRef } from '@xstate/react'
import { Check, X } from 'lucide-react'

import { NAME_CHANGES_LIST, type NameChangeRow } from '../../../domain/contract/name-changes.list.ts'
import type { NameChangeState } from '../../../domain/name-change.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { ApproveDialog, fullName, RefuseDialog } from './name-change-deeds.view.tsx'
import type { NameChangesProps } from './name-changes.props.ts'

const TONES: Readonly<Record<NameChangeState, StatusTone>> = {
  asked: 'warning',
  approved: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
}

const nameOf = ({ from }: NameChangeRow): string => fullName(from)

const chipOf = ({ nameChanges }: Words, { state }: Pick<NameChangeRow, 'state'>) => (
  <StatusChip tone={TONES[state]}>{nameChanges.states[state]()}</StatusChip>
)

/** When it was decided, and by whom where somebody else did. */
const Decided = ({ decidedAt, decider }: Pick<NameChangeRow, 'decidedAt' | 'decider'>) => {
  const { nameChanges } = useWords()
  const dates = useProgrammeDates()
  if (decidedAt === null) return null
  const day = dates.shortDate(decidedAt)
  return <bdi>{decider === null ? day : nameChanges.decidedBy({ day, name: decider })}</bdi>
}

const columnsOf = (words: Words) => {
  const { columns } = words.nameChanges
  return columnsIn(NAME_CHANGES_LIST, {
    name: { header: columns.name(), cell: (row) => <bdi>{nameOf(row)}</bdi> },
    asked: { header: columns.asked(), cell: ({ to }) => <bdi>{fullName(to)}</bdi> },
    email: { header: columns.email(), cell: ({ person }) => <bdi dir="ltr">{person.email}</bdi> },
    reason: { header: columns.reason(), cell: ({ reason }) => <bdi>{reason}</bdi> },
    evidence: { header: columns.evidence(), cell: ({ evidence }) => <bdi>{evidence}</bdi> },
    askedAt: { header: columns.askedAt(), cell: ({ askedAt }) => <Day at={askedAt} /> },
    state: { header: columns.state(), cell: (row) => chipOf(words, row) },
    decided: { header: columns.decided(), cell: (row) => <Decided {...row} /> },
  })
}

const filtersOf = ({ nameChanges: { columns, states } }: Words) =>
  filtersIn(NAME_CHANGES_LIST, {
    state: { label: columns.state(), saying: (state) => states[state]() },
    askedAt: { label: columns.askedAt() },
  })

/** Names that people ask for, which somebody else decides. */
export const NameChangesPage = ({ title, asked, machines, viewerId, parts }: NameChangesProps) => {
  const words = useWords()
  const { nameChanges } = words
  const actor = useActorRef(machines.list, { input: { asked } })
  const approving = useDeed(machines.approving, () => {})
  const refusing = useDeed(machines.refusing, () => {})
  const rowActs = (row: NameChangeRow): readonly RowAct[] =>
    row.state !== 'asked' || row.person.userId === viewerId
      ? []
      : [
          {
            key: 'approve',
            label: nameChanges.approve.choose(),
            icon: Check,
            onChoose: () => approving.send({ type: 'deed.asked', subject: row }),
          },
          {
            key: 'refuse',
            label: nameChanges.refuse.choose(),
            icon: X,
            isDangerous: true,
            onChoose: () => refusing.send({ type: 'deed.asked', subject: { change: row, reason: '' } }),
          },
        ]
  return (
    <ListPage title={title} lead={nameChanges.lead()}>
      {parts}
      <ListView
        actor={actor}
        definition={NAME_CHANGES_LIST}
        asked={asked}
        label={nameChanges.caption()}
        nameOf={nameOf}
        brief={(row) => ({ facts: [fullName(row.to), row.reason], status: chipOf(words, row) })}
        search={nameChanges.search()}
        columns={columnsOf(words)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        isExported
        empty={{ title: nameChanges.emptyTitle(), children: nameChanges.empty() }}
        count={(count) => nameChanges.count({ count })}
      />
      <ApproveDialog actor={approving} />
      <RefuseDialog actor={refusing} />
    </ListPage>
  )
}
