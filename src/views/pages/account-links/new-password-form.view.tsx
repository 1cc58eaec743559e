import { useActorRef, useSelector } from '@xstate/react'
import { KeyRound } from 'lucide-react'
import { useId, useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { FieldRule } from '../../../domain/field-rules.ts'
import { PASSWORD_LENGTH } from '../../../domain/password.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../machines/form/form.machine.ts'
import {
  NO_PASSWORD,
  type newPasswordFormMachine,
  type NewPasswordValues,
} from '../../../machines/password-reset/new-password-form.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { NewPasswordField } from '../account/new-password-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'

type FieldName = keyof NewPasswordValues

const FIELDS = ['password', 'confirmPassword'] as const satisfies readonly FieldName[]

const whole = (snapshot: FormSnapshot<NewPasswordValues, void>) => snapshot

export const NewPasswordForm = ({ machine }: { machine: typeof newPasswordFormMachine }) => {
  const words = useWords()
  const { accountLinks, passwords } = words
  const { reset } = accountLinks
  const formats = useFormats()
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const actor = useActorRef(machine, { input: { form: 'resetPassword', values: NO_PASSWORD } })
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, (event) => actor.send(event))

  const labels = { password: reset.password(), confirmPassword: reset.confirmPassword() }
  const saying = (name: FieldName): string | undefined => {
    const { error, refusal } = form.field(name)
    if (refusal !== null) return refusal
    // The form's rules come from `rulesOf`.
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, PASSWORD_LENGTH.most)
  }
  // Before it was sent, each field speaks for itself.
  const wasSent = FIELDS.every((name) => snapshot.context.touched.includes(name))
  const errors = (wasSent ? form.complaints : []).map((name) => ({
    fieldId: `${id}-${name}`,
    message: `${labels[name]}: ${saying(name)}`,
  }))

  const propsOf = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: saying(name),
    value: form.field(name).value,
    readOnly: form.isBusy,
    onValueChange: form.field(name).onChange,
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={reset.title()}
      className={css({ display: 'grid', gap: '5', width: 'full' })}
      onSubmit={submit}
    >
      <ErrorSummary title={accountLinks.check()} errors={errors} summaryRef={summary} />
      {form.isFailed && errors.length === 0 && (
        <Banner tone="warning" announce="alert" title={reset.failed()}>
          {faultWords(words, snapshot.context.fault)} {reset.kept()}
        </Banner>
      )}
      <NewPasswordField {...propsOf('password')} isRequirementsError={form.field('password').error === 'password'} />
      <PasswordField
        {...propsOf('confirmPassword')}
        autoComplete="new-password"
        showLabel={passwords.show()}
        hideLabel={passwords.hide()}
        required
      />
      <Button type="submit" size="lg" block icon={KeyRound} busy={form.isBusy}>
        {reset.save()}
      </Button>
    </form>
  )
}
