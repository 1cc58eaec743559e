import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'

import { countAudience } from '../../../domain/class-audience.ts'
import { MESSAGE_AUDIENCES, type MessageAudience } from '../../../domain/contract/class-form.contract.ts'
import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import { FormDialog } from '../../form/form-dialog.view.tsx'
import { ClassMessageForm } from './class-message-form.view.tsx'

/** Writes to a class, or to a part of it. */
export const MessageDialog = ({ desk, held }: Readonly<{ desk: ClassDeskActor; held: HeldClass }>) => {
  const { messaging } = useWords().classDesk
  const isThere = (audience: MessageAudience) => countAudience(held, audience) > 0
  return (
    <FormDialog
      form={useSelector(desk, ({ children }) => children.message)}
      onLeave={() => desk.send({ type: 'desk.left' })}
      title={messaging.title()}
      description={messaging.lead()}
      send={messaging.send()}
      endIcon={Send}
      first="text"
      renderForm={(id, form) => <ClassMessageForm id={id} actor={form} audiences={MESSAGE_AUDIENCES.filter(isThere)} />}
    />
  )
}
