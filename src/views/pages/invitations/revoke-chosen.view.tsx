import { useActorRef, useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { InvitationsRevoked } from '../../../domain/contract/invitation.contract.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type {
  invitationsRevocationMachine,
  InvitationsRevocationActor,
} from '../../../machines/invitations/invitations-revocation.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ChosenRows } from '../../list/list.props.ts'
import { Button } from '../../ui/button.view.tsx'
import { AskingDialog } from '../asking-dialog.view.tsx'

const outcomeWords = ({ invitations }: Words, { revoked, kept }: InvitationsRevoked): string => {
  const { revokingChosen } = invitations
  return `${revokingChosen.revoked({ count: revoked })} ${kept === 0 ? '' : revokingChosen.kept({ count: kept })}`.trim()
}

type RevokingParts = Readonly<{
  machine: typeof invitationsRevocationMachine
  tell: (notice: Notice) => void
}>

/** Taking back invitations that are chosen in a list, and telling how many were and were not. */
export const useRevokingChosen = ({ machine, tell }: RevokingParts): InvitationsRevocationActor => {
  const words = useWords()
  const told = useRef<InvitationsRevoked | null>(null)
  return useActorRef(machine, {}, ({ context }: SnapshotFrom<typeof invitationsRevocationMachine>) => {
    if (context.outcome === null || context.outcome === told.current) return
    told.current = context.outcome
    tell({ tone: context.outcome.revoked === 0 ? 'warning' : 'success', text: outcomeWords(words, context.outcome) })
  })
}

/** The bulk act of a list of invitations. */
export const revokingChosenOf = ({ invitations }: Words, actor: InvitationsRevocationActor) => {
  const Bulk = ({ selection, count, isExact }: ChosenRows) => (
    <Button
      variant="outline"
      size="sm"
      icon={Undo2}
      onClick={() => actor.send({ type: 'revocation.chosen', chosen: { selection, count, isExact } })}
    >
      {invitations.revokingChosen.choose()}
    </Button>
  )
  return Bulk
}

/** Codes that were taken back never work again, so it is asked first. */
export const RevokeChosenDialog = ({ actor }: Readonly<{ actor: InvitationsRevocationActor }>) => {
  const { revokingChosen: said } = useWords().invitations
  const isOpen = useSelector(actor, (at) => !at.matches('resting'))
  const isBusy = useSelector(actor, (at) => at.matches('underway'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  const isNotDone = useSelector(actor, (at) => at.hasTag('error'))
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const count = chosen?.count ?? 0
  return (
    <AskingDialog
      isOpen={isOpen}
      title={chosen?.isExact === false ? said.atLeast({ count }) : said.title({ count })}
      text={said.text({ count })}
      keep={said.keep({ count })}
      confirm={said.confirm({ count })}
      isDangerous
      isBusy={isBusy}
      isRefused={isRefused}
      failed={isNotDone && { title: said.failed({ count }), fault }}
      onKeep={() => actor.send({ type: 'revocation.declined' })}
      onConfirm={() => actor.send({ type: 'revocation.confirmed' })}
    />
  )
}
