import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { SeriesDate } from '../../../domain/contract/class-series.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isOpen, type SeriesActor } from '../../../machines/class-series/series.machine.ts'
import { useDates } from '../../dates.ts'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { ClashText } from '../class-desk/clash-banner.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'

const styles = {
  dates: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
    columnGap: '6',
    rowGap: '2',
    listStyle: 'none',
    padding: '0',
    margin: '0',
    '&[aria-busy=true]': { opacity: '0.6' },
  }),
  quiet: css({ color: 'fg.muted' }),
}

type DateRowProps = Readonly<{ actor: SeriesActor; date: SeriesDate; timeZone: string }>

const Against = ({ date }: Pick<DateRowProps, 'date'>) => {
  const { classSeries: said } = useWords()
  const { holiday, isHeld, isPast, clashes } = date
  if (isHeld) return said.held()
  if (isPast) return said.past()
  return (
    <>
      {holiday !== null && said.holiday({ name: said.holidays[holiday]() })}
      {clashes.map((clash) => (
        <span key={`${clash.kind} ${clash.startsAt} ${clash.courseTitle}`}>
          <ClashText clash={clash} />{' '}
        </span>
      ))}
    </>
  )
}

const DateRow = ({ actor, date, timeZone }: DateRowProps) => {
  const dates = useDates()
  const isTicked = useSelector(actor, ({ context }) => context.ticked.includes(date.day))
  const { day, startsAt, endsAt, holiday, clashes } = date
  const isAgainst = !isOpen(date) || holiday !== null || clashes.length > 0
  return (
    <li>
      <Checkbox
        label={<time dateTime={startsAt}>{dates.span(startsAt, endsAt, timeZone)}</time>}
        checked={isTicked}
        disabled={!isOpen(date)}
        {...(isAgainst && { help: <Against date={date} /> })}
        onCheckedChange={(checked) => actor.send({ type: 'date.ticked', day, isTicked: checked })}
      />
    </li>
  )
}

/** Every date of the rule, with what speaks against it and a tick. */
export const SeriesDatesList = ({ actor }: Readonly<{ actor: SeriesActor }>) => {
  const words = useWords()
  const { classSeries: said } = words
  const found = useSelector(actor, ({ context }) => context.found)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isUnread = useSelector(actor, (at) => at.matches({ choosing: 'unread' }))
  const isIncomplete = useSelector(actor, (at) => at.matches({ choosing: 'incomplete' }))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DetailSection title={said.dates()}>
      {isUnread ? (
        <ErrorState
          size="section"
          title={said.failed()}
          {...retryWay(words, fault, () => actor.send({ type: 'series.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      ) : isIncomplete ? (
        <p className={styles.quiet}>{said.incomplete()}</p>
      ) : found ? (
        <>
          {found.dates.length === 0 && <p className={styles.quiet}>{said.none()}</p>}
          <ul aria-label={said.dates()} aria-busy={isBusy} className={styles.dates}>
            {found.dates.map((date) => (
              <DateRow key={date.day} actor={actor} date={date} timeZone={found.held.timeZone} />
            ))}
          </ul>
        </>
      ) : (
        <div role="status" aria-label={said.loading()}>
          <Skeleton height="12rem" />
        </div>
      )}
    </DetailSection>
  )
}
