import { useActorRef } from '@xstate/react'
import { ArrowRightLeft, CalendarPlus, ChartNoAxesColumn, FileUp, UserMinus, UserPlus } from 'lucide-react'

import { type GroupStudent, GROUP_STUDENTS_LIST } from '../../../domain/contract/group-students.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { chosenRow, type ChosenRows, type ListAsked } from '../../../domain/list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { BulkAct, ListAction, RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Day } from '../day.view.tsx'
import { PersonCell } from '../person-cell.view.tsx'
import type { Registering } from '../registering/registering.props.ts'
import type { Move } from './group-students.props.ts'
import { listedFaces } from './listed-person.view.tsx'
import { disciplineWords, nameOf } from './student-words.ts'

/** How a student does in what the groups expect stands in their progress. */
const progressOf = ({ email }: GroupStudent): string =>
  `/coordinator/student-progress?${new URLSearchParams({ search: email })}`

const pageOf = ({ userId }: GroupStudent): string => personAddress(userId, 'training', '/coordinator/students')

const studentOf = (student: GroupStudent) => <PersonCell {...student} href={pageOf(student)} />

const columnsOf = (words: Words) => {
  const { students } = words.coordinatorStudents
  return columnsIn(GROUP_STUDENTS_LIST, {
    name: { header: students.name(), cell: studentOf },
    ...listedFaces(words),
    group: { header: students.group(), cell: ({ groupName }) => <bdi>{groupName}</bdi> },
    joined: { header: students.joined(), cell: ({ joinedAt }) => <Day at={joinedAt} /> },
  })
}

export const groupFilter = (words: Words, groups: readonly Group[]) => ({
  label: words.coordinatorStudents.students.group(),
  options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
})

const filtersOf = (words: Words, groups: readonly Group[]) =>
  filtersIn(GROUP_STUDENTS_LIST, {
    group: groupFilter(words, groups),
    discipline: {
      label: words.personal.fields.discipline(),
      saying: (value) => disciplineWords(words, value),
    },
    agency: { label: words.personal.fields.primaryAgencyId() },
    joined: { label: words.coordinatorStudents.students.joined() },
  })

type StudentAct = BulkAct & Pick<RowAct, 'key' | 'isDangerous'>

/** What is done with one as with many: the usual first. */
const actsOf = (
  { coordinatorStudents: { students: said }, classPlaces }: Words,
  { registering, moving, removing }: StudentDeeds,
  canMove: boolean,
): readonly StudentAct[] => [
  {
    key: 'register',
    label: classPlaces.choose(),
    icon: CalendarPlus,
    onChoose: (people) => registering.send({ type: 'deed.asked', subject: { people, held: null } }),
  },
  ...(canMove
    ? [
        {
          key: 'move',
          label: said.move(),
          icon: ArrowRightLeft,
          onChoose: (students: ChosenRows) => moving.send({ type: 'deed.asked', subject: { students, groupId: null } }),
        },
      ]
    : []),
  {
    key: 'remove',
    label: said.remove(),
    icon: UserMinus,
    isDangerous: true,
    onChoose: (students) => removing.send({ type: 'deed.asked', subject: students }),
  },
]

const rowActsOf =
  ({ coordinatorStudents: { students: said } }: Words, acts: readonly StudentAct[]) =>
  (student: GroupStudent): readonly RowAct[] => [
    ...acts.map(({ onChoose, ...act }) => ({
      ...act,
      onChoose: () => onChoose(chosenRow(student.id, nameOf(student))),
    })),
    { key: 'progress', label: said.progress(), icon: ChartNoAxesColumn, href: progressOf(student) },
  ]

export type StudentDeeds = Readonly<{
  registering: DeedActor<Registering, ListAct>
  moving: DeedActor<Move, ListAct>
  removing: DeedActor<ChosenRows, ListAct>
}>

export type StudentsListProps = Readonly<{
  machine: ListMachine<GroupStudent>
  asked: ListAsked
  groups: readonly Group[]
  deeds: StudentDeeds
  acting: Acting
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
  href: pageOf(student),
  facts: [student.groupName, ...(student.agency === null ? [] : [student.agency])],
})

/** Everyone in the own groups. */
export const StudentsList = ({ machine, asked, groups, deeds, acting, onInvite, importing }: StudentsListProps) => {
  const words = useWords()
  const { students } = words.coordinatorStudents
  const actor = useActorRef(machine, { input: { asked } })
  const acts = actsOf(words, deeds, groups.length > 1)
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
      rowActs={rowActsOf(words, acts)}
      bulkActs={acts}
      isExported
      tools={actHistory(GROUP_STUDENTS_LIST.id, acting)}
      actions={[
        invitingOf(words, onInvite),
        { label: students.bring(), icon: FileUp, variant: 'outline', href: importing },
      ]}
      empty={{ title: students.emptyTitle(), children: students.empty() }}
    />
  )
}
