import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useId } from 'react'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import type { StudentsMachines } from './group-students.props.ts'
import { InviteForm } from './invite-form.view.tsx'

type InviteDialogProps = Readonly<{
  desk: GroupDeskActor
  groups: readonly Group[]
  agencies: StudentsMachines['agencies']
}>

export const InviteDialog = ({ desk, groups, agencies }: InviteDialogProps) => {
  const words = useWords()
  const { form: said } = words.invitations
  const formId = useId()
  const form = useSelector(desk, (at) => at.children.inviteForm)
  const isBusy = useSelector(form, (at) => at?.hasTag('busy') === true)
  const leave = () => desk.send({ type: 'desk.left' })
  return (
    <Dialog
      open={form !== undefined}
      onClose={leave}
      title={said.title()}
      description={words.coordinatorStudents.inviting.lead()}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${formId}-firstName`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} endIcon={Send} busy={isBusy}>
            {said.send()}
          </Button>
        </>
      }
    >
      {form && <InviteForm id={formId} actor={form} groups={groups} agencies={agencies} />}
    </Dialog>
  )
}
