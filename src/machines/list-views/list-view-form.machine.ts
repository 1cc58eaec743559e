import { listViewForm, seenListView, type SavedView } from '../../domain/contract/list-view.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'
import { theirsOf, type Held } from '../form/meanwhile.ts'

export type ListViewValues = Readonly<{ name: string }>

/** What is named: a view that is there, as it was seen, or what the list shows, as its address asks for it. */
export type ListViewNamed = Held<ListViewValues> | Readonly<{ asked: string }>

export const listViewFormMachine = createFormMachine<ListViewValues, SavedView>({ validate: rulesOf(listViewForm) })

/** Naming a view of a list: a new one, or one that has a name. */
export const namingViewMachine = createAskedForm<ListViewValues, SavedView, ListViewNamed>({
  id: 'listView',
  form: listViewFormMachine,
  theirsIn: theirsOf(seenListView, (seen): ListViewValues => seen),
})
