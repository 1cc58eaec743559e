import { CalendarClock, CalendarPlus, MapPin } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { classLook } from './class-look.ts'
import type { StudentClass } from './dashboard-data.ts'

const row = css({ display: 'grid', gap: '4' })
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })
const fact = css({ display: 'flex', gap: '2', color: 'fg.muted', '& > :first-child': { marginBlockStart: '0.5' } })
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })

/** A class to come: when, where, how one stands to it, and what can be done. */
export const ClassRow = ({ held }: { held: StudentClass }) => {
  const { classes } = useWords().dashboard
  const dates = useDates()
  const { calendarUrl, courseDate, courseId, offerEndsAt, registrationId, timeZone, waitlistPosition } = held
  const { word, tone, icon } = classLook(held)
  const titleId = `class-${registrationId}`
  const page = `/course/register/${courseId}`
  return (
    <Surface as="li" className={row} aria-labelledby={titleId}>
      <div className={head}>
        <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
          <h3 id={titleId} className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>
            {held.courseTitle}
          </h3>
          <p className={fact}>
            <Icon as={CalendarClock} />
            <span>
              <VisuallyHidden>{classes.when()}: </VisuallyHidden>
              <time dateTime={courseDate}>{dates.moment(courseDate, timeZone)}</time>
            </span>
          </p>
          <p className={fact}>
            <Icon as={MapPin} />
            <span>
              <VisuallyHidden>{classes.where()}: </VisuallyHidden>
              <bdi>{held.venue}</bdi>
            </span>
          </p>
        </div>
        <div className={css({ display: 'grid', gap: '1', alignContent: 'start', justifyItems: 'start' })}>
          <StatusChip tone={tone} icon={icon}>
            {classes[word]()}
          </StatusChip>
          {waitlistPosition !== null && (
            <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {classes.position({ position: waitlistPosition })}
            </p>
          )}
          {offerEndsAt !== null && (
            <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {classes.offerEnds({ time: dates.closing(offerEndsAt, timeZone) })}
            </p>
          )}
        </div>
      </div>
      <div className={ways}>
        {word === 'offered' && (
          <LinkButton href={page} aria-describedby={titleId}>
            {classes.accept()}
          </LinkButton>
        )}
        {calendarUrl !== null && (
          <LinkButton
            href={calendarUrl}
            external
            download
            icon={CalendarPlus}
            variant="outline"
            aria-describedby={titleId}
          >
            {classes.calendar()}
          </LinkButton>
        )}
        <Link href={page} variant="standalone" aria-describedby={titleId}>
          {classes.details()}
        </Link>
      </div>
    </Surface>
  )
}
