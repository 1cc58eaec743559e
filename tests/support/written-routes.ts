import { isWritten } from '../../src/app/routes.ts'
import { ROUTE_ACCESS, type RoutePattern } from '../../src/domain/route-access.ts'

const isPattern = (key: string): key is RoutePattern => key in ROUTE_ACCESS

/** Every pattern of an address that has a page. */
export const WRITTEN_ROUTES: readonly RoutePattern[] = Object.keys(ROUTE_ACCESS).filter(isPattern).filter(isWritten)
