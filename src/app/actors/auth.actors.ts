import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { TOKEN_KEY, TOKEN_OF_KEY } from '../../domain/constants.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { FaultError } from '../../domain/fault.ts'
import { isTokenUsable, readSessionId, readTokenIssue } from '../../domain/token.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { isSteady } from '../../machines/auth/auth.connect.ts'
import type { AuthActor, OtherTabEvent, StoredToken } from '../../machines/auth/auth.machine.ts'
import { loadChunk, loadUnasked } from '../chunk.ts'
import { KEPT_VIEWER_KEY, keptFor } from '../kept-lessons/kept-hint.ts'
import { keepCookie, keepPlace } from './device-storage.ts'
import { watchNetwork } from './network.actors.ts'

/** Null where storage is empty or blocked. */
const storedToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

/** Whose the token in storage is, by their id, as this tab was told; null where nobody knows. */
export const tokenOwner = (): number | null =>
  storedToken() === null ? null : Number(sessionStorage.getItem(TOKEN_OF_KEY)) || null

export const noteOwner = (userId: number | null): void => {
  if (storedToken() !== null) sessionStorage.setItem(TOKEN_OF_KEY, `${userId}`)
}

/**
 * The token in force. Another tab may have renewed it while this one slept and heard of nothing: what storage holds
 * is newer then, unless this tab is just about to put its own there.
 */
export const tokenInForce = (auth: AuthActor): string | null => {
  const snapshot = auth.getSnapshot()
  const { token } = snapshot.context
  const isSettled = token !== null && isSteady(snapshot)
  return isSettled ? (storedToken() ?? token) : token
}

/** Whether two tokens are of two sessions: a renewed one is of the same. */
const isOfAnother = (before: string | null, token: string | null): boolean =>
  before !== null && before !== token && readSessionId(before) !== readSessionId(token ?? '')

const AHEAD_KEY = 'clockAhead'
/** What a token is on its way, and what clocks differ by anyhow. */
const NEAR = 300_000

/** A token that has just come says what time it is at the server: a device whose clock is a day off knows by how much. */
const keepAhead = (token: string): void => {
  const ahead = Date.now() - (readTokenIssue(token) ?? Date.now())
  if (Math.abs(ahead) > NEAR) localStorage.setItem(AHEAD_KEY, String(ahead))
  else localStorage.removeItem(AHEAD_KEY)
}

/** What time it is at the server, as far as this device was told. */
const serverTime = (): number => Date.now() - Number(localStorage.getItem(AHEAD_KEY))

const keptViewer = () => loadChunk(() => import('../kept-page/kept-viewer.ts'))

/** It has ended, and is of somebody whose lessons this device keeps. */
const isLapsed = (token: string | null): token is string =>
  token !== null && keptFor() !== null && !isTokenUsable(token, serverTime())

/** Of what was half written in this tab: all of it, or what is of somebody else than who is here now. */
const forgetDrafts = (reader?: number): void => {
  for (const [key, text] of Object.entries(sessionStorage)) {
    if (!key.startsWith('draft:')) continue
    const { owner } = JSON.parse(String(text)) as { owner: number | null }
    if (reader === undefined || (owner !== null && owner !== reader)) sessionStorage.removeItem(key)
  }
}

const keptLessons = () => loadChunk(() => import('../kept-lessons/kept-lessons.ts'))

/** The session in this browser: its token in local storage, where the other tabs see it change. */
export const authActors = (ask: Gateway['ask']) => ({
  readToken: fromPromise<StoredToken, undefined>(async () => {
    const token = localStorage.getItem(TOKEN_KEY)
    const stored = { token, now: serverTime() }
    return isLapsed(token) ? { ...stored, keeps: (await (await keptViewer()).isAway(token)) ? 'away' : 'near' } : stored
  }),

  keepToken: fromPromise<void, { token: string }>(async ({ input }) => {
    // One that was held already says only when it came.
    const isNew = localStorage.getItem(TOKEN_KEY) !== input.token
    localStorage.setItem(TOKEN_KEY, input.token)
    if (isNew) keepAhead(input.token)
    // The server then lets the first paint wait for what this device keeps.
    keepCookie('known', '1')
  }),

  /**
   * With it goes what is kept of people for pages without a network. What was typed stays, and a lesson that nobody can
   * open any more: a session that has only ended is often its person's own.
   */
  dropToken: fromPromise<void, undefined>(async () => {
    localStorage.removeItem(TOKEN_KEY)
    keepCookie('here', null)
    localStorage.removeItem(KEPT_VIEWER_KEY)
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('kept/')) sessionStorage.removeItem(key)
  }),

  askViewer: fromPromise<Viewer, { token: string }>(async ({ input, signal }) => {
    if (isLapsed(input.token)) return (await keptViewer()).lastViewer(input.token, new FaultError({ kind: 'offline' }))
    try {
      const { viewer } = await ask('Viewer', {}, { signal })
      if (viewer.id !== null) forgetDrafts(viewer.id)
      // By that answer the server knows whose pages this browser opens: not before, or they were still another's.
      keepPlace()
      const whose = keptFor()
      if (whose !== null) void loadUnasked(async () => (await keptLessons()).meetViewer(whose, viewer, input.token))
      return viewer
    } catch (cause) {
      // Only a page that a worker brought is there where nobody can be asked.
      if (!(navigator as Partial<Navigator>).serviceWorker?.controller) throw cause
      return (await keptViewer()).lastViewer(input.token, cause)
    }
  }),

  endSession: fromPromise<void, { token: string }>(async ({ signal }) => {
    forgetDrafts()
    if (keptFor() !== null) void loadUnasked(async () => (await keptLessons()).forgetKept())
    await ask('SignOut', {}, { signal })
  }),

  watchOtherTabs: fromCallback<EventObject, { token: string | null }>(({ sendBack, input }) => {
    const tell = (event: OtherTabEvent) => sendBack(event)
    const tellOf = (before: string | null, token: string | null) => {
      // Where somebody else signs in, who was here has left.
      if (token === null || isOfAnother(before, token)) tell({ type: 'otherTab.signedOut' })
      if (token !== null) tell({ type: 'otherTab.tokenKept', token })
    }
    const onStorage = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== localStorage || (key !== null && key !== TOKEN_KEY)) return
      tellOf(oldValue, newValue)
    }
    window.addEventListener('storage', onStorage)
    // A page that was painted for somebody was theirs when its first bytes came: nobody listened since.
    if (input.token !== null && isOfAnother(input.token, storedToken())) tellOf(input.token, storedToken())
    return () => window.removeEventListener('storage', onStorage)
  }),

  watchNetwork,
})
