import { useActorRef, useSelector } from '@xstate/react'
import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import type { DemoAccount } from '../../../domain/contract/demo.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { faultWords } from '../fault-words.ts'
import { AccountFrame } from './account-frame.view.tsx'
import { DemoAccounts } from './demo-accounts.view.tsx'
import { SignInForm } from './sign-in-form.view.tsx'

export type SignInPageProps = Readonly<{
  productName: string
  machine: typeof signInMachine
  /** Says something in the notifications too. */
  tell: (notice: Notice) => void
  /** Of a demo installation only. */
  demoAccounts?: readonly DemoAccount[] | undefined
  homeHref?: string
  signUpHref?: string
  forgotHref?: string
}>

type Snapshot = SnapshotFrom<typeof signInMachine>

const canSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'credentials.submitted', email: '', password: '' })
const canResend = (snapshot: Snapshot) => snapshot.can({ type: 'verification.asked' })

/** What there is to say: the same at each snapshot that says the same. */
type Saying = Readonly<{ key: 'refused' | 'resent' | 'resendFailed'; fault: Fault | null }>

const sayingOf = (snapshot: Snapshot): Saying | null => {
  if (snapshot.matches({ needsEmailVerification: 'resent' })) return { key: 'resent', fault: null }
  if (snapshot.matches({ needsEmailVerification: 'resendFailed' })) return { key: 'resendFailed', fault: null }
  return snapshot.hasTag('error') && !snapshot.hasTag('busy') ? { key: 'refused', fault: snapshot.context.fault } : null
}

export const SignInPage = ({
  productName,
  machine,
  tell,
  demoAccounts,
  homeHref = '/home',
  signUpHref = '/auth/register',
  forgotHref = '/forgot-password',
}: SignInPageProps) => {
  const words = useWords()
  const { signIn } = words.account
  const said = useRef<Saying | null>(null)

  const announce = (snapshot: Snapshot) => {
    const saying = sayingOf(snapshot)
    const isNew = saying?.key !== said.current?.key || saying?.fault !== said.current?.fault
    said.current = saying
    if (!saying || !isNew) return
    if (saying.key === 'resent') tell({ tone: 'success', text: signIn.resent() })
    else if (saying.key === 'resendFailed') tell({ tone: 'error', text: signIn.resendFailed() })
    else tell({ tone: 'error', text: faultWords(words, saying.fault) })
  }
  const actor = useActorRef(machine, {}, announce)

  const isSubmittable = useSelector(actor, canSubmit)
  const isResendable = useSelector(actor, canResend)
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches('unreachable'))
  const isUnverified = useSelector(actor, (snapshot) => snapshot.matches('needsEmailVerification'))
  const isResent = useSelector(actor, (snapshot) => snapshot.matches({ needsEmailVerification: 'resent' }))
  const hasResendFailed = useSelector(actor, (snapshot) => snapshot.matches({ needsEmailVerification: 'resendFailed' }))
  const fault = useSelector(actor, (snapshot) => snapshot.context.fault)

  return (
    <AccountFrame productName={productName}>
      <PageHeader title={signIn.title()} lead={signIn.lead()} />
      <div className={css({ display: 'grid', gap: '6' })}>
        {isRefused && (
          <Banner tone="danger" title={signIn.refused()}>
            {faultWords(words, fault)}
          </Banner>
        )}
        {isUnreachable && (
          <Banner tone="warning" title={signIn.unreachable()}>
            {fault?.message === undefined ? signIn.kept() : `${fault.message} ${signIn.kept()}`}
          </Banner>
        )}
        {isUnverified && !isResent && (
          <Banner
            tone={hasResendFailed ? 'danger' : 'warning'}
            title={hasResendFailed ? signIn.resendFailed() : signIn.unverified()}
            action={
              <Button
                variant="outline"
                icon={MailCheck}
                busy={!isResendable}
                onClick={() => actor.send({ type: 'verification.asked' })}
              >
                {signIn.resend()}
              </Button>
            }
          >
            {faultWords(words, fault)}
          </Banner>
        )}
        {isResent && <Banner tone="success">{signIn.resent()}</Banner>}
        <SignInForm
          isBusy={!isSubmittable}
          forgotHref={forgotHref}
          onSubmit={(credentials) => actor.send({ type: 'credentials.submitted', ...credentials })}
          onChange={() => actor.send({ type: 'credentials.changed' })}
        />
        <div className={css({ display: 'grid', gap: '4', paddingBlockStart: '6', borderBlockStartWidth: 'hairline' })}>
          <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })}>
            {signIn.newHere()}
            <Link href={signUpHref} variant="standalone">
              {signIn.signUp()}
            </Link>
          </p>
          <LinkButton href={homeHref} variant="outline" block>
            {signIn.guest()}
          </LinkButton>
        </div>
        {demoAccounts && demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} />}
      </div>
    </AccountFrame>
  )
}
