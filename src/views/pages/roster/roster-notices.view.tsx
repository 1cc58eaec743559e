import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { css } from 'styled-system/css'

import { beyondSeats } from '../../../domain/class.ts'
import { readAttendanceOpening, type RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { MarkConflict, OvertakenMark, ReturnedWalkIn } from '../../../machines/roster/roster-journal.ts'
import type { RosterQueueActor } from '../../../machines/roster/roster-queue.machine.ts'
import { waitingCount } from '../../../machines/roster/roster-queue.ts'
import { selectIsOpen, selectOpensAt } from '../../../machines/roster/roster.connect.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { faultWords } from '../fault-words.ts'
import { isolated, markWords, personName } from './roster-words.ts'

const styles = {
  stack: css({ display: 'grid', gap: '3', marginBlockEnd: '4', _empty: { display: 'none' } }),
  // On a phone there is one for each person at the door: together they leave the list in sight.
  returned: css({ flexWrap: 'nowrap', paddingBlock: { base: '2', md: '3' } }),
  reason: css({ textStyle: 'small', overflowWrap: 'anywhere' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

type ConflictProps = Readonly<{
  conflict: MarkConflict
  entry: RosterEntry | undefined
  timeZone: string
  queue: RosterQueueActor
}>

const Conflict = ({ conflict, entry, timeZone, queue }: ConflictProps) => {
  const words = useWords()
  const { conflict: said } = words.roster
  const dates = useDates()
  const { registrationId, markedAt, markedBy } = conflict
  const mine = markWords(words, conflict.mine)
  const theirs = markWords(words, conflict.theirs)
  const settle = (keep: 'mine' | 'theirs') => () => queue.send({ type: 'conflict.settled', registrationId, keep })
  return (
    <Banner
      tone="warning"
      announce="status"
      title={said.title({ name: entry ? isolated(personName(entry)) : '' })}
      action={
        <>
          <Button variant="outline" onClick={settle('theirs')}>
            {said.theirs({ mark: theirs })}
          </Button>
          <Button onClick={settle('mine')}>{said.mine({ mark: mine })}</Button>
        </>
      }
    >
      {markedAt === null
        ? said.textUnknown({ mine, theirs })
        : said.text({
            mine,
            theirs,
            by: isolated(markedBy ?? said.checkIn()),
            time: dates.time(markedAt, timeZone),
          })}
    </Banner>
  )
}

type OvertakenProps = Readonly<{
  overtaken: OvertakenMark
  entry: RosterEntry | undefined
  actor: RosterActor
  queue: RosterQueueActor
}>

/** The mark of this tab gave way to one of another: it is said, and can be made once more. */
const Overtaken = ({ overtaken, entry, actor, queue }: OvertakenProps) => {
  const words = useWords()
  const { overtaken: said } = words.roster
  const { registrationId } = overtaken
  const mine = markWords(words, overtaken.mine)
  return (
    <Banner
      tone="warning"
      announce="status"
      title={said.title({ name: entry ? isolated(personName(entry)) : '' })}
      action={
        <>
          <Button variant="outline" onClick={() => queue.send({ type: 'overtaken.seen', registrationId })}>
            {words.actions.close()}
          </Button>
          <Button onClick={() => actor.send({ type: 'mark.given', registrationId, attendance: overtaken.mine })}>
            {said.again({ mark: mine })}
          </Button>
        </>
      }
    >
      {said.text({ mine, theirs: markWords(words, overtaken.theirs) })}
    </Banner>
  )
}

type ReturnedProps = Readonly<{
  returned: ReturnedWalkIn
  /** Whose address it is, of those on the class. */
  entry: RosterEntry | undefined
  queue: RosterQueueActor
}>

const Returned = ({ returned, entry, queue }: ReturnedProps) => {
  const words = useWords()
  const { returned: said } = words.roster
  const { walkIn, message } = returned
  return (
    <Banner
      tone={entry ? 'warning' : 'danger'}
      announce="alert"
      title={said.title({ name: isolated(personName(walkIn)) })}
      action={
        <IconButton
          icon={X}
          label={said.drop()}
          onClick={() => queue.send({ type: 'returned.dropped', id: returned.id })}
        />
      }
      className={styles.returned}
    >
      <p className={styles.reason}>
        {entry
          ? said.onClass({
              email: isolated(walkIn.email),
              name: isolated(personName(entry)),
              mark: markWords(words, entry.attendance),
            })
          : `${message ?? ''} ${said.text()}`.trim()}
      </p>
    </Banner>
  )
}

const Stuck = ({ queue }: { queue: RosterQueueActor }) => {
  const words = useWords()
  const { opens, stuck } = words.roster
  const dates = useDates()
  const waiting = useSelector(queue, ({ context }) => waitingCount(context.journal))
  const fault = useSelector(queue, ({ context }) => context.fault)
  const opening = readAttendanceOpening(fault)
  const why = opening ? opens({ when: dates.moment(opening.opensAt, opening.timeZone) }) : faultWords(words, fault)
  return (
    <Banner
      tone="danger"
      announce="alert"
      title={stuck.title()}
      action={
        <>
          <Button variant="outline" size="sm" onClick={() => queue.send({ type: 'queue.dropped' })}>
            {stuck.drop()}
          </Button>
          <Button size="sm" onClick={() => queue.send({ type: 'queue.retried' })}>
            {words.actions.retry()}
          </Button>
        </>
      }
    >
      {why} {stuck.text({ count: waiting })}
    </Banner>
  )
}

type RosterNoticesProps = Readonly<{
  actor: RosterActor
  queue: RosterQueueActor
  /** How many are on the class, with walk-ins on their way. */
  onClass: number
}>

/** What stands between the marks and the server, and what the person decides. */
export const RosterNotices = ({ actor, queue, onClass }: RosterNoticesProps) => {
  const words = useWords()
  const { roster } = words
  const dates = useDates()
  const read = useSelector(actor, ({ context }) => context.read)
  const isOffline = useSelector(actor, (at) => at.matches({ network: 'offline' }))
  const isBehind = useSelector(actor, (at) => at.matches({ reading: 'behind' }))
  const isUnsaved = useSelector(actor, (at) => at.matches({ papers: 'unsaved' }))
  const isStuck = useSelector(queue, (at) => at.matches('refused'))
  const conflicts = useSelector(queue, ({ context }) => context.journal.conflicts)
  const overtaken = useSelector(queue, ({ context }) => context.overtaken)
  const returned = useSelector(queue, ({ context }) => context.journal.returned)
  const isOpen = useSelector(actor, selectIsOpen)
  const opensAt = useSelector(actor, selectOpensAt)
  const timeZone = read?.roster.held.timeZone ?? 'UTC'
  const seats = read?.roster.held.capacity ?? onClass
  const over = beyondSeats(seats, onClass)
  return (
    <div className={styles.stack}>
      {opensAt !== null && <p className={styles.quiet}>{roster.opens({ when: dates.moment(opensAt, timeZone) })}</p>}
      {isBehind && !isOffline && (
        <Banner
          tone="warning"
          announce="status"
          action={
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'roster.retried' })}>
              {words.actions.retry()}
            </Button>
          }
        >
          {roster.behind()}
        </Banner>
      )}
      {isStuck && <Stuck queue={queue} />}
      {isOpen && over > 0 && (
        <Banner tone="warning" announce="status">
          {roster.walkIn.beyond({ seats, over })}
        </Banner>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.registrationId}
          conflict={conflict}
          entry={read?.roster.items.find(({ id }) => id === conflict.registrationId)}
          timeZone={timeZone}
          queue={queue}
        />
      ))}
      {overtaken.map((held) => (
        <Overtaken
          key={held.registrationId}
          overtaken={held}
          entry={read?.roster.items.find(({ id }) => id === held.registrationId)}
          actor={actor}
          queue={queue}
        />
      ))}
      {returned.map((held) => (
        <Returned
          key={held.id}
          returned={held}
          entry={read?.roster.items.find(({ id }) => id === held.onClass)}
          queue={queue}
        />
      ))}
      {isUnsaved && (
        <Banner tone="warning" announce="alert">
          {roster.tools.unsaved()}
        </Banner>
      )}
    </div>
  )
}
