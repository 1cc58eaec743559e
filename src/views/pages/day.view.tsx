import { useProgrammeDates } from '../programme-dates.ts'

/** The day of an instant, by the programme's clock. */
export const Day = ({ at }: Readonly<{ at: string }>) => {
  const dates = useProgrammeDates()
  return (
    <time dateTime={at} title={dates.dateTime(at)}>
      {dates.shortDate(at)}
    </time>
  )
}
