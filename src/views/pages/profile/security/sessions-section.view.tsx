import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { DeedActor } from '../../../../machines/deed/deed.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../../machines/resource/resource.connect.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { LateDialog } from '../../account/late-dialog.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { StaleBanner } from '../../stale-banner.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines, SessionsEnded } from './security.props.ts'
import * as styles from './security.styles.ts'
import { SessionRow } from './session-row.view.tsx'

const SessionsDialog = latePart(() => import('./sessions-dialog.view.tsx'))

const waiting = css({ display: 'grid', gap: '4' })

type ListProps = Readonly<{ all: readonly PersonSession[]; actor: DeedActor<SessionsEnded>; signOutHref: string }>

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
            onEnd={(sessionId) => actor.send({ type: 'deed.asked', subject: { sessionId } })}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="outline"
          className={styles.start}
          onClick={() => actor.send({ type: 'deed.asked', subject: { sessionId: null } })}
        >
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
  const isAsking = useSelector(actor, (at) => !at.matches('resting'))
  const ended = useSelector(actor, (at) => (at.matches({ resting: 'done' }) ? at.context.subject : null))
  return (
    <ProfileSection id="sessions" title={sessions.title()} lead={sessions.lead()}>
      <div role="status" className={styles.outcome}>
        {ended && (
          <Banner tone="success">{ended.sessionId === null ? sessions.othersEnded() : sessions.oneEnded()}</Banner>
        )}
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
