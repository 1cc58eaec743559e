import { daysLater, instantOf, wallTimeOf } from './zoned-time.ts'

type Span = Readonly<{ startsAt: string; endsAt: string }>

/** As far as a class is repeated: its hours, by the clock of its venue. */
export type Repeated = Readonly<{ sessions: readonly Span[]; registrationClosesAt: string; timeZone: string }>

const DAY = 86_400_000

/** The day of the first session, by the venue's clock. */
export const firstDayOf = ({ sessions: [first], timeZone }: Pick<Repeated, 'sessions' | 'timeZone'>): string => {
  if (!first) throw new Error('A class has a session at least')
  return wallTimeOf(Date.parse(first.startsAt), timeZone).date
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY

/**
 * The hours of a class as it is held again with its first session on another day: each at the same hour on the wall,
 * so many days later, and so is the end of registration. An hour that summer time skips is as much after it.
 */
export const heldAgainOn = (
  held: Repeated,
  day: string,
): Readonly<{ sessions: readonly Span[]; registrationClosesAt: string }> => {
  const days = daysBetween(firstDayOf(held), day)
  const moved = (instant: string): string => {
    const wall = daysLater(wallTimeOf(Date.parse(instant), held.timeZone), days)
    return new Date(instantOf(wall, held.timeZone)).toISOString()
  }
  return {
    sessions: held.sessions.map(({ startsAt, endsAt }) => ({ startsAt: moved(startsAt), endsAt: moved(endsAt) })),
    registrationClosesAt: moved(held.registrationClosesAt),
  }
}
