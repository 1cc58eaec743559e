import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { selectFirstName, selectRoles } from '../../machines/auth/auth.connect.ts'
import { welcomeMachine } from '../../machines/welcome/welcome.machine.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { CrashBoundary } from '../../views/shell/crash-boundary.view.tsx'
import { WelcomeDialog } from '../../views/shell/welcome/welcome-dialog.view.tsx'
import { welcomeActors } from '../actors/welcome.actors.ts'
import { useApp } from '../app.context.tsx'

/** Welcomes one person. Its words come when it is certain that it is shown; where they do not, that costs nobody the page. */
const WelcomeRoute = ({ userId }: { userId: number }) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [machine] = useState(() => welcomeMachine.provide({ actors: welcomeActors(gateway) }))
  const [path] = useLocation()
  const actor = useActorRef(machine, { input: { userId, path } })
  useEffect(() => actor.send({ type: 'path.changed', path }), [actor, path])
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ welcomed: { dialog: 'shown' } }))
  const roles = useSelector(auth, selectRoles)
  const name = useSelector(auth, selectFirstName)
  if (!isShown || name === null) return null
  return (
    <CrashBoundary fallback={() => null}>
      <Suspense>
        <WelcomeDialog name={name} roles={roles} onClose={() => actor.send({ type: 'welcome.closed' })} />
      </Suspense>
    </CrashBoundary>
  )
}

export default WelcomeRoute
