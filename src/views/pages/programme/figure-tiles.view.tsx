import { css } from 'styled-system/css'

import type { Compared, ProgrammeFigures } from '../../../domain/contract/programme-figures.contract.ts'
import { writeOwn } from '../../../domain/programme-period.ts'
import { ENDING_DAYS } from '../../../domain/programme-waiting.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { PlaceLink, wholePart } from '../../shell/place-link.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'

const tiles = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(auto-fit, minmax(20rem, 1fr))]' },
  gap: '4',
})

type FigureProps = Readonly<{ label: string; value: string; listedAt?: string; note?: string }>

/** A figure opens the list that it counts, where the reader may see that. */
const Figure = ({ label, value, listedAt, note }: FigureProps) => (
  <Stat
    label={
      listedAt === undefined ? (
        label
      ) : (
        <PlaceLink href={listedAt} className={wholePart}>
          {label}
        </PlaceLink>
      )
    }
    value={value}
    {...(note !== undefined && { note })}
  />
)

/** How a count differs from that before it, in words. */
const changeWords = ({ programmeDash: { change } }: Words, { now, before }: Compared): string => {
  if (now === before) return change.same()
  return now > before ? change.more({ count: now - before }) : change.fewer({ count: before - now })
}

/** What was done in the period, each beside the days before. */
export const PeriodFigures = ({ figures }: Readonly<{ figures: ProgrammeFigures }>) => {
  const words = useWords()
  const { programmeDash: said } = words
  const formats = useFormats()
  const { trained, classesHeld, seats, noShows, period } = figures
  const rate = (of: keyof Compared) => (seats[of] === 0 ? said.noSeats() : formats.percent(noShows[of] / seats[of]))
  return (
    <div className={tiles}>
      <Figure
        label={said.trained()}
        value={formats.number(trained.now)}
        note={changeWords(words, trained)}
        listedAt={`/admin/students?issued=${writeOwn(period.days)}`}
      />
      <Figure
        label={said.classesHeld()}
        value={formats.number(classesHeld.now)}
        note={changeWords(words, classesHeld)}
        listedAt={`/admin/in-person?status=completed&date=${writeOwn(period.days)}`}
      />
      <Figure
        label={said.noShowRate()}
        value={rate('now')}
        note={said.noShowNote({ missed: noShows.now, seats: seats.now, before: rate('before') })}
      />
    </div>
  )
}

/** What there is now, whatever the period. */
export const StandingFigures = ({ standing }: Pick<ProgrammeFigures, 'standing'>) => {
  const { programmeDash: said } = useWords()
  const formats = useFormats()
  const { expiring, classesAhead, learning, instructors } = standing
  return (
    <div className={tiles}>
      <Figure
        label={said.expiring({ days: ENDING_DAYS })}
        value={formats.number(expiring)}
        listedAt={`/admin/students?expires=next${ENDING_DAYS}`}
      />
      <Figure
        label={said.classesAhead()}
        value={formats.number(classesAhead)}
        listedAt="/course/search?delivery=inPerson"
      />
      <Figure label={said.learning()} value={formats.number(learning)} listedAt="/admin/online?status=active" />
      <Figure label={said.instructors()} value={formats.number(instructors)} listedAt="/admin/instructors" />
    </div>
  )
}
