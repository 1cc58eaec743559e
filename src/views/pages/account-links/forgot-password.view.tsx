import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import { isMailSent, selectRefusal, selectSentTo } from '../../../machines/mail-request/mail-request.connect.ts'
import type { mailRequestMachine } from '../../../machines/mail-request/mail-request.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { AccountFrame } from '../account/account-frame.view.tsx'
import { BotCheckNote } from '../contact/bot-check-note.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { MailRequestForm } from './mail-request-form.view.tsx'
import { MailTips } from './mail-tips.view.tsx'
import { WayOn } from './way-on.view.tsx'

export type ForgotPasswordPageProps = Readonly<{
  productName: string
  machine: typeof mailRequestMachine
  botCheck: BotCheckActor
  signInHref?: string
  signUpHref?: string
}>

export const ForgotPasswordPage = ({
  productName,
  machine,
  botCheck,
  signInHref = '/sign-in',
  signUpHref = '/auth/register',
}: ForgotPasswordPageProps) => {
  const words = useWords()
  const { accountLinks } = words
  const { forgot } = accountLinks
  const actor = useActorRef(machine)
  const [want] = useState(() => () => botCheck.send({ type: 'check.wanted' }))
  const sentTo = useSelector(actor, selectSentTo)
  const isSent = useSelector(actor, isMailSent)
  const isLimited = useSelector(actor, (snapshot) => snapshot.matches('limited'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed') && selectRefusal(snapshot) === null)
  const fault = useSelector(actor, ({ context }) => context.fault)

  return (
    <AccountFrame productName={productName}>
      <PageHeader title={forgot.title()} lead={forgot.lead()} />
      <div className={css({ display: 'grid', gap: '6' })}>
        <div role="status">
          {isSent && (
            <Banner tone="success" title={forgot.sentTitle()}>
              {forgot.sent({ email: `\u2068${sentTo}\u2069` })}
            </Banner>
          )}
        </div>
        <MailRequestForm
          actor={actor}
          label={forgot.form()}
          send={isSent ? forgot.sendAgain() : forgot.send()}
          failure={
            (hasFailed || isLimited) && (
              <FaultBanner title={isLimited ? accountLinks.limited() : forgot.failed()} fault={fault} />
            )
          }
          onCome={want}
        >
          <BotCheckNote actor={botCheck} />
        </MailRequestForm>
        <div>
          <WayOn ask={forgot.remembered()} href={signInHref} label={accountLinks.signIn()} />
          <WayOn ask={forgot.newHere()} href={signUpHref} label={accountLinks.signUp()} />
        </div>
        {isSent && <MailTips />}
      </div>
    </AccountFrame>
  )
}
