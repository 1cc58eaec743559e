import { Mail } from 'lucide-react'
import { css } from 'styled-system/css'

import { countAudience } from '../../../domain/class-audience.ts'
import { ATTENDING_STATES, type Attendance, type ClassFace } from '../../../domain/class.ts'
import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import { useDates } from '../../dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { isolated } from './isolated.ts'
import { rowStyles } from './rows.styles.ts'

const styles = {
  figures: css({
    display: 'grid',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(4, minmax(0, 1fr))]' },
    gap: '4',
  }),
  ...rowStyles,
  absent: css({ justifySelf: 'start' }),
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' }),
  messages: css({ display: 'grid', gap: '4', listStyle: 'none', padding: '0', margin: '0' }),
  message: css({ display: 'grid', gap: '1' }),
}

type SectionProps = Readonly<{ held: HeldClass }>
type FacedProps = SectionProps & Readonly<{ face: ClassFace }>
type Figure = readonly [label: string, count: number]

/** Of a class to come, its seats; of one that has begun, who came, and what was issued for it in the end. */
const figuresOf = ({ detail }: Words['classDesk'], held: HeldClass, face: ClassFace): readonly Figure[] => {
  const { registered, walkIn, offered, waitlisted } = held.counts
  const { present, partial, noShow, unmarked, certificates } = held.attendance
  if (face === 'scheduled') {
    return [
      [detail.registered(), registered + walkIn],
      [detail.offered(), offered],
      [detail.waitlisted(), waitlisted],
      [detail.free(), held.seatsLeft],
    ]
  }
  return [
    [detail.marks.present(), present],
    [detail.marks.partial(), partial],
    [detail.marks.noShow(), noShow],
    face === 'completed' ? [detail.certificates(), certificates] : [detail.marks.none(), unmarked],
  ]
}

export const ClassFigures = ({ held, face }: FacedProps) => {
  const { classDesk } = useWords()
  const formats = useFormats()
  return (
    <Surface>
      <div className={styles.figures}>
        {figuresOf(classDesk, held, face).map(([label, count]) => (
          <Stat key={label} label={label} value={formats.number(count)} />
        ))}
      </div>
    </Surface>
  )
}

export const SessionsSection = ({ held }: SectionProps) => {
  const { detail } = useWords().classDesk
  const dates = useDates()
  return (
    <DetailSection title={detail.sessions()}>
      <ol className={styles.rows}>
        {held.sessions.map(({ id, startsAt, endsAt }) => (
          <li key={id} className={styles.row}>
            <time dateTime={startsAt}>{dates.span(startsAt, endsAt, held.timeZone)}</time>
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

type Person = HeldClass['people'][number]

const TONES: Readonly<Record<Person['state'], StatusTone>> = {
  registered: 'success',
  walkIn: 'success',
  offered: 'info',
  waitlisted: 'warning',
  cancelled: 'neutral',
  lapsed: 'neutral',
}

const MARK_TONES: Readonly<Record<Attendance | 'none', StatusTone>> = {
  present: 'success',
  partial: 'warning',
  noShow: 'danger',
  none: 'neutral',
}

/** Before a class the place that somebody has; from its beginning on how they were marked. */
const Standing = ({ person: { state, attendance }, face }: Readonly<{ person: Person; face: ClassFace }>) => {
  const { detail } = useWords().classDesk
  const mark = attendance ?? 'none'
  const isMarked = face !== 'scheduled' && ATTENDING_STATES.some((one) => one === state)
  return isMarked ? (
    <StatusChip tone={MARK_TONES[mark]}>{detail.marks[mark]()}</StatusChip>
  ) : (
    <StatusChip tone={TONES[state]}>{detail.states[state]()}</StatusChip>
  )
}

/** A student's enrolments, where an instructor sees them. */
const studentsNamed = (name: string): string =>
  `/instructor/student-enrollments?${new URLSearchParams({ delivery: 'inPerson', search: name })}`

const peopleLead = ({ detail }: Words['classDesk'], held: HeldClass, face: ClassFace): string => {
  const { ended, registered, walkIn } = held.counts
  if (ended > 0) return detail.peopleEnded({ count: ended })
  return face === 'completed'
    ? detail.peopleHeld({ count: registered + walkIn })
    : detail.peopleLead({ count: countAudience(held, 'all') })
}

export const PeopleSection = ({ desk, held, face }: FacedProps & Readonly<{ desk: ClassDeskActor }>) => {
  const { classDesk } = useWords()
  const { detail } = classDesk
  const isWrittenTo = countAudience(held, 'noShow') > 0
  return (
    <DetailSection
      title={face === 'scheduled' || face === 'cancelled' ? detail.people() : detail.attendance()}
      lead={peopleLead(classDesk, held, face)}
      actions={
        <Link href={`/instructor/roster/${held.id}`} variant="standalone">
          {detail.allPeople()}
        </Link>
      }
    >
      {isWrittenTo && (
        <Button
          variant="outline"
          icon={Mail}
          className={styles.absent}
          onClick={() => desk.send({ type: 'message.begun', audience: 'noShow' })}
        >
          {detail.writeAbsent()}
        </Button>
      )}
      {held.people.length > 0 && (
        <ul className={styles.rows}>
          {held.people.map((person) => (
            <li key={person.id} className={styles.row}>
              <span className={styles.what}>
                <PlaceLink href={studentsNamed(person.name)}>
                  <bdi>{person.name}</bdi>
                </PlaceLink>
                {person.agency !== null && <bdi className={styles.quiet}>{person.agency}</bdi>}
              </span>
              <Standing person={person} face={face} />
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

export const MessagesSection = ({ held }: SectionProps) => {
  const { detail } = useWords().classDesk
  const dates = useDates()
  return (
    <DetailSection title={detail.messages()} {...(held.messages.length === 0 && { lead: detail.noMessages() })}>
      {held.messages.length > 0 && (
        <ul className={styles.messages}>
          {held.messages.map(({ id, audience, text, recipients, sentAt, sentBy }) => (
            <li key={id} className={styles.message}>
              <p dir="auto" className={styles.text}>
                {text}
              </p>
              <p className={styles.quiet}>
                {detail.sentBy({
                  name: sentBy === null ? detail.sentBySomeone() : isolated(sentBy),
                  time: dates.moment(sentAt, held.timeZone),
                })}
                <br />
                {detail.to({ audience: detail.audiences[audience](), count: recipients })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
