import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { isAuthenticated, isUnreachable, isViewerKnown } from '../../machines/auth/auth.connect.ts'
import { SignOutPage } from '../../views/pages/account/sign-out.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'

/** Being here is the wish to leave, told as soon as it is known that there is a session to end. */
const SignOutRoute = () => {
  const { auth } = useActors()
  const isSignedIn = useSelector(auth, isAuthenticated)
  const isLeaving = useSelector(auth, (snapshot) => isAuthenticated(snapshot) || isUnreachable(snapshot))
  const isKnown = useSelector(auth, isViewerKnown)
  const [leave] = useState(() => (place: HTMLElement | null) => {
    if (place) auth.send({ type: 'session.left' })
  })
  return (
    <div key={String(isLeaving)} ref={isLeaving ? leave : null}>
      <SignOutPage isLeaving={isKnown ? isSignedIn : 'perhaps'} />
    </div>
  )
}

export default SignOutRoute
