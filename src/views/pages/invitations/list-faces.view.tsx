import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { INVITATIONS_PER_PAGE } from '../../../domain/invitation.ts'
import { useWords } from '../../../i18n/words.tsx'
import type {
  InvitationsActor,
  InvitationsListActor,
  InvitationsPage,
} from '../../../machines/invitations/invitations.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords } from '../fault-words.ts'
import { StaleBanner } from '../stale-banner.view.tsx'
import { InvitationList } from './invitation-list.view.tsx'
import { PageTurner } from './page-turner.view.tsx'

const styles = {
  loading: css({ display: 'grid', gap: '3' }),
  count: css({ textStyle: 'label', color: 'fg.muted', marginBlockEnd: '2' }),
  // What was shown stays while the next is on its way.
  held: css({ '&[aria-busy=true]': { opacity: '0.6' } }),
}

const NothingHere = ({ actor, page }: Readonly<{ actor: InvitationsActor; page: InvitationsPage }>) => {
  const { invitations } = useWords()
  const isNarrowed = useSelector(actor, ({ context }) => context.asked.search !== '' || context.asked.state !== null)
  if (page.total > 0) {
    return (
      <EmptyState
        title={invitations.beyondTitle()}
        level={3}
        size="section"
        action={
          <Button variant="outline" onClick={() => actor.send({ type: 'page.chosen', page: 1 })}>
            {invitations.firstPage()}
          </Button>
        }
      >
        {invitations.beyond()}
      </EmptyState>
    )
  }
  if (isNarrowed) {
    return (
      <EmptyState
        title={invitations.nothingTitle()}
        level={3}
        size="section"
        illustration={<EmptyLane />}
        action={
          <Button variant="outline" onClick={() => actor.send({ type: 'filters.cleared' })}>
            {invitations.showAll()}
          </Button>
        }
      >
        {invitations.nothing()}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={invitations.emptyTitle()} level={3} size="section" illustration={<EmptyLane />}>
      {invitations.empty()}
    </EmptyState>
  )
}

type ListFacesProps = Readonly<{ actor: InvitationsActor; list: InvitationsListActor }>

export const ListFaces = ({ actor, list }: ListFacesProps) => {
  const words = useWords()
  const { invitations } = words
  const face = useSelector(list, resourceFace)
  const page = useSelector(list, selectData)
  const fault = useSelector(list, selectFault)
  const at = useSelector(list, ({ context }) => context.query.page)
  const retry = () => list.send({ type: 'resource.retried' })
  if (!page) {
    return face === 'failed' ? (
      <ErrorState
        title={invitations.failed()}
        level={3}
        size="section"
        retryLabel={words.actions.retry()}
        onRetry={retry}
      >
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={invitations.loading()} className={styles.loading}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="7.2rem" />
        ))}
      </div>
    )
  }
  const pages = Math.ceil(page.total / INVITATIONS_PER_PAGE)
  const hasTurner = pages > 1 && page.items.length > 0
  return (
    <>
      {face === 'partial' && <StaleBanner onRetry={retry}>{invitations.stale()}</StaleBanner>}
      <p role="status" className={styles.count}>
        {invitations.count({ count: page.total })}
      </p>
      <div aria-busy={face === 'refreshing'} className={styles.held}>
        {page.items.length === 0 ? (
          <NothingHere actor={actor} page={page} />
        ) : (
          <InvitationList actor={actor} page={page} />
        )}
        {hasTurner && (
          <PageTurner page={at} pages={pages} onPage={(to) => actor.send({ type: 'page.chosen', page: to })} />
        )}
      </div>
    </>
  )
}
