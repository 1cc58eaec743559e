import { useSelector } from '@xstate/react'
import { UserPlus } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { FormDialog } from '../../form/form-dialog.view.tsx'
import type { RosterPageProps } from './roster.props.ts'
import { WalkInFormView } from './walk-in-form.view.tsx'

type WalkInDialogProps = Readonly<{ actor: RosterActor; agencies: RosterPageProps['agencies'] }>

export const WalkInDialog = ({ actor, agencies }: WalkInDialogProps) => {
  const { walkIn } = useWords().roster
  return (
    <FormDialog
      form={useSelector(actor, ({ children }) => children.form)}
      onLeave={() => actor.send({ type: 'desk.left' })}
      title={walkIn.title()}
      description={walkIn.lead()}
      send={walkIn.add()}
      icon={UserPlus}
      first="firstName"
      renderForm={(id, form) => <WalkInFormView id={id} actor={form} agencies={agencies} />}
    />
  )
}
