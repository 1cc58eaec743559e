import { useSelector } from '@xstate/react'
import { lazy, useState, type ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'

import type { DefinedList } from '../domain/contract/define-list.ts'
import { asksNothing, viewAsked, wholeAsked, type ViewedListId } from '../domain/list-view.ts'
import { listAddress, type ListAsked, type ListDefinition } from '../domain/list.ts'
import { selectListDefault } from '../machines/auth/auth.connect.ts'
import type { AuthActor } from '../machines/auth/auth.machine.ts'
import { ViewsButton } from '../views/list-views/views-button.view.tsx'
import { ListViewsContext, type ListViewsPlace } from '../views/list/list-views.context.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'
import type { ListViewsPartProps } from './parts/list-views.part.tsx'

const loadPart = () => loadChunk(() => import('./parts/list-views.part.tsx'))

/** Made anew for each list that is opened: a part that could not come is asked for again. */
const Panel = (props: ListViewsPartProps) => {
  const [Views] = useState(() => lazy(loadPart))
  return (
    <Part onFailed={() => props.onOpenChange(false)}>
      <Views {...props} />
    </Part>
  )
}

/** The query of an address, without a question mark, of a list whose default view stands where nothing is asked. */
const namedWhole = (auth: AuthActor, definition: ListDefinition): string =>
  selectListDefault(auth.getSnapshot(), definition.id) === null ? '' : wholeAsked(definition)

/**
 * As `listAddress`, for the addresses that a page writes: the whole list is named there where a default view stands in
 * place of an address that asks nothing.
 */
export const useListAddress = (): ((definition: ListDefinition, asked: ListAsked) => string) => {
  const { auth } = useActors()
  return (definition, asked) => {
    const address = listAddress(definition, asked)
    const named = address === '' ? namedWhole(auth, definition) : ''
    return named === '' ? address : `?${named}`
  }
}

type ListWithViewsProps = Readonly<{
  /** The list that is shown; null where it has no views. */
  list: (DefinedList & Readonly<{ id: ViewedListId }>) | null
  /** Of the address. */
  query: URLSearchParams
  /** Of the page where its list asks this. */
  hrefOf: (asked: string) => string
  /** The page, by the query that it is to be read by. */
  children: (query: URLSearchParams) => ReactNode
}>

/**
 * A page whose list has named views. Where its address asks nothing of the list, it is opened with the view that the
 * person chose for that, which takes the place of the address.
 */
export const ListWithViews = ({ list, query, hrefOf, children }: ListWithViewsProps) => {
  const { auth } = useActors()
  const opensWith = useSelector(auth, (at) => (list === null ? null : selectListDefault(at, list.id)))
  const live = useSearch()
  if (list === null) return <ListViewsContext value={null}>{children(query)}</ListViewsContext>
  // What is drawn may lag behind the address, which has been named by now.
  const isUnnamed = asksNothing(list, query) && asksNothing(list, new URLSearchParams(live))
  const isDefault = opensWith !== null && isUnnamed
  const shown = isDefault ? new URLSearchParams([...query, ...new URLSearchParams(opensWith)]) : query
  const tool = (place: ListViewsPlace) => (
    <ViewsButton
      key={list.id}
      {...place}
      renderPanel={(opened) => (
        <Panel
          {...opened}
          list={list}
          current={viewAsked(list, shown)}
          hrefOf={(asked) => hrefOf(asked === '' ? namedWhole(auth, list) : asked)}
        />
      )}
    />
  )
  return (
    <ListViewsContext value={tool}>
      {isDefault && <Redirect key={hrefOf(opensWith)} to={hrefOf(opensWith)} replace />}
      {children(shown)}
    </ListViewsContext>
  )
}
