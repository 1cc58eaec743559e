const HOUR = 3_600_000

type Times = Readonly<{ startsAt: string; endsAt: string }>

/** The hours that a class is held, over all its sessions. */
export const hoursOf = (sessions: readonly Times[]): number =>
  sessions.reduce((sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)), 0) / HOUR

/** The hours that a class of a course is held at least, where `share` is a part in a hundred. */
export const leastHoursOf = (courseHours: number, share: number): number => (courseHours * share) / 100

/**
 * Such a class is completed with a reason alone: its certificate says that the whole course was taught.
 * Compared in whole milliseconds, since a part in a hundred of some hours is a hair more than it should be.
 */
export const isShort = (sessions: readonly Times[], leastHours: number): boolean =>
  Math.round(hoursOf(sessions) * HOUR) < Math.round(leastHours * HOUR)

/** Characters that the reason takes. */
export const SHORT_REASON_MAX = 500
