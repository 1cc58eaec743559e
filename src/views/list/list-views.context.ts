import { createContext, type ReactNode } from 'react'

export type ListViewsPlace = Readonly<{
  /** In a row beside the other tools, or in the sheet of a phone. */
  isWide: boolean
  /** Somebody went to a view. */
  onChosen?: () => void
}>

/** The named views of the list that a page shows, among its tools; null where it has none. */
export type ListViewsTool = (place: ListViewsPlace) => ReactNode

export const ListViewsContext = createContext<ListViewsTool | null>(null)
