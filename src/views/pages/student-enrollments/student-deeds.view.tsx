import { useSelector } from '@xstate/react'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { MESSAGE_RECIPIENTS_MAX } from '../../../domain/student-enrollment.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type {
  MessageSent,
  MessageTo,
  MessageValues,
  messagingMachine,
} from '../../../machines/student-enrollments/message-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { MessageForm } from '../message-form.view.tsx'

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
      renderForm={(id, form) => <MessageForm id={id} actor={form} said={said} />}
    />
  )
}
