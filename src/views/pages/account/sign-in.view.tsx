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
import { FaultBanner } from '../fault-banner.view.tsx'
import { faultWords } from '../fault-words.ts'
import { AccountFrame } from './account-frame.view.tsx'
import { DemoAccounts } from './demo-accounts.view.tsx'
import { SignInForm } from './sign-in-form.view.tsx'

export type SignInPageProps = Readonly<{
  productName: string
  machine: typeof signInMachine
  /** Says something in the notifications too. */
  tell: (notice: Notice) => void
  /** Somebody is signed in from whom the last role was taken: no page of theirs is left, and they came here. */
  isRoleless?: boolean
  /** Of a demo installation only. */
  demoAccounts?: readonly DemoAccount[] | undefined
  homeHref?: string
  signUpHref?: string
  forgotHref?: string
}>

type Snapshot = SnapshotFrom<typeof signInMachine>

/** The innermost state. */
const faceOf = ({ value }: Snapshot) => {
  if (typeof value === 'string') return value
  return typeof value.filling === 'string' ? value.filling : value.filling.needsEmailVerification
}

/** What there is to say: the same at each snapshot that says the same. */
type Saying = Readonly<{ key: 'refused' | 'resent' | 'resendFailed'; fault: Fault | null }>

const sayingOf = (snapshot: Snapshot): Saying | null => {
  const face = faceOf(snapshot)
  if (face === 'resent' || face === 'resendFailed') return { key: face, fault: null }
  return snapshot.hasTag('error') && !snapshot.hasTag('busy') ? { key: 'refused', fault: snapshot.context.fault } : null
}

export const SignInPage = ({
  productName,
  machine,
  tell,
  isRoleless = false,
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

  const face = useSelector(actor, faceOf)
  const fault = useSelector(actor, (snapshot) => snapshot.context.fault)

  return (
    <AccountFrame productName={productName}>
      <PageHeader title={signIn.title()} lead={signIn.lead()} />
      <div className={css({ display: 'grid', gap: '6' })}>
        {isRoleless && (
          <Banner tone="warning" announce="status" title={signIn.roleless()}>
            {signIn.rolelessText()}
          </Banner>
        )}
        {face === 'refused' && <FaultBanner tone="danger" announce="none" title={signIn.refused()} fault={fault} />}
        {face === 'unreachable' && (
          <Banner tone="warning" title={signIn.unreachable()}>
            {fault?.message === undefined ? signIn.kept() : `${fault.message} ${signIn.kept()}`}
          </Banner>
        )}
        {(face === 'offered' || face === 'resending' || face === 'resendFailed') && (
          <FaultBanner
            tone={face === 'resendFailed' ? 'danger' : 'warning'}
            announce="none"
            title={face === 'resendFailed' ? signIn.resendFailed() : signIn.unverified()}
            fault={fault}
            action={
              <Button
                variant="outline"
                icon={MailCheck}
                busy={face === 'resending'}
                onClick={() => actor.send({ type: 'verification.asked' })}
              >
                {signIn.resend()}
              </Button>
            }
          />
        )}
        {face === 'resent' && <Banner tone="success">{signIn.resent()}</Banner>}
        <SignInForm actor={actor} forgotHref={forgotHref} />
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
        {demoAccounts && demoAccounts.length > 0 && <DemoAccounts actor={actor} accounts={demoAccounts} />}
      </div>
    </AccountFrame>
  )
}
