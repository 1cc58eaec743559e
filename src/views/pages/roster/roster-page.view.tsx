import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { countAttendance, countCertificates } from '../../../domain/roster.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { RosterQueueActor } from '../../../machines/roster/roster-queue.machine.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import type { RosterRead } from '../../../machines/roster/roster.types.ts'
import { useDates } from '../../dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { lateOverlay } from '../../ui/late-overlay.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { CompletionDialog } from './completion-dialog.view.tsx'
import { KeptLine } from './kept-line.view.tsx'
import { RemovalDialog } from './removal-dialog.view.tsx'
import { RosterAside } from './roster-aside.view.tsx'
import { RosterCount } from './roster-count.view.tsx'
import { RosterList } from './roster-list.view.tsx'
import { RosterNotices } from './roster-notices.view.tsx'
import { RosterRest } from './roster-rest.view.tsx'
import { shownOf } from './roster-shown.ts'
import { RosterTools } from './roster-tools.view.tsx'
import type { RosterPageProps } from './roster.props.ts'
import { WalkInDialog } from './walk-in-dialog.view.tsx'

const onePhoneLine = {
  overflow: { base: 'hidden', md: 'visible', _print: 'visible' },
  textOverflow: 'ellipsis',
  whiteSpace: { base: 'nowrap', md: 'normal', _print: 'normal' },
} as const

const styles = {
  columns: css({
    // Beside a docked menu there is no room for both before this: names would run under the marks.
    xl: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) 28rem]',
      gridTemplateRows: '[auto minmax(0, 1fr)]',
      gridTemplateAreas: '"list rest" "list aside"',
      columnGap: '8',
      alignItems: 'start',
    },
  }),
  list: css({ gridArea: 'list' }),
  aside: css({ gridArea: 'aside', marginBlockStart: { base: '8', xl: '6' } }),
  loading: css({ display: 'grid', gap: '3' }),
  // One line on a phone, whatever they say: the page of the class, which the course leads to, tells the whole.
  course: css({ display: { base: 'block', md: 'inline' }, ...onePhoneLine }),
  where: css({ display: 'block', fontSize: { base: 'sm', md: 'lg' }, lineHeight: 'snug', ...onePhoneLine }),
  line: css({
    display: { base: 'inline', md: 'block' },
    _after: { content: { base: '" · "', md: 'none' } },
    _last: { _after: { content: 'none' } },
  }),
  closed: css({ marginBlockEnd: '4' }),
}

const CodeScreen = lateOverlay(() => import('./code-screen.view.tsx').then((module) => module.CodeScreen))

const Faces = ({ actor }: { actor: RosterActor }) => {
  const words = useWords()
  const { roster } = words
  const isRefused = useSelector(actor, (at) => at.matches({ reading: 'refused' }))
  const isUnreachable = useSelector(actor, (at) => at.matches({ reading: 'unreachable' }))
  const fault = useSelector(actor, ({ context }) => context.readFault)
  if (isRefused) {
    return (
      <EmptyState title={roster.refusedTitle()} action={<LinkButton href="/home">{roster.toHome()}</LinkButton>}>
        {roster.refused()}
      </EmptyState>
    )
  }
  if (isUnreachable) {
    return (
      <ErrorState
        title={roster.failedTitle()}
        {...retryWay(words, fault, () => actor.send({ type: 'roster.retried' }))}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={roster.loading()} className={styles.loading}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height="7.2rem" />
      ))}
    </div>
  )
}

type ClosedProps = Readonly<{ roster: RosterRead['roster']; people: readonly RosterEntry[]; runs: boolean }>

/** What a class that is over came to, and who may still put it right. */
const Closed = ({ roster: { held, certificates }, people, runs }: ClosedProps) => {
  const { closed, completion } = useWords().roster
  const formats = useFormats()
  const { present, onClass } = countAttendance(people)
  const { onceConfirmed } = countCertificates(people)
  if (held.courseStatusId === CLASS_STATUS.scheduled) return null
  return (
    <div className={styles.closed}>
      {held.courseStatusId === CLASS_STATUS.completed ? (
        <Banner tone="success" title={closed.completed()}>
          {closed.facts({ present: formats.number(present), total: formats.number(onClass), certificates })}{' '}
          {onceConfirmed > 0 && `${completion.unconfirmed({ count: onceConfirmed })} `}
          {runs ? closed.runs() : closed.others()}
        </Banner>
      ) : (
        <Banner tone="warning">{closed.cancelled()}</Banner>
      )}
    </div>
  )
}

type WholeProps = Readonly<{
  actor: RosterActor
  queue: RosterQueueActor
  read: RosterRead
  agencies: RosterPageProps['agencies']
  runs: boolean
}>

const Whole = ({ actor, queue, read, agencies, runs }: WholeProps) => {
  const search = useSelector(actor, ({ context }) => context.search)
  const filter = useSelector(actor, ({ context }) => context.filter)
  const journal = useSelector(queue, ({ context }) => context.journal)
  const isCodeShown = useSelector(actor, (at) => at.matches({ desk: 'code' }))
  const [isFinding, setFinding] = useState(false)
  const shown = shownOf(read.roster.items, journal, { search, filter })
  return (
    <>
      <Closed roster={read.roster} people={shown.people} runs={runs} />
      <RosterCount actor={actor} people={shown.people} isFinding={isFinding} onFind={() => setFinding(!isFinding)} />
      <RosterNotices actor={actor} queue={queue} onClass={shown.onClass} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <RosterTools actor={actor} isFinding={isFinding} />
          <RosterList actor={actor} queue={queue} read={read} shown={shown} />
        </div>
        <RosterRest actor={actor} people={shown.people} />
        <div className={styles.aside}>
          <RosterAside actor={actor} read={read} people={shown.people} runs={runs} />
        </div>
      </div>
      <CodeScreen open={isCodeShown} actor={actor} />
      <WalkInDialog actor={actor} agencies={agencies} seats={read.roster.held.capacity} onClass={shown.onClass} />
      <RemovalDialog actor={actor} />
      <CompletionDialog actor={actor} people={shown.people} runs={runs} />
    </>
  )
}

const Where = ({ held }: { held: RosterRead['roster']['held'] }) => {
  const dates = useDates()
  return (
    <span className={styles.where}>
      {held.sessions.map((session) => (
        <span key={session.id} className={styles.line}>
          {dates.span(session.startsAt, session.endsAt, held.timeZone)}
        </span>
      ))}
      <span className={styles.line}>
        <bdi>
          {held.venue}, {held.city}
        </bdi>
      </span>
    </span>
  )
}

/** A class on its day, for a phone that is held in one hand. */
export const RosterPage = ({ classId, runs, machine, agencies, kept }: RosterPageProps) => {
  const { roster } = useWords()
  const actor = useActorRef(machine, { input: { classId } })
  const read = useSelector(actor, ({ context }) => context.read)
  const queue = useSelector(actor, (at) => at.children.queue)
  const held = read?.roster.held
  return (
    <PageFrame>
      <PageHeader
        title={roster.title()}
        {...(held && {
          eyebrow: (
            <PlaceLink href={`/instructor/course/${held.id}`} className={styles.course}>
              <bdi>{held.courseTitle}</bdi>
            </PlaceLink>
          ),
          lead: <Where held={held} />,
        })}
      />
      {read && queue ? (
        <Whole actor={actor} queue={queue} read={read} agencies={agencies} runs={runs} />
      ) : (
        <Faces actor={actor} />
      )}
      {read && <KeptLine classId={classId} kept={kept} />}
    </PageFrame>
  )
}
