import { useActorRef, useSelector } from '@xstate/react'
import { lazy } from 'react'
import { css } from 'styled-system/css'

import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../../machines/resource/resource.connect.ts'
import type { SessionsActor } from '../../../../machines/sessions/sessions.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { LateDialog } from '../../account/late-dialog.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { StaleBanner } from '../../stale-banner.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'
import { SessionRow } from './session-row.view.tsx'

const SessionsDialog = lazy(() => import('./sessions-dialog.view.tsx'))

const waiting = css({ display: 'grid', gap: '4' })

type ListProps = Readonly<{ all: readonly PersonSession[]; actor: SessionsActor; signOutHref: string }>

const List = ({ all, actor, signOutHref }: ListProps) => {
  const { sessions } = useWords().security
  const hasOthers = all.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul aria-label={sessions.list()}>
        {all.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            signOutHref={signOutHref}
            onEnd={(sessionId) => actor.send({ type: 'session.chosen', sessionId })}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button variant="outline" className={styles.start} onClick={() => actor.send({ type: 'others.chosen' })}>
          {sessions.endOthers()}
        </Button>
      ) : (
        <p className={styles.muted}>{sessions.onlyThis()}</p>
      )}
    </>
  )
}

type SessionsSectionProps = Readonly<{
  machines: Pick<SecurityMachines, 'sessionList' | 'sessions'>
  signOutHref: string
}>

export const SessionsSection = ({ machines, signOutHref }: SessionsSectionProps) => {
  const words = useWords()
  const { sessions } = words.security
  const list = useActorRef(machines.sessionList, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const all = useSelector(list, selectData)
  const fault = useSelector(list, selectFault)
  const retry = () => list.send({ type: 'resource.retried' })
  const actor = useActorRef(machines.sessions)
  const isAsking = useSelector(actor, (at) => !at.matches('still'))
  const isOneEnded = useSelector(actor, (at) => at.matches({ still: 'oneEnded' }))
  const areOthersEnded = useSelector(actor, (at) => at.matches({ still: 'othersEnded' }))
  return (
    <ProfileSection id="sessions" title={sessions.title()} lead={sessions.lead()}>
      <div role="status" className={styles.outcome}>
        {isOneEnded && <Banner tone="success">{sessions.oneEnded()}</Banner>}
        {areOthersEnded && <Banner tone="success">{sessions.othersEnded()}</Banner>}
      </div>
      {face === 'loading' && (
        <div role="status" aria-label={sessions.loading()} className={waiting}>
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
      )}
      {face === 'failed' && (
        <ErrorState
          size="section"
          level={3}
          title={sessions.failed()}
          retryLabel={words.actions.retry()}
          onRetry={retry}
        >
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {face === 'partial' && <StaleBanner onRetry={retry}>{sessions.stale()}</StaleBanner>}
      {all && <List all={all} actor={actor} signOutHref={signOutHref} />}
      {isAsking && all && (
        <LateDialog>
          <SessionsDialog actor={actor} sessions={all} />
        </LateDialog>
      )}
    </ProfileSection>
  )
}
