import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { ENROLLMENT_STATES } from '../../../src/domain/contract/lesson.contract.ts'
import {
  decideEnrollmentChange,
  ENROLLMENT_CHANGES,
  nextEnrollmentChanges,
} from '../../../src/machines/lifecycle/decide-enrollment-change.ts'
import { enrollmentChangeLifecycle } from '../../../src/machines/lifecycle/enrollment-change.lifecycle.ts'
import { expectEveryPath } from '../support/paths.ts'

/** What brings it into the states that nobody puts it in. */
const OWN_LIFE = ['lessons.completed', 'enrollment.expired'] as const

const YES_NO = [true, false]
const FACTS = YES_NO.flatMap((isPastExpiration) =>
  YES_NO.flatMap((isForward) =>
    YES_NO.flatMap((isAlone) => YES_NO.map((isAsLeft) => ({ isPastExpiration, isForward, isAlone, isAsLeft }))),
  ),
)

test('takes every state and transition, and knows the states of an enrolment', () => {
  expectEveryPath(enrollmentChangeLifecycle, {
    inputs: FACTS,
    events: [...ENROLLMENT_CHANGES, ...OWN_LIFE].map((type) => ({ type })),
  })
  expect(Object.keys(enrollmentChangeLifecycle.states)).toEqual(expect.arrayContaining([...ENROLLMENT_STATES]))
})

test('the server decides in every state as the running chart does', () => {
  for (const state of ENROLLMENT_STATES)
    for (const facts of FACTS) {
      const running = ENROLLMENT_CHANGES.map((type) => {
        const snapshot = enrollmentChangeLifecycle.resolveState({ value: state, context: facts })
        const actor = createActor(enrollmentChangeLifecycle, { snapshot, input: facts }).start()
        const isTaken = actor.getSnapshot().can({ type })
        if (isTaken) actor.send({ type })
        return { type, after: isTaken ? actor.getSnapshot().value : null }
      })
      expect(ENROLLMENT_CHANGES.map((type) => ({ type, after: decideEnrollmentChange(state, facts, type) }))).toEqual(
        running,
      )
      expect(nextEnrollmentChanges(state, facts)).toEqual(
        running.filter(({ after }) => after !== null).map(({ type }) => type),
      )
    }
})

test('nothing is changed of what is completed, and only what is under way is dropped', () => {
  expect(FACTS.flatMap((facts) => nextEnrollmentChanges('completed', facts))).toEqual([])
  const dropped = ENROLLMENT_STATES.filter((state) =>
    FACTS.some((facts) => decideEnrollmentChange(state, facts, 'enrollment.dropped') !== null),
  )
  expect(dropped).toEqual(['active'])
  expect(
    FACTS.filter((facts) => decideEnrollmentChange('active', facts, 'enrollment.dropped') !== null).some(
      ({ isPastExpiration }) => isPastExpiration,
    ),
  ).toBe(false)
})

test('an end that is no later is never taken', () => {
  const backward = FACTS.filter(({ isForward }) => !isForward)
  expect(
    ENROLLMENT_STATES.flatMap((state) =>
      backward.map((facts) => decideEnrollmentChange(state, facts, 'enrollment.extended')),
    ).filter((after) => after !== null),
  ).toEqual([])
})
