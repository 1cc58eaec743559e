import * as z from 'zod/mini'

import { flight, type Flight } from '../domain/contract/flight.contract.ts'
import { FLIGHT_CRASH_KEPT, FLIGHT_SENT_LETTERS } from '../domain/flight.ts'
import { fittedTo } from '../flight/parts.ts'

/** As all that is kept of somebody in this tab, it goes when they sign out: see auth.actors.ts. */
const KEY = 'kept/crash'

const kept = z.object({ at: z.number(), flight })

/** Keeps what led to a crash over the loading of another page, which is the way on from it. */
export const keepCrashFlight = (led: Flight): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), flight: fittedTo(led, FLIGHT_SENT_LETTERS) }))
  } catch {
    // Where nothing can be kept it is told of in the same page alone.
  }
}

/** What led to the crash that this tab has just had, if it had one. */
export const recallCrashFlight = (): Flight | null => {
  try {
    const held = z.parse(kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (Date.now() - held.at <= FLIGHT_CRASH_KEPT) return held.flight
  } catch {
    // There was none, or it is of another version.
  }
  forgetCrashFlight()
  return null
}

export const forgetCrashFlight = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is kept either.
  }
}
