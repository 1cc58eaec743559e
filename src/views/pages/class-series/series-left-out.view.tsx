import { useSelector } from '@xstate/react'

import type { SeriesDate } from '../../../domain/contract/class-series.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { isOpen, type SeriesActor } from '../../../machines/class-series/series.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'

type LeftOutProps = Readonly<{
  actor: SeriesActor
  /** The days that are made, or were. */
  taken: readonly string[]
}>

/** Fewer are made than the rule has dates where some are holidays or have something in their way: which, and why. */
export const SeriesLeftOut = ({ actor, taken }: LeftOutProps) => {
  const { classSeries: said } = useWords()
  const formats = useFormats()
  const dates = useDates()
  const found = useSelector(actor, ({ context }) => context.found)
  const left = found?.dates.filter((date) => isOpen(date) && !taken.includes(date.day)) ?? []
  const say = ({ day, holiday }: SeriesDate): string => {
    const date = dates.day(`${day}T12:00:00Z`, 'UTC')
    return holiday === null ? date : said.onHoliday({ date, name: said.holidays[holiday]() })
  }
  const holidays = left.filter(({ holiday }) => holiday !== null)
  const inTheWay = left.filter(({ holiday, clashes }) => holiday === null && clashes.length > 0)
  if (holidays.length === 0 && inTheWay.length === 0) return null
  return (
    <Banner tone="info">
      {holidays.length > 0 && (
        <p>{said.holidaysOut({ count: holidays.length, dates: formats.list(holidays.map(say)) })}</p>
      )}
      {inTheWay.length > 0 && (
        <p>{said.clashesOut({ count: inTheWay.length, dates: formats.list(inTheWay.map(say)) })}</p>
      )}
    </Banner>
  )
}
