import { fromPromise } from 'xstate'

import { FaultError } from '../../domain/fault.ts'
import { watchNetwork } from './network.actors.ts'

/** `bring` fetches what the page is made of. It is not asked where the device itself knows of no network. */
export const awaitedPageActors = (bring: () => Promise<unknown>) => ({
  bringPage: fromPromise<void, undefined>(async () => {
    if (!navigator.onLine) throw new FaultError({ kind: 'offline' })
    await bring()
  }),
  watchNetwork,
})
