import { useSelector } from '@xstate/react'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { MessageValues } from '../../../machines/student-enrollments/message-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { MessageForm } from '../message-form.view.tsx'

type WritingDialogProps = Readonly<{ actor: AskedFormActor<MessageValues, ListAct, ChosenRows> }>

/** A mail to one, to some or to all that match. What is half written is there again after a reload. */
export const WritingDialog = ({ actor }: WritingDialogProps) => {
  const { message: said } = useWords().instructorsList
  const to = useSelector(actor, ({ context }) => context.about)
  return (
    <AskedFormDialog
      actor={actor}
      title={to?.isExact === false ? said.atLeast() : said.title({ count: to?.count ?? 0 })}
      description={said.lead()}
      send={said.go()}
      first="subject"
      renderForm={(id, form) => <MessageForm id={id} actor={form} said={said} />}
    />
  )
}
