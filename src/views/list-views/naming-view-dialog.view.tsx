import { useSelector } from '@xstate/react'

import type { SavedView } from '../../domain/contract/list-view.contract.ts'
import { LIST_VIEW_NAME_MAX } from '../../domain/list-view.ts'
import { useWords } from '../../i18n/words.tsx'
import type { AskedFormActor } from '../../machines/form/asked-form.machine.ts'
import type { ListViewNamed, ListViewValues } from '../../machines/list-views/list-view-form.machine.ts'
import { NamingDialog } from '../form/naming-dialog.view.tsx'

export type NamingViewActor = AskedFormActor<ListViewValues, SavedView, ListViewNamed>

/** A name for what the list shows, or another for a view. */
export const NamingViewDialog = ({ actor }: Readonly<{ actor: NamingViewActor }>) => {
  const { naming } = useWords().listViews
  const isNew = useSelector(actor, ({ context: { about } }) => about !== undefined && 'asked' in about)
  return (
    <NamingDialog<SavedView, ListViewNamed>
      actor={actor}
      words={naming}
      max={LIST_VIEW_NAME_MAX}
      title={isNew ? naming.save() : naming.rename()}
      {...(isNew && { description: naming.lead() })}
      send={naming.send()}
    />
  )
}
