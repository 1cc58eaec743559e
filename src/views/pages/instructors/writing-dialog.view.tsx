import { useSelector } from '@xstate/react'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { MessageValues } from '../../../machines/student-enrollments/message-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import type { LazyActor } from '../../shell/lazy-actor.ts'
import { Speaking } from '../../shell/speaking.view.tsx'
import { MessageForm } from '../message-form.view.tsx'
import type { WritingActor } from './instructors.props.ts'

type WritingDialogProps = Readonly<{ actor: AskedFormActor<MessageValues, ListAct, ChosenRows> }>

/** A mail to one, to some or to all that match. What is half written is there again after a reload. */
const WritingDialog = ({ actor }: WritingDialogProps) => {
  const { message: said } = useWords().instructorsList
  const to = useSelector(actor, ({ context }) => context.about)
  return (
    <AskedFormDialog<MessageValues, ListAct, ChosenRows>
      actor={actor}
      title={to?.isExact === false ? said.atLeast() : said.title({ count: to?.count ?? 0 })}
      description={said.lead()}
      send={said.go()}
      first="subject"
      renderForm={(id, form) => <MessageForm id={id} actor={form} said={said} />}
    />
  )
}

/** It comes when it is first wanted. */
const SpokenWritingDialog = ({ actor }: Readonly<{ actor: LazyActor<WritingActor> }>) => {
  const here = actor.get()
  return (
    here && (
      <Speaking namespaces={['fieldRules']}>
        <WritingDialog actor={here} />
      </Speaking>
    )
  )
}

// The default export is what arrives.
export default SpokenWritingDialog
