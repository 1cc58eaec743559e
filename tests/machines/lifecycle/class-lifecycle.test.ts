import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import { OPEN_STATES, REGISTRATION_STATES } from '../../../src/domain/class.ts'
import { allOf } from '../../../src/domain/keys.ts'
import { classLifecycle, type ClassLifecycleEvent } from '../../../src/machines/lifecycle/class.lifecycle.ts'
import {
  decideClass,
  decideRegistration,
  nextClassEvents,
  nextRegistrationEvents,
  type RegistrationLifecycleState,
} from '../../../src/machines/lifecycle/decide-class.ts'
import {
  registrationLifecycle,
  type RegistrationFacts,
  type RegistrationLifecycleEvent,
} from '../../../src/machines/lifecycle/registration.lifecycle.ts'
import { expectEveryPath } from '../support/paths.ts'

const BOTH = [true, false] as const
/** Days before, in the hour before, and from then on. */
const TIMES = [
  { isAttendanceOpen: false, hasBegun: false },
  { isAttendanceOpen: true, hasBegun: false },
  { isAttendanceOpen: true, hasBegun: true },
] as const
const REGISTRATION_FACTS = BOTH.flatMap((isOpen) =>
  BOTH.flatMap((hasSeat) =>
    TIMES.flatMap((time) =>
      BOTH.flatMap((isOfferPast) =>
        BOTH.flatMap((hasWaited) =>
          BOTH.map((isDouble) => ({ isOpen, hasSeat, ...time, isOfferPast, hasWaited, isDouble })),
        ),
      ),
    ),
  ),
)
const CLASS_FACTS = TIMES.flatMap(({ hasBegun, isAttendanceOpen }) =>
  BOTH.map((isAttendanceTaken) => ({ hasBegun, isAttendanceOpen, isAttendanceTaken })),
)

const REGISTRATION_EVENTS = allOf<RegistrationLifecycleEvent['type']>()([
  'registration.asked',
  'walkIn.added',
  'walkIn.removed',
  'seat.offered',
  'offer.accepted',
  'offer.declined',
  'offer.ended',
  'registration.left',
  'registration.merged',
])
const CLASS_EVENTS = allOf<ClassLifecycleEvent['type']>()([
  'class.changed',
  'class.cancelled',
  'class.completed',
  'attendance.taken',
  'attendance.corrected',
])
const PLACES = ['unregistered', ...REGISTRATION_STATES] as const
const CLASS_STATES = ['scheduled', 'cancelled', 'completed'] as const

describe('the charts', () => {
  test('take every state and transition of a place in a class', () => {
    expect.hasAssertions()
    // Facts change between two events, so the walk begins in every state with every fact.
    const inState = (state: RegistrationLifecycleState) =>
      REGISTRATION_FACTS.flatMap((facts) =>
        nextRegistrationEvents(state, facts).map((type) => ({ state, facts, type })),
      )
    const taken = PLACES.flatMap(inState)
    const ways = new Set(
      taken.map(({ state, facts, type }) => `${state} ${type} ${decideRegistration(state, facts, type)}`),
    )
    expect([...ways].toSorted()).toEqual(
      [
        'unregistered registration.asked registered',
        'unregistered registration.asked waitlisted',
        'unregistered walkIn.added walkIn',
        'waitlisted seat.offered offered',
        'waitlisted registration.left cancelled',
        'waitlisted registration.merged cancelled',
        'waitlisted walkIn.added walkIn',
        'offered offer.accepted registered',
        'offered offer.declined cancelled',
        'offered offer.ended lapsed',
        'offered registration.left cancelled',
        'offered registration.merged cancelled',
        'offered walkIn.added walkIn',
        'registered registration.left cancelled',
        'registered registration.merged cancelled',
        'walkIn registration.left cancelled',
        'walkIn registration.merged cancelled',
        'walkIn walkIn.removed cancelled',
        'walkIn walkIn.removed waitlisted',
      ].toSorted(),
    )
    expect(Object.keys(registrationLifecycle.states).toSorted()).toEqual([...PLACES].toSorted())
  })

  test('take every state and transition of a class', () => {
    expectEveryPath(classLifecycle, { inputs: CLASS_FACTS, events: CLASS_EVENTS.map((type) => ({ type })) })
    expect(Object.keys(classLifecycle.states)).toEqual([...CLASS_STATES])
  })
})

describe('what the server decides with', () => {
  test('is in every state and for every event what a running place does', () => {
    for (const state of PLACES)
      for (const facts of REGISTRATION_FACTS) {
        const running = REGISTRATION_EVENTS.map((type) => {
          const snapshot = registrationLifecycle.resolveState({ value: state, context: facts })
          const actor = createActor(registrationLifecycle, { snapshot, input: facts }).start()
          const isTaken = actor.getSnapshot().can({ type })
          if (isTaken) actor.send({ type })
          return { type, after: isTaken ? actor.getSnapshot().value : null }
        })
        expect(REGISTRATION_EVENTS.map((type) => ({ type, after: decideRegistration(state, facts, type) }))).toEqual(
          running,
        )
        expect(nextRegistrationEvents(state, facts)).toEqual(
          running.filter(({ after }) => after !== null).map(({ type }) => type),
        )
      }
  })

  test('is in every state and for every event what a running class does', () => {
    for (const state of CLASS_STATES)
      for (const facts of CLASS_FACTS) {
        const running = CLASS_EVENTS.map((type) => {
          const snapshot = classLifecycle.resolveState({ value: state, context: facts })
          const actor = createActor(classLifecycle, { snapshot, input: facts }).start()
          const isTaken = actor.getSnapshot().can({ type })
          if (isTaken) actor.send({ type })
          return { type, after: isTaken ? actor.getSnapshot().value : null }
        })
        expect(CLASS_EVENTS.map((type) => ({ type, after: decideClass(state, facts, type) }))).toEqual(running)
        expect(nextClassEvents(state, facts)).toEqual(
          running.filter(({ after }) => after !== null).map(({ type }) => type),
        )
      }
  })

  test('gives no way out of an end', () => {
    const ends = (['cancelled', 'lapsed'] as const).flatMap((state) =>
      REGISTRATION_FACTS.flatMap((facts) => nextRegistrationEvents(state, facts)),
    )
    const cancelled = CLASS_FACTS.flatMap((facts) => nextClassEvents('cancelled', facts))
    const completed = CLASS_FACTS.flatMap((facts) =>
      CLASS_EVENTS.map((type) => decideClass('completed', facts, type)).filter((after) => after !== null),
    )
    expect([ends, cancelled, new Set(completed)]).toEqual([[], [], new Set(['completed'])])
  })
})

describe('through 10,000 random lives', () => {
  const anyStep = fc.record({
    type: fc.constantFrom(...REGISTRATION_EVENTS),
    facts: fc.constantFrom<RegistrationFacts>(...REGISTRATION_FACTS),
  })

  test('a seat is had by asking where one is free, by an offer that stands, or on the day', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 3, maxLength: 30 }), (steps) => {
        let state: RegistrationLifecycleState = 'unregistered'
        const wrong: string[] = []
        for (const { type, facts } of steps) {
          const after = decideRegistration(state, facts, type)
          if (after === null) continue
          const way = `${state} ${type} ${after} ${JSON.stringify(facts)}`
          if (after === 'registered' && state === 'unregistered' && !(facts.isOpen && facts.hasSeat)) wrong.push(way)
          if (after === 'registered' && state === 'offered' && (facts.isOfferPast || facts.hasBegun)) wrong.push(way)
          if (type === 'walkIn.added' && !facts.isAttendanceOpen) wrong.push(way)
          if (after === 'offered' && (!facts.hasSeat || facts.hasBegun)) wrong.push(way)
          if (after === 'lapsed' && !facts.isOfferPast) wrong.push(way)
          // But for who has another place in it.
          const isLate = facts.hasBegun && type !== 'registration.merged'
          if (after === 'cancelled' && state === 'registered' && isLate) wrong.push(way)
          if (type === 'registration.merged' && !facts.isDouble) wrong.push(way)
          const open: readonly string[] = OPEN_STATES
          if (state !== 'unregistered' && !open.includes(state)) wrong.push(`${way}: moved from an end`)
          state = after
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 10_000, seed: 20_261_122 },
    )
  })

  test('a class is completed once, after it began, with everyone marked', () => {
    expect.hasAssertions()
    const anyClassStep = fc.record({ type: fc.constantFrom(...CLASS_EVENTS), facts: fc.constantFrom(...CLASS_FACTS) })
    fc.assert(
      fc.property(fc.array(anyClassStep, { minLength: 3, maxLength: 20 }), (steps) => {
        let state: (typeof CLASS_STATES)[number] = 'scheduled'
        let ends = 0
        const wrong: string[] = []
        for (const { type, facts } of steps) {
          const after = decideClass(state, facts, type)
          if (after === null) continue
          if (after !== state) ends += 1
          if (type === 'class.completed' && !(facts.hasBegun && facts.isAttendanceTaken))
            wrong.push('completed too early')
          if (type === 'attendance.taken' && !facts.isAttendanceOpen) wrong.push('taken too early')
          if (type === 'attendance.corrected' && state !== 'completed') wrong.push('corrected what is not completed')
          if (type === 'class.changed' && facts.hasBegun) wrong.push('changed after it began')
          state = after
        }
        expect([wrong, ends <= 1]).toEqual([[], true])
      }),
      { numRuns: 10_000, seed: 20_261_122 },
    )
  })
})
