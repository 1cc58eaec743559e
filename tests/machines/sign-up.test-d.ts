import { expectTypeOf, test } from 'vitest'
import { fromPromise, type EventFromLogic, type InputFrom } from 'xstate'

import type { ProfileData, SignUpForm } from '../../src/domain/contract/sign-up.contract.ts'
import type { SignUpValues } from '../../src/machines/sign-up/sign-up-form.machine.ts'
import {
  signUpMachine,
  type ProfileQuery,
  type SignUpActor,
  type SignUpEvent,
  type SignUpInput,
} from '../../src/machines/sign-up/sign-up.machine.ts'

test('sign-up is begun with an address, and asks for its fields and no other', () => {
  expectTypeOf<InputFrom<typeof signUpMachine>>().toEqualTypeOf<SignUpInput>()
  expectTypeOf<EventFromLogic<typeof signUpMachine>>().toEqualTypeOf<SignUpEvent>()
  expectTypeOf<keyof SignUpValues>().toEqualTypeOf<keyof SignUpForm>()
  signUpMachine.provide({
    actors: {
      fetchProfile: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<ProfileQuery>()
        return Promise.reject<ProfileData>(new Error('nobody'))
      }),
    },
  })
  // @ts-expect-error no such user type
  void ((actor: SignUpActor) => actor.send({ type: 'userType.chosen', userType: 4 }))
})
