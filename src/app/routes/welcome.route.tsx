import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'

import { selectFirstName, selectRoles } from '../../machines/auth/auth.connect.ts'
import { welcomeMachine } from '../../machines/welcome/welcome.machine.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { WelcomeDialog } from '../../views/shell/welcome/welcome-dialog.view.tsx'
import { welcomeActors } from '../actors/welcome.actors.ts'
import { useApp } from '../app.context.tsx'

/** Welcomes one person. Its words come when it is certain that it is shown. */
const WelcomeRoute = ({ userId }: { userId: number }) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [machine] = useState(() => welcomeMachine.provide({ actors: welcomeActors(gateway) }))
  const actor = useActorRef(machine, { input: { userId } })
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'))
  const roles = useSelector(auth, selectRoles)
  const name = useSelector(auth, selectFirstName)
  if (!isShown || name === null) return null
  return (
    <Suspense>
      <WelcomeDialog name={name} roles={roles} onClose={() => actor.send({ type: 'welcome.closed' })} />
    </Suspense>
  )
}

export default WelcomeRoute
