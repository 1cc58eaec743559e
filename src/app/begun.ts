import { menuFor, pagesOf } from '../domain/menu.ts'
import type { RoleId } from '../domain/role.ts'
import { routeOf, type RoutePattern } from '../domain/route-access.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { selectLooker, selectRoles, selectStudentId, selectViewer } from '../machines/auth/auth.connect.ts'
import { selectLanguage } from '../machines/settings/settings.connect.ts'
import type { Actors } from '../views/shell/actors.context.tsx'
import { watchRoles } from './actors/lost-roles.ts'
import { bringAnswers } from './ahead-answers.ts'
import { bringFiles, fetchAhead, hasRoom, readPageFiles, readyForAway, type Line } from './ahead.ts'
import { loadUnasked } from './chunk.ts'
import { isPageHere } from './page/page-loader.tsx'
import { watchScroll } from './page/scrolled-back.ts'
import { leadsSomewhere, pathOnly } from './routes.ts'

/** Whatever happens from then on can be told of: later, where it did not come, and nothing waits for that. */
const record = (): Promise<void> =>
  loadUnasked(() =>
    import('./flight.ts').catch((cause: unknown) => {
      addEventListener('online', () => void record(), { once: true })
      throw cause
    }),
  )

/** The pages of the groups of the menu that somebody has by their roles, and their profile. */
const routesFor = (roles: readonly RoleId[]): readonly RoutePattern[] => {
  const own = pagesOf(menuFor(roles, leadsSomewhere).filter(({ auth }) => auth))
  return [...own.flatMap(({ url }) => routeOf(pathOnly(url)) ?? []), '/profile']
}

/** What no page waits for, and each gets a moment after it is drawn. */
export const begin = (actors: Actors, gateway: Pick<Gateway, 'bring'>, whenIdle: (then: () => void) => void): void => {
  const { auth, settings } = actors
  watchRoles(actors)
  watchScroll()
  void record()
  const language = () => selectLanguage(settings.getSnapshot())
  const pageFiles = readPageFiles()
  const load = bringFiles(document, language, pageFiles)
  const asker = () => {
    const at = auth.getSnapshot()
    const hasOwnViews = (selectViewer(at)?.listDefaults.length ?? 0) > 0
    return { studentId: selectStudentId(at), roles: selectRoles(at), hasOwnViews }
  }
  const answer = bringAnswers(pageFiles, asker, (paths) => gateway.bring?.(paths))
  const isHere = (route: RoutePattern) => isPageHere(route, language())
  const line = () => (navigator as { connection?: Line }).connection
  const isSignedIn = () => selectLooker(auth.getSnapshot()) === 'person'
  const prepare = readyForAway({ language, load, isSignedIn })
  const ownRoutes = () => routesFor(selectRoles(auth.getSnapshot()))
  // A guest goes somewhere soon, and brings nothing until then.
  if (hasRoom(line())) void pageFiles().catch(() => {})
  fetchAhead({ page: document, load, prepare, line, isSignedIn, ownRoutes, answer, isHere, whenIdle })
}
