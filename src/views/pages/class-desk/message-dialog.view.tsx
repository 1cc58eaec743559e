import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { css } from 'styled-system/css'

import { countAudience } from '../../../domain/class-audience.ts'
import { CLASS_LIMITS, MESSAGE_AUDIENCES, type MessageAudience } from '../../../domain/contract/class-form.contract.ts'
import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import type { ClassMessageActor } from '../../../machines/class-desk/class-forms.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { FormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { TextArea } from '../../ui/text-area.view.tsx'

const fields = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const MessageForm = ({ id, actor, held }: Readonly<{ id: string; actor: ClassMessageActor; held: HeldClass }>) => {
  const words = useWords()
  const { messaging, detail, editing } = words.classDesk
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      audience: { label: messaging.audience() },
      text: { label: messaging.text(), max: CLASS_LIMITS.message },
    },
    { id },
  )
  const { value: chosen } = propsOf('audience')
  const isOffered = (audience: MessageAudience) => audience === chosen || countAudience(held, audience) > 0
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
        options={MESSAGE_AUDIENCES.filter(isOffered).map((value) => ({ value, label: detail.audiences[value]() }))}
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

/** Writes to a class, or to a part of it. */
export const MessageDialog = ({ desk, held }: Readonly<{ desk: ClassDeskActor; held: HeldClass }>) => {
  const { messaging } = useWords().classDesk
  return (
    <FormDialog
      form={useSelector(desk, ({ children }) => children.message)}
      onLeave={() => desk.send({ type: 'desk.left' })}
      title={messaging.title()}
      description={messaging.lead()}
      send={messaging.send()}
      endIcon={Send}
      first="text"
      renderForm={(id, form) => <MessageForm id={id} actor={form} held={held} />}
    />
  )
}
