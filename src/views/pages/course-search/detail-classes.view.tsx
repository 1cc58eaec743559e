import { CalendarDays, CircleCheck, MapPin, Ticket, UserRound } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { ClassSummary } from '../../../domain/contract/class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { hasSeat, type KnownHoldings } from '../home/course-standing.ts'

const styles = {
  list: css({ display: 'grid', gap: '3' }),
  card: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
    alignItems: 'center',
  }),
  facts: css({
    display: 'grid',
    gap: '1.5',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > p': { display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', gap: '2.5', alignItems: 'start' },
  }),
  when: css({ fontWeight: 'semibold' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
  end: css({ display: 'grid', gap: '2', justifyItems: { base: 'start', md: 'end' } }),
}

type OfClass = Readonly<{ held: ClassSummary; holdings: KnownHoldings; now: number }>

const Seats = ({ held, holdings, now }: OfClass) => {
  const { next, detail } = useWords().courseSearch
  if (hasSeat(held.id, holdings)) {
    return (
      <StatusChip tone="success" icon={CircleCheck}>
        {detail.ownSeat()}
      </StatusChip>
    )
  }
  if (Date.parse(held.registrationClosesAt) <= now) return <StatusChip>{detail.closed()}</StatusChip>
  return held.seatsLeft > 0 ? (
    <StatusChip tone="success">{next.seats({ count: held.seatsLeft })}</StatusChip>
  ) : (
    <StatusChip tone="warning">{next.waitlist()}</StatusChip>
  )
}

/** The way to a place: to one's own, or to a new one. Nothing while it is not known which. */
const Way = ({ held, holdings, now }: OfClass) => {
  const { detail } = useWords().courseSearch
  const dates = useDates()
  const isOwn = hasSeat(held.id, holdings)
  if (holdings === 'unknown' || (!isOwn && Date.parse(held.registrationClosesAt) <= now)) return null
  const named = { date: dates.date(held.courseDate, held.timeZone), city: held.city }
  return (
    <LinkButton
      href={`/course/register/${held.courseId}`}
      variant={isOwn ? 'outline' : 'solid'}
      aria-label={isOwn ? detail.ownPlaceIn(named) : detail.registerFor(named)}
    >
      {isOwn ? detail.ownPlace() : detail.register()}
    </LinkButton>
  )
}

const ScheduledClass = ({ held, holdings, now }: OfClass) => {
  const { detail } = useWords().courseSearch
  const formats = useFormats()
  const dates = useDates()
  const whenId = useId()
  const isClosed = Date.parse(held.registrationClosesAt) <= now
  const sessions =
    held.sessions.length > 0
      ? held.sessions
      : [{ id: held.id, startsAt: held.courseDate, endsAt: held.courseEndDate ?? held.courseDate }]
  return (
    <Surface as="article" aria-labelledby={whenId} className={styles.card}>
      <div className={styles.facts}>
        <p>
          <Icon as={CalendarDays} />
          <span id={whenId} className={styles.when}>
            {sessions.map(({ id, startsAt, endsAt }) => (
              <time key={id} dateTime={startsAt} className={css({ display: 'block' })}>
                {dates.span(startsAt, endsAt, held.timeZone)}
              </time>
            ))}
          </span>
        </p>
        <p>
          <Icon as={MapPin} />
          <span>
            <bdi>{held.venue}</bdi>
            <br />
            <bdi>{`${held.address}, ${held.city}`}</bdi>
          </span>
        </p>
        {held.instructors.length > 0 && (
          <p>
            <Icon as={UserRound} />
            <span>
              {detail.instructors({ count: held.instructors.length })}: <bdi>{formats.list(held.instructors)}</bdi>
            </span>
          </p>
        )}
        {!isClosed && (
          <p className={styles.muted}>
            <Icon as={Ticket} />
            <span>
              {detail.closes({ date: dates.closing(held.registrationClosesAt, held.timeZone) })}
              {held.waiting > 0 && `; ${detail.waiting({ count: held.waiting })}`}
            </span>
          </p>
        )}
      </div>
      <div className={styles.end}>
        <Seats held={held} holdings={holdings} now={now} />
        <Way held={held} holdings={holdings} now={now} />
      </div>
    </Surface>
  )
}

type DetailClassesProps = Readonly<{ classes: readonly ClassSummary[]; holdings: KnownHoldings; now: number }>

export const DetailClasses = ({ classes, holdings, now }: DetailClassesProps) => (
  <ul className={styles.list}>
    {classes.map((held) => (
      <li key={held.id}>
        <ScheduledClass held={held} holdings={holdings} now={now} />
      </li>
    ))}
  </ul>
)
