import { useActorRef } from '@xstate/react'

import { type GroupInvitation, GROUP_INVITATIONS_LIST } from '../../../domain/contract/group-invitations.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { useInvitationActs, type InvitationDeedActors } from '../invitations/invitation-deeds.view.tsx'
import { revokingOf, TONES } from '../invitations/invitation-words.ts'
import { PersonCell } from '../person-cell.view.tsx'
import type { StudentsMachines } from './group-students.props.ts'
import { nameOf } from './student-words.ts'
import { groupFilter, invitingOf } from './students-list.view.tsx'

type Of = Readonly<{ invitation: GroupInvitation }>

const State = ({ invitation: { state, expiresAt } }: Of) => {
  const { invitees } = useWords().coordinatorStudents
  const dates = useProgrammeDates()
  const date = dates.shortDate(expiresAt)
  return (
    <span className={twoFacts}>
      <StatusChip tone={TONES[state]}>{invitees.states[state]()}</StatusChip>
      {state === 'open' && <span className={lesserFact}>{invitees.until({ date })}</span>}
      {state === 'expired' && <span className={lesserFact}>{invitees.ended({ date })}</span>}
    </span>
  )
}

const Sent = ({ invitation: { createdAt, invitedBy } }: Of) => {
  const { invitees } = useWords().coordinatorStudents
  return (
    <span className={twoFacts}>
      <Day at={createdAt} />
      {invitedBy !== null && <bdi className={lesserFact}>{invitees.by({ name: invitedBy })}</bdi>}
    </span>
  )
}

const columnsOf = ({ coordinatorStudents }: Words) => {
  const { invitees, students } = coordinatorStudents
  return columnsIn(GROUP_INVITATIONS_LIST, {
    name: { header: invitees.person(), cell: (invitation) => <PersonCell {...invitation} /> },
    group: { header: students.group(), cell: ({ groupName }) => <bdi>{groupName}</bdi> },
    state: { header: invitees.state(), cell: (invitation) => <State invitation={invitation} /> },
    sent: { header: invitees.sent(), cell: (invitation) => <Sent invitation={invitation} /> },
    language: { header: invitees.language(), cell: ({ language }) => OWN_NAME[language] },
  })
}

const briefsOf = ({ coordinatorStudents: { invitees } }: Words) => {
  const briefOf = ({ groupName, email, state }: GroupInvitation) => ({
    facts: [email, groupName],
    status: <StatusChip tone={TONES[state]}>{invitees.states[state]()}</StatusChip>,
  })
  return briefOf
}

const filtersOf = (words: Words, groups: readonly Group[]) => {
  const { invitees } = words.coordinatorStudents
  return filtersIn(GROUP_INVITATIONS_LIST, {
    group: groupFilter(words, groups),
    state: { label: invitees.state(), saying: (value) => invitees.states[value]() },
    sent: { label: invitees.sent() },
    expires: { label: invitees.expires() },
  })
}

type InvitationsListProps = Readonly<{
  machine: ListMachine<GroupInvitation>
  acts: StudentsMachines['invitationActs']
  asked: ListAsked
  groups: readonly Group[]
  deeds: InvitationDeedActors<GroupInvitation>
  onInvite: () => void
  acting: Acting
}>

/** Who was invited into the own groups. */
export const InvitationsList = ({ machine, acts, asked, groups, deeds, acting, onInvite }: InvitationsListProps) => {
  const words = useWords()
  const { invitees, students } = words.coordinatorStudents
  const actor = useActorRef(machine, { input: { asked } })
  const actsOf = useInvitationActs(deeds)
  const { bulkActs, dialog } = useListActs(GROUP_INVITATIONS_LIST, acts, acting, {
    revoke: revokingOf(words),
  })
  return (
    <>
      <ListView
        actor={actor}
        definition={GROUP_INVITATIONS_LIST}
        asked={asked}
        label={invitees.list()}
        nameOf={nameOf}
        brief={briefsOf(words)}
        search={students.search()}
        columns={columnsOf(words)}
        filters={filtersOf(words, groups)}
        rowActs={actsOf}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(GROUP_INVITATIONS_LIST.id, acting)}
        actions={[invitingOf(words, onInvite)]}
        empty={{ title: invitees.emptyTitle(), children: invitees.empty() }}
      />
      {dialog}
    </>
  )
}
