import { useSelector } from '@xstate/react'
import { ArrowRightLeft, CalendarX, ClipboardList, ClipboardPen, CopyPlus, History, Mail, Repeat } from 'lucide-react'
import { Suspense } from 'react'

import { correctionAddress, rosterAddress, seriesAddress } from '../../../domain/class-address.ts'
import { classFace } from '../../../domain/class.ts'
import type { ClassRecord } from '../../../domain/contract/class-records.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { chosenRow, type ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassMessageValues } from '../../../machines/class-desk/class-forms.machine.ts'
import { NO_CLASS_MESSAGE } from '../../../machines/class-records/class-writing.machine.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { latePart } from '../../ui/late-part.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { ClassDeedDialogs } from './class-deeds.view.tsx'
import type { ClassDeedActors, ClassListActor, ClassRecordsProps, ReadAt } from './class-records.props.ts'

// Wanted now and then.
const WritingDialog = latePart(() => import('./writing-dialog.view.tsx'))

type AskedAct = BulkAct &
  Pick<RowAct, 'key' | 'isDangerous'> &
  Readonly<{ isFor: (held: ClassRecord, page: ReadAt) => boolean }>

/** What can be done with classes, with those that are chosen and with each. */
export const useClassActs = (
  { machines, acting: { begun } }: Pick<ClassRecordsProps, 'machines' | 'acting'>,
  list: ClassListActor,
  nameOf: (held: ClassRecord) => string,
) => {
  const { classRecordsList: said } = useWords()
  const actors: ClassDeedActors = {
    cancelling: useDeed(machines.cancelling, ({ outcome }) => begun(outcome)),
    changing: useDeed(machines.changing, ({ outcome }) => begun(outcome)),
  }
  const writing = useAskedForm<ClassMessageValues, ListAct, ChosenRows>(machines.writing, NO_CLASS_MESSAGE, begun)
  // Closed it stays, so that the focus goes back to where it was.
  const isWriting = useSelector(writing, ({ context }) => context.about !== undefined)
  const asked: readonly AskedAct[] = [
    {
      key: 'write',
      label: said.message.choose(),
      icon: Mail,
      isFor: ({ seated, waiting }) => seated > 0 || waiting > 0,
      onChoose: (classes) => writing.send({ type: 'form.begun', about: classes }),
    },
    {
      key: 'handOver',
      label: said.handingOver.choose(),
      icon: ArrowRightLeft,
      isFor: (held, { now }) => classFace(held, now) === 'scheduled',
      onChoose: (classes) =>
        actors.changing.send({ type: 'deed.asked', subject: { classes, fromId: null, toId: null } }),
    },
    {
      key: 'cancel',
      label: said.cancelling.choose(),
      icon: CalendarX,
      isDangerous: true,
      isFor: ({ courseStatusId }) => courseStatusId === CLASS_STATUS.scheduled,
      onChoose: (classes) =>
        actors.cancelling.send({ type: 'deed.asked', subject: { classes, reason: '', typed: '' } }),
    },
  ]
  return {
    bulkActs: asked,
    rowActs: (held: ClassRecord, page: ReadAt): readonly RowAct[] => [
      { key: 'roster', label: said.openRoster(), icon: ClipboardList, href: rosterAddress(held.id) },
      { key: 'duplicate', label: said.duplicate(), icon: CopyPlus, href: `/instructor/course/new?from=${held.id}` },
      { key: 'repeat', label: said.repeat(), icon: Repeat, href: seriesAddress(held.id) },
      ...(held.courseStatusId === CLASS_STATUS.completed
        ? [{ key: 'correct', label: said.correct(), icon: ClipboardPen, href: correctionAddress(held.id) }]
        : []),
      ...asked
        .filter(({ isFor }) => isFor(held, page))
        .map(({ key, label, icon, isDangerous = false, onChoose }) => ({
          key,
          label,
          icon,
          isDangerous,
          onChoose: () => onChoose(chosenRow(held.id, nameOf(held))),
        })),
      // The log knows a class by its id with its kind.
      { key: 'history', label: said.history(), icon: History, href: `/admin/users?view=log&search=class:${held.id}` },
    ],
    dialogs: (
      <>
        <ClassDeedDialogs actors={actors} list={list} />
        <Suspense fallback={null}>{isWriting && <WritingDialog actor={writing} />}</Suspense>
      </>
    ),
  }
}
