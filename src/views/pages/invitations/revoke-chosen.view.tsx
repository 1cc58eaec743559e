import { Undo2 } from 'lucide-react'

import type { InvitationsRevoked } from '../../../domain/contract/invitation.contract.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import { Button } from '../../ui/button.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'

/** Taking back invitations that are chosen in a list. */
export type RevokingChosenMachine = DeedMachine<ChosenRows, InvitationsRevoked>
export type RevokingChosenActor = DeedActor<ChosenRows, InvitationsRevoked>

const outcomeWords = ({ invitations }: Words, { revoked, kept }: InvitationsRevoked): string => {
  const { revokingChosen } = invitations
  return `${revokingChosen.revoked({ count: revoked })} ${kept === 0 ? '' : revokingChosen.kept({ count: kept })}`.trim()
}

/** The deed, which tells how many were taken back and how many were not. */
export const useRevokingChosen = (
  machine: RevokingChosenMachine,
  tell: (notice: Notice) => void,
): RevokingChosenActor => {
  const words = useWords()
  return useDeed(machine, ({ outcome }) =>
    tell({ tone: outcome.revoked === 0 ? 'warning' : 'success', text: outcomeWords(words, outcome) }),
  )
}

/** The bulk act of a list of invitations. */
export const revokingChosenOf = ({ invitations }: Words, actor: RevokingChosenActor) => {
  const Bulk = (subject: ChosenRows) => (
    <Button variant="outline" size="sm" icon={Undo2} onClick={() => actor.send({ type: 'deed.asked', subject })}>
      {invitations.revokingChosen.choose()}
    </Button>
  )
  return Bulk
}

/** Codes that were taken back never work again, so it is asked first. */
export const RevokeChosenDialog = ({ actor }: Readonly<{ actor: RevokingChosenActor }>) => {
  const { revokingChosen: said } = useWords().invitations
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      said={({ count, isExact }) => ({
        title: isExact ? said.title({ count }) : said.atLeast({ count }),
        text: said.text({ count }),
        keep: said.keep({ count }),
        confirm: said.confirm({ count }),
        failed: said.failed({ count }),
      })}
    />
  )
}
