import { css } from 'styled-system/css'

import type { QuestionFormActor } from '../../../../machines/lesson-questions/question-forms.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { useFormFields } from '../../../form/use-form-fields.ts'
import { TextArea } from '../../../ui/text-area.view.tsx'

const form = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type Said = Readonly<Record<'text' | 'textHelp' | 'check' | 'failed' | 'kept', () => string>>

type QuestionFormProps<Output> = Readonly<{
  id: string
  actor: QuestionFormActor<Output>
  said: Said
  most: number
}>

/** What is asked, or answered: its button stands at the foot of the dialog. */
export const QuestionForm = <Output,>({ id, actor, said, most }: QuestionFormProps<Output>) => {
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { text: { label: said.text(), max: most } },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.text()} className={form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} kept={said.kept()} />
      <TextArea {...propsOf('text')} required dir="auto" rows={6} help={said.textHelp()} />
    </Form>
  )
}
