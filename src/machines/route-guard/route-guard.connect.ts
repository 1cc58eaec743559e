import type { SnapshotFrom } from 'xstate'

import { ROUTE_ACCESS, routeOf } from '../../domain/route-access.ts'
import type { routeGuardMachine } from './route-guard.machine.ts'

type RouteGuardSnapshot = SnapshotFrom<typeof routeGuardMachine>

/** Where the router has to go now, or null. It replaces the entry in the history, unless it was chosen to leave that. */
export const selectRedirect = (snapshot: RouteGuardSnapshot): string | null =>
  snapshot.matches('redirecting') && snapshot.context.verdict?.kind === 'redirected'
    ? snapshot.context.verdict.to
    : null

/** Whether the page that is left stays in the history: somebody was on it, and chose to go. */
export const isLeftByChoice = ({ context }: RouteGuardSnapshot): boolean => context.verdict?.isChosen === true

/** The path (with query) that the guard speaks about. */
export const selectPath = (snapshot: RouteGuardSnapshot): string => snapshot.context.path

/**
 * The page may be on the screen. A page for guests (sign-in) is, while it is asked who is looking: it was
 * painted by the server, and what is typed into it meanwhile must not be lost.
 */
export const isPageShown = (snapshot: RouteGuardSnapshot): boolean => {
  if (snapshot.matches('granted')) return true
  if (!snapshot.matches('waiting') && !snapshot.matches('recalling')) return false
  const route = routeOf(snapshot.context.path.split(/[?#]/, 1)[0] ?? '')
  return route !== null && ROUTE_ACCESS[route]?.length === 0
}
