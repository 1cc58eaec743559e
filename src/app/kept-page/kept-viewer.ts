import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { readSessionId } from '../../domain/token.ts'

const KEY = 'kept/viewer'
const VERSION = 1

type Kept = Readonly<{ v: number; session: string; viewer: Viewer }>

/** Keeps who looks at a page that opens without a network, for as long as the tab is open. */
export const keepViewer = (token: string, viewer: Viewer): void => {
  const session = readSessionId(token)
  if (session === null) return
  const kept: Kept = { v: VERSION, session, viewer }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

/** Who it was, if it is the same session still; null otherwise. Trusts the shape: nobody else writes there. */
export const recallViewer = (token: string): Viewer | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    const isSame = kept?.v === VERSION && kept.session === readSessionId(token)
    return isSame ? kept.viewer : null
  } catch {
    return null
  }
}

/** Where there is no network, whoever looked at the page last looks again. Rejects with `cause` for anybody else. */
export const lastViewer = async (token: string, cause: unknown): Promise<Viewer> => {
  const viewer = toFault(cause).kind === 'offline' ? recallViewer(token) : null
  if (viewer === null) throw cause
  return viewer
}
