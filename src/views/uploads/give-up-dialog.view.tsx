import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'

import { useFormats, useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'
import type { UploadActor } from '../../machines/upload/upload.machine.ts'
import { DeedDialog } from '../pages/deed-dialog.view.tsx'

type GiveUpDialogProps = Readonly<{ actor: DeedActor<UploadActor>; chooser: RefObject<HTMLElement | null> }>

/** What has come of a file is gone then. */
const GiveUpDialog = ({ actor, chooser }: GiveUpDialogProps) => {
  const { giveUp } = useWords().uploads
  const formats = useFormats()
  const upload = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      // Its row goes, and the button with it that had the focus.
      finalFocus={() => (upload?.getSnapshot().can({ type: 'upload.abandoned' }) ? null : chooser.current)}
      said={(subject) => {
        const { plan, sent } = subject.getSnapshot().context
        return {
          title: giveUp.title(),
          text: giveUp.text({ name: plan.name, sent: formats.fileSize(sent), size: formats.fileSize(plan.size) }),
          keep: giveUp.keep(),
          confirm: giveUp.confirm(),
        }
      }}
    />
  )
}

export default GiveUpDialog
