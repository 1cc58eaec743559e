import { expectTypeOf, test } from 'vitest'
import { fromPromise, type EventFromLogic, type InputFrom } from 'xstate'

import type { OnlineEnrollment, OnlineOffering } from '../../src/domain/contract/course.contract.ts'
import {
  enrollmentMachine,
  type CurrentEnrollment,
  type EnrollmentActor,
  type EnrollmentEvent,
  type EnrollmentInput,
  type Standing,
} from '../../src/machines/enrollment/enrollment.machine.ts'

test('enrolling takes what the contract answers', () => {
  expectTypeOf<OnlineOffering>().toExtend<NonNullable<Standing['offering']>>()
  expectTypeOf<OnlineEnrollment>().toExtend<CurrentEnrollment>()
  expectTypeOf<InputFrom<typeof enrollmentMachine>>().toEqualTypeOf<EnrollmentInput>()
  expectTypeOf<EventFromLogic<typeof enrollmentMachine>>().toEqualTypeOf<EnrollmentEvent>()
})

test('the call has its student and its offering for certain', () => {
  enrollmentMachine.provide({
    actors: {
      enroll: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ instructorOnlineCourseId: number; studentId: number }>()
        return Promise.resolve({ id: 1 })
      }),
    },
  })
  // @ts-expect-error clicks are not facts
  void ((actor: EnrollmentActor) => actor.send({ type: 'ENROLL' }))
  // @ts-expect-error an enrolment has an id
  enrollmentMachine.provide({ actors: { enroll: fromPromise(() => Promise.resolve({})) } })
})
