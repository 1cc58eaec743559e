import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { useWords } from '../../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../../machines/resource/resource.machine.ts'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { StaleBanner } from '../../stale-banner.view.tsx'

type WaitingFacesProps<Data, Query> = Readonly<{
  machine: ResourceMachine<Data, Query>
  query: Query
  children: (data: Data) => ReactNode
}>

/** What waits for one role: on its way, failed, out of date, or there. */
export const WaitingFaces = <Data, Query>({ machine, query, children }: WaitingFacesProps<Data, Query>) => {
  const words = useWords()
  const { homeWaiting: waiting } = words
  const actor = useActorRef(machine, { input: { query } })
  const face = useSelector(actor, resourceFace<Data, Query>)
  const data = useSelector(actor, selectData<Data, Query>)
  const fault = useSelector(actor, selectFault<Data, Query>)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (data !== undefined)
    return (
      <div aria-busy={face === 'refreshing'}>
        {face === 'partial' && <StaleBanner onRetry={retry}>{waiting.stale()}</StaleBanner>}
        {children(data)}
      </div>
    )
  // A server without dashboards has nothing to say here, and the page is about the courses.
  if (fault?.kind === 'notOffered') return null
  return face === 'failed' ? (
    <ErrorState size="section" title={waiting.failed()} retryLabel={words.actions.retry()} onRetry={retry}>
      {faultWords(words, fault)}
    </ErrorState>
  ) : (
    <div role="status" aria-label={words.shell.loading()}>
      <Skeleton height="16rem" />
    </div>
  )
}
