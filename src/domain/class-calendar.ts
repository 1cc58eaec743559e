import { daysOfMonth } from './month.ts'
import { wallTimeOf } from './zoned-time.ts'

type Held = Readonly<{ courseDate: string; courseEndDate: string | null; timeZone: string }>

/** The days of a month, by the venue's clock, on which a class begins or ends. */
const daysOf = ({ courseDate, courseEndDate, timeZone }: Held): readonly string[] => {
  const [first, last] = [courseDate, courseEndDate ?? courseDate].map(
    (instant) => wallTimeOf(Date.parse(instant), timeZone).date,
  )
  return [...new Set([first ?? '', last ?? ''])]
}

/** Classes by the days of a month on which they are: in the order in which they were given. */
export const classesByDay = <Class extends Held>(
  month: string,
  classes: readonly Class[],
): ReadonlyMap<string, readonly Class[]> => {
  const { from, to } = daysOfMonth(month)
  const placed = classes.flatMap((held) => daysOf(held).map((day) => ({ day, held })))
  const within = placed.filter(({ day }) => day >= from && day <= to).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return new Map(
    [...Map.groupBy(within, ({ day }) => day)].map(([day, there]) => [day, there.map(({ held }) => held)] as const),
  )
}
