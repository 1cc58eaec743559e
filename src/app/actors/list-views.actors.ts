import type { ListViews, SavedView } from '../../domain/contract/list-view.contract.ts'
import type { ViewedListId } from '../../domain/list-view.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { submitting } from '../../machines/form/submitting.ts'
import {
  listViewFormMachine,
  namingViewMachine,
  type ListViewNamed,
  type ListViewValues,
} from '../../machines/list-views/list-view-form.machine.ts'
import type { Arrangement, ListViewsMachines } from '../../views/list-views/list-views.props.ts'
import { createDeed } from './deed.actors.ts'
import { createResource } from './kept-resource.actors.ts'

export type ListViewsWorld = Readonly<{
  gateway: Gateway
  list: ViewedListId
  /** Names what is shown, where its address is the one that opens the list: it is not to change meanwhile. */
  holdAddress: () => void
}>

/** Everything that the views of a list ask for. */
export const createListViews = ({ gateway, list, holdAddress }: ListViewsWorld): ListViewsMachines => {
  const { ask } = gateway
  const arrange = async (arrangement: Arrangement, signal: AbortSignal): Promise<void> => {
    switch (arrangement.kind) {
      case 'order':
        await ask('OrderListViews', { list, ids: arrangement.ids }, { signal })
        return
      case 'opensWith':
        holdAddress()
        await ask('OpenListWith', { list, ...arrangement.view }, { signal })
        return
      case 'share':
        await ask('ShareListView', { id: arrangement.view.id, role: arrangement.role }, { signal })
    }
  }
  return {
    views: createResource<ListViews>(
      gateway,
      ['listViews'],
      async (_query, signal) => (await ask('ListViews', { list }, { signal })).listViews,
      () => `listViews ${list}`,
    ),
    naming: namingViewMachine.provide({
      actors: {
        form: listViewFormMachine.provide({
          actors: {
            submit: submitting<{ values: ListViewValues; about: ListViewNamed }, SavedView>(
              async ({ values: { name }, about }, signal) =>
                'was' in about
                  ? (await ask('RenameListView', { id: about.id, form: { name, was: about.was } }, { signal }))
                      .renameListView
                  : (await ask('SaveListView', { list, name, asked: about.asked }, { signal })).saveListView,
            ),
          },
        }),
      },
    }),
    arranging: createDeed(arrange),
    removing: createDeed(async ({ id }: SavedView, signal) => {
      await ask('RemoveListView', { id }, { signal })
    }),
  }
}
