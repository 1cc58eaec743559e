import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'

import { MESSAGE_AUDIENCES } from '../../../domain/contract/class-form.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassMessageValues } from '../../../machines/class-desk/class-forms.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { Speaking } from '../../shell/speaking.view.tsx'
import { ClassMessageForm } from '../class-desk/class-message-form.view.tsx'

type WritingDialogProps = Readonly<{ actor: AskedFormActor<ClassMessageValues, ListAct, ChosenRows> }>

/** A mail to the people of one class, of some or of all that match. What is half written is there again after a reload. */
const WritingDialog = ({ actor }: WritingDialogProps) => {
  const { classDesk, classRecordsList } = useWords()
  const { message: said } = classRecordsList
  const to = useSelector(actor, ({ context }) => context.about)
  return (
    <AskedFormDialog<ClassMessageValues, ListAct, ChosenRows>
      actor={actor}
      title={to?.isExact === false ? said.atLeast() : said.title({ count: to?.count ?? 0 })}
      description={classDesk.messaging.lead()}
      send={classDesk.messaging.send()}
      endIcon={Send}
      first="text"
      renderForm={(id, form) => <ClassMessageForm id={id} actor={form} audiences={MESSAGE_AUDIENCES} />}
    />
  )
}

/** It comes when it is first wanted. */
const SpokenWritingDialog = (props: WritingDialogProps) => (
  <Speaking namespaces={['fieldRules']}>
    <WritingDialog {...props} />
  </Speaking>
)

// The default export is what arrives.
export default SpokenWritingDialog
