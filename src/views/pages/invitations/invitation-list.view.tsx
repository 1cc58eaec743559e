import { useActorRef } from '@xstate/react'
import { UserPlus } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Invitation } from '../../../domain/contract/invitation.contract.ts'
import { INVITATION_LIST } from '../../../domain/invitation-list.ts'
import { INVITATION_STATES } from '../../../domain/invitation.ts'
import { useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { InvitationsRead } from '../../../machines/invitations/invitation-list.machine.ts'
import { useDates } from '../../dates.ts'
import type { ListColumn } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { invitationActsBy, type InvitationDeedActors } from './invitation-deeds.view.tsx'
import { expiryWords, nameOf, roleWords, TONES } from './invitation-words.ts'
import type { InvitationsPageProps } from './invitations.props.ts'
import { RevokeChosenDialog, revokingChosenOf, useRevokingChosen } from './revoke-chosen.view.tsx'

const styles = {
  // A name of another direction stands where the rest of its cell does.
  person: css({ display: 'grid', gap: '0.5', justifyItems: 'start', minWidth: '0' }),
  named: css({ display: 'block', minWidth: { base: '0', lg: '[19rem]' } }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  muted: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' }),
  state: css({ display: 'grid', gap: '1', justifyItems: 'start' }),
}

type Of = Readonly<{ invitation: Invitation }>

const Person = ({ invitation }: Of) => (
  <span className={styles.person}>
    <bdi className={styles.name}>{nameOf(invitation)}</bdi>
    <bdi dir="ltr" className={styles.muted}>
      {invitation.email}
    </bdi>
  </span>
)

const namedPerson = (invitation: Invitation) => (
  <span className={styles.named}>
    <Person invitation={invitation} />
  </span>
)

const Expiry = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const words = useWords()
  const dates = useDates()
  const expiry = expiryWords(words, useLanguage(), invitation, now)
  return expiry === null ? null : (
    <time dateTime={invitation.expiresAt} title={dates.dateTime(invitation.expiresAt)} className={styles.muted}>
      {expiry}
    </time>
  )
}

const State = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const { invitations } = useWords()
  const { state } = invitation
  return (
    <span className={styles.state}>
      <StatusChip tone={TONES[state]}>{invitations.states[state]()}</StatusChip>
      <Expiry invitation={invitation} now={now} />
    </span>
  )
}

const Inviter = ({ invitation }: Of) => {
  const { list } = useWords().invitations
  const dates = useDates()
  return (
    <span className={styles.person}>
      <bdi>{invitation.invitedBy ?? list.nobody()}</bdi>
      <time dateTime={invitation.createdAt} className={styles.muted}>
        {list.sent({ date: dates.date(invitation.createdAt) })}
      </time>
    </span>
  )
}

const columnsOf = (words: Words): readonly ListColumn<Invitation, InvitationsRead>[] => {
  const { list } = words.invitations
  return [
    { key: 'person', header: list.person(), cell: namedPerson },
    { key: 'role', header: list.role(), cell: ({ userType }) => roleWords(words, userType) },
    { key: 'state', header: list.state(), cell: (invitation, { now }) => <State invitation={invitation} now={now} /> },
    { key: 'sent', header: list.by(), cell: (invitation) => <Inviter invitation={invitation} /> },
  ]
}

const briefsOf = (words: Words) => {
  const briefOf = ({ userType, email, state }: Invitation) => ({
    facts: [roleWords(words, userType), email],
    status: <StatusChip tone={TONES[state]}>{words.invitations.states[state]()}</StatusChip>,
  })
  return briefOf
}

type InvitationListProps = Pick<InvitationsPageProps, 'asked' | 'machines' | 'tell'> &
  Readonly<{
    deeds: InvitationDeedActors<Invitation>
    onInvite: () => void
  }>

export const InvitationList = ({ machines, asked, deeds, onInvite, tell }: InvitationListProps) => {
  const words = useWords()
  const { invitations } = words
  const list = useActorRef(machines.list, { input: { asked } })
  const chosen = useRevokingChosen(machines.revokingChosen, tell)
  return (
    <>
      <ListView
        actor={list}
        definition={INVITATION_LIST}
        asked={asked}
        label={invitations.list.caption()}
        nameOf={nameOf}
        brief={briefsOf(words)}
        search={invitations.search()}
        columns={columnsOf(words)}
        filters={[
          {
            key: 'state',
            label: invitations.state(),
            options: INVITATION_STATES.map((value) => ({ value, label: invitations.states[value]() })),
          },
        ]}
        rowActions={invitationActsBy(deeds)}
        bulk={revokingChosenOf(words, chosen)}
        isExported
        actions={[{ label: invitations.invite(), icon: UserPlus, onChoose: onInvite }]}
        empty={{ title: invitations.emptyTitle(), children: invitations.empty() }}
        count={(count) => invitations.count({ count })}
        level={3}
      />
      <RevokeChosenDialog actor={chosen} />
    </>
  )
}
