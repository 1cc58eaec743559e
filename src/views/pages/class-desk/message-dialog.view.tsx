import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useId, useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { CLASS_LIMITS, MESSAGE_AUDIENCES } from '../../../domain/contract/class-form.contract.ts'
import type { ClassMessage } from '../../../domain/contract/held-class.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import type { ClassMessageActor, ClassMessageValues } from '../../../machines/class-desk/class-forms.machine.ts'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../machines/form/form.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'

const fields = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const whole = (snapshot: FormSnapshot<ClassMessageValues, ClassMessage>) => snapshot

const MessageForm = ({ id, actor }: Readonly<{ id: string; actor: ClassMessageActor }>) => {
  const words = useWords()
  const { messaging, detail, editing } = words.classDesk
  const formats = useFormats()
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const saying = (name: 'audience' | 'text'): string | undefined => {
    const { error, refusal } = form.field(name)
    return (
      refusal ?? (error === null ? undefined : fieldWords(words, formats, error as FieldRule, CLASS_LIMITS.message))
    )
  }
  const labels = { audience: messaging.audience(), text: messaging.text() }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }
  return (
    <form id={id} noValidate aria-label={messaging.title()} className={fields} onSubmit={submit}>
      <ErrorSummary
        title={messaging.check()}
        summaryRef={summary}
        errors={form.complaints.map((name) => ({
          fieldId: `${id}-${name}`,
          message: `${labels[name]}: ${saying(name) ?? ''}`,
        }))}
      />
      {form.isFailed && form.complaints.length === 0 && (
        <Banner tone="warning" announce="alert" title={messaging.failed()}>
          {faultWords(words, snapshot.context.fault)} {editing.kept()}
        </Banner>
      )}
      <Select
        id={`${id}-audience`}
        name="audience"
        label={labels.audience}
        error={saying('audience')}
        aria-disabled={form.isBusy || undefined}
        options={MESSAGE_AUDIENCES.map((value) => ({ value, label: detail.audiences[value]() }))}
        value={form.field('audience').value}
        onValueChange={(value) => {
          const audience = MESSAGE_AUDIENCES.find((one) => one === value)
          if (audience) form.field('audience').onChange(audience)
        }}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        label={labels.text}
        help={messaging.textHelp({ most: CLASS_LIMITS.message })}
        error={saying('text')}
        required
        readOnly={form.isBusy}
        dir="auto"
        rows={8}
        autoComplete="off"
        value={form.field('text').value}
        onValueChange={form.field('text').onChange}
      />
    </form>
  )
}

/** Writes to a class, or to a part of it. */
export const MessageDialog = ({ desk }: Readonly<{ desk: ClassDeskActor }>) => {
  const words = useWords()
  const { messaging } = words.classDesk
  const id = useId()
  const actor = useSelector(desk, ({ children }) => children.message)
  const isBusy = useSelector(actor, (at) => at?.hasTag('busy') === true)
  const leave = () => desk.send({ type: 'desk.left' })
  return (
    <Dialog
      open={actor !== undefined}
      onClose={leave}
      title={messaging.title()}
      description={messaging.lead()}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${id}-text`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={id} endIcon={Send} busy={isBusy}>
            {messaging.send()}
          </Button>
        </>
      }
    >
      {actor && <MessageForm id={id} actor={actor} />}
    </Dialog>
  )
}
