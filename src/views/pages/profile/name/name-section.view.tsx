import { useSelector } from '@xstate/react'
import { PenLine } from 'lucide-react'
import { css } from 'styled-system/css'

import type { NameChange } from '../../../../domain/contract/name-change.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { NameChangeActor } from '../../../../machines/name-change/name-change.machine.ts'
import { useDates } from '../../../dates.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { DescriptionList } from '../../../ui/description-list.view.tsx'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import { NameForm } from './name-form.view.tsx'

const styles = {
  begin: css({ justifySelf: 'start' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const nameOf = ({ firstName, lastName }: NameChange['to']) => `${firstName} ${lastName}`.trim()

/** What was asked for, while an administrator has it. */
const Waiting = ({ actor, change }: { actor: NameChangeActor; change: NameChange }) => {
  const words = useWords()
  const dates = useDates()
  const { name: said } = words.profile
  const isAsking = useSelector(actor, (at) => at.matches({ waiting: 'asking' }))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isFailed = useSelector(actor, (at) => at.matches({ waiting: 'unwithdrawn' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <>
      <Banner announce="status" title={said.waitingTitle()}>
        {said.waiting()}
      </Banner>
      <DescriptionList
        items={[
          { key: 'from', term: said.from(), value: <bdi>{nameOf(change.from)}</bdi> },
          { key: 'to', term: said.to(), value: <bdi>{nameOf(change.to)}</bdi> },
          { key: 'reason', term: said.reason(), value: <bdi>{change.reason}</bdi> },
          ...(change.evidence === ''
            ? []
            : [{ key: 'evidence', term: said.evidence(), value: <bdi>{change.evidence}</bdi> }]),
          { key: 'askedAt', term: said.askedAt(), value: dates.date(change.askedAt) },
        ]}
      />
      {isFailed && (
        <FaultBanner
          title={said.unwithdrawn()}
          action={
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'withdrawal.declined' })}>
              {said.lookAgain()}
            </Button>
          }
          fault={fault}
        />
      )}
      {isAsking || isBusy ? (
        <div role="group" aria-label={said.withdrawAsk()} className={styles.actions}>
          <p>{said.withdrawAsk()}</p>
          <Button busy={isBusy} onClick={() => actor.send({ type: 'withdrawal.confirmed' })}>
            {said.withdraw()}
          </Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'withdrawal.declined' })}>
            {said.keep()}
          </Button>
        </div>
      ) : (
        !isFailed && (
          <Button variant="outline" className={styles.begin} onClick={() => actor.send({ type: 'withdrawal.asked' })}>
            {said.withdraw()}
          </Button>
        )
      )}
    </>
  )
}

export type NameSectionProps = Readonly<{ actor: NameChangeActor; firstName: string; lastName: string }>

/** The name that certificates carry: changed with the other details until one does, and by asking from then on. */
export const NameSection = ({ actor, firstName, lastName }: NameSectionProps) => {
  const words = useWords()
  const { name: said } = words.profile
  const isReading = useSelector(actor, (at) => at.matches('reading'))
  const isUnread = useSelector(actor, (at) => at.matches('unread'))
  const isFree = useSelector(actor, (at) => at.matches({ known: 'free' }))
  const isWaiting = useSelector(actor, (at) => at.matches('waiting'))
  const isRefused = useSelector(actor, (at) => at.matches({ known: { vouched: 'refused' } }))
  const isApproved = useSelector(actor, (at) => at.matches({ known: { vouched: 'approved' } }))
  const canBegin = useSelector(actor, (at) => at.can({ type: 'asking.begun', firstName, lastName }))
  const nameForm = useSelector(actor, ({ children }) => children.nameForm)
  const change = useSelector(actor, ({ context }) => context.standing?.latest ?? null)
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <ProfileSection id="name" title={said.title()} lead={said.lead()}>
      {isReading && <Skeleton />}
      {isUnread && (
        <FaultBanner
          isReading
          title={said.unread()}
          action={
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'standing.retried' })}>
              {words.actions.retry()}
            </Button>
          }
          fault={fault}
        />
      )}
      {isFree && <p>{said.free()}</p>}
      {isWaiting && change && <Waiting actor={actor} change={change} />}
      {isRefused && change && (
        <Banner tone="warning" announce="status" title={said.refused({ name: nameOf(change.to) })}>
          {said.refusal()} <bdi>{change.refusal}</bdi>
        </Banner>
      )}
      {isApproved && change && (
        <Banner announce="status" title={said.approved({ name: nameOf(change.to) })}>
          {said.approvedText()}
        </Banner>
      )}
      {canBegin && (
        <>
          {!isRefused && !isApproved && <p>{said.held()}</p>}
          <Button
            variant="outline"
            icon={PenLine}
            className={styles.begin}
            onClick={() => actor.send({ type: 'asking.begun', firstName, lastName })}
          >
            {isRefused ? said.again() : said.ask()}
          </Button>
        </>
      )}
      {nameForm && <NameForm actor={nameForm} onLeave={() => actor.send({ type: 'asking.left' })} />}
    </ProfileSection>
  )
}
