import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import SearchFinder from '../../views/shell/toolbar/search-finder.view.tsx'
import { createMenuSearch } from '../actors/menu-search.actors.ts'
import { useApp } from '../app.context.tsx'

/** The search of whoever is signed in finds what the server holds too; a guest's finds pages. */
const FinderPart = ({ typed, isEntered }: Readonly<{ typed: string; isEntered: boolean }>) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const isSignedIn = useSelector(auth, selectUserId) !== null
  const [machine] = useState(() => createMenuSearch(gateway))
  return <SearchFinder typed={typed} isEntered={isEntered} {...(isSignedIn && { machine })} />
}

// The default export is what arrives.
export default FinderPart
