import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { selectFault, type resourceFace } from '../../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../../machines/resource/resource.machine.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { StaleBanner } from '../stale-banner.view.tsx'

const styles = {
  sections: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: { base: '6', md: '8' },
    marginBlockEnd: { base: '8', md: '12' },
    '&[aria-busy=true]': { opacity: '0.6' },
    // What waits may be shorter than a screen, too: the next part comes when it is known where it stands.
    '*:has(> .skeleton) ~ &': { display: 'none' },
  }),
  /** What stands below would be pushed away in sight: what comes is longer than a screen. */
  waiting: css({ alignContent: 'start', minHeight: 'viewport' }),
}

type ProgrammePartProps<Data, Query> = Readonly<{
  actor: ResourceActor<Data, Query>
  face: ReturnType<typeof resourceFace>
  failed: string
  loading: string
  /** What was read, once it was. */
  children?: ReactNode
}>

/** A part of the page that is read by itself: what it shows, that it comes, that it did not, or that it is of before. */
export const ProgrammePart = <Data, Query>({
  actor,
  face,
  failed,
  loading,
  children,
}: ProgrammePartProps<Data, Query>) => {
  const words = useWords()
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (children)
    return (
      <div aria-busy={face === 'refreshing'} className={styles.sections}>
        {face === 'partial' && <StaleBanner onRetry={retry}>{words.homeWaiting.stale()}</StaleBanner>}
        {children}
      </div>
    )
  if (face === 'failed')
    return (
      <div className={styles.sections}>
        <ErrorState size="section" title={failed} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      </div>
    )
  return (
    <div role="status" aria-label={loading} className={cx(styles.sections, styles.waiting)}>
      <Skeleton height="12rem" />
      <Skeleton height="24rem" />
    </div>
  )
}
