import { useActorRef } from '@xstate/react'
import { ArrowRightLeft, FileUp, UserMinus, UserPlus } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Group, GroupStudent } from '../../../domain/contract/group.contract.ts'
import { DISCIPLINES } from '../../../domain/discipline.ts'
import { GROUP_STUDENTS_LIST } from '../../../domain/group-lists.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ChosenRows, ListColumn, ListFilterField } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Day } from './day.view.tsx'
import { PersonCell } from './person-cell.view.tsx'
import { disciplineWords, nameOf } from './student-words.ts'

const styles = { actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }) }

/** How a student does stands in the progress of the groups. */
const studentOf = (student: GroupStudent) => (
  <PersonCell {...student} href={`/coordinator/student-progress?${new URLSearchParams({ search: student.email })}`} />
)

const columnsOf = (words: Words): readonly ListColumn<GroupStudent>[] => {
  const { students } = words.coordinatorStudents
  return [
    { key: 'name', header: students.name(), cell: studentOf },
    { key: 'agency', header: students.agency(), cell: ({ agency }) => <bdi>{agency ?? students.unknown()}</bdi> },
    {
      key: 'discipline',
      header: students.discipline(),
      cell: ({ discipline }) => disciplineWords(words, discipline),
    },
    { key: 'group', header: students.group(), cell: ({ groupName }) => <bdi>{groupName}</bdi> },
    { key: 'joined', header: students.joined(), cell: ({ joinedAt }) => <Day at={joinedAt} /> },
  ]
}

export const groupFilter = (words: Words, groups: readonly Group[]): ListFilterField => ({
  key: 'group',
  label: words.coordinatorStudents.students.group(),
  options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
})

const filtersOf = (words: Words, groups: readonly Group[]): readonly ListFilterField[] => [
  groupFilter(words, groups),
  {
    key: 'discipline',
    label: words.coordinatorStudents.students.discipline(),
    options: DISCIPLINES.map((value) => ({ value, label: disciplineWords(words, value) })),
  },
]

const bulkOf = ({ coordinatorStudents }: Words, desk: GroupDeskActor, canMove: boolean) => {
  const { students } = coordinatorStudents
  const chosenOf = ({ selection, count, isExact }: ChosenRows) => ({ selection, count, isExact })
  return (chosen: ChosenRows) => (
    <>
      {canMove && (
        <Button
          variant="outline"
          size="sm"
          icon={ArrowRightLeft}
          onClick={() => desk.send({ type: 'move.chosen', students: chosenOf(chosen) })}
        >
          {students.move()}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={UserMinus}
        onClick={() => desk.send({ type: 'removal.chosen', students: chosenOf(chosen) })}
      >
        {students.remove()}
      </Button>
    </>
  )
}

export type StudentsListProps = Readonly<{
  machine: ListMachine<GroupStudent>
  asked: ListAsked
  groups: readonly Group[]
  desk: GroupDeskActor
  /** Of bringing in a file. */
  importing: string
}>

export const InviteButton = ({ desk, groups }: Pick<StudentsListProps, 'desk' | 'groups'>) => {
  const { students } = useWords().coordinatorStudents
  const [first] = groups
  return (
    <Button
      icon={UserPlus}
      onClick={() => {
        if (first) desk.send({ type: 'invitation.begun', groupId: first.id })
      }}
    >
      {students.invite()}
    </Button>
  )
}

/** Everyone in the own groups. */
export const StudentsList = ({ machine, asked, groups, desk, importing }: StudentsListProps) => {
  const words = useWords()
  const { students } = words.coordinatorStudents
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListView
      actor={actor}
      definition={GROUP_STUDENTS_LIST}
      asked={asked}
      label={students.list()}
      nameOf={nameOf}
      search={students.search()}
      columns={columnsOf(words)}
      filters={filtersOf(words, groups)}
      bulk={bulkOf(words, desk, groups.length > 1)}
      isExported
      actions={
        <div className={styles.actions}>
          <InviteButton desk={desk} groups={groups} />
          <LinkButton href={importing} variant="outline" icon={FileUp}>
            {students.bring()}
          </LinkButton>
        </div>
      }
      empty={{ title: students.emptyTitle(), children: students.empty() }}
    />
  )
}
