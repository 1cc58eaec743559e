import { css } from 'styled-system/css'

import { MESSAGE_LIMITS } from '../../domain/student-enrollment.ts'
import type { FormActor } from '../../machines/form/form.machine.ts'
import type { MessageValues } from '../../machines/student-enrollments/message-form.machine.ts'
import { FormNews } from '../form/form-news.view.tsx'
import { Form } from '../form/form.view.tsx'
import { useFormFields } from '../form/use-form-fields.ts'
import { TextArea } from '../ui/text-area.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'

const form = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type Said = Readonly<Record<'subject' | 'text' | 'textHelp' | 'check' | 'failed' | 'kept', () => string>>

type MessageFormProps<Output> = Readonly<{ id: string; actor: FormActor<MessageValues, Output>; said: Said }>

/** What is mailed to people: its button stands at the foot of the dialog. */
export const MessageForm = <Output,>({ id, actor, said }: MessageFormProps<Output>) => {
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      subject: { label: said.subject(), max: MESSAGE_LIMITS.subject },
      text: { label: said.text(), max: MESSAGE_LIMITS.text },
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.text()} className={form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} kept={said.kept()} />
      <TextField {...propsOf('subject')} required dir="auto" autoComplete="off" />
      <TextArea {...propsOf('text')} required dir="auto" rows={8} help={said.textHelp()} />
    </Form>
  )
}
