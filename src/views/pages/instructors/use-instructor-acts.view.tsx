import { ArrowRightLeft, BadgeCheck, CalendarClock, CirclePause, CirclePlay, Mail } from 'lucide-react'
import { Suspense, useState } from 'react'

import type { Instructor } from '../../../domain/contract/instructors.list.ts'
import { chosenRow, type ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListActor } from '../../../machines/list/list.machine.ts'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { useLazySelector } from '../../shell/lazy-actor.ts'
import { latePart } from '../../ui/late-part.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import type { GivingOver } from './handing-over.view.tsx'
import { InstructorDeedDialogs } from './instructor-deeds.view.tsx'
import type { InstructorDeedActors, InstructorsProps } from './instructors.props.ts'

// Wanted now and then.
const HandingOver = latePart(() => import('./handing-over.view.tsx'))
const WritingDialog = latePart(() => import('./writing-dialog.view.tsx'))

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
  const [from, setFrom] = useState<GivingOver | null>(null)
  const actors: InstructorDeedActors = {
    approving: useDeed(machines.approving, ({ outcome }) => begun(outcome)),
    renewing: useDeed(machines.renewing, ({ outcome }) => begun(outcome)),
    suspending: useDeed(machines.suspending, ({ outcome, subject: { people } }) => {
      begun(outcome)
      // Of one person it goes on with the classes that they may not teach now.
      const { selection, name } = people
      const [id] = selection.kind === 'some' ? selection.ids : []
      if (id !== undefined && name !== undefined) setFrom({ id, name, isOffered: true, isOpen: true })
    }),
    lifting: useDeed(machines.lifting, ({ outcome }) => begun(outcome)),
  }
  const { writing } = machines
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
    {
      key: 'lift',
      label: said.lifting.choose(),
      icon: CirclePlay,
      isFor: (row) => has(row, 'suspended'),
      onChoose: (people: ChosenRows) =>
        actors.lifting.send({ type: 'deed.asked', subject: { people, courseId: null } }),
    },
  ]
  // Closed it stays, so that the focus goes back to where it was.
  const isWriting = useLazySelector(writing, ({ context }) => (context.about ?? null) !== null, false)
  const write = (people: ChosenRows) => writing.send({ type: 'form.begun', about: people })
  const toHandOver = (row: Instructor): readonly RowAct[] =>
    row.toHandOver === 0
      ? []
      : [
          {
            key: 'handOver',
            label: said.handingOver.choose({ count: row.toHandOver }),
            icon: ArrowRightLeft,
            onChoose: () => setFrom({ id: row.id, name: nameOf(row), isOffered: false, isOpen: true }),
          },
        ]
  return {
    bulkActs: [{ label: said.message.choose(), icon: Mail, onChoose: write }, ...asked],
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
        <InstructorDeedDialogs actors={actors} list={list} />
        <Suspense fallback={null}>
          {isWriting && <WritingDialog actor={writing} />}
          {from && (
            <HandingOver from={from} load={machines.handingOver} onClose={() => setFrom({ ...from, isOpen: false })} />
          )}
        </Suspense>
      </>
    ),
  }
}
