import { useActorRef, useSelector } from '@xstate/react'
import { use, useRef } from 'react'
import { css } from 'styled-system/css'

import type { ClassToHandOver } from '../../../domain/contract/handover.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { choicesOf } from '../../../machines/choice-search/choice-search.connect.ts'
import type { ChoiceSearchActor } from '../../../machines/choice-search/choice-search.machine.ts'
import type { ClashWatchActor } from '../../../machines/class-planning/clash-watch.machine.ts'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { useDates } from '../../dates.ts'
import { RefField } from '../../list/ref-field.view.tsx'
import { Speaking } from '../../shell/speaking.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { ClashBanner } from '../class-desk/clash-banner.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import type { Handover, HandingOverMachines } from './instructors.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', outlineOffset: '[4px]' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none', margin: '0', padding: '0' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '2',
    paddingBlock: '4',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
    _first: { borderBlockStartWidth: '[0]', paddingBlockStart: '0' },
  }),
  what: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  where: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

const ofClass = (held: ClassToHandOver, userId: number) => ({
  sessions: held.sessions,
  venue: held.venue,
  city: held.city,
  coInstructorIds: [userId],
  except: held.id,
})

type Actors = Readonly<{
  /** Looks among the approved of the class whose id its filter is. */
  search: ChoiceSearchActor
  clashes: ClashWatchActor
  /** Of one class at a time. */
  deed: DeedActor<Handover>
}>

type OneProps = Readonly<{ held: ClassToHandOver; fromId: number; actors: Actors }>

/** One class, with who is to take it over: what would be in their way is said before, and holds nothing up. */
const ToHandOver = ({ held, fromId, actors: { search, clashes, deed } }: OneProps) => {
  const { handingOver: said } = useWords().instructorsList
  const dates = useDates()
  const isBusy = useSelector(deed, (at) => at.hasTag('busy'))
  const chosen = useSelector(deed, (at) =>
    !at.matches('resting') && at.context.subject?.classId === held.id ? at.context.subject : null,
  )
  const filter = String(held.id)
  const choose = (value: string | null) => {
    const found = choicesOf(search.getSnapshot(), filter).find(({ id }) => String(id) === value)
    clashes.send({ type: 'question.changed', question: found ? ofClass(held, found.id) : null })
    if (!found) {
      deed.send({ type: 'deed.declined' })
      return
    }
    const subject = { classId: held.id, fromId, toId: found.id, toName: found.name }
    // Another was chosen before, or nobody yet.
    deed.send({ type: 'subject.changed', subject })
    deed.send({ type: 'deed.asked', subject })
  }
  const [first] = held.sessions
  const last = held.sessions.at(-1)
  return (
    <li className={styles.item}>
      <p className={styles.what}>
        <bdi>{held.courseTitle}</bdi>
      </p>
      <p className={styles.where}>
        {first && last && (
          <time dateTime={first.startsAt}>{dates.span(first.startsAt, last.endsAt, held.timeZone)}</time>
        )}
        {' · '}
        <bdi>{`${held.venue}, ${held.city}`}</bdi>
      </p>
      <RefField
        search={search}
        filter={filter}
        label={said.to()}
        value={chosen && String(chosen.toId)}
        name={chosen && chosen.toName}
        readOnly={isBusy}
        onValue={choose}
      />
      {chosen && (
        <>
          <ClashBanner actor={clashes} />
          <DeedFailure actor={deed} failed={said.failed()} refused={said.failed()} />
          <div>
            <Button
              size="sm"
              busy={isBusy}
              aria-label={said.goNamed({ course: isolated(held.courseTitle), name: isolated(chosen.toName) })}
              onClick={() => deed.send({ type: 'deed.confirmed' })}
            >
              {said.go()}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

/** Whose classes they are. What is offered after another deed is shown only where there is something. */
export type GivingOver = Readonly<{ id: number; name: string; isOffered: boolean; isOpen: boolean }>

type HandingOverProps = Readonly<{ from: GivingOver; machines: HandingOverMachines; onClose: () => void }>

const ClassesDialog = ({ from, machines, onClose }: HandingOverProps) => {
  const words = useWords()
  const { handingOver: said } = words.instructorsList
  const list = useRef<HTMLDivElement>(null)
  const classes = useActorRef(machines.classes, { input: { query: from.id } })
  const face = useSelector(classes, resourceFace)
  const held = useSelector(classes, selectData)
  const fault = useSelector(classes, selectFault)
  const search = useActorRef(machines.successors)
  const clashes = useActorRef(machines.clashes)
  // Its button goes with the class.
  const deed = useDeed(machines.handing, () => list.current?.focus())
  const isBusy = useSelector(deed, (at) => at.hasTag('busy'))
  const done = useSelector(deed, ({ context }) => context.done?.subject.toName)
  const isWanted = !from.isOffered || done !== undefined || (held !== undefined && held.length > 0)
  return (
    <Dialog
      open={from.isOpen && isWanted}
      onClose={() => {
        if (!isBusy) onClose()
      }}
      title={said.title({ name: isolated(from.name) })}
      description={said.lead()}
      closeLabel={words.actions.close()}
    >
      <div ref={list} role="group" aria-label={said.list()} tabIndex={-1} className={styles.root}>
        {face === 'loading' && <Skeleton height="8rem" />}
        {!held && fault && (
          <FaultBanner
            isReading
            title={said.unread()}
            fault={fault}
            action={
              <Button variant="outline" size="sm" onClick={() => classes.send({ type: 'resource.retried' })}>
                {words.actions.retry()}
              </Button>
            }
          />
        )}
        {held?.length === 0 && (
          <EmptyState title={said.noneTitle()} size="section">
            {said.none()}
          </EmptyState>
        )}
        {held && held.length > 0 && (
          <ul className={styles.list}>
            {held.map((one) => (
              <ToHandOver key={one.id} held={one} fromId={from.id} actors={{ search, clashes, deed }} />
            ))}
          </ul>
        )}
        <p role="status" className={styles.note}>
          {done !== undefined && said.done({ name: isolated(done) })}
        </p>
      </div>
    </Dialog>
  )
}

type LateProps = Omit<HandingOverProps, 'machines'> & Readonly<{ load: () => Promise<HandingOverMachines> }>

/** Classes to come of who may not teach them by now, given to others one by one. It comes when it is first wanted. */
const HandingOver = ({ load, ...props }: LateProps) => {
  const machines = use(load())
  return (
    <Speaking namespaces={['classDesk']}>
      <ClassesDialog key={props.from.id} machines={machines} {...props} />
    </Speaking>
  )
}

// The default export is what arrives.
export default HandingOver
