import { useSelector } from '@xstate/react'
import { Redirect } from 'wouter'

import { isViewerKnown } from '../../machines/auth/auth.connect.ts'
import { CallbackPage } from '../../views/pages/account/waiting.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'

/** Where a sign-in comes back to: the guard of /sign-in knows where each viewer goes on. */
const CallbackRoute = () => {
  const { auth } = useActors()
  return useSelector(auth, isViewerKnown) ? <Redirect to="/sign-in" replace /> : <CallbackPage />
}

export default CallbackRoute
