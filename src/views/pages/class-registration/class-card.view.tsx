import { Armchair, CircleX, Hourglass, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { CourseClass } from '../../../domain/contract/registration.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { ClassFacts } from './class-facts.view.tsx'
import { hasBegun, isCancelled } from './class-registration.connect.ts'

/** On a phone in large letters the day has a line of its own: beside it there would be no room for a word. */
const card = css({
  display: { base: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  columnGap: { base: '4', sm: '6' },
  rowGap: '5',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
})
const sheet = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  alignSelf: 'start',
  flexShrink: '0',
  minWidth: '16',
  overflow: 'hidden',
  borderWidth: 'hairline',
  borderRadius: 'control',
  textAlign: 'center',
})
const month = css({
  width: 'full',
  paddingInline: '2',
  paddingBlock: '0.5',
  textStyle: 'small',
  fontWeight: 'bold',
  backgroundColor: 'accent.solid',
  color: 'accent.on',
})
const day = css({ textStyle: 'heading.page', paddingBlock: '1.5', lineHeight: 'tight' })
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '2',
  '&:not(:last-child)': { marginBlockEnd: '4' },
})
const foot = css({
  flex: { base: '[1 1 100%]' },
  gridColumn: { sm: '2' },
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  _empty: { display: 'none' },
})

const Seats = ({ held, now }: Readonly<{ held: CourseClass; now: string }>) => {
  const { card: said } = useWords().classRegistration
  if (isCancelled(held))
    return (
      <StatusChip tone="danger" icon={CircleX}>
        {said.cancelled()}
      </StatusChip>
    )
  if (hasBegun(held, now))
    return (
      <StatusChip tone="info" icon={Play}>
        {said.begun()}
      </StatusChip>
    )
  // Nobody can take what is left: the facts say that it has closed.
  if (Date.parse(held.registrationClosesAt) <= Date.parse(now)) return null
  if (held.seatsLeft > 0 && held.waiting === 0)
    return (
      <StatusChip tone="success" icon={Armchair}>
        {said.seats({ count: held.seatsLeft })}
      </StatusChip>
    )
  return (
    <StatusChip tone="warning" icon={Hourglass}>
      {held.waiting === 0 ? said.full() : said.waiting({ count: held.waiting })}
    </StatusChip>
  )
}

export type ClassCardProps = Readonly<{
  held: CourseClass
  now: string
  titleId: string
  /** How one stands: before all else that is to be known. */
  standing?: ReactNode
  children?: ReactNode
}>

/** A class: the day as on a calendar's sheet, what is to be known of it, and what can be done. */
export const ClassCard = ({ held, now, titleId, standing, children }: ClassCardProps) => {
  const dates = useDates()
  const { month: monthName, day: dayNumber } = dates.sheet(held.courseDate, held.timeZone)
  return (
    <Surface as="li" padding="lg" className={card} aria-labelledby={titleId}>
      <div className={sheet} aria-hidden="true">
        <span className={month}>{monthName}</span>
        <span className={day}>{dayNumber}</span>
      </div>
      <div className={css({ flex: { base: '[1 1 14rem]' }, minWidth: '0' })}>
        <div className={title}>
          <h3 id={titleId} className={css({ textStyle: 'heading.card' })}>
            {dates.day(held.courseDate, held.timeZone)}
          </h3>
          <Seats held={held} now={now} />
        </div>
        {standing === undefined && <ClassFacts held={held} now={now} />}
      </div>
      {standing !== undefined && (
        <div className={foot}>
          {standing}
          <ClassFacts held={held} now={now} />
        </div>
      )}
      <div className={foot}>{children}</div>
    </Surface>
  )
}
