import { useState } from 'react'

import SearchFinder from '../../views/shell/toolbar/search-finder.view.tsx'
import { createMenuSearch } from '../actors/menu-search.actors.ts'
import { useApp } from '../app.context.tsx'

/** The search finds what the server holds, too: for a guest the courses that are offered. */
const FinderPart = ({ typed, isEntered }: Readonly<{ typed: string; isEntered: boolean }>) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createMenuSearch(gateway))
  return <SearchFinder typed={typed} isEntered={isEntered} machine={machine} />
}

// The default export is what arrives.
export default FinderPart
