import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { isRefusal } from '../../machines/refusal.ts'
import { resourceFace, selectData, selectFault } from '../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../machines/resource/resource.machine.ts'
import { faultWords } from '../pages/fault-words.ts'
import { StaleBanner } from '../pages/stale-banner.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { Skeleton } from '../ui/skeleton.view.tsx'

const styles = {
  loading: css({ display: 'grid', gap: '5' }),
  held: css({ '&[aria-busy=true]': { opacity: '0.6' } }),
}

export type DetailFacesProps<Data, Query> = Readonly<{
  actor: ResourceActor<Data, Query>
  /** "Loading the class" */
  loading: string
  /** "The class could not be loaded" */
  failed: string
  /** Over what could not be read again. */
  stale: string
  /** The way on where there is no such thing, or not for this person: a link back. */
  back?: ReactNode
  children: (data: Data) => ReactNode
}>

/**
 * The faces of a page about one thing, read by a `resource`:
 *
 *     <DetailFaces actor={actor} loading={…} failed={…} stale={…} back={<LinkButton …>}>
 *       {renderClass} // (held) => <Detail title={held.courseTitle} status={…} actions={…} facts={…}>…</Detail>
 *     </DetailFaces>
 */
export const DetailFaces = <Data, Query>({
  actor,
  loading,
  failed,
  stale,
  back,
  children,
}: DetailFacesProps<Data, Query>) => {
  const words = useWords()
  const face = useSelector(actor, resourceFace<Data, Query>)
  const data = useSelector(actor, selectData<Data, Query>)
  const fault = useSelector(actor, selectFault<Data, Query>)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (data === undefined) {
    return face === 'failed' ? (
      <ErrorState
        title={failed}
        level={1}
        {...(!isRefusal(fault) && { retryLabel: words.actions.retry(), onRetry: retry })}
        action={back}
      >
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={loading} className={styles.loading}>
        <Skeleton height="8rem" />
        <Skeleton height="12rem" />
        <Skeleton height="24rem" />
      </div>
    )
  }
  return (
    <>
      {face === 'partial' && <StaleBanner onRetry={retry}>{stale}</StaleBanner>}
      <div aria-busy={face === 'refreshing'} className={styles.held}>
        {children(data)}
      </div>
    </>
  )
}
