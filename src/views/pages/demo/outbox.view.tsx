import { useActorRef, useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { css } from 'styled-system/css'

import type { OutboxMessage } from '../../../domain/contract/demo.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'

export type OutboxPageProps = Readonly<{ machine: ResourceMachine<readonly OutboxMessage[]> }>

const summary = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[18rem minmax(0, 1fr)]' },
  columnGap: '6',
  rowGap: '0.5',
  position: 'relative',
  padding: '4',
  paddingInlineEnd: '12',
  cursor: 'pointer',
})
const chevron = css({
  position: 'absolute',
  insetBlockStart: '4',
  insetInlineEnd: '4',
  color: 'fg.muted',
  'details[open] &': { transform: 'scaleY(-1)' },
})
const letter = css({
  padding: '5',
  borderBlockStartWidth: 'hairline',
  fontFamily: 'body',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: 'prose',
})

const Message = ({ message }: { message: OutboxMessage }) => {
  const { outbox } = useWords().account
  const formats = useFormats()
  return (
    <Surface as="li" padding="none">
      <details>
        <summary className={summary}>
          <time dateTime={message.createdAt} className={css({ textStyle: 'small', color: 'fg.muted' })}>
            {formats.dateTime(message.createdAt)}
          </time>
          <span lang={message.language} dir="auto" className={css({ fontWeight: 'semibold' })}>
            {message.subject}
          </span>
          <span className={chevron}>
            <Icon as={ChevronDown} />
          </span>
          <span className={css({ textStyle: 'small', color: 'fg.muted', gridColumnStart: { md: '2' } })}>
            {outbox.to()}: <bdi>{message.to.name}</bdi> <bdi dir="ltr">{message.to.address}</bdi>
          </span>
        </summary>
        <div lang={message.language} dir="auto" className={letter}>
          {message.text}
        </div>
      </details>
    </Surface>
  )
}

/** What a demo installation would have sent. */
export const OutboxPage = ({ machine }: OutboxPageProps) => {
  const words = useWords()
  const { outbox } = words.account
  const actor = useActorRef(machine, { input: { query: undefined } })
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
        <ErrorState title={outbox.failed()} retryLabel={words.actions.retry()} onRetry={retry}>
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
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
    </PageFrame>
  )
}
