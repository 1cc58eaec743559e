import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { readSessionId } from '../../domain/token.ts'
import { KEPT_VIEWER_KEY as KEY } from '../kept-lessons/kept-hint.ts'

const VERSION = 1

type Kept = Readonly<{ v: number; session: string; viewer: Viewer }>

/**
 * Keeps who looks at a page that opens without a network: for as long as the tab is open or, in local storage, the
 * session lives.
 */
export const keepViewer = (token: string, viewer: Viewer, storage: Storage = sessionStorage): void => {
  const session = readSessionId(token)
  if (session === null) return
  const kept: Kept = { v: VERSION, session, viewer }
  storage.setItem(KEY, JSON.stringify(kept))
}

/** Trusts the shape: nobody else writes there. */
const recallFrom = (storage: Storage, session: string | null): Viewer | null => {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.v === VERSION && kept.session === session ? kept.viewer : null
  } catch {
    return null
  }
}

/** Who it was, if it is the same session still; null otherwise. */
export const recallViewer = (token: string): Viewer | null => {
  const session = readSessionId(token)
  return recallFrom(sessionStorage, session) ?? recallFrom(localStorage, session)
}

const PATIENCE_MS = 3000

/** Nobody can be asked now, and a worker brought this page for its person to look at. */
export const isAway = async (token: string): Promise<boolean> => {
  if (!(navigator as Partial<Navigator>).serviceWorker?.controller || recallViewer(token) === null) return false
  try {
    const { ok } = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return !ok
  } catch {
    return true
  }
}

/** Where there is no network, whoever looked at the page last looks again. Rejects with `cause` for anybody else. */
export const lastViewer = async (token: string, cause: unknown): Promise<Viewer> => {
  const viewer = toFault(cause).kind === 'offline' ? recallViewer(token) : null
  if (viewer === null) throw cause
  return viewer
}
