import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { FaultError } from '../../domain/fault.ts'

/** `bring` fetches what the page is made of. It is not asked where the device itself knows of no network. */
export const awaitedPageActors = (bring: () => Promise<unknown>) => ({
  bringPage: fromPromise<void, undefined>(async () => {
    if (!navigator.onLine) throw new FaultError({ kind: 'offline' })
    await bring()
  }),
  watchNetwork: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const onReturned = () => sendBack({ type: 'network.returned' })
    window.addEventListener('online', onReturned)
    return () => window.removeEventListener('online', onReturned)
  }),
})
