import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { CLASS_LIMITS, MESSAGE_AUDIENCES } from '../../../domain/contract/class-form.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import type { ClassMessageActor } from '../../../machines/class-desk/class-forms.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { faultWords } from '../fault-words.ts'

const fields = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const MessageForm = ({ id, actor }: Readonly<{ id: string; actor: ClassMessageActor }>) => {
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
  const { readOnly: _fixed, onValueChange: choose, ...audiences } = propsOf('audience')
  return (
    <Form id={id} isBusy={isBusy} aria-label={messaging.title()} className={fields} onSend={send}>
      <FormNews check={messaging.check()} errors={errors}>
        {fault && (
          <Banner tone="warning" announce="alert" title={messaging.failed()}>
            {faultWords(words, fault)} {editing.kept()}
          </Banner>
        )}
      </FormNews>
      <Select
        {...audiences}
        aria-disabled={isBusy || undefined}
        options={MESSAGE_AUDIENCES.map((value) => ({ value, label: detail.audiences[value]() }))}
        onValueChange={(value) => {
          const audience = MESSAGE_AUDIENCES.find((one) => one === value)
          if (audience) choose(audience)
        }}
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
