import { Send } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'

import { INVITATION_DAYS } from '../../../domain/invitation.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { blankInvitation } from '../../../machines/invitations/invitation-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { ResendFailure, RevokeDialog, useInvitationDeeds } from './invitation-deeds.view.tsx'
import { InvitationFormView } from './invitation-form.view.tsx'
import { InvitationList } from './invitation-list.view.tsx'
import { isolated } from './invitation-words.ts'
import type { InvitationsPageProps } from './invitations.props.ts'

const styles = {
  heading: css({ textStyle: 'heading.section', marginBlockEnd: '2' }),
  alone: css({ srOnly: { lg: true } }),
  // The part that is open says it.
  part: css({ srOnly: true }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose', marginBlockStart: '8', _print: { display: 'none' } }),
}

/** Invitations, on the page of whoever may invite. */
export const InvitationsPage = ({ title, overview, parts, asked, machines, tell, acting }: InvitationsPageProps) => {
  const { invitations } = useWords()
  const { form: said, news } = invitations
  const formats = useFormats()
  const language = useLanguage()
  const headingId = useId()
  const deeds = useInvitationDeeds(machines, tell)
  const inviting = useAskedForm(machines.inviting, blankInvitation(language), ({ email }) =>
    tell({ tone: 'success', text: news.invited({ email: isolated(email) }) }),
  )
  const isAlone = overview === undefined
  return (
    <PageFrame isDense={isAlone}>
      <PageHeader title={title} isDense={isAlone} />
      {parts}
      {overview}
      <section aria-labelledby={headingId}>
        <h2
          id={headingId}
          tabIndex={-1}
          className={cx(styles.heading, isAlone && styles.alone, parts !== undefined && styles.part)}
        >
          {invitations.heading()}
        </h2>
        <ResendFailure actor={deeds.resending} />
        <InvitationList
          machines={machines}
          asked={asked}
          deeds={deeds}
          onInvite={() => inviting.send({ type: 'form.begun', values: blankInvitation(language) })}
          acting={acting}
        />
        <p className={styles.lead}>{invitations.lead({ days: formats.number(INVITATION_DAYS) })}</p>
      </section>
      <AskedFormDialog
        actor={inviting}
        title={said.title()}
        description={said.lead()}
        send={said.send()}
        endIcon={Send}
        first="firstName"
        renderForm={(id, form) => (
          <InvitationFormView id={id} actor={form} agencies={machines.agencies} courses={machines.courses} />
        )}
      />
      <RevokeDialog actor={deeds.revoking} />
    </PageFrame>
  )
}
