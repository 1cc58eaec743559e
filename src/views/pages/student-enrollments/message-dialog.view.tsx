import { useSelector } from '@xstate/react'
import { useId, useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { FieldRule } from '../../../domain/field-rules.ts'
import { MESSAGE_LIMITS, MESSAGE_RECIPIENTS_MAX } from '../../../domain/student-enrollment-list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type {
  MessageFormActor,
  MessageFormSnapshot,
} from '../../../machines/student-enrollments/message-form.machine.ts'
import type { StudentActsActor } from '../../../machines/student-enrollments/student-acts.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'

type FieldName = 'subject' | 'text'

const FIELDS: readonly FieldName[] = ['subject', 'text']

const form = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const whole = (snapshot: MessageFormSnapshot) => snapshot

const MessageFormView = ({ id, actor }: Readonly<{ id: string; actor: MessageFormActor }>) => {
  const words = useWords()
  const formats = useFormats()
  const { message: said } = words.studentEnrollments
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const fields = connectForm(snapshot, actor.send)
  const saying = (name: FieldName): string | undefined => {
    const { error, refusal } = fields.field(name)
    if (refusal !== null) return refusal
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, MESSAGE_LIMITS[name])
  }
  const labels = { subject: said.subject(), text: said.text() }
  const errors = FIELDS.filter((name) => fields.complaints.includes(name)).map((name) => ({
    fieldId: `${id}-${name}`,
    message: `${labels[name]}: ${saying(name)}`,
  }))
  const props = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: saying(name),
    readOnly: fields.isBusy,
    required: true,
    dir: 'auto' as const,
    value: fields.field(name).value,
    onValueChange: fields.field(name).onChange,
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) fields.field(name).onBlur()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(fields.submit)
    summary.current?.focus()
  }
  return (
    <form id={id} noValidate aria-label={said.text()} className={form} onSubmit={submit}>
      <ErrorSummary title={said.check()} errors={errors} summaryRef={summary} />
      {fields.isFailed && errors.length === 0 && (
        <Banner tone="warning" announce="alert" title={said.failed()}>
          {faultWords(words, snapshot.context.fault)} {said.kept()}
        </Banner>
      )}
      <TextField {...props('subject')} autoComplete="off" />
      <TextArea {...props('text')} rows={8} help={said.textHelp()} />
    </form>
  )
}

/** A mail to one, to some or to all that match. What is half written is there again after a reload. */
export const MessageDialog = ({ actor }: Readonly<{ actor: StudentActsActor }>) => {
  const words = useWords()
  const formats = useFormats()
  const id = useId()
  const { message: said } = words.studentEnrollments
  const isOpen = useSelector(actor, (at) => at.matches('writing'))
  const child = useSelector(actor, ({ children }) => children.messageForm)
  const isBusy = useSelector(child, (at) => at?.hasTag('busy') ?? false)
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  const leave = () => actor.send({ type: 'act.left' })
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={chosen?.isExact === false ? said.atLeast() : said.title({ count: chosen?.count ?? 0 })}
      description={said.lead({ most: formats.number(MESSAGE_RECIPIENTS_MAX) })}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? said.going() : said.go()}
          </Button>
        </>
      }
    >
      {child && <MessageFormView id={id} actor={child} />}
    </Dialog>
  )
}
