/**
 * The moment that stands for a day of completion. Papers are printed in UTC, so it lies within that day there: at noon,
 * which is the same day by the clocks of almost all places, or now where that is sooner, so that of two of a day the
 * later is never kept as the earlier. It is ahead of now only where the day has begun somewhere, and not yet in UTC.
 */
export const momentOf = (day: string, now: Date): Date =>
  new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime())))

/** The day of completion that such a moment stands for. */
export const dayOf = (completedOn: Date): string => completedOn.toISOString().slice(0, 'yyyy-mm-dd'.length)
