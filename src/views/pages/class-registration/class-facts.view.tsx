import { CalendarClock, Clock, MapPin, Presentation } from 'lucide-react'
import { css } from 'styled-system/css'

import type { CourseClass } from '../../../domain/contract/registration.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { hasBegun, isCancelled } from './class-registration.connect.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2.5',
  '& > li': { display: 'flex', gap: '2.5', minWidth: '0' },
})
const icon = css({ color: 'fg.muted', paddingBlockStart: '0.5', flexShrink: '0' })
const quiet = css({ color: 'fg.muted', textStyle: 'small' })
const sessions = css({ display: 'grid', gap: '1' })

/** When and where a class is, and who teaches it. */
export const ClassFacts = ({ held, now }: Readonly<{ held: CourseClass; now: string }>) => {
  const { card } = useWords().classRegistration
  const formats = useFormats()
  const dates = useDates()
  const { timeZone } = held
  const isLate = Date.parse(held.registrationClosesAt) <= Date.parse(now)
  const closes = { when: dates.closing(held.registrationClosesAt, timeZone) }
  return (
    <ul className={list}>
      <li>
        <span className={icon}>
          <Icon as={Clock} />
        </span>
        <div className={sessions}>
          {held.sessions.map((session) => (
            <p key={session.id}>
              <time dateTime={session.startsAt}>
                {held.sessions.length > 1
                  ? dates.span(session.startsAt, session.endsAt, timeZone)
                  : dates.hours(session.startsAt, session.endsAt, timeZone)}
              </time>
            </p>
          ))}
        </div>
      </li>
      <li>
        <span className={icon}>
          <Icon as={MapPin} />
        </span>
        <div className={css({ minWidth: '0', overflowWrap: 'break-word' })}>
          <VisuallyHidden>{card.where()}: </VisuallyHidden>
          <p>
            <bdi>{held.venue}</bdi>
          </p>
          <p className={quiet}>
            <bdi>{`${held.address}, ${held.city}`}</bdi>
          </p>
        </div>
      </li>
      {held.instructors.length > 0 && (
        <li>
          <span className={icon}>
            <Icon as={Presentation} />
          </span>
          <div className={css({ minWidth: '0' })}>
            <p>
              <VisuallyHidden>{card.instructors()}: </VisuallyHidden>
              <bdi>{formats.list(held.instructors)}</bdi>
            </p>
            {held.hostAgency !== null && <p className={quiet}>{card.host({ agency: held.hostAgency })}</p>}
          </div>
        </li>
      )}
      {!hasBegun(held, now) && !isCancelled(held) && (
        <li>
          <span className={icon}>
            <Icon as={CalendarClock} />
          </span>
          <p className={quiet}>{isLate ? card.closed(closes) : card.closes(closes)}</p>
        </li>
      )}
    </ul>
  )
}
