import { expectTypeOf, test } from 'vitest'
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate'

import type { CheckedEnrollment } from '../../../src/domain/contract/enrollment-verification.contract.ts'
import {
  enrollmentVerificationMachine,
  type EnrollmentVerificationActor,
} from '../../../src/machines/enrollment-verification/enrollment-verification.machine.ts'
import { materialUploadMachine, type UploadInput } from '../../../src/machines/materials/material-upload.machine.ts'
import type { messagingMachine } from '../../../src/machines/student-enrollments/message-form.machine.ts'

test('an enrolment is found by a code, or the question fails', () => {
  enrollmentVerificationMachine.provide({
    actors: {
      findEnrollment: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ code: string }>()
        return Promise.resolve<CheckedEnrollment>({} as CheckedEnrollment)
      }),
    },
  })
  // @ts-expect-error a code is asked for by its enrolment
  void ((actor: EnrollmentVerificationActor) => actor.send({ type: 'code.wanted' }))
  enrollmentVerificationMachine.provide({
    // @ts-expect-error null is no enrolment
    actors: { findEnrollment: fromPromise(() => Promise.resolve(null)) },
  })
})

test('a message is about students who are chosen', () => {
  type Actor = ActorRefFrom<typeof messagingMachine>
  expectTypeOf<Parameters<Actor['send']>[0]>().toExtend<{ type: 'form.begun' | 'form.left' | 'theirs.taken' }>()
  // @ts-expect-error text is nobody
  void ((actor: Actor) => actor.send({ type: 'form.begun', about: '{}' }))
})

test('a file goes to a version or to a material', () => {
  materialUploadMachine.provide({
    actors: {
      upload: fromCallback(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<UploadInput>()
      }),
    },
  })
})
