import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import { css } from 'styled-system/css'

import { LINK_HOURS } from '../../../domain/link.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { isMailSent, selectRecalled } from '../../../machines/mail-request/mail-request.connect.ts'
import type { mailRequestMachine, MailRequestSnapshot } from '../../../machines/mail-request/mail-request.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { AccountFrame } from '../account/account-frame.view.tsx'
import { faultWords } from '../fault-words.ts'
import { MailRequestForm } from './mail-request-form.view.tsx'
import { MailTips } from './mail-tips.view.tsx'
import { WayOn } from './way-on.view.tsx'

export type EmailVerificationPageProps = Readonly<{
  productName: string
  machine: typeof mailRequestMachine
  /** Says something in the notifications too. */
  tell: (notice: Notice) => void
  signInHref?: string
  signUpHref?: string
}>

/** As long as an address is that nobody knows yet: a page that was painted finds it out a moment later. */
const SOME_ADDRESS = 'somebody.or.other@example.org'

const room = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  overflowWrap: 'anywhere',
  '& > span, &::before': { gridArea: '[1 / 1]' },
  _before: { content: 'attr(data-room)', visibility: 'hidden' },
})

type Saying = 'sent' | 'failed' | null

const sayingOf = (snapshot: MailRequestSnapshot): Saying => {
  if (isMailSent(snapshot)) return 'sent'
  return snapshot.hasTag('error') ? 'failed' : null
}

export const EmailVerificationPage = ({
  productName,
  machine,
  tell,
  signInHref = '/sign-in',
  signUpHref = '/auth/register',
}: EmailVerificationPageProps) => {
  const words = useWords()
  const { accountLinks } = words
  const { mail } = accountLinks
  const formats = useFormats()
  const said = useRef<Saying>(null)

  const announce = (snapshot: MailRequestSnapshot) => {
    const saying = sayingOf(snapshot)
    const isNew = saying !== said.current
    said.current = saying
    if (!saying || !isNew) return
    tell(saying === 'sent' ? { tone: 'success', text: mail.sent() } : { tone: 'error', text: mail.failed() })
  }
  const actor = useActorRef(machine, {}, announce)
  const known = useSelector(actor, selectRecalled)
  const isSent = useSelector(actor, isMailSent)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const hours = formats.number(LINK_HOURS.verification)

  return (
    <AccountFrame productName={productName}>
      <PageHeader
        title={mail.title()}
        lead={
          <span data-room={mail.leadTo({ hours, email: SOME_ADDRESS })} className={room}>
            <span>{known === null ? mail.lead({ hours }) : mail.leadTo({ hours, email: `\u2068${known}\u2069` })}</span>
          </span>
        }
      />
      <div className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })}>
        {isSent && <Banner tone="success">{mail.sent()}</Banner>}
        <MailRequestForm
          actor={actor}
          label={mail.form()}
          send={mail.send()}
          failure={
            hasFailed && (
              <Banner tone="danger" title={mail.failed()}>
                {faultWords(words, fault)}
              </Banner>
            )
          }
        />
        <div>
          <WayOn ask={mail.confirmed()} href={signInHref} label={accountLinks.signIn()} />
          <WayOn ask={mail.wrong()} href={signUpHref} label={accountLinks.signUp()} />
        </div>
        <MailTips />
      </div>
    </AccountFrame>
  )
}
