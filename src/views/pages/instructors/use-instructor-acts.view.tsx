import { ArrowRightLeft, BadgeCheck, CalendarClock, CirclePause, CirclePlay, Mail } from 'lucide-react'
import { useState } from 'react'

import { INSTRUCTORS_LIST, type Instructor } from '../../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { chosenRow, type ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListActor } from '../../../machines/list/list.machine.ts'
import type { MessageValues } from '../../../machines/student-enrollments/message-form.machine.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { HandingOver, type GivingOver } from './handing-over.view.tsx'
import { InstructorDeedDialogs } from './instructor-deeds.view.tsx'
import type { InstructorDeedActors, InstructorsProps } from './instructors.props.ts'
import { WritingDialog } from './writing-dialog.view.tsx'

const BLANK: MessageValues = { subject: '', text: '' }

export const nameOf = ({ firstName, lastName }: Instructor): string => `${firstName} ${lastName}`

type AskedAct = BulkAct & Pick<RowAct, 'key' | 'isDangerous'> & Readonly<{ isFor: (row: Instructor) => boolean }>

const has = ({ approvals }: Instructor, ...states: readonly string[]): boolean =>
  approvals.some(({ state }) => states.includes(state))

/** What can be done with the approvals of instructors, of those that are chosen and of each. */
export const useInstructorActs = (
  { machines, acting }: Pick<InstructorsProps, 'machines' | 'acting'>,
  list: ListActor<Instructor>,
) => {
  const { instructorsList: said } = useWords()
  const { begun } = acting
  const plain = useListActs(
    INSTRUCTORS_LIST,
    machines.deed,
    acting,
    { lift: { icon: CirclePlay, said: said.acts.lift, isFor: (row: Instructor) => has(row, 'suspended') } },
    nameOf,
  )
  const [from, setFrom] = useState<GivingOver | null>(null)
  const actors: InstructorDeedActors = {
    approving: useDeed(machines.approving, ({ outcome }) => begun(outcome)),
    renewing: useDeed(machines.renewing, ({ outcome }) => begun(outcome)),
    suspending: useDeed(machines.suspending, ({ outcome, subject: { people } }) => {
      begun(outcome)
      // Of one person it goes on with the classes that they may not teach now.
      const { selection, name } = people
      const [id] = selection.kind === 'some' ? selection.ids : []
      if (id !== undefined && name !== undefined) setFrom({ id, name, isOffered: true })
    }),
  }
  const writing = useAskedForm<MessageValues, ListAct, ChosenRows>(machines.writing, BLANK, begun)
  const asked: readonly AskedAct[] = [
    {
      key: 'approve',
      label: said.approving.choose(),
      icon: BadgeCheck,
      isFor: () => true,
      onChoose: (people: ChosenRows) =>
        actors.approving.send({ type: 'deed.asked', subject: { people, courseId: null, until: '' } }),
    },
    {
      key: 'renew',
      label: said.renewing.choose(),
      icon: CalendarClock,
      isFor: ({ approvals }) => approvals.length > 0,
      onChoose: (people: ChosenRows) =>
        actors.renewing.send({ type: 'deed.asked', subject: { people, courseId: null, until: '' } }),
    },
    {
      key: 'suspend',
      label: said.suspending.choose(),
      icon: CirclePause,
      isDangerous: true,
      isFor: (row) => has(row, 'approved'),
      onChoose: (people: ChosenRows) =>
        actors.suspending.send({ type: 'deed.asked', subject: { people, courseId: null, reason: '' } }),
    },
  ]
  const write = (people: ChosenRows) => writing.send({ type: 'form.begun', about: people })
  const toHandOver = (row: Instructor): readonly RowAct[] =>
    row.toHandOver === 0
      ? []
      : [
          {
            key: 'handOver',
            label: said.handingOver.choose({ count: row.toHandOver }),
            icon: ArrowRightLeft,
            onChoose: () => setFrom({ id: row.id, name: nameOf(row), isOffered: false }),
          },
        ]
  return {
    bulkActs: [{ label: said.message.choose(), icon: Mail, onChoose: write }, ...asked, ...plain.bulkActs],
    rowActs: (row: Instructor): readonly RowAct[] => [
      ...asked
        .filter(({ isFor }) => isFor(row))
        .map(({ key, label, icon, isDangerous = false, onChoose }) => ({
          key,
          label,
          icon,
          isDangerous,
          onChoose: () => onChoose(chosenRow(row.id, nameOf(row))),
        })),
      ...plain.rowActs(row),
      ...toHandOver(row),
      {
        key: 'write',
        label: said.message.choose(),
        icon: Mail,
        onChoose: () => write(chosenRow(row.id, nameOf(row))),
      },
    ],
    dialogs: (
      <>
        {plain.dialog}
        <InstructorDeedDialogs actors={actors} list={list} />
        <WritingDialog actor={writing} />
        <HandingOver from={from} machines={machines.handingOver} onClose={() => setFrom(null)} />
      </>
    ),
  }
}
