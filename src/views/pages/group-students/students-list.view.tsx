import { useActorRef } from '@xstate/react'
import { ArrowRightLeft, FileUp, UserMinus, UserPlus } from 'lucide-react'

import type { Group, GroupStudent } from '../../../domain/contract/group.contract.ts'
import { DISCIPLINES } from '../../../domain/discipline.ts'
import { GROUP_STUDENTS_LIST } from '../../../domain/group-lists.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ListAction, ListColumn, ListFilterField } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Day } from './day.view.tsx'
import type { Move } from './group-students.props.ts'
import { PersonCell } from './person-cell.view.tsx'
import { disciplineWords, nameOf } from './student-words.ts'

/** How a student does stands in the progress of the groups. */
const progressOf = ({ email }: GroupStudent): string =>
  `/coordinator/student-progress?${new URLSearchParams({ search: email })}`

const studentOf = (student: GroupStudent) => <PersonCell {...student} href={progressOf(student)} />

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

const bulkOf = ({ coordinatorStudents }: Words, { moving, removing }: StudentDeeds, canMove: boolean) => {
  const { students: said } = coordinatorStudents
  return (students: ChosenRows) => (
    <>
      {canMove && (
        <Button
          variant="outline"
          size="sm"
          icon={ArrowRightLeft}
          onClick={() => moving.send({ type: 'deed.asked', subject: { students, groupId: null } })}
        >
          {said.move()}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={UserMinus}
        onClick={() => removing.send({ type: 'deed.asked', subject: students })}
      >
        {said.remove()}
      </Button>
    </>
  )
}

export type StudentDeeds = Readonly<{ moving: DeedActor<Move, number>; removing: DeedActor<ChosenRows, number> }>

export type StudentsListProps = Readonly<{
  machine: ListMachine<GroupStudent>
  asked: ListAsked
  groups: readonly Group[]
  deeds: StudentDeeds
  onInvite: () => void
  /** Of bringing in a file. */
  importing: string
}>

/** Of a list of them, or of those who were invited. */
export const invitingOf = ({ coordinatorStudents }: Words, onInvite: () => void): ListAction => ({
  label: coordinatorStudents.students.invite(),
  icon: UserPlus,
  onChoose: onInvite,
})

const briefOf = (student: GroupStudent) => ({
  href: progressOf(student),
  facts: [student.groupName, ...(student.agency === null ? [] : [student.agency])],
})

/** Everyone in the own groups. */
export const StudentsList = ({ machine, asked, groups, deeds, onInvite, importing }: StudentsListProps) => {
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
      brief={briefOf}
      search={students.search()}
      columns={columnsOf(words)}
      filters={filtersOf(words, groups)}
      bulk={bulkOf(words, deeds, groups.length > 1)}
      isExported
      actions={[
        invitingOf(words, onInvite),
        { label: students.bring(), icon: FileUp, variant: 'outline', href: importing },
      ]}
      empty={{ title: students.emptyTitle(), children: students.empty() }}
    />
  )
}
