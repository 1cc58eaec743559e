import { TOKEN_KEY } from '../../domain/constants.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { readSessionId } from '../../domain/token.ts'
import { cacheOf, KEPT_SCOPES } from '../kept-page/kept-page.ts'
import { keepViewer } from '../kept-page/kept-viewer.ts'
import { KEPT_VIEWER_KEY } from './kept-hint.ts'
import { forgetKeptFor } from './kept-mark.ts'
import { KEPT_DATABASE } from './kept-store.ts'

const SCOPES = [KEPT_SCOPES.courses.path, KEPT_SCOPES.dashboard.path]

/** Is settled when the browser has done it, whether or not another tab still looks into it. */
const settled = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise((resolve) => {
    for (const name of ['success', 'error', 'blocked']) request.addEventListener(name, () => resolve())
  })

/** Takes all kept lessons off this device, and the pages that show them. Those of rosters are no lessons. */
export const forgetKept = async (): Promise<void> => {
  forgetKeptFor()
  localStorage.removeItem(KEPT_VIEWER_KEY)
  await settled(indexedDB.deleteDatabase(KEPT_DATABASE))
  const names = (await caches.keys()).filter((name) => SCOPES.some((path) => name.startsWith(cacheOf(path))))
  await Promise.all(names.map((name) => caches.delete(name)))
  for (const worker of await navigator.serviceWorker.getRegistrations())
    if (SCOPES.some((path) => new URL(worker.scope).pathname === path)) await worker.unregister()
}

/** Whether they are still signed in here: they may have left while this was on its way. */
const isIn = (token: string): boolean => readSessionId(localStorage.getItem(TOKEN_KEY) ?? '') === readSessionId(token)

/** Somebody is known to look: whose lessons they are opens them without a network too, anybody else finds none. */
export const meetViewer = async (whose: number, viewer: Viewer, token: string): Promise<void> => {
  if (viewer.id !== whose) await forgetKept()
  else if (isIn(token)) keepViewer(token, viewer, localStorage)
}
