import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { waitFor } from 'xstate'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import type { DemoAccount } from '../../domain/contract/demo.contract.ts'
import { FaultError } from '../../domain/fault.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { isAuthenticated, selectRoles } from '../../machines/auth/auth.connect.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import { selectData } from '../../machines/resource/resource.connect.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { signInMachine, type Credentials } from '../../machines/sign-in/sign-in.machine.ts'
import { SignInPage } from '../../views/pages/account/sign-in.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { resourceActors } from '../actors/resource.actors.ts'
import { troubleNotices } from '../actors/trouble-notices.ts'
import { useApp } from '../app.context.tsx'

const machinesOf = ({ ask, topics }: Gateway, auth: AuthActor, takeBack: () => void) => ({
  signIn: signInMachine.provide({
    actors: {
      signIn: asking<{ token: string }, Credentials>(async (input, signal) => {
        takeBack()
        const { signIn } = await ask('SignIn', input, { signal })
        auth.send({ type: 'session.opened', token: signIn.token })
        // A token is not yet somebody who is in: until it is known whose it is, nobody is led on.
        const after = await waitFor(auth, (at) => !at.hasTag('busy'), { signal })
        if (!isAuthenticated(after)) throw new FaultError(after.context.fault ?? { kind: 'offline' })
        return signIn
      }),
      resendVerification: asking<void, { userId: number }>(async (input, signal) => {
        await ask('ResendVerification', input, { signal })
      }),
    },
  }),
  demoAccounts: createResourceMachine<readonly DemoAccount[]>().provide({
    actors: resourceActors<readonly DemoAccount[]>(
      { topics },
      [],
      async (_query, signal) => (await ask('DemoAccounts', {}, { signal })).demoAccounts,
    ),
  }),
})

const SignInRoute = () => {
  const { auth, notifications } = useActors()
  const { gateway, firstData } = useApp()
  const [{ tell, takeBack }] = useState(() => troubleNotices(notifications))
  const [machines] = useState(() => machinesOf(gateway, auth, takeBack))
  const demo = useActorRef(machines.demoAccounts, { input: { query: undefined, first: firstData.demoAccounts } })
  return (
    <SignInPage
      productName={PRODUCT_NAME}
      machine={machines.signIn}
      isRoleless={useSelector(auth, (at) => isAuthenticated(at) && selectRoles(at).length === 0)}
      demoAccounts={useSelector(demo, selectData)}
      tell={tell}
    />
  )
}

export default SignInRoute
