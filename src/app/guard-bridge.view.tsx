import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { isLeftByChoice, selectPath, selectRedirect } from '../machines/route-guard/route-guard.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'

/** How the browser comes to another address, and wouter's names for how it is led to one. */
const MOVES = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

/** Between the address bar and the guard: tells it each path, and goes where it says. */
export const GuardBridge = () => {
  const { guard } = useActors()
  const guarded = useSelector(guard, selectPath)
  const redirect = useSelector(guard, selectRedirect)

  useEffect(() => {
    const tell = (move?: Event) => {
      const path = location.pathname + location.search
      const before = selectPath(guard.getSnapshot())
      if (path === before) return
      // What stands before an entry is kept with it. Past the router, for which nothing changes.
      if (move?.type === 'pushState' && history.state === null) History.prototype.replaceState.call(history, before, '')
      guard.send({ type: 'path.changed', path })
    }
    // Before the router draws: the page that is left would be drawn once more, for an address that is not its own.
    for (const move of MOVES) addEventListener(move, tell, { capture: true })
    tell()
    return () => {
      for (const move of MOVES) removeEventListener(move, tell, { capture: true })
    }
  }, [guard])

  useEffect(() => {
    // Another that leads to the same is led from anew.
    if (redirect === null || redirect === guarded) return
    // What a sign-in was chosen on would stand there twice, and the way back would lead from it to itself.
    if (history.state === redirect) history.back()
    else navigate(redirect, { replace: !isLeftByChoice(guard.getSnapshot()) })
  }, [guard, guarded, redirect])

  return null
}
