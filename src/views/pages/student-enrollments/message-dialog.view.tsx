import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { MESSAGE_LIMITS, MESSAGE_RECIPIENTS_MAX } from '../../../domain/student-enrollment-list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { MessageFormActor } from '../../../machines/student-enrollments/message-form.machine.ts'
import type { StudentActsActor } from '../../../machines/student-enrollments/student-acts.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'

const form = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const MessageFormView = ({ id, actor }: Readonly<{ id: string; actor: MessageFormActor }>) => {
  const words = useWords()
  const { message: said } = words.studentEnrollments
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      subject: { label: said.subject(), max: MESSAGE_LIMITS.subject },
      text: { label: said.text(), max: MESSAGE_LIMITS.text },
      to: null,
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.text()} className={form} onSend={send}>
      <FormNews check={said.check()} errors={errors}>
        {fault && (
          <Banner tone="warning" announce="alert" title={said.failed()}>
            {faultWords(words, fault)} {said.kept()}
          </Banner>
        )}
      </FormNews>
      <TextField {...propsOf('subject')} required dir="auto" autoComplete="off" />
      <TextArea {...propsOf('text')} required dir="auto" rows={8} help={said.textHelp()} />
    </Form>
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
