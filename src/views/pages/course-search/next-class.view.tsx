import { CalendarDays, MapPin, Ticket } from 'lucide-react'
import { css } from 'styled-system/css'

import type { FoundCourse } from '../../../domain/contract/course-search.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'

const styles = {
  root: css({
    display: 'grid',
    gap: '1.5',
    marginBlockStart: 'auto',
    paddingBlockStart: '3',
    textStyle: 'small',
    '& > span': { display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', gap: '2', alignItems: 'start' },
  }),
  muted: css({ color: 'fg.muted' }),
}

type HeldNext = NonNullable<FoundCourse['nextClass']>

const Facts = ({ held, more }: Readonly<{ held: HeldNext; more: number }>) => {
  const { next } = useWords().courseSearch
  const formats = useFormats()
  const { courseDate, timeZone, city, county, miles, seatsLeft, isOpen } = held
  const dates = useDates()
  const seats = seatsLeft > 0 ? next.seats({ count: seatsLeft }) : next.waitlist()
  return (
    <p className={styles.root}>
      <span>
        <Icon as={CalendarDays} size="sm" />
        <span>
          <VisuallyHidden>{next.label()}: </VisuallyHidden>
          <time dateTime={courseDate}>{dates.moment(courseDate, timeZone)}</time>{' '}
          {more > 0 && <span className={styles.muted}>{next.more({ count: more })}</span>}
        </span>
      </span>
      <span>
        <Icon as={MapPin} size="sm" />
        <span>
          <bdi>{next.where({ city, county })}</bdi>{' '}
          {miles !== null && <span className={styles.muted}>{next.away({ miles: formats.miles(miles) })}</span>}
        </span>
      </span>
      <span>
        <Icon as={Ticket} size="sm" />
        {isOpen ? seats : next.closed()}
      </span>
    </p>
  )
}

/** When and where a course is held next, with its seats. */
export const NextClass = ({ course: { isOnline, nextClass, classCount } }: Readonly<{ course: FoundCourse }>) => {
  const { next } = useWords().courseSearch
  if (isOnline || classCount === null) return null
  if (nextClass !== null) return <Facts held={nextClass} more={classCount - 1} />
  return (
    <p className={styles.root}>
      <span className={styles.muted}>
        <Icon as={CalendarDays} size="sm" />
        {next.none()}
      </span>
    </p>
  )
}
