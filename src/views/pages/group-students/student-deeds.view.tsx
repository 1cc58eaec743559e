import { useSelector } from '@xstate/react'

import type { Group } from '../../../domain/contract/group.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { Select } from '../../ui/select.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { Move } from './group-students.props.ts'

type Said = Readonly<{ text: (said: { count: number }) => string; atLeast: (said: { count: number }) => string }>

const countedText = ({ text, atLeast }: Said, { count, isExact }: ChosenRows): string =>
  isExact ? text({ count }) : atLeast({ count })

type MoveDialogProps = Readonly<{ actor: DeedActor<Move, ListAct>; groups: readonly Group[] }>

/** Where they go is chosen in it. */
export const MoveDialog = ({ actor, groups }: MoveDialogProps) => {
  const { moving } = useWords().coordinatorStudents
  const missing = useMissing(actor)
  const move = useSelector(actor, ({ context }) => context.subject)
  const isUnderway = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      said={({ students }) => ({
        title: moving.title(),
        about: students.name,
        text: countedText(moving, students),
        confirm: moving.confirm(),
        failed: moving.failed(),
      })}
    >
      <Select
        label={moving.target()}
        required
        error={missing(move?.groupId)}
        options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={moving.choose()}
        value={move?.groupId == null ? '' : String(move.groupId)}
        aria-disabled={isUnderway || undefined}
        onValueChange={(value) => {
          if (move && value !== '')
            actor.send({ type: 'subject.changed', subject: { ...move, groupId: Number(value) } })
        }}
      />
    </DeedDialog>
  )
}

/** Who is removed is not seen any more: it is asked first. */
export const RemoveDialog = ({ actor }: Readonly<{ actor: DeedActor<ChosenRows, ListAct> }>) => {
  const { removing } = useWords().coordinatorStudents
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      said={(students) => ({
        title: removing.title(),
        about: students.name,
        text: countedText(removing, students),
        keep: removing.keep(),
        confirm: removing.confirm(),
        failed: removing.failed(),
      })}
    />
  )
}
