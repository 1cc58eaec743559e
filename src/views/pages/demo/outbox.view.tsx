import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { OutboxMessage } from '../../../domain/contract/demo.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { OutboxEntry } from './outbox-entry.view.tsx'

export type OutboxPageProps = Readonly<{
  machine: ResourceMachine<readonly OutboxMessage[]>
  copying: typeof copyingMachine
  /** Those that came with the page. */
  first?: readonly OutboxMessage[] | undefined
}>

/** What a demo installation would have sent. */
export const OutboxPage = ({ machine, copying, first }: OutboxPageProps) => {
  const words = useWords()
  const { outbox } = words.account
  const actor = useActorRef(machine, { input: { query: undefined, first } })
  const face = useSelector(actor, resourceFace)
  const messages = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  return (
    <PageFrame width="narrow">
      <PageHeader title={outbox.title()} lead={outbox.lead()} />
      {face === 'loading' && (
        <div role="status" aria-label={outbox.loading()} className={css({ display: 'grid', gap: '3' })}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} height="8rem" />
          ))}
        </div>
      )}
      {face === 'failed' && (
        <ErrorState title={outbox.failed()} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {face === 'partial' && <StaleBanner onRetry={retry}>{outbox.stale()}</StaleBanner>}
      {messages?.length === 0 && (
        <EmptyState title={outbox.emptyTitle()} illustration={<EmptyLane />}>
          {outbox.empty()}
        </EmptyState>
      )}
      {messages !== undefined && messages.length > 0 && (
        <ul className={css({ display: 'grid', gap: '3' })}>
          {messages.map((message) => (
            <OutboxEntry key={message.id} message={message} copying={copying} />
          ))}
        </ul>
      )}
    </PageFrame>
  )
}
