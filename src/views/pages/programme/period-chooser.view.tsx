import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { isDay } from '../../../domain/calendar.ts'
import type { ProgrammeFigures } from '../../../domain/contract/programme-figures.contract.ts'
import {
  dayCount,
  OWN_DAYS_MAX,
  PERIOD_KINDS,
  isPeriod,
  ownDays,
  periodKind,
  writeOwn,
  type Days,
} from '../../../domain/programme-period.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = {
  root: css({ display: 'grid', gap: '3', _print: { display: 'none' } }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  ends: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fit, minmax(13rem, 1fr))]',
    gap: '3',
    maxWidth: 'prose',
  }),
}

type Choosing = Readonly<{
  /** As the address has it: what is told of it may come later. */
  asked: string
  onPeriod: (key: string) => void
}>

/** Holds both days as they are typed, until they are a period. */
const OwnDays = ({ days, onPeriod }: Readonly<{ days: Days }> & Pick<Choosing, 'onPeriod'>) => {
  const { programmeDash: said, lists } = useWords()
  const formats = useFormats()
  const [typed, setTyped] = useState<Days | null>(null)
  const ends = typed ?? days
  const change = (end: Partial<Days>) => {
    const next = { ...ends, ...end }
    const isWhole = isPeriod(writeOwn(next))
    setTyped(isWhole ? null : next)
    if (isWhole) onPeriod(writeOwn(next))
  }
  const areDays = isDay(ends.from) && isDay(ends.to)
  const error = !areDays
    ? undefined
    : ends.from > ends.to
      ? lists.days.crossed()
      : dayCount(ends) > OWN_DAYS_MAX
        ? said.tooLong({ days: formats.number(OWN_DAYS_MAX) })
        : undefined
  return (
    <div className={styles.ends}>
      <TextField type="date" label={lists.days.from()} value={ends.from} onValueChange={(from) => change({ from })} />
      <TextField
        type="date"
        label={lists.days.to()}
        value={ends.to}
        error={error}
        onValueChange={(to) => change({ to })}
      />
    </div>
  )
}

/** Which days the figures are of: a unit of the calendar with its neighbours, or days of one's own choice. */
export const PeriodChooser = ({
  asked,
  period: { days, previous, next },
  onPeriod,
}: Choosing & Pick<ProgrammeFigures, 'period'>) => {
  const { programmeDash: said } = useWords()
  const own = ownDays(asked)
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Segmented
          legend={said.period()}
          isLegendHidden
          segments={PERIOD_KINDS.map((value) => ({ value, label: said.periods[value]() }))}
          value={periodKind(asked)}
          onValueChange={(chosen) => onPeriod(chosen === 'own' ? writeOwn(days) : chosen)}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={previous === null}
          onClick={() => previous !== null && onPeriod(previous)}
        >
          <Icon as={ChevronLeft} mirrored />
          {said.earlier()}
        </Button>
        <Button
          variant="outline"
          size="sm"
          endIcon={ChevronRight}
          disabled={next === null}
          onClick={() => next !== null && onPeriod(next)}
        >
          {said.later()}
        </Button>
      </div>
      {own && <OwnDays days={own} onPeriod={onPeriod} />}
    </div>
  )
}
