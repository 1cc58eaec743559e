import { useState } from 'react'
import { useLocation } from 'wouter'

import type { DefinedList } from '../../domain/contract/define-list.ts'
import { asksNothing, broughtViews, wholeAsked, type ViewedListId } from '../../domain/list-view.ts'
import type { ListViewsOpened } from '../../views/list-views/list-views.props.ts'
import { ViewsPanel } from '../../views/list-views/views-panel.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createListViews } from '../actors/list-views.actors.ts'
import { useApp } from '../app.context.tsx'

export type ListViewsPartProps = ListViewsOpened &
  Readonly<{
    list: DefinedList & Readonly<{ id: ViewedListId }>
    current: string
    hrefOf: (asked: string) => string
  }>

/** Comes when the views of a list are first opened. */
const ListViewsPart = ({ list, current, hrefOf, ...opened }: ListViewsPartProps) => {
  const { gateway } = useApp()
  const { notifications } = useActors()
  const [, navigate] = useLocation()
  const [machines] = useState(() =>
    createListViews({
      gateway,
      list: list.id,
      holdAddress: () => {
        const isUnnamed = asksNothing(list, new URLSearchParams(location.search))
        if (isUnnamed) navigate(hrefOf(wholeAsked(list)), { replace: true })
      },
    }),
  )
  const [brought] = useState(() => broughtViews(list))
  return (
    <Speaking namespaces={['listViews', 'fieldRules', 'changedMeanwhile']}>
      <ViewsPanel
        {...opened}
        viewing={{ list: list.id, roles: list.roles, brought, current, hrefOf }}
        machines={machines}
        tell={(notice) => notifications.send({ type: 'notice.given', notice })}
      />
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default ListViewsPart
