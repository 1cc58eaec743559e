import { setTimeout as pause } from 'node:timers/promises'

import { MINUTE, SECOND } from './clock.ts'
import type { Clock } from './clock.ts'

/** Who asks whether the server is ready asks again within this time. */
const ASKS_WITHIN = 2 * MINUTE

/** What a load balancer is told, which needs some seconds to send what comes elsewhere. */
export type Readiness = Readonly<{
  /** Someone asks; whether there is anything to come for. */
  ask: () => boolean
  /** Says that it is not ready from now on; resolves when who asks had `seconds` to hear of it, at once where nobody does. */
  drain: (seconds: number) => Promise<void>
}>

export const createReadiness = (clock: Clock): Readiness => {
  let askedAt = -Infinity
  let isDraining = false
  return {
    ask: () => {
      askedAt = clock.now().getTime()
      return !isDraining
    },
    drain: async (seconds) => {
      isDraining = true
      const isAsked = clock.now().getTime() - askedAt < ASKS_WITHIN
      if (isAsked && seconds > 0) await pause(seconds * SECOND)
    },
  }
}
