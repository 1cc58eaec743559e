import { Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { CONTACT_LIMITS, CONTACT_TOPICS } from '../../../domain/contact.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import { CONTACT_FIELDS, type ContactValues } from '../../../machines/contact/contact-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Button } from '../../ui/button.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { leftEarly, typedEarly } from '../adopt-typed.ts'
import { sendEarly } from '../early-submit.ts'
import { BotCheckNote } from './bot-check-note.view.tsx'

type Sent = Readonly<{ reference: string }>
type FieldName = keyof ContactValues

const styles = {
  form: css({ display: 'grid', gap: '5', minWidth: '0' }),
  send: css({ justifySelf: 'start' }),
}

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
  const early = typedEarly(form, values, CONTACT_FIELDS)
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
  offer,
}: {
  actor: FormActor<ContactValues, Sent>
  botCheck: BotCheckActor
  offer?: ReactNode
}) => {
  const words = useWords()
  const { contact } = words
  const formats = useFormats()
  const [taking] = useState(() => takeUp(actor, botCheck))
  const saying = (rule: string, name: FieldName): string => {
    if (rule === 'tooLong' && name !== 'topic') {
      return contact.rules.tooLong({ max: formats.number(CONTACT_LIMITS[name]) })
    }
    return rule === 'email' ? contact.rules.email() : contact.rules.required()
  }
  const fields = useFormFields(
    actor,
    {
      name: { label: contact.name() },
      email: { label: contact.email() },
      topic: { label: contact.topic() },
      message: { label: contact.message() },
    },
    { saying },
  )
  const { errors, fault, isBusy, send } = fields
  const propsOf = (name: FieldName) => ({
    ...fields.propsOf(name),
    required: true,
    onValueChange: (value: string) => change(actor, name, value),
  })
  const { readOnly: isTopicFixed, ...topic } = propsOf('topic')

  return (
    <Form
      ref={taking}
      method="post"
      isBusy={isBusy}
      aria-label={contact.form()}
      suppressHydrationWarning
      className={styles.form}
      onSend={send}
    >
      <FormNews
        check={contact.check()}
        errors={errors}
        fault={fault}
        failed={contact.failedTitle()}
        kept={contact.kept()}
      />
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
      <Button type="submit" size="lg" endIcon={Send} busy={isBusy} className={styles.send}>
        {contact.send()}
      </Button>
      {/* Below the button: what it says is of another length each time, and must not move it. */}
      <BotCheckNote actor={botCheck} />
      {offer}
    </Form>
  )
}
