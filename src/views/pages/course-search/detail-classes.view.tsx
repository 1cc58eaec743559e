import { CalendarDays, MapPin, Ticket, UserRound } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { ClassSummary } from '../../../domain/contract/class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { useClassTimes } from './class-times.ts'

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

type OfClass = Readonly<{ held: ClassSummary; now: number }>

const Seats = ({ held, now }: OfClass) => {
  const { next, detail } = useWords().courseSearch
  if (Date.parse(held.registrationClosesAt) <= now) return <StatusChip>{detail.closed()}</StatusChip>
  return held.seatsLeft > 0 ? (
    <StatusChip tone="success">{next.seats({ count: held.seatsLeft })}</StatusChip>
  ) : (
    <StatusChip tone="warning">{next.waitlist()}</StatusChip>
  )
}

const ScheduledClass = ({ held, now }: OfClass) => {
  const { detail } = useWords().courseSearch
  const formats = useFormats()
  const whenId = useId()
  const { at, span } = useClassTimes(held.timeZone)
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
                {span(startsAt, endsAt)}
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
              {detail.closes({ date: at(held.registrationClosesAt) })}
              {held.waiting > 0 && `; ${detail.waiting({ count: held.waiting })}`}
            </span>
          </p>
        )}
      </div>
      <div className={styles.end}>
        <Seats held={held} now={now} />
        {!isClosed && (
          <LinkButton
            href={`/course/register/${held.courseId}`}
            aria-label={detail.registerFor({ date: formats.date(held.courseDate, held.timeZone), city: held.city })}
          >
            {detail.register()}
          </LinkButton>
        )}
      </div>
    </Surface>
  )
}

export const DetailClasses = ({ classes, now }: Readonly<{ classes: readonly ClassSummary[]; now: number }>) => (
  <ul className={styles.list}>
    {classes.map((held) => (
      <li key={held.id}>
        <ScheduledClass held={held} now={now} />
      </li>
    ))}
  </ul>
)
