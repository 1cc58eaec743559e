import { useActorRef } from '@xstate/react'
import { UserPlus } from 'lucide-react'

import { type Invitation, INVITATION_LIST } from '../../../domain/contract/invitations.list.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import { useProgrammeZone } from '../../clock.context.tsx'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { PersonCell } from '../person-cell.view.tsx'
import { useInvitationActs, type InvitationDeedActors } from './invitation-deeds.view.tsx'
import { expiryWords, nameOf, revokingOf, roleWords, TONES } from './invitation-words.ts'
import type { InvitationsPageProps } from './invitations.props.ts'

type Of = Readonly<{ invitation: Invitation }>

const personOf = (invitation: Invitation) => <PersonCell {...invitation} />

const Expiry = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const expiry = expiryWords(words, useLanguage(), invitation, { now, timeZone: useProgrammeZone() })
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
  const dates = useProgrammeDates()
  return (
    <span className={twoFacts}>
      <bdi>{invitation.invitedBy ?? list.nobody()}</bdi>
      <time dateTime={invitation.createdAt} className={lesserFact}>
        {dates.shortDate(invitation.createdAt)}
      </time>
    </span>
  )
}

/** What they are approved to teach on accepting. One that was archived meanwhile says so: it is left out then. */
const coursesIn = ({ invitations: { list } }: Words, { list: listed }: Formats, { courses }: Invitation): string =>
  listed(courses.map(({ title, isArchived }) => (isArchived ? list.archived({ course: title }) : title)))

const End = ({ invitation: { approvedUntil } }: Of) => {
  const dates = useProgrammeDates()
  return (
    approvedUntil !== null && (
      <time dateTime={approvedUntil}>{dates.shortDate(`${approvedUntil}T12:00:00Z`, 'UTC')}</time>
    )
  )
}

const columnsOf = (words: Words, formats: Formats) => {
  const { list } = words.invitations
  return columnsIn<typeof INVITATION_LIST.described, { now: number }>(INVITATION_LIST, {
    person: { header: list.person(), cell: personOf },
    role: { header: list.role(), cell: ({ userType }) => roleWords(words, userType) },
    courses: { header: list.courses(), cell: (invitation) => <bdi>{coursesIn(words, formats, invitation)}</bdi> },
    ends: { header: list.ends(), cell: (invitation) => <End invitation={invitation} /> },
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

const briefsOf = (words: Words, formats: Formats) => {
  const briefOf = (invitation: Invitation) => ({
    facts: [coursesIn(words, formats, invitation) || roleWords(words, invitation.userType), invitation.email],
    status: <StatusChip tone={TONES[invitation.state]}>{words.invitations.states[invitation.state]()}</StatusChip>,
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
  const formats = useFormats()
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
        brief={briefsOf(words, formats)}
        search={invitations.search()}
        columns={columnsOf(words, formats)}
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
