import { useSelector } from '@xstate/react'
import { UserPlus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { link } from 'styled-system/recipes/link'
import type { SnapshotFrom } from 'xstate'

import type { Agency, UserType } from '../../../domain/contract/agency.contract.ts'
import { askedIn } from '../../../domain/person-fields.ts'
import { USER_TYPE } from '../../../domain/user-type.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import type { SignUpActor } from '../../../machines/sign-up/sign-up.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { NumberFields } from '../../form/person-fields.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { Disclosure } from '../../ui/disclosure.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { BotCheckNote } from '../contact/bot-check-note.view.tsx'
import { faultWords, plainFaultWords } from '../fault-words.ts'
import { AgencyField, FurtherAgencies } from './agency-fields.view.tsx'
import { BirthdateField } from './birthdate-field.view.tsx'
import { LateDialog } from './late-dialog.view.tsx'
import { NewPasswordField } from './new-password-field.view.tsx'
import { Lacking } from './sign-up-lacking.view.tsx'
import { takeUp } from './sign-up-take-up.ts'
import { useSignUpFields, type SignUpFormActor } from './use-sign-up-fields.ts'
import { UserTypeField, type Offer } from './user-type-field.view.tsx'

const NUMBERS = askedIn('signUp', 'numbers')

/** Nobody has to say it to begin: it can be said in the profile. */
const LATER = ['agencies', ...NUMBERS] as const

const SignUpTerms = latePart(() => import('./sign-up-terms.view.tsx'))

export type SignUpFormProps = Readonly<{
  actor: SignUpActor
  formActor: SignUpFormActor
  botCheck: BotCheckActor
  agencies: Offer<Agency>
  userTypes: Offer<UserType>
  /** Milliseconds. */
  now: () => number
  contactHref: string
}>

const styles = {
  form: css({ display: 'grid', gap: '5', minWidth: '0' }),
  pair: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    gap: '5',
    alignItems: 'start',
  }),
  note: css({ color: 'fg.muted' }),
  read: cx(link({ variant: 'standalone' }), css({ cursor: 'pointer', textAlign: 'start' })),
}

const isPrefilled = (at: SnapshotFrom<SignUpActor>): boolean => at.matches({ filling: 'prefilled' })

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)

/** What another try may mend. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'malformed', 'unexpected'])

export const SignUpForm = ({ actor, formActor, botCheck, agencies, userTypes, now, contactHref }: SignUpFormProps) => {
  const words = useWords()
  const { registration, passwords } = words
  const { form, isBusy: isSent, fault, propsOf, isRule, errors, lacking, send } = useSignUpFields(formActor)
  const isOver = useSelector(actor, (at) => at.matches('keepingAddress') || at.matches('signedUp'))
  const isBusy = isSent || isOver
  const isInvited = useSelector(actor, isPrefilled)
  const [taking] = useState(() => takeUp(actor, formActor, () => botCheck.send({ type: 'check.wanted' })))
  const [isReading, setReading] = useState(false)
  const ofAgencies = { offer: agencies, primary: propsOf('primaryAgencyId'), further: propsOf('agencies') }
  // Null until somebody opens or closes it: then a draft, an invitation or what is wrong with it does.
  const [isLaterOpen, setLaterOpen] = useState<boolean | null>(null)
  const isLaterWrong = LATER.some((name) => errors.some(({ fieldId }) => fieldId === propsOf(name).id))
  const isLaterFilled = LATER.some((name) => propsOf(name).value.length > 0)
  const { readOnly: isFixed, value: terms, onValueChange: acceptTerms, ...ofTerms } = propsOf('terms')
  const userType = propsOf('userType')
  const email = propsOf('email')
  const optional = registration.optional()
  const lackingId = `${ofTerms.id}-lacking`

  /** A disabled button takes no Enter: what is wrong is said all the same. */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || form.isValid || !isTextInput(event.target)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }

  return (
    <Form
      ref={taking}
      method="post"
      isBusy={isBusy}
      aria-label={registration.form()}
      suppressHydrationWarning
      className={styles.form}
      onSend={send}
      onKeyDown={press}
    >
      <FormNews check={registration.check()} errors={errors}>
        {form.fault && (
          <Banner
            tone={form.fault.kind === 'offline' ? 'warning' : 'danger'}
            announce="alert"
            title={form.fault.kind === 'offline' ? registration.unreachable() : registration.refused()}
          >
            {fault ? faultWords(words, fault) : plainFaultWords(words, form.fault)}
            {/* Of what was refused another try changes nothing. */}
            {PASSING.has(form.fault.kind) && ` ${registration.kept()}`}
          </Banner>
        )}
      </FormNews>
      <div className={styles.pair}>
        <TextField {...propsOf('firstName')} autoComplete="given-name" required dir="auto" />
        <TextField {...propsOf('lastName')} autoComplete="family-name" required dir="auto" />
      </div>
      <TextField
        {...email}
        readOnly={email.readOnly || isInvited}
        type="email"
        help={isInvited ? registration.invitedEmailHelp() : registration.emailHelp()}
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
      />
      <BirthdateField {...propsOf('birthdate')} help={registration.birthdateHelp()} now={now} required />
      <NewPasswordField {...propsOf('password')} isRequirementsError={isRule('password', 'password')} />
      <PasswordField
        {...propsOf('confirmPassword')}
        autoComplete="new-password"
        showLabel={passwords.show()}
        hideLabel={passwords.hide()}
        required
      />
      <PhoneField {...propsOf('phone')} optional={optional} help={registration.phoneHelp()} />
      <AgencyField {...ofAgencies} />
      <Disclosure
        title={registration.later()}
        note={optional}
        isOpen={isLaterWrong || (isLaterOpen ?? isLaterFilled)}
        onToggle={setLaterOpen}
      >
        <p className={styles.note}>{registration.laterNote()}</p>
        <FurtherAgencies {...ofAgencies} />
        <NumberFields fields={NUMBERS} propsOf={propsOf} optional={optional} dir="ltr" />
      </Disclosure>
      <UserTypeField
        {...userType}
        offer={userTypes}
        onChosen={(chosen) => actor.send({ type: 'userType.chosen', userType: chosen })}
        contactHref={contactHref}
      />
      {userType.value === USER_TYPE.instructor && (
        <TextField
          {...propsOf('verificationCode')}
          help={registration.codeHelp()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <div>
        <Checkbox
          {...ofTerms}
          name="terms"
          label={registration.terms.accept()}
          required
          checked={terms}
          onCheckedChange={(checked) => {
            if (!isFixed) acceptTerms(checked)
          }}
        />
        <button type="button" aria-haspopup="dialog" className={styles.read} onClick={() => setReading(true)}>
          {registration.terms.read()}
        </button>
      </div>
      {isReading && (
        <LateDialog>
          <SignUpTerms onClose={() => setReading(false)} />
        </LateDialog>
      )}
      <Lacking id={lackingId} fields={lacking} />
      <Button
        type="submit"
        size="lg"
        block
        icon={UserPlus}
        busy={isBusy}
        disabled={!form.isValid}
        aria-describedby={form.isValid ? undefined : lackingId}
      >
        {registration.submit()}
      </Button>
      <BotCheckNote actor={botCheck} />
    </Form>
  )
}
