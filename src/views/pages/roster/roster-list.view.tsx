import { useSelector } from '@xstate/react'
import { UserMinus } from 'lucide-react'
import { css } from 'styled-system/css'

import type { WalkInBody } from '../../../domain/contract/roster.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { RosterQueueActor } from '../../../machines/roster/roster-queue.machine.ts'
import { selectIsAttendanceOpen, selectIsOpen } from '../../../machines/roster/roster.connect.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import type { WalkInRemovalAsked } from '../../../machines/roster/roster.setup.ts'
import type { RosterRead } from '../../../machines/roster/roster.types.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { RosterRow } from './roster-row.view.tsx'
import type { Shown } from './roster-shown.ts'
import { personName } from './roster-words.ts'
import { RowButton } from './row-button.view.tsx'

const styles = {
  list: css({
    overflow: 'hidden',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
    // Above what stands at the foot of a phone.
    '& button': { scrollMarginBlockEnd: { base: '20', xl: '0' } },
  }),
  coming: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    minHeight: '18',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: 'none' },
  }),
  comer: css({
    flex: '[999 1 15rem]',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minWidth: '0',
    paddingInline: { base: '3', sm: '4' },
    paddingBlock: '2',
  }),
  name: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '1' }),
}

type ComingProps = Readonly<{ walkIn: WalkInBody; isOpen: boolean; onRemove: (removal: WalkInRemovalAsked) => void }>

const Coming = ({ walkIn, isOpen, onRemove }: ComingProps) => {
  const { list } = useWords().roster
  const name = personName(walkIn)
  return (
    <li className={styles.coming}>
      <span className={styles.comer}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.chips}>
          <StatusChip tone="info">{list.walkIn()}</StatusChip>
          <StatusChip>{list.pending()}</StatusChip>
        </span>
      </span>
      <RowButton
        icon={UserMinus}
        label={list.takeOff()}
        name={name}
        isOpen={isOpen}
        onPress={() => onRemove({ name, target: { walkInId: walkIn.id } })}
      />
    </li>
  )
}

type RosterListProps = Readonly<{ actor: RosterActor; queue: RosterQueueActor; read: RosterRead; shown: Shown }>

export const RosterList = ({ actor, queue, read, shown }: RosterListProps) => {
  const { list } = useWords().roster
  const journal = useSelector(queue, ({ context }) => context.journal)
  const isOpen = useSelector(actor, selectIsOpen)
  const isAttendanceOpen = useSelector(actor, selectIsAttendanceOpen)
  const { sessions, timeZone } = read.roster.held
  const ask = (removal: WalkInRemovalAsked) => actor.send({ type: 'removal.begun', removal })
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
        <Coming key={walkIn.id} walkIn={walkIn} isOpen={isOpen} onRemove={ask} />
      ))}
      {shown.found.map((entry) => (
        <RosterRow
          key={entry.id}
          entry={entry}
          sessions={sessions.length}
          timeZone={timeZone}
          isOpen={isOpen}
          isAttendanceOpen={isAttendanceOpen}
          isPending={journal.marks.some(({ registrationId }) => registrationId === entry.id)}
          isInConflict={journal.conflicts.some(({ registrationId }) => registrationId === entry.id)}
          onRemove={ask}
          onMark={(registrationId, attendance) => actor.send({ type: 'mark.given', registrationId, attendance })}
        />
      ))}
    </ul>
  )
}
