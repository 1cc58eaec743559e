import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { MESSAGE_LIMITS, MESSAGE_RECIPIENTS_MAX } from '../../../domain/student-enrollment.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type {
  MessageFormActor,
  MessageSent,
  MessageTo,
  MessageValues,
  messagingMachine,
} from '../../../machines/student-enrollments/message-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { useFormFields } from '../../form/use-form-fields.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'

const styles = { form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }) }

/** What an instructor does with students. */
export type StudentDeeds = Readonly<{
  verifying: DeedMachine<ChosenRows, ListAct>
  messaging: typeof messagingMachine
}>

export type StudentDeedActors = Readonly<{
  verifying: DeedActor<ChosenRows, ListAct>
  messaging: AskedFormActor<MessageValues, MessageSent, MessageTo>
}>

const BLANK: MessageValues = { subject: '', text: '' }

/** The two. What became of verifying is said wherever a person is by then. */
export const useStudentDeeds = (
  { verifying, messaging }: StudentDeeds,
  tell: (notice: Notice) => void,
  { begun }: Acting,
): StudentDeedActors => {
  const { message } = useWords().studentEnrollments
  return {
    verifying: useDeed(verifying, ({ outcome }) => begun(outcome)),
    messaging: useAskedForm<MessageValues, MessageSent, MessageTo>(messaging, BLANK, ({ recipients }) =>
      tell({ tone: 'success', text: message.done({ count: recipients }) }),
    ),
  }
}

/** Whoever verifies vouches for somebody: it is asked first. */
export const VerifyDialog = ({ actor }: Readonly<{ actor: StudentDeedActors['verifying'] }>) => {
  const { verify } = useWords().studentEnrollments
  return (
    <DeedDialog
      actor={actor}
      said={({ count, isExact, name }, isBusy) => ({
        about: name,
        title: isExact ? verify.title({ count }) : verify.atLeast(),
        text: verify.lead(),
        confirm: isBusy ? verify.going() : verify.go(),
        failed: verify.failed(),
      })}
    />
  )
}

const MessageForm = ({ id, actor }: Readonly<{ id: string; actor: MessageFormActor }>) => {
  const words = useWords()
  const { message: said } = words.studentEnrollments
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      subject: { label: said.subject(), max: MESSAGE_LIMITS.subject },
      text: { label: said.text(), max: MESSAGE_LIMITS.text },
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.text()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} kept={said.kept()} />
      <TextField {...propsOf('subject')} required dir="auto" autoComplete="off" />
      <TextArea {...propsOf('text')} required dir="auto" rows={8} help={said.textHelp()} />
    </Form>
  )
}

/** A mail to one, to some or to all that match. What is half written is there again after a reload. */
export const MessageDialog = ({ actor }: Readonly<{ actor: StudentDeedActors['messaging'] }>) => {
  const { message: said } = useWords().studentEnrollments
  const formats = useFormats()
  const to = useSelector(actor, ({ context }) => context.about?.students)
  return (
    <AskedFormDialog
      actor={actor}
      title={to?.isExact === false ? said.atLeast() : said.title({ count: to?.count ?? 0 })}
      description={said.lead({ most: formats.number(MESSAGE_RECIPIENTS_MAX) })}
      send={said.go()}
      first="subject"
      renderForm={(id, form) => <MessageForm id={id} actor={form} />}
    />
  )
}
