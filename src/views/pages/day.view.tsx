import { useDates } from '../dates.ts'

/** The day of an instant, by the reader's own calendar. */
export const Day = ({ at }: Readonly<{ at: string }>) => {
  const dates = useDates()
  return (
    <time dateTime={at} title={dates.dateTime(at)}>
      {dates.shortDate(at)}
    </time>
  )
}
