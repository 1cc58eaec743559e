import { FaultError } from '../../domain/fault.ts'
import { retryAfterOf } from './faults.ts'
import type { RestOptions } from './rest.types.ts'

const TRIES = 3
const FIRST_PAUSE = 300
/** A person waits no longer than this for one more try, in seconds. */
const LONGEST_RETRY_AFTER = 5
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Asks up to three times where asking again does no harm, with growing pauses and jitter between. */
export const patiently = async (
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
  { wait, random }: Pick<RestOptions, 'wait' | 'random'>,
): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const pause = FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + random())
    try {
      const response = await ask()
      const retryAfter = retryAfterOf(response) ?? 0
      if (attempt === TRIES || !PASSING.has(response.status) || retryAfter > LONGEST_RETRY_AFTER) return response
      await wait(Math.max(pause, retryAfter * 1000), signal)
    } catch (cause) {
      const isPassing = cause instanceof FaultError && cause.fault.kind === 'offline'
      if (attempt === TRIES || !isPassing) throw cause
      await wait(pause, signal)
    }
  }
}
