import { useActorRef, useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import { INVITATION_DAYS } from '../../../domain/invitation.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import type {
  InvitationNews,
  InvitationsActor,
  invitationsMachine,
} from '../../../machines/invitations/invitations.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { InvitationList } from './invitation-list.view.tsx'
import { isolated } from './invitation-words.ts'
import type { InvitationsPageProps } from './invitations.props.ts'
import { InviteDialog } from './invite-dialog.view.tsx'
import { RevokeDialog } from './revoke-dialog.view.tsx'

const styles = {
  heading: css({ textStyle: 'heading.section', marginBlockEnd: { base: '2', lg: '1' } }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose', marginBlockStart: { base: '8', lg: '0' }, marginBlockEnd: '5' }),
  unsent: css({ marginBlockEnd: '5' }),
}

/** What did not work of what was asked for in the list. */
const ActFailure = ({ actor }: { actor: InvitationsActor }) => {
  const words = useWords()
  const { invitations } = words
  const isUnsent = useSelector(actor, (at) => at.matches({ act: { still: 'unsent' } }))
  const isRefused = useSelector(actor, (at) => at.matches({ act: { still: 'refused' } }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  if (!isUnsent && !isRefused) return null
  return (
    <div className={styles.unsent}>
      <Banner
        tone="warning"
        announce="alert"
        title={isUnsent ? invitations.unsent() : invitations.refused()}
        action={
          isUnsent && (
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'resend.retried' })}>
              {words.actions.retry()}
            </Button>
          )
        }
      >
        {faultWords(words, fault)}
      </Banner>
    </div>
  )
}

const useTelling = (tell: InvitationsPageProps['tell']) => {
  const { news } = useWords().invitations
  const told = useRef<InvitationNews | null>(null)
  return ({ context }: SnapshotFrom<typeof invitationsMachine>) => {
    if (context.news === null || context.news === told.current) return
    told.current = context.news
    const { what, email } = context.news
    tell({ tone: 'success', text: news[what]({ email: isolated(email) }) })
  }
}

/** Invitations, on the page of whoever may invite. */
export const InvitationsPage = ({
  title,
  overview,
  asked,
  machine,
  revoking,
  agencies,
  tell,
}: InvitationsPageProps) => {
  const { invitations } = useWords()
  const formats = useFormats()
  const language = useLanguage()
  const headingId = useId()
  const actor = useActorRef(machine, { input: { asked, language } }, useTelling(tell))
  const list = useSelector(actor, (at) => at.children.list)
  const isWide = useIsWide()
  const lead = <p className={styles.lead}>{invitations.lead({ days: formats.number(INVITATION_DAYS) })}</p>
  return (
    <PageFrame>
      <PageHeader title={title} />
      {overview}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} tabIndex={-1} className={styles.heading}>
          {invitations.heading()}
        </h2>
        {isWide && lead}
        <ActFailure actor={actor} />
        {list && <InvitationList actor={actor} list={list} asked={asked} revoking={revoking} tell={tell} />}
        {!isWide && lead}
      </section>
      <InviteDialog actor={actor} agencies={agencies} />
      <RevokeDialog actor={actor} />
    </PageFrame>
  )
}
