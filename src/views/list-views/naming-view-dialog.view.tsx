import { useSelector } from '@xstate/react'

import type { SavedView } from '../../domain/contract/list-view.contract.ts'
import { LIST_VIEW_NAME_MAX } from '../../domain/list-view.ts'
import { useWords } from '../../i18n/words.tsx'
import type { AskedFormActor } from '../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../machines/form/form.machine.ts'
import type { ListViewNamed, ListViewValues } from '../../machines/list-views/list-view-form.machine.ts'
import { AskedFormDialog } from '../form/form-dialog.view.tsx'
import { NameField } from '../form/naming-dialog.view.tsx'
import { useGuardedFields } from '../form/use-guarded-fields.view.tsx'

export type NamingViewActor = AskedFormActor<ListViewValues, SavedView, ListViewNamed>

type NameFormProps = Readonly<{ id: string; actor: FormActor<ListViewValues, SavedView> }>

/** Whoever shares views may name those of others, at the same time as they. */
const NameForm = ({ id, actor }: NameFormProps) => {
  const { naming } = useWords().listViews
  const field = { label: naming.name(), max: LIST_VIEW_NAME_MAX }
  const { overtaken, ...form } = useGuardedFields(actor, { name: field }, { id })
  return (
    <NameField id={id} words={naming} form={form}>
      {overtaken}
    </NameField>
  )
}

/** A name for what the list shows, or another for a view. */
export const NamingViewDialog = ({ actor }: Readonly<{ actor: NamingViewActor }>) => {
  const { naming } = useWords().listViews
  const isNew = useSelector(actor, ({ context: { about } }) => about !== undefined && 'asked' in about)
  return (
    <AskedFormDialog<ListViewValues, SavedView, ListViewNamed>
      actor={actor}
      size="sm"
      first="name"
      title={isNew ? naming.save() : naming.rename()}
      {...(isNew && { description: naming.lead() })}
      send={naming.send()}
      renderForm={(id, form) => <NameForm id={id} actor={form} />}
    />
  )
}
