import { mayAccess } from './permission.ts'
import type { RememberedRedirect } from './redirect.ts'
import type { RoleId } from './role.ts'
import { isNeverBlocked, ROUTE_ACCESS, routeOf } from './route-access.ts'

export type GuardQuestion = Readonly<{
  /** Path with query, as in the address bar. */
  path: string
  /** Empty for guests. */
  roles: readonly RoleId[]
  remembered: RememberedRedirect | null
  /** Whose page it is, where that is somebody: what is remembered of it is theirs. */
  whose?: number | undefined
  /** The viewer signed in while this page was open. */
  justSignedIn: boolean
}>

export type GuardVerdict =
  | Readonly<{ kind: 'granted'; remembered: RememberedRedirect | null; isChosen?: never }>
  /** A page that somebody leaves by their own choice is come back to by the way back; no other is. */
  | Readonly<{ kind: 'redirected'; to: string; remembered: RememberedRedirect | null; isChosen?: true }>

const pathOnly = (path: string) => path.split(/[?#]/, 1)[0] ?? path

/** Whether who holds the roles may open a path. */
export const mayOpen = (path: string, roles: readonly RoleId[]): boolean => {
  const route = routeOf(pathOnly(path))
  return route !== null && mayAccess(ROUTE_ACCESS[route], roles)
}

/**
 * The route guard of the specification, sections 4 and 6, as the product's table reads it. What is
 * remembered lives for the session; a granted page with roles leaves nothing behind.
 */
export const decideRoute = ({ path, roles, remembered, whose: of, justSignedIn }: GuardQuestion): GuardVerdict => {
  const redirected = (to: string, then: RememberedRedirect | null = null): GuardVerdict => ({
    kind: 'redirected',
    to,
    remembered: then,
  })
  const deniedAt = (asked: string) => redirected('/401', { path: asked, denied: true, of })
  const route = routeOf(pathOnly(path))
  if (route === null) return redirected('/404', remembered)
  if (route === '/') return redirected('/home', remembered)

  const access = ROUTE_ACCESS[route]
  const isGuest = roles.length === 0
  if (!isGuest && access?.length === 0) {
    if (remembered === null) return redirected('/home')
    if (mayOpen(remembered.path, roles)) return redirected(remembered.path)
    return justSignedIn ? deniedAt(remembered.path) : redirected('/home')
  }
  if (isNeverBlocked(pathOnly(path)) || mayAccess(access, roles)) {
    const isArrived = remembered?.path === path
    return { kind: 'granted', remembered: isArrived ? null : remembered }
  }
  return isGuest ? redirected('/sign-in', { path, denied: false, of }) : deniedAt(path)
}
