import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { ConnectionEvent } from '../../machines/connection/connection.machine.ts'

const VERSION_URL = '/version.json'
/** A page that comes back into view looks for a newer version at most this often, in milliseconds. */
const LOOK_EVERY = 300_000

const readBuild = async (): Promise<string | null> => {
  const response = await fetch(VERSION_URL, { cache: 'no-store' })
  const answer: unknown = response.ok ? await response.json() : null
  return typeof answer === 'object' && answer !== null && 'build' in answer ? String(answer.build) : null
}

/** `build` is the one that this page was loaded from; null (in development) is never outdated. */
export const connectionActors = (build: string | null) => ({
  watchConnection: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: ConnectionEvent) => sendBack(event)
    let lookedAt = Date.now()
    const onLost = () => tell({ type: 'network.lost' })
    const onReturned = () => tell({ type: 'network.returned' })
    const onVisible = () => {
      if (build === null || document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY) return
      lookedAt = Date.now()
      readBuild().then(
        (deployed) => {
          if (deployed !== null && deployed !== build) tell({ type: 'version.deployed', version: deployed })
        },
        () => {},
      )
    }
    window.addEventListener('offline', onLost)
    window.addEventListener('online', onReturned)
    document.addEventListener('visibilitychange', onVisible)
    if (!navigator.onLine) onLost()
    return () => {
      window.removeEventListener('offline', onLost)
      window.removeEventListener('online', onReturned)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }),

  reloadPage: fromPromise<void, { version: string | null }>(async () => location.reload()),
})
