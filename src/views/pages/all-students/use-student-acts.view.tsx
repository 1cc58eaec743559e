import {
  BellRing,
  BookPlus,
  CalendarPlus,
  FileArchive,
  FileBraces,
  FileSpreadsheet,
  Timer,
  UserMinus,
  Users,
} from 'lucide-react'

import { ALL_STUDENTS, type AnyStudent } from '../../../domain/contract/all-students.list.ts'
import { chosenRow, type ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListActor } from '../../../machines/list/list.machine.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import type { AllStudentsProps, StudentDeedActors } from './all-students.props.ts'
import { StudentDeedDialogs } from './student-deeds.view.tsx'

export const nameOf = ({ firstName, lastName }: AnyStudent): string => `${firstName} ${lastName}`

/** What can be done with whoever learns, with those that are chosen and with each. */
export const useStudentActs = (
  { machines, acting }: Pick<AllStudentsProps, 'machines' | 'acting'>,
  list: ListActor<AnyStudent>,
) => {
  const { allStudentsList: said, classPlaces } = useWords()
  const { begun } = acting
  const plain = useListActs(
    ALL_STUDENTS,
    machines.deed,
    acting,
    {
      takeFromGroup: {
        icon: UserMinus,
        said: said.acts.takeFromGroup,
        isFor: ({ group }: AnyStudent) => group !== null,
      },
      transcripts: { icon: FileSpreadsheet, said: said.acts.transcripts },
      certificates: { icon: FileArchive, said: said.acts.certificates },
      learningRecords: { icon: FileBraces, said: said.acts.learningRecords },
    },
    nameOf,
  )
  const actors: StudentDeedActors = {
    reminding: useDeed(machines.reminding, ({ outcome }) => begun(outcome)),
    enrolling: useDeed(machines.enrolling, ({ outcome }) => begun(outcome)),
    registering: useDeed(machines.registering, ({ outcome }) => begun(outcome)),
    grouping: useDeed(machines.grouping, ({ outcome }) => begun(outcome)),
    timing: useDeed(machines.timing, ({ outcome }) => begun(outcome)),
  }
  const remind = (people: ChosenRows) =>
    actors.reminding.send({ type: 'deed.asked', subject: { people, courseId: null, typed: '' } })
  const asked: readonly (BulkAct & Pick<RowAct, 'key'>)[] = [
    { key: 'remind', label: said.reminding.choose(), icon: BellRing, onChoose: remind },
    {
      key: 'enroll',
      label: said.enrolling.choose(),
      icon: BookPlus,
      onChoose: (people) => actors.enrolling.send({ type: 'deed.asked', subject: { people, courseId: null } }),
    },
    {
      key: 'register',
      label: classPlaces.choose(),
      icon: CalendarPlus,
      onChoose: (people) => actors.registering.send({ type: 'deed.asked', subject: { people, held: null } }),
    },
    {
      key: 'addToGroup',
      label: said.grouping.choose(),
      icon: Users,
      onChoose: (people) => actors.grouping.send({ type: 'deed.asked', subject: { people, groupId: null } }),
    },
    {
      key: 'setQuizTime',
      label: said.timing.choose(),
      icon: Timer,
      onChoose: (people) => actors.timing.send({ type: 'deed.asked', subject: { people, quizTime: null } }),
    },
  ]
  return {
    remind,
    bulkActs: [...asked, ...plain.bulkActs],
    rowActs: (row: AnyStudent): readonly RowAct[] => [
      ...asked.map(({ key, label, icon, onChoose }) => ({
        key,
        label,
        icon,
        onChoose: () => onChoose(chosenRow(row.id, nameOf(row))),
      })),
      ...plain.rowActs(row),
    ],
    dialogs: (
      <>
        {plain.dialog}
        <StudentDeedDialogs actors={actors} list={list} openClasses={machines.openClasses} />
      </>
    ),
  }
}
