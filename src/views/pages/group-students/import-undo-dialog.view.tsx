import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { ImportActor } from '../../../machines/import/import.machine.ts'
import { AskingDialog } from '../asking-dialog.view.tsx'

type ImportUndoDialogProps = Readonly<{ actor: ImportActor; /** Invitations that are taken back. */ count: number }>

/** Asks before the invitations of an import are taken back. */
export const ImportUndoDialog = ({ actor, count }: ImportUndoDialogProps) => {
  const { undo } = useWords().peopleImport
  const isOpen = useSelector(actor, (at) => at.matches('over') && !at.matches({ over: 'calm' }))
  const isBusy = useSelector(actor, (at) => at.matches({ over: 'undoing' }))
  const isFailed = useSelector(actor, (at) => at.matches({ over: 'notUndone' }))
  const canConfirm = useSelector(actor, (at) => at.can({ type: 'undo.confirmed' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <AskingDialog
      isOpen={isOpen}
      title={undo.title()}
      text={undo.text({ count })}
      keep={undo.keep()}
      confirm={undo.confirm()}
      isDangerous
      isBusy={isBusy}
      canConfirm={canConfirm}
      failed={isFailed && { title: undo.failed(), fault }}
      onKeep={() => actor.send({ type: 'undo.declined' })}
      onConfirm={() => actor.send({ type: 'undo.confirmed' })}
    />
  )
}
