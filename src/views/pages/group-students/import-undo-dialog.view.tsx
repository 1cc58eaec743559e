import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { ImportActor } from '../../../machines/import/import.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { faultWords } from '../fault-words.ts'

type ImportUndoDialogProps = Readonly<{ actor: ImportActor; /** Invitations that are taken back. */ count: number }>

/** Asks before the invitations of an import are taken back. */
export const ImportUndoDialog = ({ actor, count }: ImportUndoDialogProps) => {
  const words = useWords()
  const { undo } = words.peopleImport
  const isOpen = useSelector(actor, (at) => at.matches('over') && !at.matches({ over: 'calm' }))
  const isBusy = useSelector(actor, (at) => at.matches({ over: 'undoing' }))
  const isFailed = useSelector(actor, (at) => at.matches({ over: 'notUndone' }))
  const canConfirm = useSelector(actor, (at) => at.can({ type: 'undo.confirmed' }))
  const canDecline = useSelector(actor, (at) => at.can({ type: 'undo.declined' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const decline = () => actor.send({ type: 'undo.declined' })
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      size="sm"
      onClose={decline}
      title={undo.title()}
      description={undo.text({ count })}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={!canDecline || undefined} onClick={decline}>
            {undo.keep()}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            aria-disabled={!canConfirm || undefined}
            onClick={() => actor.send({ type: 'undo.confirmed' })}
          >
            {undo.confirm()}
          </Button>
        </>
      }
    >
      {isFailed && (
        <Banner tone="warning" announce="alert" title={undo.failed()}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </Dialog>
  )
}
