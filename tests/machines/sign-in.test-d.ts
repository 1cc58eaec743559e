import { expectTypeOf, test } from 'vitest'
import { fromPromise, type EventFromLogic, type OutputFrom } from 'xstate'

import {
  signInMachine,
  type Credentials,
  type SignInActor,
  type SignInContext,
  type SignInEvent,
} from '../../src/machines/sign-in/sign-in.machine.ts'

test('sign-in takes both credentials, ends with a token, and keeps no password', () => {
  expectTypeOf<OutputFrom<typeof signInMachine>>().toEqualTypeOf<{ token: string }>()
  expectTypeOf<EventFromLogic<typeof signInMachine>>().toEqualTypeOf<SignInEvent>()
  expectTypeOf<SignInContext>().not.toHaveProperty('password')
  signInMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<Credentials>()
        return Promise.resolve({ token: input.email })
      }),
    },
  })
  // @ts-expect-error the password is missing
  void ((actor: SignInActor) => actor.send({ type: 'credentials.submitted', email: 'student@example.org' }))
})
