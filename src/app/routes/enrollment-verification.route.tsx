import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { isViewerKnown, selectUserId } from '../../machines/auth/auth.connect.ts'
import { EnrollmentVerificationPage } from '../../views/pages/enrollment-verification/enrollment-verification.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createAgencies } from '../actors/agencies.actors.ts'
import { createEnrollmentVerification, createOwnEnrollments } from '../actors/enrollment-verification.actors.ts'
import { useApp } from '../app.context.tsx'
import type { RouteProps } from '../route-props.ts'

const EnrollmentVerificationRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { auth, guard } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const isKnown = useSelector(auth, isViewerKnown)
  const [machines] = useState(() => ({
    machine: createEnrollmentVerification(gateway, () => selectUserId(auth.getSnapshot())),
    own: createOwnEnrollments(gateway),
    agencies: createAgencies(gateway),
  }))
  return (
    <EnrollmentVerificationPage
      // Another person is another page.
      key={viewerId}
      code={query.get('code')}
      viewer={viewerId !== null ? 'signedIn' : isKnown ? 'guest' : 'unknown'}
      {...machines}
      onSignIn={() => guard.send({ type: 'signIn.chosen' })}
    />
  )
}

export default EnrollmentVerificationRoute
