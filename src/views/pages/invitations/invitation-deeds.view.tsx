import { useSelector } from '@xstate/react'
import { Send, Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'

import type { InvitationState } from '../../../domain/invitation.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { RowAct } from '../../list/list.props.ts'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { isolated, nameOf } from './invitation-words.ts'

const styles = { unsent: css({ marginBlockEnd: '5' }) }

type Invited = Readonly<{ id: number; firstName: string; lastName: string; email: string; state: InvitationState }>

/** What is done with one invitation: its code is taken back, or mailed anew. */
export type InvitationDeeds<One extends Invited> = Readonly<{ revoking: DeedMachine<One>; resending: DeedMachine<One> }>

export type InvitationDeedActors<One extends Invited> = Readonly<{
  revoking: DeedActor<One>
  resending: DeedActor<One>
}>

/** The two deeds, each of which tells that it was done. */
export const useInvitationDeeds = <One extends Invited>(
  { revoking, resending }: InvitationDeeds<One>,
  tell: (notice: Notice) => void,
): InvitationDeedActors<One> => {
  const { news } = useWords().invitations
  return {
    revoking: useDeed(revoking, ({ subject }) =>
      tell({ tone: 'success', text: news.revoked({ email: isolated(subject.email) }) }),
    ),
    resending: useDeed(resending, ({ subject }) =>
      tell({ tone: 'success', text: news.resent({ email: isolated(subject.email) }) }),
    ),
  }
}

/** For the rows of a list: mailed anew, or taken back while it is open. */
export const useInvitationActs = <One extends Invited>({ revoking, resending }: InvitationDeedActors<One>) => {
  const { list } = useWords().invitations
  const sent = useSelector(resending, (at) => (at.hasTag('busy') ? at.context.subject?.id : undefined))
  return (invitation: One): readonly RowAct[] => {
    const { id, state } = invitation
    if (state === 'used' || state === 'revoked') return []
    const isTaken = sent !== undefined && sent !== id
    return [
      {
        key: 'resend',
        label: list.resend(),
        icon: Send,
        isBusy: sent === id,
        isTaken,
        onChoose: () => resending.send({ type: 'deed.begun', subject: invitation }),
      },
      ...(state === 'open'
        ? [
            {
              key: 'revoke',
              label: list.revoke(),
              icon: Undo2,
              isDangerous: true,
              isTaken: sent !== undefined,
              onChoose: () => revoking.send({ type: 'deed.asked' as const, subject: invitation }),
            },
          ]
        : []),
    ]
  }
}

/** What did not come of mailing one anew. */
export const ResendFailure = <One extends Invited>({ actor }: Readonly<{ actor: DeedActor<One> }>) => {
  const { unsent, refused } = useWords().invitations
  return <DeedFailure actor={actor} failed={unsent()} refused={refused()} className={styles.unsent} />
}

/** A code that was taken back never works again, so it is asked first. */
export const RevokeDialog = <One extends Invited>({ actor }: Readonly<{ actor: DeedActor<One> }>) => {
  const { revoking } = useWords().invitations
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      said={(invitation) => ({
        title: revoking.title(),
        text: revoking.text({ name: isolated(nameOf(invitation)) }),
        keep: revoking.keep(),
        confirm: revoking.confirm(),
        failed: revoking.failed(),
      })}
    />
  )
}
