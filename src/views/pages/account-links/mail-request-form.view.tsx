import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { PERSON_LIMITS } from '../../../domain/person-fields.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import {
  isMailAskable,
  selectEmail,
  selectLeft,
  selectRefusal,
  selectRule,
  selectWaiting,
} from '../../../machines/mail-request/mail-request.connect.ts'
import type { MailRequestActor } from '../../../machines/mail-request/mail-request.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { leftEarly, typedEarly } from '../adopt-typed.ts'
import { sendEarly } from '../early-submit.ts'
import { fieldWords } from '../field-words.ts'
import { whenLeft } from '../left-to-submit.ts'

export type MailRequestFormProps = Readonly<{
  actor: MailRequestActor
  /** The form's name. */
  label: string
  /** The button's. */
  send: string
  /** What went wrong beside the address. */
  failure?: ReactNode
  /** A person came to the form. */
  onCome?: () => void
  children?: ReactNode
}>

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', minWidth: '0' }),
  // Of one height, so that nothing moves while it is counted down.
  wait: css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '2', minHeight: '[2.1rem]' }),
}

const doNothing = () => {}

/** Takes over what was typed or sent before the scripts came. */
const takeUp = (actor: MailRequestActor, onCome: () => void) => (form: HTMLFormElement | null) => {
  if (!form) return undefined
  const { email } = actor.getSnapshot().context
  const early = typedEarly(form, { email }, ['email'])
  for (const [, typed] of early) actor.send({ type: 'address.changed', email: typed })
  if (leftEarly(form, early).length > 0) actor.send({ type: 'address.left' })
  if (early.length > 0) onCome()
  form.addEventListener('focusin', onCome)
  sendEarly(form)
  return () => form.removeEventListener('focusin', onCome)
}

const Wait = ({ actor }: { actor: MailRequestActor }) => {
  const { accountLinks } = useWords()
  const formats = useFormats()
  const waiting = useSelector(actor, selectWaiting)
  const left = useSelector(actor, selectLeft)
  return (
    <p className={styles.wait}>
      {/* Not read out at each second; its end is. */}
      {waiting === 'cooling' && accountLinks.wait({ time: formats.duration(left) })}
      <span role="status">{waiting === 'again' && accountLinks.again()}</span>
    </p>
  )
}

export const MailRequestForm = ({
  actor,
  label,
  send,
  failure,
  onCome = doNothing,
  children,
}: MailRequestFormProps) => {
  const words = useWords()
  const { accountLinks } = words
  const formats = useFormats()
  const id = useId()
  const [taking] = useState(() => takeUp(actor, onCome))
  const email = useSelector(actor, selectEmail)
  const rule = useSelector(actor, selectRule)
  const refusal = useSelector(actor, selectRefusal)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isAskable = useSelector(actor, isMailAskable)
  const wasReturned = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'returned' }))

  const wrong = rule === null ? (refusal ?? undefined) : fieldWords(words, formats, rule, PERSON_LIMITS.email)
  const isSummed = wrong !== undefined && (wasReturned || refusal !== null)
  const errors = isSummed ? [{ fieldId: `${id}-email`, message: `${accountLinks.email()}: ${wrong}` }] : []

  return (
    <Form
      ref={taking}
      method="post"
      isBusy={isBusy}
      aria-label={label}
      suppressHydrationWarning
      className={styles.form}
      onSend={() => actor.send({ type: 'mail.asked' })}
    >
      <FormNews check={accountLinks.check()} errors={errors}>
        {failure}
      </FormNews>
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={accountLinks.email()}
        error={wrong}
        value={email}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
        readOnly={isBusy}
        onValueChange={(typed) => actor.send({ type: 'address.changed', email: typed })}
        onBlur={whenLeft(() => actor.send({ type: 'address.left' }))}
      />
      <div>
        <Button
          type="submit"
          size="lg"
          block
          icon={Send}
          busy={isBusy}
          aria-disabled={(!isBusy && !isAskable) || undefined}
        >
          {send}
        </Button>
        <Wait actor={actor} />
      </div>
      {children}
    </Form>
  )
}
