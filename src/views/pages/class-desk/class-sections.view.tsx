import { css } from 'styled-system/css'

import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { isolated } from './isolated.ts'
import { peopleOn } from './people-on.ts'

const styles = {
  figures: css({
    display: 'grid',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(4, minmax(0, 1fr))]' },
    gap: '4',
  }),
  rows: css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingBlock: '2.5',
    borderColor: 'border',
    '& + &': { borderBlockStartWidth: 'hairline' },
  }),
  who: css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' }),
  messages: css({ display: 'grid', gap: '4', listStyle: 'none', padding: '0', margin: '0' }),
  message: css({ display: 'grid', gap: '1' }),
}

type SectionProps = Readonly<{ held: HeldClass }>

export const SeatFigures = ({ held }: SectionProps) => {
  const { detail } = useWords().classDesk
  const formats = useFormats()
  const { registered, walkIn, offered, waitlisted } = held.counts
  return (
    <Surface>
      <div className={styles.figures}>
        <Stat label={detail.registered()} value={formats.number(registered + walkIn)} />
        <Stat label={detail.offered()} value={formats.number(offered)} />
        <Stat label={detail.waitlisted()} value={formats.number(waitlisted)} />
        <Stat label={detail.free()} value={formats.number(held.seatsLeft)} />
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

const TONES: Readonly<Record<HeldClass['people'][number]['state'], StatusTone>> = {
  registered: 'success',
  walkIn: 'success',
  offered: 'info',
  waitlisted: 'warning',
  cancelled: 'neutral',
  lapsed: 'neutral',
}

export const PeopleSection = ({ held }: SectionProps) => {
  const { detail } = useWords().classDesk
  const { ended } = held.counts
  return (
    <DetailSection
      title={detail.people()}
      lead={ended > 0 ? detail.peopleEnded({ count: ended }) : detail.peopleLead({ count: peopleOn(held) })}
      actions={
        <Link href={`/instructor/roster/${held.id}`} variant="standalone">
          {detail.allPeople()}
        </Link>
      }
    >
      {held.people.length > 0 && (
        <ul className={styles.rows}>
          {held.people.map(({ id, name, agency, state }) => (
            <li key={id} className={styles.row}>
              <span className={styles.who}>
                <bdi>{name}</bdi>
                {agency !== null && <bdi className={styles.quiet}>{agency}</bdi>}
              </span>
              <StatusChip tone={TONES[state]}>{detail.states[state]()}</StatusChip>
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
