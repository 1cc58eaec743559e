import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

import { isLeftByChoice, selectPath, selectRedirect } from '../machines/route-guard/route-guard.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { isByPush } from './page/traversal.ts'

/** Between the address bar and the guard: tells it each path, and goes where it says. */
export const GuardBridge = () => {
  const { guard } = useActors()
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const path = search ? `${pathname}?${search}` : pathname
  const guarded = useSelector(guard, selectPath)
  const redirect = useSelector(guard, selectRedirect)

  useEffect(() => {
    if (guarded !== path) {
      // What stands before an entry is kept with it. Past the router, for which nothing changes.
      if (isByPush() && history.state === null) History.prototype.replaceState.call(history, guarded, '')
      guard.send({ type: 'path.changed', path })
    } else if (redirect !== null) {
      // What a sign-in was chosen on would stand there twice, and the way back would lead from it to itself.
      if (history.state === redirect) history.back()
      else navigate(redirect, { replace: !isLeftByChoice(guard.getSnapshot()) })
    }
  }, [guard, guarded, path, redirect, navigate])

  return null
}
