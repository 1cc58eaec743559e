import { ArrowRight } from 'lucide-react'
import { useId, useState, type FormEvent, type InvalidEvent } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { sendEarly } from '../early-submit.ts'
import { typedText } from '../typed-text.ts'

type FieldName = 'email' | 'password'
type Mistake = 'missing' | 'malformed'
type Mistakes = Readonly<Partial<Record<FieldName, Mistake>>>

export type SignInFormProps = Readonly<{
  isBusy: boolean
  onSubmit: (credentials: Readonly<{ email: string; password: string }>) => void
  onChange: () => void
  forgotHref: string
}>

const isFieldName = (name: string): name is FieldName => name === 'email' || name === 'password'

/** The fields keep their own text, so that nothing typed or filled in before the scripts came is wiped. */
export const SignInForm = ({ isBusy, onSubmit, onChange, forgotHref }: SignInFormProps) => {
  const { signIn } = useWords().account
  const id = useId()
  const [mistakes, setMistakes] = useState<Mistakes>({})

  const saying = { missing: signIn.fieldRequired(), malformed: signIn.invalidEmail() } as const
  const wrong = (name: FieldName) => {
    const mistake = mistakes[name]
    return mistake && saying[mistake]
  }
  const names = { email: signIn.email(), password: signIn.password() } as const
  const errors = (['email', 'password'] as const).flatMap((name) => {
    const message = wrong(name)
    return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message: `${names[name]}: ${message}` }]
  })

  const complain = (event: InvalidEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field: unknown = event.target
    if (!(field instanceof HTMLInputElement) || !isFieldName(field.name)) return
    const { name, validity } = field
    setMistakes((held) => ({ ...held, [name]: validity.valueMissing ? 'missing' : 'malformed' }))
    field.form?.querySelector<HTMLInputElement>('input:invalid')?.focus()
  }
  const change = (name: FieldName) => {
    setMistakes(({ [name]: _gone, ...others }) => others)
    onChange()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMistakes({})
    const form = event.currentTarget
    onSubmit({ email: typedText(form, 'email').trim(), password: typedText(form, 'password') })
  }

  return (
    <form
      ref={sendEarly}
      method="post"
      aria-label={signIn.title()}
      onSubmit={submit}
      onInvalidCapture={complain}
      suppressHydrationWarning
      className={css({ display: 'grid', gap: '5' })}
    >
      <ErrorSummary title={signIn.check()} errors={errors} />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={signIn.email()}
        error={wrong('email')}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        required
        onValueChange={() => change('email')}
      />
      <div className={css({ display: 'grid', gap: '2' })}>
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={signIn.password()}
          error={wrong('password')}
          autoComplete="current-password"
          showLabel={signIn.showPassword()}
          hideLabel={signIn.hidePassword()}
          maxLength={128}
          required
          onValueChange={() => change('password')}
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
    </form>
  )
}
