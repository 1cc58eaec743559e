import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { InvitationsActor } from '../../../machines/invitations/invitations.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { faultWords } from '../fault-words.ts'
import { isolated, nameOf } from './invitation-words.ts'

/** A code that was taken back never works again, so it is asked first. */
export const RevokeDialog = ({ actor }: { actor: InvitationsActor }) => {
  const words = useWords()
  const { revoking } = words.invitations
  const isOpen = useSelector(actor, (at) => at.matches({ act: 'revoking' }))
  const isBusy = useSelector(actor, (at) => at.matches({ act: { revoking: 'underway' } }))
  const isFailed = useSelector(actor, (at) => at.matches({ act: { revoking: 'failed' } }))
  const invitation = useSelector(actor, ({ context }) => context.invitation)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const decline = () => actor.send({ type: 'revocation.declined' })
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      size="sm"
      onClose={decline}
      title={revoking.title()}
      description={invitation ? revoking.text({ name: isolated(nameOf(invitation)) }) : ''}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={decline}>
            {revoking.keep()}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => actor.send({ type: 'revocation.confirmed' })}>
            {revoking.confirm()}
          </Button>
        </>
      }
    >
      {isFailed && (
        <Banner tone="warning" announce="alert" title={revoking.failed()}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </Dialog>
  )
}
