import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useId } from 'react'

import { useWords } from '../../../i18n/words.tsx'
import type { InvitationsActor } from '../../../machines/invitations/invitations.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { InvitationFormView } from './invitation-form.view.tsx'
import type { InvitationsPageProps } from './invitations.props.ts'

type InviteDialogProps = Readonly<{ actor: InvitationsActor; agencies: InvitationsPageProps['agencies'] }>

export const InviteDialog = ({ actor, agencies }: InviteDialogProps) => {
  const words = useWords()
  const { form: said } = words.invitations
  const formId = useId()
  const form = useSelector(actor, (at) => at.children.form)
  const isBusy = useSelector(form, (at) => at?.hasTag('busy') === true)
  const leave = () => actor.send({ type: 'invitation.left' })
  return (
    <Dialog
      open={form !== undefined}
      onClose={leave}
      title={said.title()}
      description={said.lead()}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${formId}-firstName`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} endIcon={Send} busy={isBusy}>
            {said.send()}
          </Button>
        </>
      }
    >
      {form && <InvitationFormView id={formId} actor={form} agencies={agencies} />}
    </Dialog>
  )
}
