import { APP_VERSION } from '../domain/constants.ts'
import type { Flight } from '../domain/contract/flight.contract.ts'
import { routeOf } from '../domain/route-access.ts'
import { createFlightRecorder } from '../flight/recorder.ts'
import { keepCrashFlight, recallCrashFlight } from './crash-flight.ts'
import { early, hook } from './flight-hook.ts'

const recorder = createFlightRecorder({
  now: () => performance.now(),
  product: APP_VERSION,
  page: () => routeOf(location.pathname),
})

hook.see = recorder.attach
for (const ref of early.splice(0)) recorder.attach(ref)

let frozen: Flight | null = null

/** Keeps what was recorded as it is now, for whoever tells of a crash afterwards. */
export const freezeFlight = (): void => {
  frozen = recorder.take()
  keepCrashFlight(frozen)
}

/** The last minutes of this page; where it, or the one before it in this tab, has crashed, those before that. */
export const takeFlight = (): Flight => frozen ?? recallCrashFlight() ?? recorder.take()
