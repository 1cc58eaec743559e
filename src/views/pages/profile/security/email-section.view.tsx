import { useActorRef, useSelector } from '@xstate/react'
import { MailCheck } from 'lucide-react'

import { PASSWORD_LENGTH } from '../../../../domain/password.ts'
import { PERSON_LIMITS } from '../../../../domain/person-fields.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { FormActor } from '../../../../machines/form/form.machine.ts'
import type { ChangeEmailValues } from '../../../../machines/security/security-forms.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { useFormFields } from '../../../form/use-form-fields.ts'
import { handOnFocus } from '../../../shell/quick-panel/hand-on-focus.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { PasswordField } from '../../../ui/password-field.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines, SecurityProfile } from './security.props.ts'
import * as styles from './security.styles.ts'

const isolated = (email: string) => `\u2066${email}\u2069`

/** The form was asked for. The same each time, or it would take the focus again. */
const takeFocus = (node: HTMLElement | null) => node?.focus()

type FormProps = Readonly<{ actor: FormActor<ChangeEmailValues, string>; onLeave: () => void }>

const EmailForm = ({ actor, onLeave }: FormProps) => {
  const words = useWords()
  const { email, password, check } = words.security
  const { errors, fault, isBusy, propsOf, send } = useFormFields(actor, {
    email: { label: email.address(), max: PERSON_LIMITS.email },
    password: { label: email.password(), max: PASSWORD_LENGTH.most },
  })
  return (
    <Form
      ref={handOnFocus}
      method="post"
      aria-label={email.form()}
      className={styles.form}
      isBusy={isBusy}
      onSend={send}
    >
      <FormNews check={check()} errors={errors} fault={fault} failed={email.failed()} />
      <TextField
        {...propsOf('email')}
        required
        ref={takeFocus}
        type="email"
        help={email.addressHelp()}
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField
        {...propsOf('password')}
        required
        showLabel={password.show()}
        hideLabel={password.hide()}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {email.submit()}
        </Button>
        <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </Form>
  )
}

type WaitingProps = Readonly<{ pending: string; email: string; machine: SecurityMachines['cancelEmailChange'] }> &
  Readonly<{ onAgain: (() => void) | undefined }>

const Waiting = ({ pending, email: held, machine, onAgain }: WaitingProps) => {
  const { email } = useWords().security
  const actor = useActorRef(machine)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isFailed = useSelector(actor, (at) => at.hasTag('error'))
  // It is over when the address that waits is gone.
  const isCancelling = useSelector(actor, (at) => at.hasTag('busy') || at.matches({ resting: 'done' }))
  return (
    <>
      {isFailed && <FaultBanner title={email.cancelFailed()} fault={fault} />}
      <Banner
        tone="info"
        title={email.pendingTitle({ email: isolated(pending) })}
        action={
          <>
            {onAgain && (
              <Button variant="outline" size="sm" icon={MailCheck} onClick={onAgain}>
                {email.again()}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              busy={isCancelling}
              onClick={() => actor.send({ type: 'deed.begun', subject: true })}
            >
              {email.cancel()}
            </Button>
          </>
        }
      >
        {email.pendingText({ email: isolated(held) })}
      </Banner>
    </>
  )
}

type EmailProps = Readonly<{
  profile: SecurityProfile
  machines: Pick<SecurityMachines, 'emailChange' | 'cancelEmailChange'>
}>

const EmailChange = ({ profile: { email: held, pendingEmail }, machines }: EmailProps) => {
  const { email } = useWords().security
  const actor = useActorRef(machines.emailChange, {
    input: { values: { email: pendingEmail ?? '', password: '' } },
  })
  const form = useSelector(actor, ({ children }) => children.form)
  const sentTo = useSelector(actor, ({ context }) => context.output)
  const canAsk = useSelector(actor, (at) => at.matches('resting'))
  const ask = () => actor.send({ type: 'form.begun' })
  return (
    // What changes with the address takes the focus to the heading, not away.
    <div ref={handOnFocus} className={styles.part}>
      {pendingEmail !== null && (
        <Waiting
          pending={pendingEmail}
          email={held}
          machine={machines.cancelEmailChange}
          onAgain={canAsk ? ask : undefined}
        />
      )}
      {form && <EmailForm actor={form} onLeave={() => actor.send({ type: 'form.left' })} />}
      {sentTo !== undefined && (
        <div ref={takeFocus} tabIndex={-1}>
          <Banner tone="success">{email.sent({ email: isolated(sentTo) })}</Banner>
        </div>
      )}
      {canAsk && pendingEmail === null && (
        <Button variant="outline" className={styles.start} onClick={ask}>
          {email.change()}
        </Button>
      )}
    </div>
  )
}

export const EmailSection = ({ profile, machines }: EmailProps) => {
  const { email } = useWords().security
  return (
    <ProfileSection id="email" title={email.title()} lead={email.lead({ email: isolated(profile.email) })}>
      <EmailChange key={profile.pendingEmail} profile={profile} machines={machines} />
    </ProfileSection>
  )
}
