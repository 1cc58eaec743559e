import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import {
  ENROLLMENT_EVENTS,
  ENROLLMENT_STATES,
  LESSON_EVENTS,
  LESSON_STATES,
} from '../../../src/domain/contract/lesson.contract.ts'
import {
  decideEnrollment,
  decideLesson,
  nextEnrollmentEvents,
  nextLessonEvents,
} from '../../../src/machines/lifecycle/decide.ts'
import { enrollmentLifecycle } from '../../../src/machines/lifecycle/enrollment.lifecycle.ts'
import { lessonLifecycle } from '../../../src/machines/lifecycle/lesson.lifecycle.ts'
import { expectEveryPath } from '../support/paths.ts'

const LESSON_FACTS = [null, 0, 1].flatMap((attemptsLeft) =>
  [true, false].map((isCooledDown) => ({ attemptsLeft, isCooledDown })),
)
const ENROLLMENT_FACTS = [true, false].flatMap((isPastExpiration) =>
  [true, false].map((areLessonsPassed) => ({ isPastExpiration, areLessonsPassed })),
)

describe('the charts', () => {
  test('take every state and transition of a lesson', () => {
    expectEveryPath(lessonLifecycle, { inputs: LESSON_FACTS, events: LESSON_EVENTS.map((type) => ({ type })) })
    expect(Object.keys(lessonLifecycle.states)).toEqual(expect.arrayContaining([...LESSON_STATES]))
  })

  test('take every state and transition of an enrolment', () => {
    expectEveryPath(enrollmentLifecycle, {
      inputs: ENROLLMENT_FACTS,
      events: ENROLLMENT_EVENTS.map((type) => ({ type })),
    })
    expect(Object.keys(enrollmentLifecycle.states)).toEqual(expect.arrayContaining([...ENROLLMENT_STATES]))
  })
})

describe('what the server decides with', () => {
  test('is in every state and for every event what a running lesson does', () => {
    for (const state of LESSON_STATES)
      for (const facts of LESSON_FACTS) {
        const running = LESSON_EVENTS.map((type) => {
          const snapshot = lessonLifecycle.resolveState({ value: state, context: facts })
          const actor = createActor(lessonLifecycle, { snapshot, input: facts }).start()
          const isTaken = actor.getSnapshot().can({ type })
          if (isTaken) actor.send({ type })
          return { type, after: isTaken ? actor.getSnapshot().value : null }
        })
        expect(LESSON_EVENTS.map((type) => ({ type, after: decideLesson(state, facts, type) }))).toEqual(running)
        expect(nextLessonEvents(state, facts)).toEqual(
          running.filter(({ after }) => after !== null).map(({ type }) => type),
        )
      }
  })

  test('is in every state and for every event what a running enrolment does', () => {
    for (const state of ENROLLMENT_STATES)
      for (const facts of ENROLLMENT_FACTS) {
        const running = ENROLLMENT_EVENTS.map((type) => {
          const snapshot = enrollmentLifecycle.resolveState({ value: state, context: facts })
          const actor = createActor(enrollmentLifecycle, { snapshot, input: facts }).start()
          const isTaken = actor.getSnapshot().can({ type })
          if (isTaken) actor.send({ type })
          return { type, after: isTaken ? actor.getSnapshot().value : null }
        })
        expect(ENROLLMENT_EVENTS.map((type) => ({ type, after: decideEnrollment(state, facts, type) }))).toEqual(
          running,
        )
        expect(nextEnrollmentEvents(state, facts)).toEqual(
          running.filter(({ after }) => after !== null).map(({ type }) => type),
        )
      }
  })

  test('gives no way out of an end', () => {
    expect(LESSON_FACTS.flatMap((facts) => nextLessonEvents('passed', facts))).toEqual([])
    expect(ENROLLMENT_FACTS.flatMap((facts) => nextEnrollmentEvents('completed', facts))).toEqual([])
    expect(ENROLLMENT_FACTS.flatMap((facts) => nextEnrollmentEvents('dropped', facts))).toEqual([])
  })
})
