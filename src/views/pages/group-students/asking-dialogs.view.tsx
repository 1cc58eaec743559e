import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ChosenStudents, GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { faultWords } from '../fault-words.ts'
import { isolated, nameOf } from './student-words.ts'

type Act = 'moving' | 'removing' | 'revoking'

type AskingProps = Readonly<{
  desk: GroupDeskActor
  act: Act
  title: string
  text: string
  keep: string
  confirm: string
  failed: string
  isDangerous: boolean
  children?: ReactNode
}>

/** What takes something from somebody is asked about first. */
const AskingDialog = ({ desk, act, title, text, keep, confirm, failed, isDangerous, children }: AskingProps) => {
  const words = useWords()
  const isOpen = useSelector(desk, (at) => at.matches(act))
  const isBusy = useSelector(desk, (at) => at.matches({ [act]: 'underway' }))
  const isRefused = useSelector(desk, (at) => at.matches({ [act]: 'refused' }))
  const isFailed = useSelector(desk, (at) => at.matches(act) && at.hasTag('error'))
  const canConfirm = useSelector(desk, (at) => at.can({ type: 'act.confirmed' }))
  const fault = useSelector(desk, ({ context }) => context.fault)
  const decline = () => desk.send({ type: 'act.declined' })
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      size="sm"
      onClose={decline}
      title={title}
      description={text}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={decline}>
            {isRefused ? words.actions.close() : keep}
          </Button>
          {!isRefused && (
            <Button
              variant={isDangerous ? 'danger' : 'solid'}
              busy={isBusy}
              aria-disabled={!canConfirm || undefined}
              onClick={() => desk.send({ type: 'act.confirmed' })}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {children}
      {isFailed && (
        <Banner tone="warning" announce="alert" title={failed}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </Dialog>
  )
}

type Said = Readonly<{ text: (said: { count: number }) => string; atLeast: (said: { count: number }) => string }>

const countedText = ({ text, atLeast }: Said, students: ChosenStudents | null): string => {
  if (students === null) return ''
  const { count, isExact } = students
  return isExact ? text({ count }) : atLeast({ count })
}

export const AskingDialogs = ({ desk, groups }: Readonly<{ desk: GroupDeskActor; groups: readonly Group[] }>) => {
  const words = useWords()
  const { moving, removing, revoking } = words.coordinatorStudents
  const students = useSelector(desk, ({ context }) => context.students)
  const invitation = useSelector(desk, ({ context }) => context.invitation)
  const target = useSelector(desk, ({ context }) => context.groupId)
  const isUnderway = useSelector(desk, (at) => at.matches({ moving: 'underway' }))
  return (
    <>
      <AskingDialog
        desk={desk}
        act="moving"
        title={moving.title()}
        text={countedText(moving, students)}
        keep={words.actions.cancel()}
        confirm={moving.confirm()}
        failed={moving.failed()}
        isDangerous={false}
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
      </AskingDialog>
      <AskingDialog
        desk={desk}
        act="removing"
        title={removing.title()}
        text={countedText(removing, students)}
        keep={removing.keep()}
        confirm={removing.confirm()}
        failed={removing.failed()}
        isDangerous
      />
      <AskingDialog
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
