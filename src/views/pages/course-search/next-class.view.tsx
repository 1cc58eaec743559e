import { CalendarDays, MapPin, Ticket } from 'lucide-react'
import { css } from 'styled-system/css'

import type { FoundCourse } from '../../../domain/contract/course-search.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
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

/** When and where a course is held next, with its seats. */
export const NextClass = ({ course: { isOnline, nextClass, classCount } }: Readonly<{ course: FoundCourse }>) => {
  const { next } = useWords().courseSearch
  const formats = useFormats()
  if (isOnline) return null
  if (nextClass === null) {
    return (
      <p className={styles.root}>
        <span className={styles.muted}>
          <Icon as={CalendarDays} size="sm" />
          {next.none()}
        </span>
      </p>
    )
  }
  const { courseDate, timeZone, city, county, miles, seatsLeft, isOpen } = nextClass
  const seats = seatsLeft > 0 ? next.seats({ count: seatsLeft }) : next.waitlist()
  return (
    <p className={styles.root}>
      <span>
        <Icon as={CalendarDays} size="sm" />
        <span>
          <VisuallyHidden>{next.label()}: </VisuallyHidden>
          <time dateTime={courseDate}>{formats.dateTime(courseDate, timeZone)}</time>{' '}
          {classCount > 1 && <span className={styles.muted}>{next.more({ count: classCount - 1 })}</span>}
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
