import { expectTypeOf, test } from 'vitest'
import { fromPromise, type EventFromLogic, type InputFrom } from 'xstate'

import type { ProfileData, SignUpForm } from '../../src/domain/contract/sign-up.contract.ts'
import type { DRAFTED, SignUpValues } from '../../src/machines/sign-up/sign-up-form.machine.ts'
import {
  signUpMachine,
  type ProfileQuery,
  type SignUpActor,
  type SignUpEvent,
  type SignUpInput,
} from '../../src/machines/sign-up/sign-up.machine.ts'

test('sign-up is begun with an address, asks for its fields and no other, and drafts no secret', () => {
  expectTypeOf<InputFrom<typeof signUpMachine>>().toEqualTypeOf<SignUpInput>()
  expectTypeOf<EventFromLogic<typeof signUpMachine>>().toEqualTypeOf<SignUpEvent>()
  expectTypeOf<keyof SignUpValues>().toEqualTypeOf<keyof SignUpForm>()
  expectTypeOf<
    Extract<(typeof DRAFTED)[number], 'password' | 'confirmPassword' | 'verificationCode' | 'terms'>
  >().toBeNever()
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
