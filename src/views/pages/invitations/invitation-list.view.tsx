import { useActorRef } from '@xstate/react'
import { UserPlus } from 'lucide-react'

import { type Invitation, INVITATION_LIST } from '../../../domain/contract/invitations.list.ts'
import { useFormats, useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { PersonCell } from '../person-cell.view.tsx'
import { useInvitationActs, type InvitationDeedActors } from './invitation-deeds.view.tsx'
import { expiryWords, nameOf, revokingOf, roleWords, TONES } from './invitation-words.ts'
import type { InvitationsPageProps } from './invitations.props.ts'

type Of = Readonly<{ invitation: Invitation }>

const personOf = (invitation: Invitation) => <PersonCell {...invitation} />

const Expiry = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const words = useWords()
  const dates = useDates()
  const expiry = expiryWords(words, useLanguage(), invitation, now)
  return expiry === null ? null : (
    <time dateTime={invitation.expiresAt} title={dates.dateTime(invitation.expiresAt)} className={lesserFact}>
      {expiry}
    </time>
  )
}

const State = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const { invitations } = useWords()
  const { state } = invitation
  return (
    <span className={twoFacts}>
      <StatusChip tone={TONES[state]}>{invitations.states[state]()}</StatusChip>
      <Expiry invitation={invitation} now={now} />
    </span>
  )
}

const Inviter = ({ invitation }: Of) => {
  const { list } = useWords().invitations
  const dates = useDates()
  return (
    <span className={twoFacts}>
      <bdi>{invitation.invitedBy ?? list.nobody()}</bdi>
      <time dateTime={invitation.createdAt} className={lesserFact}>
        {list.sent({ date: dates.shortDate(invitation.createdAt) })}
      </time>
    </span>
  )
}

/** What they are approved to teach on accepting. One that was archived meanwhile says so: it is left out then. */
const Courses = ({ invitation: { courses, approvedUntil } }: Of) => {
  const { list } = useWords().invitations
  const dates = useDates()
  const formats = useFormats()
  if (approvedUntil === null) return null
  return (
    <span className={twoFacts}>
      <bdi>
        {formats.list(courses.map(({ title, isArchived }) => (isArchived ? list.archived({ course: title }) : title)))}
      </bdi>
      <time dateTime={approvedUntil} className={lesserFact}>
        {list.until({ date: dates.shortDate(`${approvedUntil}T12:00:00Z`, 'UTC') })}
      </time>
    </span>
  )
}

const columnsOf = (words: Words) => {
  const { list } = words.invitations
  return columnsIn<typeof INVITATION_LIST.described, { now: number }>(INVITATION_LIST, {
    person: { header: list.person(), cell: personOf },
    role: { header: list.role(), cell: ({ userType }) => roleWords(words, userType) },
    courses: { header: list.courses(), cell: (invitation) => <Courses invitation={invitation} /> },
    state: { header: list.state(), cell: (invitation, { now }) => <State invitation={invitation} now={now} /> },
    sent: { header: list.by(), cell: (invitation) => <Inviter invitation={invitation} /> },
  })
}

const filtersOf = ({ invitations }: Words) =>
  filtersIn(INVITATION_LIST, {
    state: { label: invitations.state(), saying: (value) => invitations.states[value]() },
    sent: { label: invitations.filters.sent() },
    expires: { label: invitations.filters.expires() },
    invitedBy: { label: invitations.filters.invitedBy() },
  })

const briefsOf = (words: Words) => {
  const briefOf = ({ userType, email, state }: Invitation) => ({
    facts: [roleWords(words, userType), email],
    status: <StatusChip tone={TONES[state]}>{words.invitations.states[state]()}</StatusChip>,
  })
  return briefOf
}

type InvitationListProps = Pick<InvitationsPageProps, 'asked' | 'machines' | 'acting'> &
  Readonly<{
    deeds: InvitationDeedActors<Invitation>
    onInvite: () => void
  }>

export const InvitationList = ({ machines, asked, deeds, onInvite, acting }: InvitationListProps) => {
  const words = useWords()
  const { invitations } = words
  const list = useActorRef(machines.list, { input: { asked } })
  const actsOf = useInvitationActs(deeds)
  const { bulkActs, dialog } = useListActs(INVITATION_LIST, machines.acts, acting, { revoke: revokingOf(words) })
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
        filters={filtersOf(words)}
        rowActs={actsOf}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(INVITATION_LIST.id, acting)}
        actions={[{ label: invitations.invite(), icon: UserPlus, onChoose: onInvite }]}
        empty={{ title: invitations.emptyTitle(), children: invitations.empty() }}
        count={(count) => invitations.count({ count })}
        level={3}
      />
      {dialog}
    </>
  )
}
