import { useActorRef, useSelector } from '@xstate/react'
import { Send, Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Group, GroupInvitation } from '../../../domain/contract/group.contract.ts'
import { GROUP_INVITATIONS_LIST } from '../../../domain/group-lists.ts'
import { INVITATION_STATES } from '../../../domain/invitation.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { useDates } from '../../dates.ts'
import type { ListColumn, ListFilterField } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { handOnFocus } from '../../shell/quick-panel/hand-on-focus.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { RevokeChosenDialog, revokingChosenOf, useRevokingChosen } from '../invitations/revoke-chosen.view.tsx'
import { Day } from './day.view.tsx'
import type { StudentsMachines, StudentsPageProps } from './group-students.props.ts'
import { PersonCell } from './person-cell.view.tsx'
import { INVITATION_TONES, nameOf } from './student-words.ts'
import { groupFilter, invitingOf } from './students-list.view.tsx'

const styles = {
  stack: css({ display: 'grid', gap: '1', justifyItems: 'start' }),
  muted: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '1' }),
}

type Of = Readonly<{ invitation: GroupInvitation }>

const State = ({ invitation: { state, expiresAt } }: Of) => {
  const { invitees } = useWords().coordinatorStudents
  const dates = useDates()
  const date = dates.date(expiresAt)
  return (
    <span className={styles.stack}>
      <StatusChip tone={INVITATION_TONES[state]}>{invitees.states[state]()}</StatusChip>
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
    status: <StatusChip tone={INVITATION_TONES[state]}>{invitees.states[state]()}</StatusChip>,
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

const Acts = ({ invitation, desk }: Of & Readonly<{ desk: GroupDeskActor }>) => {
  const { invitees } = useWords().coordinatorStudents
  const isSending = useSelector(desk, (at) => at.matches('resending') && at.context.invitation?.id === invitation.id)
  const isFree = useSelector(desk, (at) => at.can({ type: 'resend.chosen', invitation }))
  const { state } = invitation
  if (state === 'used' || state === 'revoked') return null
  const name = nameOf(invitation)
  return (
    <div ref={handOnFocus} className={styles.acts}>
      <Button
        variant="outline"
        size="sm"
        icon={Send}
        busy={isSending}
        aria-disabled={!isFree || undefined}
        aria-label={invitees.resendNamed({ name })}
        onClick={() => desk.send({ type: 'resend.chosen', invitation })}
      >
        {invitees.resend()}
      </Button>
      {state === 'open' && (
        <Button
          variant="ghost"
          size="sm"
          icon={Undo2}
          aria-disabled={!isFree || undefined}
          aria-label={invitees.revokeNamed({ name })}
          onClick={() => desk.send({ type: 'revocation.chosen', invitation })}
        >
          {invitees.revoke()}
        </Button>
      )}
    </div>
  )
}

const actsOf = (desk: GroupDeskActor) => (invitation: GroupInvitation) => <Acts invitation={invitation} desk={desk} />

type InvitationsListProps = Readonly<{
  machine: ListMachine<GroupInvitation>
  revoking: StudentsMachines['revoking']
  asked: ListAsked
  groups: readonly Group[]
  desk: GroupDeskActor
  tell: StudentsPageProps['tell']
}>

/** Who was invited into the own groups. */
export const InvitationsList = ({ machine, revoking, asked, groups, desk, tell }: InvitationsListProps) => {
  const words = useWords()
  const { invitees, students } = words.coordinatorStudents
  const actor = useActorRef(machine, { input: { asked } })
  const chosen = useRevokingChosen(revoking, tell)
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
        rowActions={actsOf(desk)}
        bulk={revokingChosenOf(words, chosen)}
        isExported
        actions={[invitingOf(words, desk, groups)]}
        empty={{ title: invitees.emptyTitle(), children: invitees.empty() }}
      />
      <RevokeChosenDialog actor={chosen} />
    </>
  )
}
