import type { DayClock } from './day-range.ts'
import { instantsMeant } from './day-range.ts'

/** Days by which an enrolment is extended at once: two years. */
export const EXTENSION_DAYS_MAX = 730
/** Years from now within which every extension ends: beyond them a year was mistyped. */
export const EXTENSION_YEARS_MAX = 10
/** Letters of why an enrolment was dropped, or an attempt reset. */
export const ENROLLMENT_REASON_MAX = 300
/** Days without a sign of a learner after which a list calls an enrolment stuck. */
export const STILL_DAYS = 30

const DAY = 86_400_000

/** By so many days, or up to the end of a day (`2027-03-31`). */
export type Extension = Readonly<{ kind: 'days'; days: number }> | Readonly<{ kind: 'day'; day: string }>

/**
 * When an enrolment that ends at `expiresAt` (milliseconds) would end; null where that is no later than it does, or
 * past already. Days are counted from its end, or from now where that is past: what has run out a year ago would be
 * given days that are over. A day is whole, by the clock of the programme.
 */
export const extendedEnd = (expiresAt: number, extension: Extension, clock: DayClock): number | null => {
  const from = Math.max(expiresAt, clock.now)
  const end =
    extension.kind === 'days'
      ? from + extension.days * DAY
      : (instantsMeant(`${extension.day}..${extension.day}`, clock).before ?? from) - 1
  return end > from ? end : null
}

/** Whether an enrolment would end later than one may. */
export const isTooFar = (end: number, { now }: DayClock): boolean =>
  end > new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + EXTENSION_YEARS_MAX)
