import { useSelector } from '@xstate/react'

import type { NameChangeRow } from '../../../domain/contract/name-changes.list.ts'
import { NAME_CHANGE_TEXT } from '../../../domain/name-change.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { Refusing } from './name-changes.props.ts'

type Name = NameChangeRow['from']

export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`

type Said = Readonly<{
  title: (said: { to: string }) => string
  text: (said: { from: string; to: string }) => string
  keep: () => string
  confirm: () => string
  failed: () => string
}>

const saidOf = (said: Said, { from, to }: NameChangeRow) => ({
  title: said.title({ to: fullName(to) }),
  text: said.text({ from: fullName(from), to: fullName(to) }),
  keep: said.keep(),
  confirm: said.confirm(),
  failed: said.failed(),
})

export const ApproveDialog = ({ actor }: Readonly<{ actor: DeedActor<NameChangeRow> }>) => {
  const { approve } = useWords().nameChanges
  return <DeedDialog actor={actor} said={(change) => saidOf(approve, change)} />
}

/** Why is what the person reads. */
export const RefuseDialog = ({ actor }: Readonly<{ actor: DeedActor<Refusing> }>) => {
  const { refuse } = useWords().nameChanges
  const missing = useMissing(actor)
  const refusing = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} isDangerous said={({ change }) => saidOf(refuse, change)}>
      <TextArea
        label={refuse.reason()}
        help={refuse.reasonHelp()}
        rows={3}
        required
        error={missing(refusing?.reason)}
        maxLength={NAME_CHANGE_TEXT}
        dir="auto"
        value={refusing?.reason ?? ''}
        readOnly={isBusy}
        onValueChange={(reason) => {
          if (refusing) actor.send({ type: 'subject.changed', subject: { ...refusing, reason } })
        }}
      />
    </DeedDialog>
  )
}
