import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { MaterialUploadActor } from '../../../machines/materials/material-upload.machine.ts'
import { AskingDialog } from '../asking-dialog.view.tsx'

/** What is retired is gone for everybody: it is asked first. */
const RetireDialog = ({ actor }: Readonly<{ actor: MaterialUploadActor }>) => {
  const { retire } = useWords().teachingMaterials
  const isBusy = useSelector(actor, (at) => at.matches({ retiring: 'underway' }))
  const isRefused = useSelector(actor, (at) => at.matches({ retiring: 'refused' }))
  const isNotDone = useSelector(actor, (at) => at.matches('retiring') && at.hasTag('error'))
  const title = useSelector(actor, ({ context }) => context.material?.title ?? '')
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <AskingDialog
      title={retire.title({ title })}
      text={retire.lead()}
      confirm={isBusy ? retire.going() : retire.go()}
      isDangerous
      isBusy={isBusy}
      isRefused={isRefused}
      failed={isNotDone && { title: retire.failed(), fault }}
      onKeep={() => actor.send({ type: 'upload.left' })}
      onConfirm={() => actor.send({ type: 'retirement.confirmed' })}
    />
  )
}

export default RetireDialog
