import { useSelector } from '@xstate/react'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { Credentials, SignInActor } from '../../../machines/sign-in/sign-in.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { sendEarly } from '../early-submit.ts'
import { typedText } from '../typed-text.ts'

const FIELDS = ['email', 'password'] as const

export type SignInFormProps = Readonly<{ actor: SignInActor; forgotHref: string }>

/** The fields keep their own text, so that nothing typed or filled in before the scripts came is wiped. */
export const SignInForm = ({ actor, forgotHref }: SignInFormProps) => {
  const { signIn } = useWords().account
  const id = useId()
  const isBusy = useSelector(actor, (at) => !at.matches('filling'))
  const mistakes = useSelector(actor, ({ context }) => context.mistakes)

  const saying = { missing: signIn.fieldRequired(), malformed: signIn.invalidEmail() } as const
  const propsOf = (field: keyof Credentials) => {
    const mistake = mistakes[field]
    return {
      id: `${id}-${field}`,
      name: field,
      label: signIn[field](),
      error: mistake && saying[mistake],
      required: true,
      onValueChange: () => actor.send({ type: 'credentials.changed', field }),
    }
  }
  const errors = FIELDS.map(propsOf).flatMap(({ id: fieldId, label, error }) =>
    error === undefined ? [] : [{ fieldId, message: `${label}: ${error}` }],
  )
  const send = (form: HTMLFormElement) => {
    actor.send({
      type: 'credentials.submitted',
      email: typedText(form, 'email').trim(),
      password: typedText(form, 'password'),
    })
  }
  return (
    <Form
      ref={sendEarly}
      isBusy={isBusy}
      method="post"
      aria-label={signIn.title()}
      onSend={send}
      suppressHydrationWarning
      className={css({ display: 'grid', gap: '5' })}
    >
      <FormNews check={signIn.check()} errors={errors} />
      <TextField
        {...propsOf('email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
      />
      <div className={css({ display: 'grid', gap: '2' })}>
        <PasswordField
          {...propsOf('password')}
          autoComplete="current-password"
          showLabel={signIn.showPassword()}
          hideLabel={signIn.hidePassword()}
          maxLength={128}
        />
        <p>
          <Link href={forgotHref} variant="standalone">
            {signIn.forgot()}
          </Link>
        </p>
      </div>
      <Button type="submit" size="lg" block busy={isBusy} endIcon={ArrowRight}>
        {signIn.submit()}
      </Button>
    </Form>
  )
}
