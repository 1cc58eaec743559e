import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useId, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { CONTACT_LIMITS, CONTACT_TOPICS } from '../../../domain/contact.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import type { ContactValues } from '../../../machines/contact/contact-form.machine.ts'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormActor, FormSnapshot } from '../../../machines/form/form.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { leftEarly, typedEarly } from '../adopt-typed.ts'
import { sendEarly } from '../early-submit.ts'
import { faultWords } from '../fault-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'
import { BotCheckNote } from './bot-check-note.view.tsx'

type Sent = Readonly<{ reference: string }>
type FieldName = keyof ContactValues

const FIELDS = ['name', 'email', 'topic', 'message'] as const satisfies readonly FieldName[]

const styles = {
  form: css({ display: 'grid', gap: '5', minWidth: '0' }),
  send: css({ justifySelf: 'start' }),
}

const whole = (snapshot: FormSnapshot<ContactValues, Sent>) => snapshot

const isTopic = (value: string): value is ContactValues['topic'] =>
  value === '' || CONTACT_TOPICS.some((topic) => topic === value)

const change = (actor: FormActor<ContactValues, Sent>, name: FieldName, value: string) => {
  if (name !== 'topic') actor.send({ type: 'field.changed', field: name, value })
  else if (isTopic(value)) actor.send({ type: 'field.changed', field: name, value })
}

/** Takes over what was typed before the scripts came, and has the bot check solved from when a person comes here. */
const takeUp = (actor: FormActor<ContactValues, Sent>, botCheck: BotCheckActor) => (form: HTMLFormElement | null) => {
  if (!form) return undefined
  const { values } = actor.getSnapshot().context
  const early = typedEarly(form, values, FIELDS)
  for (const [name, value] of early) change(actor, name, value)
  for (const field of leftEarly(form, early)) actor.send({ type: 'field.left', field })
  const want = () => botCheck.send({ type: 'check.wanted' })
  if (early.length > 0) want()
  form.addEventListener('focusin', want)
  sendEarly(form)
  return () => form.removeEventListener('focusin', want)
}

export const ContactForm = ({
  actor,
  botCheck,
}: {
  actor: FormActor<ContactValues, Sent>
  botCheck: BotCheckActor
}) => {
  const words = useWords()
  const { contact } = words
  const formats = useFormats()
  const id = useId()
  const [taking] = useState(() => takeUp(actor, botCheck))
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const { fault } = snapshot.context

  const labels = { name: contact.name(), email: contact.email(), topic: contact.topic(), message: contact.message() }
  const saying = (name: FieldName): string | undefined => {
    const { error, refusal } = form.field(name)
    if (refusal !== null) return refusal
    if (error === null) return undefined
    if (error === 'tooLong' && name !== 'topic') {
      return contact.rules.tooLong({ max: formats.number(CONTACT_LIMITS[name]) })
    }
    return error === 'email' ? contact.rules.email() : contact.rules.required()
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
    required: true,
    readOnly: form.isBusy,
    onValueChange: (value: string) => change(actor, name, value),
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }
  const { readOnly: isTopicFixed, ...topic } = propsOf('topic')

  return (
    <form
      ref={taking}
      method="post"
      noValidate
      aria-label={contact.form()}
      suppressHydrationWarning
      className={styles.form}
      onSubmit={submit}
    >
      <ErrorSummary title={contact.check()} errors={errors} summaryRef={summary} />
      {form.isFailed && errors.length === 0 && (
        <Banner tone="warning" announce="alert" title={contact.failedTitle()}>
          {fault?.kind === 'offline' ? contact.offline() : faultWords(words, fault)} {contact.kept()}
        </Banner>
      )}
      <TextField {...propsOf('name')} autoComplete="name" />
      <TextField
        {...propsOf('email')}
        type="email"
        help={contact.emailHelp()}
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <Select
        {...topic}
        aria-disabled={isTopicFixed || undefined}
        placeholder={contact.chooseTopic()}
        options={CONTACT_TOPICS.map((value) => ({ value, label: contact.topics[value]() }))}
      />
      <TextArea {...propsOf('message')} help={contact.messageHelp()} rows={7} dir="auto" />
      <Button type="submit" size="lg" endIcon={Send} busy={form.isBusy} className={styles.send}>
        {contact.send()}
      </Button>
      {/* Below the button: what it says is of another length each time, and must not move it. */}
      <BotCheckNote actor={botCheck} />
    </form>
  )
}
