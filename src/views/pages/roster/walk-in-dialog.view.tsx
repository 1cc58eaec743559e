import { useSelector } from '@xstate/react'
import { UserPlus } from 'lucide-react'
import { useId } from 'react'

import { useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import type { RosterPageProps } from './roster.props.ts'
import { WalkInFormView } from './walk-in-form.view.tsx'

type WalkInDialogProps = Readonly<{ actor: RosterActor; agencies: RosterPageProps['agencies'] }>

export const WalkInDialog = ({ actor, agencies }: WalkInDialogProps) => {
  const words = useWords()
  const { walkIn } = words.roster
  const formId = useId()
  const form = useSelector(actor, (at) => at.children.form)
  const leave = () => actor.send({ type: 'desk.left' })
  return (
    <Dialog
      open={form !== undefined}
      onClose={leave}
      title={walkIn.title()}
      description={walkIn.lead()}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${formId}-firstName`)}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} icon={UserPlus}>
            {walkIn.add()}
          </Button>
        </>
      }
    >
      {form && <WalkInFormView id={formId} actor={form} agencies={agencies} />}
    </Dialog>
  )
}
