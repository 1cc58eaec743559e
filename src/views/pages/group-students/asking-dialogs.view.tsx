import { useSelector } from '@xstate/react'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ChosenStudents, GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import { Select } from '../../ui/select.view.tsx'
import { AskingDialog, type AskingDialogProps } from '../asking-dialog.view.tsx'
import { isolated, nameOf } from './student-words.ts'

type Act = 'moving' | 'removing' | 'revoking'

type DeskDialogProps = Readonly<{ desk: GroupDeskActor; act: Act; failed: string }> &
  Pick<AskingDialogProps, 'title' | 'text' | 'keep' | 'confirm' | 'isDangerous' | 'children'>

const DeskDialog = ({ desk, act, failed, ...said }: DeskDialogProps) => {
  const isOpen = useSelector(desk, (at) => at.matches(act))
  const isBusy = useSelector(desk, (at) => at.matches({ [act]: 'underway' }))
  const isRefused = useSelector(desk, (at) => at.matches({ [act]: 'refused' }))
  const isNotDone = useSelector(desk, (at) => at.matches(act) && at.hasTag('error'))
  const canConfirm = useSelector(desk, (at) => at.can({ type: 'act.confirmed' }))
  const fault = useSelector(desk, ({ context }) => context.fault)
  return (
    <AskingDialog
      {...said}
      isOpen={isOpen}
      isBusy={isBusy}
      isRefused={isRefused}
      canConfirm={canConfirm}
      failed={isNotDone && { title: failed, fault }}
      onKeep={() => desk.send({ type: 'act.declined' })}
      onConfirm={() => desk.send({ type: 'act.confirmed' })}
    />
  )
}

type Said = Readonly<{ text: (said: { count: number }) => string; atLeast: (said: { count: number }) => string }>

const countedText = ({ text, atLeast }: Said, students: ChosenStudents | null): string => {
  if (students === null) return ''
  const { count, isExact } = students
  return isExact ? text({ count }) : atLeast({ count })
}

/** What takes something from somebody is asked about first. */
export const AskingDialogs = ({ desk, groups }: Readonly<{ desk: GroupDeskActor; groups: readonly Group[] }>) => {
  const { moving, removing, revoking } = useWords().coordinatorStudents
  const students = useSelector(desk, ({ context }) => context.students)
  const invitation = useSelector(desk, ({ context }) => context.invitation)
  const target = useSelector(desk, ({ context }) => context.groupId)
  const isUnderway = useSelector(desk, (at) => at.matches({ moving: 'underway' }))
  return (
    <>
      <DeskDialog
        desk={desk}
        act="moving"
        title={moving.title()}
        text={countedText(moving, students)}
        confirm={moving.confirm()}
        failed={moving.failed()}
      >
        <Select
          label={moving.target()}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={moving.choose()}
          value={target === null ? '' : String(target)}
          aria-disabled={isUnderway || undefined}
          onValueChange={(value) => {
            if (value !== '') desk.send({ type: 'target.chosen', groupId: Number(value) })
          }}
        />
      </DeskDialog>
      <DeskDialog
        desk={desk}
        act="removing"
        title={removing.title()}
        text={countedText(removing, students)}
        keep={removing.keep()}
        confirm={removing.confirm()}
        failed={removing.failed()}
        isDangerous
      />
      <DeskDialog
        desk={desk}
        act="revoking"
        title={revoking.title()}
        text={invitation === null ? '' : revoking.text({ name: isolated(nameOf(invitation)) })}
        keep={revoking.keep()}
        confirm={revoking.confirm()}
        failed={revoking.failed()}
        isDangerous
      />
    </>
  )
}
