import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { PASSWORD_LENGTH } from '../../../../domain/password.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { FormActor } from '../../../../machines/form/form.machine.ts'
import { NO_PASSWORDS, type ChangePasswordValues } from '../../../../machines/security/security-forms.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { useFormFields } from '../../../form/use-form-fields.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { PasswordField } from '../../../ui/password-field.view.tsx'
import { NewPasswordField } from '../../account/new-password-field.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'

const unseen = css({ srOnly: true })
const most = PASSWORD_LENGTH.most

type FormProps = Readonly<{ actor: FormActor<ChangePasswordValues, void>; email: string }>

const PasswordForm = ({ actor, email }: FormProps) => {
  const { security } = useWords()
  const { password } = security
  const { errors, fault, isBusy, isRule, propsOf, send } = useFormFields(actor, {
    currentPassword: { label: password.current(), max: most },
    password: { label: password.next(), max: most },
    confirmPassword: { label: password.confirm(), max: most },
  })
  const seeing = { showLabel: password.show(), hideLabel: password.hide() }
  return (
    <Form method="post" aria-label={password.form()} className={styles.form} isBusy={isBusy} onSend={send}>
      <FormNews check={security.check()} errors={errors} fault={fault} failed={password.failed()} />
      {/* A password manager takes from it whose password was changed. */}
      <input
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
        className={unseen}
      />
      <PasswordField {...propsOf('currentPassword')} required {...seeing} autoComplete="current-password" />
      <NewPasswordField {...propsOf('password')} isRequirementsError={isRule('password', 'password')} />
      <PasswordField {...propsOf('confirmPassword')} required {...seeing} autoComplete="new-password" />
      <Button type="submit" busy={isBusy} className={styles.start}>
        {password.submit()}
      </Button>
    </Form>
  )
}

/** The form is gone, and the focus with it. */
const takeFocus = (node: HTMLElement | null) => node?.focus()

type ChangingProps = Readonly<{ machine: SecurityMachines['changePassword']; email: string; onAgain: () => void }>

const Changing = ({ machine, email, onAgain }: ChangingProps) => {
  const { password } = useWords().security
  const actor = useActorRef(machine, { input: { form: 'changePassword', values: NO_PASSWORDS } })
  const isDone = useSelector(actor, ({ status }) => status === 'done')
  return isDone ? (
    <div ref={takeFocus} tabIndex={-1}>
      <Banner
        tone="success"
        title={password.doneTitle()}
        action={
          <Button variant="outline" size="sm" onClick={onAgain}>
            {password.again()}
          </Button>
        }
      >
        {password.doneText()}
      </Banner>
    </div>
  ) : (
    <PasswordForm actor={actor} email={email} />
  )
}

type PasswordSectionProps = Readonly<{ email: string; machine: SecurityMachines['changePassword'] }>

export const PasswordSection = ({ email, machine }: PasswordSectionProps) => {
  const { password } = useWords().security
  const [round, setRound] = useState(0)
  return (
    <ProfileSection id="password" title={password.title()} lead={password.lead()}>
      <Changing key={round} machine={machine} email={email} onAgain={() => setRound(round + 1)} />
    </ProfileSection>
  )
}
