import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { InvitationsActor } from '../../../machines/invitations/invitations.machine.ts'
import { AskingDialog } from '../asking-dialog.view.tsx'
import { isolated, nameOf } from './invitation-words.ts'

/** A code that was taken back never works again, so it is asked first. */
export const RevokeDialog = ({ actor }: { actor: InvitationsActor }) => {
  const { revoking } = useWords().invitations
  const isOpen = useSelector(actor, (at) => at.matches({ act: 'revoking' }))
  const isBusy = useSelector(actor, (at) => at.matches({ act: { revoking: 'underway' } }))
  const isFailed = useSelector(actor, (at) => at.matches({ act: { revoking: 'failed' } }))
  const invitation = useSelector(actor, ({ context }) => context.invitation)
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <AskingDialog
      isOpen={isOpen}
      title={revoking.title()}
      text={invitation ? revoking.text({ name: isolated(nameOf(invitation)) }) : ''}
      keep={revoking.keep()}
      confirm={revoking.confirm()}
      isDangerous
      isBusy={isBusy}
      failed={isFailed && { title: revoking.failed(), fault }}
      onKeep={() => actor.send({ type: 'revocation.declined' })}
      onConfirm={() => actor.send({ type: 'revocation.confirmed' })}
    />
  )
}
