import { fromPromise } from 'xstate'

import { FaultError } from '../../domain/fault.ts'
import { watchNetwork } from './network.actors.ts'

/** `bring` fetches what the page is made of. It is not asked where the device itself knows of no network. */
export const awaitedPageActors = (bring: (signal: AbortSignal) => Promise<unknown>) => ({
  bringPage: fromPromise<void, undefined>(async ({ signal }) => {
    if (!navigator.onLine) throw new FaultError({ kind: 'offline' })
    await bring(signal)
  }),
  watchNetwork,
})
