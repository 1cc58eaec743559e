import { useActorRef } from '@xstate/react'
import { KeyRound } from 'lucide-react'
import { css } from 'styled-system/css'

import { PASSWORD_LENGTH } from '../../../domain/password.ts'
import { useWords } from '../../../i18n/words.tsx'
import { NO_PASSWORD, type newPasswordFormMachine } from '../../../machines/password-reset/new-password-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Button } from '../../ui/button.view.tsx'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { NewPasswordField } from '../account/new-password-field.view.tsx'

export const NewPasswordForm = ({ machine }: { machine: typeof newPasswordFormMachine }) => {
  const words = useWords()
  const { accountLinks, passwords } = words
  const { reset } = accountLinks
  const actor = useActorRef(machine, { input: { form: 'resetPassword', values: NO_PASSWORD } })
  const { errors, fault, isBusy, isRule, propsOf, send } = useFormFields(actor, {
    password: { label: reset.password(), max: PASSWORD_LENGTH.most },
    confirmPassword: { label: reset.confirmPassword(), max: PASSWORD_LENGTH.most },
  })
  return (
    <Form
      method="post"
      isBusy={isBusy}
      aria-label={reset.title()}
      className={css({ display: 'grid', gap: '5', width: 'full' })}
      onSend={send}
    >
      <FormNews
        check={accountLinks.check()}
        errors={errors}
        fault={fault}
        failed={reset.failed()}
        kept={reset.kept()}
      />
      <NewPasswordField {...propsOf('password')} isRequirementsError={isRule('password', 'password')} />
      <PasswordField
        {...propsOf('confirmPassword')}
        autoComplete="new-password"
        showLabel={passwords.show()}
        hideLabel={passwords.hide()}
        required
      />
      <Button type="submit" size="lg" block icon={KeyRound} busy={isBusy}>
        {reset.save()}
      </Button>
    </Form>
  )
}
