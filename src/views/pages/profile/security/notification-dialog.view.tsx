import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import type { NotificationChoiceActor } from '../../../../machines/notification-choice/notification-choice.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import Dialog from '../../../ui/dialog.view.tsx'
import { NotificationOptions } from './notification-options.view.tsx'

const body = css({ display: 'grid', gap: '4', paddingBlockEnd: '2' })

type NotificationDialogProps = Readonly<{ actor: NotificationChoiceActor; onLeave: () => void }>

/** Asked once a phone is verified. Load it then: it brings the dialog with it. */
const NotificationDialog = ({ actor, onLeave }: NotificationDialogProps) => {
  const words = useWords()
  const { notification } = words.security
  const isSaving = useSelector(actor, (at) => at.matches('saving'))
  return (
    <Dialog
      open
      onClose={onLeave}
      title={notification.dialogTitle()}
      description={notification.dialogText()}
      closeLabel={words.actions.close()}
      size="sm"
      footer={
        <>
          <Button variant="outline" aria-disabled={isSaving || undefined} onClick={onLeave}>
            {notification.later()}
          </Button>
          <Button busy={isSaving} onClick={() => actor.send({ type: 'choice.made' })}>
            {notification.save()}
          </Button>
        </>
      }
    >
      <div className={body}>
        <NotificationOptions actor={actor} hasPhone />
      </div>
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default NotificationDialog
