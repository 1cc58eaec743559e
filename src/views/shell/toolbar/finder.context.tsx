import { createContext, use, type ReactElement, type ReactNode } from 'react'

import { arriving } from '../arriving.tsx'

/** What the search finds with: it arrives when it is first wanted. */
export type Finder = Readonly<{
  Arriving: (props: Readonly<{ typed: string; isEntered: boolean }>) => ReactElement
  prepare: () => void
}>

/** Without a server there are the pages. */
const FinderContext = createContext<Finder>(arriving(() => import('./search-finder.view.tsx')))

export const FinderProvider = ({ finder, children }: Readonly<{ finder: Finder; children: ReactNode }>) => (
  <FinderContext value={finder}>{children}</FinderContext>
)

export const useFinder = (): Finder => use(FinderContext)
