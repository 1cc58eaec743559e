import { expectTypeOf, test } from 'vitest'
import { fromPromise, type EventFromLogic, type InputFrom } from 'xstate'

import type { ClassPlace, RegistrationBody } from '../../src/domain/contract/registration.contract.ts'
import {
  classRegistrationMachine,
  type ClassRegistrationActor,
} from '../../src/machines/class-registration/class-registration.machine.ts'
import type {
  ClassRegistrationEvent,
  ClassRegistrationInput,
  LeaveInput,
  RegisterInput,
} from '../../src/machines/class-registration/class-registration.types.ts'

test('registering takes what the contract takes', () => {
  expectTypeOf<RegisterInput>().toExtend<Readonly<RegistrationBody>>()
  expectTypeOf<keyof RegisterInput>().toEqualTypeOf<keyof RegistrationBody>()
  expectTypeOf<InputFrom<typeof classRegistrationMachine>>().toEqualTypeOf<ClassRegistrationInput>()
  expectTypeOf<EventFromLogic<typeof classRegistrationMachine>>().toEqualTypeOf<ClassRegistrationEvent>()
})

test('a place is left by its id, and by the deed that its state wants', () => {
  classRegistrationMachine.provide({
    actors: {
      leave: fromPromise<ClassPlace, LeaveInput>(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<Readonly<{ id: number; deed: 'leave' | 'decline' }>>()
        return Promise.reject(new Error('not asked'))
      }),
    },
  })
  // @ts-expect-error a class is chosen by its id
  void ((actor: ClassRegistrationActor) => actor.send({ type: 'class.chosen' }))
  // @ts-expect-error an answer is a place
  classRegistrationMachine.provide({ actors: { accept: fromPromise(() => Promise.resolve({ id: 1 })) } })
})
