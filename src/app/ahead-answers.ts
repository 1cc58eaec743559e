import type { NextAsk } from '../domain/first-ask.ts'
import type { RoleId } from '../domain/role.ts'
import type { RoutePattern } from '../domain/route-access.ts'
import { mayOpen } from '../domain/route-guard.ts'
import type { PageFiles, Place } from './ahead.ts'

export type Asker = Readonly<{
  studentId: number | null
  roles: readonly RoleId[]
  /** Some of their lists open with a view of their own: which one it is, its page knows. */
  hasOwnViews: boolean
}>

/** What an address says of a list that its request does not. */
const OF_SCREEN = ['columns', 'open']

/** What of an address goes along with a call: null where that asks for something that the call does not know. */
const queryOf = (known: readonly string[] | undefined, search: string): string | null => {
  if (search === '' || known?.length === 0) return ''
  const query = new URLSearchParams(search)
  for (const key of OF_SCREEN) query.delete(key)
  if (!known || [...query.keys()].some((key) => !known.includes(key))) return null
  return query.size === 0 ? '' : `?${query}`
}

/** The path of a call, as the gateway says it: null where it is not for who asks, or names what there is not. */
const pathOf = (ask: NextAsk, { studentId, roles }: Asker, { pathname, search }: Place): string | null => {
  if (ask.roles && !ask.roles.some((role) => roles.includes(role))) return null
  const id = pathname.split('/').at(-1) ?? ''
  const query = queryOf(ask.query, search)
  if (query === null) return null
  if (ask.path.includes('{student}') && studentId === null) return null
  if (ask.path.includes('{id}') && !/^\d+$/.test(id)) return null
  const filled = ask.path.replace('{student}', String(studentId)).replace('{id}', id)
  return filled.replace(/^\/api/, '') + query
}

/**
 * Asks for what the page at a place shows first while its files are still on their way, as far as its address says what
 * that is, and of no page that is not for who asks. By the gateway, which is there when the page asks for the rest.
 */
export const bringAnswers =
  (pageFiles: () => Promise<PageFiles>, asker: () => Asker, bring: (paths: readonly string[]) => void) =>
  async (route: RoutePattern, place: Place, isAwaited: () => boolean): Promise<void> => {
    const { asks } = await pageFiles()
    const who = asker()
    const own = asks[place.pathname] ?? asks[route]
    if (own === undefined || who.hasOwnViews || !isAwaited() || !mayOpen(place.pathname, who.roles)) return
    bring(own.flatMap((ask) => pathOf(ask, who, place) ?? []))
  }
