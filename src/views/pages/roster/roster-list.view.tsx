import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { WalkInBody } from '../../../domain/contract/roster.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { RosterQueueActor } from '../../../machines/roster/roster-queue.machine.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import type { RosterRead } from '../../../machines/roster/roster.types.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { RosterRow } from './roster-row.view.tsx'
import type { Shown } from './roster-shown.ts'
import { personName } from './roster-words.ts'

const styles = {
  list: css({
    overflow: 'hidden',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
  }),
  coming: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '18',
    paddingInline: '4',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: 'none' },
  }),
  name: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '1' }),
}

const Coming = ({ walkIn }: { walkIn: WalkInBody }) => {
  const { list } = useWords().roster
  return (
    <li className={styles.coming}>
      <bdi className={styles.name}>{personName(walkIn)}</bdi>
      <span className={styles.chips}>
        <StatusChip tone="info">{list.walkIn()}</StatusChip>
        <StatusChip>{list.pending()}</StatusChip>
      </span>
    </li>
  )
}

type RosterListProps = Readonly<{ actor: RosterActor; queue: RosterQueueActor; read: RosterRead; shown: Shown }>

export const RosterList = ({ actor, queue, read, shown }: RosterListProps) => {
  const { list } = useWords().roster
  const journal = useSelector(queue, ({ context }) => context.journal)
  const isOpen = useSelector(actor, (at) => at.can({ type: 'code.opened' }) || !at.matches({ desk: 'list' }))
  const { sessions, timeZone } = read.roster.held
  if (shown.people.length === 0 && shown.coming.length === 0) {
    return (
      <EmptyState title={list.emptyTitle()} size="section" illustration={<EmptyLane />}>
        {list.empty()}
      </EmptyState>
    )
  }
  if (shown.found.length === 0 && shown.coming.length === 0) {
    return (
      <EmptyState
        title={list.nothingTitle()}
        size="section"
        action={
          <Button
            variant="outline"
            onClick={() => {
              actor.send({ type: 'search.changed', search: '' })
              actor.send({ type: 'filter.chosen', filter: 'all' })
            }}
          >
            {list.showAll()}
          </Button>
        }
      >
        {list.nothing()}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={list.label()} className={styles.list}>
      {shown.coming.map((walkIn) => (
        <Coming key={walkIn.id} walkIn={walkIn} />
      ))}
      {shown.found.map((entry) => (
        <RosterRow
          key={entry.id}
          entry={entry}
          sessions={sessions.length}
          timeZone={timeZone}
          isOpen={isOpen}
          isPending={journal.marks.some(({ registrationId }) => registrationId === entry.id)}
          isInConflict={journal.conflicts.some(({ registrationId }) => registrationId === entry.id)}
          onMark={(registrationId, attendance) => actor.send({ type: 'mark.given', registrationId, attendance })}
        />
      ))}
    </ul>
  )
}
