import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { MaterialUploadActor } from '../../../machines/materials/material-upload.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { faultWords } from '../fault-words.ts'

/** What is retired is gone for everybody: it is asked first. */
const RetireDialog = ({ actor }: Readonly<{ actor: MaterialUploadActor }>) => {
  const words = useWords()
  const { retire } = words.teachingMaterials
  const isBusy = useSelector(actor, (at) => at.matches({ retiring: 'underway' }))
  const isRefused = useSelector(actor, (at) => at.matches({ retiring: 'refused' }))
  const isFailed = useSelector(actor, (at) => at.matches('retiring') && at.hasTag('error'))
  const title = useSelector(actor, ({ context }) => context.material?.title ?? '')
  const fault = useSelector(actor, ({ context }) => context.fault)
  const leave = () => actor.send({ type: 'upload.left' })
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={leave}
      title={retire.title({ title })}
      description={retire.lead()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {isRefused ? words.actions.close() : words.actions.cancel()}
          </Button>
          {!isRefused && (
            <Button variant="danger" busy={isBusy} onClick={() => actor.send({ type: 'retirement.confirmed' })}>
              {isBusy ? retire.going() : retire.go()}
            </Button>
          )}
        </>
      }
    >
      {isFailed && (
        <Banner tone="warning" announce="alert" title={retire.failed()}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </Dialog>
  )
}

export default RetireDialog
