import { css } from 'styled-system/css'

import { CLASS_LIMITS, type MessageAudience } from '../../../domain/contract/class-form.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassMessageValues } from '../../../machines/class-desk/class-forms.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { TextArea } from '../../ui/text-area.view.tsx'

const fields = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type ClassMessageFormProps<Output> = Readonly<{
  id: string
  actor: FormActor<ClassMessageValues, Output>
  /** Those who are there; the one that is chosen is offered whether it is among them or not. */
  audiences: readonly MessageAudience[]
}>

/** What is written to the people of a class, or of several. */
export const ClassMessageForm = <Output,>({ id, actor, audiences }: ClassMessageFormProps<Output>) => {
  const { messaging, detail, editing } = useWords().classDesk
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      audience: { label: messaging.audience() },
      text: { label: messaging.text(), max: CLASS_LIMITS.message },
    },
    { id },
  )
  const { value: chosen } = propsOf('audience')
  const offered = audiences.includes(chosen) ? audiences : [...audiences, chosen]
  return (
    <Form id={id} isBusy={isBusy} aria-label={messaging.title()} className={fields} onSend={send}>
      <FormNews
        check={messaging.check()}
        errors={errors}
        fault={fault}
        failed={messaging.failed()}
        kept={editing.kept()}
      />
      <ChoiceField
        {...propsOf('audience')}
        options={offered.map((value) => ({ value, label: detail.audiences[value]() }))}
      />
      <TextArea
        {...propsOf('text')}
        help={messaging.textHelp({ most: CLASS_LIMITS.message })}
        required
        dir="auto"
        rows={8}
        autoComplete="off"
      />
    </Form>
  )
}
