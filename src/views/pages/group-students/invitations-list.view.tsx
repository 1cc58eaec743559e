import { useActorRef } from '@xstate/react'
import { css } from 'styled-system/css'

import type { Group, GroupInvitation } from '../../../domain/contract/group.contract.ts'
import { GROUP_INVITATIONS_LIST } from '../../../domain/group-lists.ts'
import { INVITATION_STATES } from '../../../domain/invitation.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { useDates } from '../../dates.ts'
import type { ListColumn, ListFilterField } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { invitationActsBy, type InvitationDeedActors } from '../invitations/invitation-deeds.view.tsx'
import { TONES } from '../invitations/invitation-words.ts'
import { RevokeChosenDialog, revokingChosenOf, useRevokingChosen } from '../invitations/revoke-chosen.view.tsx'
import { Day } from './day.view.tsx'
import type { StudentsMachines, StudentsPageProps } from './group-students.props.ts'
import { PersonCell } from './person-cell.view.tsx'
import { nameOf } from './student-words.ts'
import { groupFilter, invitingOf } from './students-list.view.tsx'

const styles = {
  stack: css({ display: 'grid', gap: '1', justifyItems: 'start' }),
  muted: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' }),
}

type Of = Readonly<{ invitation: GroupInvitation }>

const State = ({ invitation: { state, expiresAt } }: Of) => {
  const { invitees } = useWords().coordinatorStudents
  const dates = useDates()
  const date = dates.date(expiresAt)
  return (
    <span className={styles.stack}>
      <StatusChip tone={TONES[state]}>{invitees.states[state]()}</StatusChip>
      {state === 'open' && <span className={styles.muted}>{invitees.until({ date })}</span>}
      {state === 'expired' && <span className={styles.muted}>{invitees.ended({ date })}</span>}
    </span>
  )
}

const Sent = ({ invitation: { createdAt, invitedBy } }: Of) => {
  const { invitees } = useWords().coordinatorStudents
  return (
    <span className={styles.stack}>
      <Day at={createdAt} />
      {invitedBy !== null && <bdi className={styles.muted}>{invitees.by({ name: invitedBy })}</bdi>}
    </span>
  )
}

const columnsOf = ({ coordinatorStudents }: Words): readonly ListColumn<GroupInvitation>[] => {
  const { invitees, students } = coordinatorStudents
  return [
    { key: 'name', header: invitees.person(), cell: (invitation) => <PersonCell {...invitation} /> },
    { key: 'group', header: students.group(), cell: ({ groupName }) => <bdi>{groupName}</bdi> },
    { key: 'state', header: invitees.state(), cell: (invitation) => <State invitation={invitation} /> },
    { key: 'sent', header: invitees.sent(), cell: (invitation) => <Sent invitation={invitation} /> },
    { key: 'language', header: invitees.language(), cell: ({ language }) => OWN_NAME[language] },
  ]
}

const briefsOf = ({ coordinatorStudents: { invitees } }: Words) => {
  const briefOf = ({ groupName, email, state }: GroupInvitation) => ({
    facts: [email, groupName],
    status: <StatusChip tone={TONES[state]}>{invitees.states[state]()}</StatusChip>,
  })
  return briefOf
}

const filtersOf = (words: Words, groups: readonly Group[]): readonly ListFilterField[] => {
  const { invitees } = words.coordinatorStudents
  return [
    groupFilter(words, groups),
    {
      key: 'state',
      label: invitees.state(),
      options: INVITATION_STATES.map((value) => ({ value, label: invitees.states[value]() })),
    },
  ]
}

type InvitationsListProps = Readonly<{
  machine: ListMachine<GroupInvitation>
  revokingChosen: StudentsMachines['revokingChosen']
  asked: ListAsked
  groups: readonly Group[]
  deeds: InvitationDeedActors<GroupInvitation>
  onInvite: () => void
  tell: StudentsPageProps['tell']
}>

/** Who was invited into the own groups. */
export const InvitationsList = ({
  machine,
  revokingChosen,
  asked,
  groups,
  deeds,
  onInvite,
  tell,
}: InvitationsListProps) => {
  const words = useWords()
  const { invitees, students } = words.coordinatorStudents
  const actor = useActorRef(machine, { input: { asked } })
  const chosen = useRevokingChosen(revokingChosen, tell)
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
        rowActions={invitationActsBy(deeds)}
        bulk={revokingChosenOf(words, chosen)}
        isExported
        actions={[invitingOf(words, onInvite)]}
        empty={{ title: invitees.emptyTitle(), children: invitees.empty() }}
      />
      <RevokeChosenDialog actor={chosen} />
    </>
  )
}
