import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { faultWords, retryWay } from '../pages/fault-words.ts'
import { StaleBanner } from '../pages/stale-banner.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { Skeleton } from '../ui/skeleton.view.tsx'

const styles = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })

type PartFacesProps<Data> = Readonly<{
  machine: ResourceMachine<Data>
  loading: string
  failed: string
  children: (data: Data) => ReactNode
}>

/** A part of the page as it is read: on its way, not here, old, or whole. */
export const PartFaces = <Data,>({ machine, loading, failed, children }: PartFacesProps<Data>) => {
  const words = useWords()
  const actor = useActorRef(machine, { input: { query: undefined } })
  const data = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (data !== undefined) {
    return (
      <div className={styles}>
        {face === 'partial' && <StaleBanner onRetry={retry}>{words.personPage.stale()}</StaleBanner>}
        {children(data)}
      </div>
    )
  }
  if (face === 'failed') {
    return (
      <ErrorState size="section" title={failed} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={loading} className={styles}>
      <Skeleton height="6rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
