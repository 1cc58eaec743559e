import { daysOfMonth } from './month.ts'
import { wallTimeOf } from './zoned-time.ts'

type Session = Readonly<{ startsAt: string; endsAt: string }>
type Held = Readonly<{ sessions: readonly Session[]; timeZone: string }>

/** A class on one of its days, and when its session of that day begins. */
export type ClassOnDay<Class> = Readonly<{ held: Class; startsAt: string }>

/** The days, by the venue's clock, that a session is on: two where it goes on beyond midnight. */
const daysOf = ({ startsAt, endsAt }: Session, timeZone: string): readonly string[] => [
  ...new Set([Date.parse(startsAt), Date.parse(endsAt) - 1].map((instant) => wallTimeOf(instant, timeZone).date)),
]

/** Classes by the days of a month on which they have a session: in the order in which these begin. */
export const classesByDay = <Class extends Held>(
  month: string,
  classes: readonly Class[],
): ReadonlyMap<string, readonly ClassOnDay<Class>[]> => {
  const { from, to } = daysOfMonth(month)
  const placed = classes.flatMap((held) =>
    held.sessions.flatMap((session) =>
      daysOf(session, held.timeZone).map((day) => ({ day, held, startsAt: session.startsAt })),
    ),
  )
  const within = placed
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => (a.day === b.day ? Date.parse(a.startsAt) - Date.parse(b.startsAt) : a.day < b.day ? -1 : 1))
  return new Map(
    [...Map.groupBy(within, ({ day }) => day)].map(
      ([day, there]) => [day, there.map(({ held, startsAt }) => ({ held, startsAt }))] as const,
    ),
  )
}
