import { useSelector } from '@xstate/react'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { GROUP_NAME_MAX } from '../../../domain/group.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { GroupNameValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { NamingDialog } from '../../form/naming-dialog.view.tsx'

/** A new group, or another name for one. */
export const GroupNamingDialog = ({ actor }: Readonly<{ actor: AskedFormActor<GroupNameValues, Group, Group> }>) => {
  const { naming } = useWords().coordinatorStudents
  const isNew = useSelector(actor, ({ context }) => context.about === undefined)
  return (
    <NamingDialog
      actor={actor}
      words={naming}
      max={GROUP_NAME_MAX}
      title={isNew ? naming.make() : naming.rename()}
      description={naming.lead()}
      send={isNew ? naming.create() : naming.save()}
    />
  )
}
