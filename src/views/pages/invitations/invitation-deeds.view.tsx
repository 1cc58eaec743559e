import { useSelector } from '@xstate/react'
import { Send, Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'

import type { InvitationState } from '../../../domain/invitation.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import { handOnFocus } from '../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../ui/button.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { isolated, nameOf } from './invitation-words.ts'

const styles = {
  acts: css({
    display: 'flex',
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    gap: '1',
    whiteSpace: { xl: 'nowrap' },
  }),
  unsent: css({ marginBlockEnd: '5' }),
}

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

/** At the end of a row. */
const InvitationActs = <One extends Invited>({
  invitation,
  deeds: { revoking, resending },
}: Readonly<{ invitation: One; deeds: InvitationDeedActors<One> }>) => {
  const { list } = useWords().invitations
  const sent = useSelector(resending, (at) => (at.hasTag('busy') ? at.context.subject?.id : undefined))
  const { id, state } = invitation
  if (state === 'used' || state === 'revoked') return null
  const name = nameOf(invitation)
  const isTaken = sent !== undefined || undefined
  return (
    <div ref={handOnFocus} className={styles.acts}>
      <Button
        variant="outline"
        size="sm"
        icon={Send}
        busy={sent === id}
        aria-disabled={isTaken}
        aria-label={list.resendNamed({ name })}
        onClick={() => resending.send({ type: 'deed.begun', subject: invitation })}
      >
        {list.resend()}
      </Button>
      {state === 'open' && (
        <Button
          variant="ghost"
          size="sm"
          icon={Undo2}
          aria-disabled={isTaken}
          aria-label={list.revokeNamed({ name })}
          onClick={() => {
            if (!isTaken) revoking.send({ type: 'deed.asked', subject: invitation })
          }}
        >
          {list.revoke()}
        </Button>
      )}
    </div>
  )
}

/** For the rows of a list. */
export const invitationActsBy = <One extends Invited>(deeds: InvitationDeedActors<One>) => {
  const actsOf = (invitation: One) => <InvitationActs invitation={invitation} deeds={deeds} />
  return actsOf
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
