import { useSelector } from '@xstate/react'
import {
  Armchair,
  Award,
  CalendarDays,
  Hourglass,
  MessageCircleQuestion,
  MessageSquareReply,
  Presentation,
  RotateCcw,
  Timer,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'

import { calendarDays } from '../../../domain/calendar.ts'
import { CERTIFICATE_CLOCK } from '../../../domain/certificate.ts'
import type { QuickEvent } from '../../../domain/contract/quick-panel.contract.ts'
import type { QuickEventKind } from '../../../domain/quick-panel.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type { QuickPanelActor } from '../../../machines/quick-panel/quick-panel.machine.ts'
import { useDates } from '../../dates.ts'
import { FaultBanner } from '../../pages/fault-banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { usePlaces } from '../places.context.tsx'
import { handOnFocus } from './hand-on-focus.ts'
import * as panel from './panel.styles.ts'

const ICONS: Readonly<Record<QuickEventKind, LucideIcon>> = {
  class: CalendarDays,
  teaching: Presentation,
  enrollment: Hourglass,
  deadline: Timer,
  offer: Armchair,
  retry: RotateCcw,
  certificate: Award,
  answer: MessageSquareReply,
  question: MessageCircleQuestion,
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    columnGap: '3',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
    '&[data-leaving]': { color: 'fg.muted', backgroundColor: 'bg.sunken' },
  }),
  sign: css({
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'control',
    backgroundColor: 'accent.subtle',
    color: 'accent.fg',
  }),
  urgent: css({ backgroundColor: 'status.warning.subtle', color: 'status.warning.fg' }),
  text: css({ display: 'grid', gap: '0.5', minWidth: '0' }),
  when: css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}

const useWhen = () => {
  const { agenda } = useWords()
  const dates = useDates()
  const language = useLanguage()
  const relative = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  return ({ at, kind, timeZone }: QuickEvent, now: number) => {
    // It ends with the day that is printed on it, at no hour.
    const isDay = kind === 'certificate'
    const zone = isDay ? CERTIFICATE_CLOCK : (timeZone ?? undefined)
    const when = relative.format(calendarDays(now, Date.parse(at), zone), 'day')
    if (isDay) return agenda.events.on({ when, date: dates.date(at, CERTIFICATE_CLOCK) })
    return agenda.events.on({ when, date: timeZone === null ? dates.dateTime(at) : dates.moment(at, timeZone) })
  }
}

type EventRowProps = Readonly<{ event: QuickEvent; now: number; isLeaving: boolean; onClear: (() => void) | undefined }>

const EventRow = ({ event, now, isLeaving, onClear }: EventRowProps) => {
  const { agenda } = useWords()
  const leadsSomewhere = usePlaces()
  const whenOf = useWhen()
  const { kind, title, detail, at, url } = event
  return (
    <li ref={handOnFocus} className={styles.row} data-leaving={isLeaving || undefined}>
      <span className={cx(styles.sign, kind === 'deadline' && styles.urgent)}>
        <Icon as={ICONS[kind]} />
      </span>
      <div className={styles.text}>
        <p className={panel.title}>
          <VisuallyHidden>{agenda.kinds[kind]()}. </VisuallyHidden>
          {leadsSomewhere(url) ? (
            <Link href={url} variant="quiet">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={styles.when}>
          <time dateTime={at}>{whenOf(event, now)}</time>
        </p>
        <p className={panel.detail}>{detail}</p>
      </div>
      <IconButton
        icon={X}
        label={agenda.events.clearNamed({ title })}
        aria-disabled={!onClear || undefined}
        onClick={onClear}
      />
    </li>
  )
}

type EventsProps = Readonly<{ events: readonly QuickEvent[]; now: number; acts: QuickPanelActor }>

export const Events = ({ events, now, acts }: EventsProps) => {
  const words = useWords()
  const { agenda } = words
  const headingId = useId()
  const ids = useSelector(acts, (snapshot) => snapshot.context.ids)
  const fault = useSelector(acts, (snapshot) => snapshot.context.fault)
  const isClearing = useSelector(acts, (snapshot) => snapshot.matches({ act: 'clearing' }))
  const isUncleared = useSelector(acts, (snapshot) => snapshot.matches({ act: { ready: 'uncleared' } }))
  const canClear = useSelector(acts, (snapshot) => snapshot.can({ type: 'events.cleared', ids: [] }))
  const clear = (which: readonly QuickEvent[]) => acts.send({ type: 'events.cleared', ids: which.map(({ id }) => id) })
  return (
    <section aria-labelledby={headingId} className={panel.section}>
      <div className={panel.head}>
        <h3 id={headingId} tabIndex={-1} className={panel.heading}>
          {agenda.events.title()}
        </h3>
        <span role="status" className={css({ srOnly: true })}>
          {agenda.events.count({ count: events.length })}
        </span>
        {events.length > 1 && (
          <Button variant="ghost" size="sm" busy={isClearing} onClick={() => clear(events)}>
            {agenda.events.clearAll()}
          </Button>
        )}
      </div>
      {isUncleared && (
        <FaultBanner
          title={agenda.events.notCleared()}
          action={
            <Button variant="outline" size="sm" onClick={() => acts.send({ type: 'act.retried' })}>
              {words.actions.retry()}
            </Button>
          }
          fault={fault}
        />
      )}
      {events.length === 0 ? (
        <p className={panel.empty}>{agenda.events.empty()}</p>
      ) : (
        <ul className={panel.list}>
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              now={now}
              isLeaving={isClearing && ids.includes(event.id)}
              onClear={canClear ? () => clear([event]) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
