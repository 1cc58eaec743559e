import type { Gateway } from '../../gateway/gateway.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { KEPT_SCOPES, keepPage } from '../kept-page/kept-page.ts'
import { keepViewer } from '../kept-page/kept-viewer.ts'
import { tokenInForce } from './auth.actors.ts'
import { resourceActors } from './resource.actors.ts'

/**
 * Whether the page at a path opens again without a network; the query is the path. Another language is another page:
 * it is kept anew then.
 */
export const createKeptPage = (gateway: Pick<Gateway, 'topics'>, auth: AuthActor) =>
  createResourceMachine<boolean, string>().provide({
    actors: resourceActors<boolean, string>(gateway, [], async (path, signal) => {
      const [token, { viewer }] = [tokenInForce(auth), auth.getSnapshot().context]
      if (!(await keepPage(path, KEPT_SCOPES.rosters, signal)) || token === null || viewer === null) return false
      keepViewer(token, viewer)
      return true
    }),
  })
