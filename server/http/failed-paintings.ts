import { routeOf } from '../../src/domain/route-access.ts'
import { HOUR } from '../platform/clock.ts'
import { forLog } from '../platform/logger.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Logs that a page could not be painted for who is signed in: they see it later, and nobody else would know. A page that
 * fails does so for everybody who opens it, so it is told once an hour for each route, with how many there were since.
 */
export const tellFailures = ({ log, clock, database }: Pick<Platform, 'log' | 'clock' | 'database'>) => {
  const told = new Map<string, number>()
  const untold = new Map<string, number>()
  return (url: string, cause: unknown): void => {
    // That the database is away is told once for all requests.
    if (database.pool.hasTold(cause)) return
    // The route, and not the address: that may say whom somebody looked for.
    const route = routeOf(url.split('?')[0] ?? '') ?? ''
    const count = (untold.get(route) ?? 0) + 1
    const now = clock.now().getTime()
    const isTold = now - (told.get(route) ?? -HOUR) < HOUR
    untold.set(route, isTold ? count : 0)
    if (isTold) return
    told.set(route, now)
    log.error({ route, count, fault: forLog(cause) }, 'A page could not be painted for who is signed in')
  }
}
