import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Redirect } from 'wouter'

import { isAuthenticated, isUnreachable, isViewerKnown } from '../../machines/auth/auth.connect.ts'
import { SignOutPage } from '../../views/pages/account/sign-out.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'

/** Stands with the place in the history at which somebody has left, however it is come to again. */
const HAS_LEFT = 'left'

const createPlaces = (leave: () => void) => {
  let isRead = false
  return {
    leaving: (place: HTMLElement | null) => {
      if (place) leave()
      return () => {
        isRead = place?.contains(document.activeElement) === true
      }
    },
    left: (place: HTMLElement | null) => {
      // Past the router, for which nothing changes.
      if (place) History.prototype.replaceState.call(history, HAS_LEFT, '')
      if (isRead) place?.querySelector('h1')?.focus()
    },
  }
}

/**
 * Being here is the wish to leave, told as soon as it is known that there is a session to end. Of who has left it is none
 * any more: a session that is opened since, as in another tab, is not meant by it.
 */
const SignOutRoute = () => {
  const { auth } = useActors()
  const isSignedIn = useSelector(auth, isAuthenticated)
  const isLeaving = useSelector(auth, (snapshot) => isAuthenticated(snapshot) || isUnreachable(snapshot))
  const isKnown = useSelector(auth, isViewerKnown)
  const [places] = useState(() => createPlaces(() => auth.send({ type: 'session.left' })))
  const [hasLeft, end] = useState(() => 'history' in globalThis && history.state === HAS_LEFT)
  if (isKnown && !isLeaving && !hasLeft) end(true)
  if (hasLeft && isSignedIn) return <Redirect to="/home" replace />
  const isEnding = isLeaving && !hasLeft
  return (
    <div key={String(isEnding)} ref={isEnding ? places.leaving : hasLeft ? places.left : null}>
      <SignOutPage isLeaving={isKnown ? isSignedIn : 'perhaps'} />
    </div>
  )
}

export default SignOutRoute
