import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { TOKEN_KEY } from '../../domain/constants.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { OtherTabEvent, StoredToken } from '../../machines/auth/auth.machine.ts'

const ONE_YEAR = 31_536_000

/** The session in this browser: its token in local storage, where the other tabs see it change. */
export const authActors = (ask: Gateway['ask']) => ({
  readToken: fromPromise<StoredToken, undefined>(async () => ({
    token: localStorage.getItem(TOKEN_KEY),
    now: Date.now(),
  })),

  keepToken: fromPromise<void, { token: string }>(async ({ input }) => {
    localStorage.setItem(TOKEN_KEY, input.token)
    // The server then lets the first paint wait for what this device keeps.
    document.cookie = `known=1; path=/; max-age=${ONE_YEAR}; samesite=lax`
  }),

  dropToken: fromPromise<void, undefined>(async () => localStorage.removeItem(TOKEN_KEY)),

  askViewer: fromPromise<Viewer, { token: string }>(async ({ signal }) => (await ask('Viewer', {}, { signal })).viewer),

  endSession: fromPromise<void, { token: string }>(async ({ signal }) => {
    await ask('SignOut', {}, { signal })
  }),

  watchOtherTabs: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: OtherTabEvent) => sendBack(event)
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== localStorage || (key !== null && key !== TOKEN_KEY)) return
      tell(newValue === null ? { type: 'otherTab.signedOut' } : { type: 'otherTab.tokenKept', token: newValue })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }),
})
