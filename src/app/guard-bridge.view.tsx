import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

import { isLeftByChoice, selectPath, selectRedirect } from '../machines/route-guard/route-guard.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'

/** Between the address bar and the guard: tells it each path, and goes where it says. */
export const GuardBridge = () => {
  const { guard } = useActors()
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const path = search ? `${pathname}?${search}` : pathname
  const guarded = useSelector(guard, selectPath)
  const redirect = useSelector(guard, selectRedirect)

  useEffect(() => {
    if (guarded !== path) guard.send({ type: 'path.changed', path })
    else if (redirect !== null) navigate(redirect, { replace: !isLeftByChoice(guard.getSnapshot()) })
  }, [guard, guarded, path, redirect, navigate])

  return null
}
