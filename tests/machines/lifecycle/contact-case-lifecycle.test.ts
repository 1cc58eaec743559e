import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { CONTACT_STATES } from '../../../src/domain/contact.ts'
import { contactCaseLifecycle } from '../../../src/machines/lifecycle/contact-case.lifecycle.ts'
import { CONTACT_CASE_EVENTS, decideContactCase } from '../../../src/machines/lifecycle/decide-contact-case.ts'
import { expectEveryPath } from '../support/paths.ts'

const FACTS = [true, false].flatMap((isAssigned) =>
  ([null, 'answered', 'waiting'] as const).map((was) => ({ isAssigned, was })),
)

test('takes every state and transition, and knows the states of a message', () => {
  expectEveryPath(contactCaseLifecycle, { inputs: FACTS, events: CONTACT_CASE_EVENTS.map((type) => ({ type })) })
  expect(Object.keys(contactCaseLifecycle.states)).toEqual([...CONTACT_STATES])
})

test('the server decides in every state as the running chart does', () => {
  for (const state of CONTACT_STATES)
    for (const facts of FACTS)
      for (const type of CONTACT_CASE_EVENTS) {
        const snapshot = contactCaseLifecycle.resolveState({ value: state, context: facts })
        const actor = createActor(contactCaseLifecycle, { snapshot, input: facts }).start()
        const isTaken = actor.getSnapshot().can({ type })
        actor.send({ type })
        expect(decideContactCase(state, facts, type)).toBe(isTaken ? actor.getSnapshot().value : null)
      }
})

test('nothing is answered, given to somebody or closed of what is closed or spam; its writer opens what is closed again', () => {
  const taken = (state: 'closed' | 'spam') =>
    CONTACT_CASE_EVENTS.filter((event) => FACTS.some((facts) => decideContactCase(state, facts, event) !== null))
  expect([taken('closed'), taken('spam')]).toEqual([
    ['answer.received', 'closing.undone', 'case.reopened'],
    ['spam.lifted'],
  ])
})

test('closing and spam are taken back to how it was, and what is opened again has to be answered again', () => {
  const after = (state: 'closed' | 'spam', event: 'closing.undone' | 'case.reopened' | 'spam.lifted') =>
    FACTS.map((facts) => decideContactCase(state, facts, event))
  const before = ['assigned', 'answered', 'waiting', 'new', 'answered', 'waiting']
  expect([after('closed', 'closing.undone'), after('spam', 'spam.lifted')]).toEqual([before, before])
  expect(after('closed', 'case.reopened')).toEqual(['assigned', 'assigned', 'assigned', 'new', 'new', 'new'])
})

test('what its writer answers has to be answered again, by whoever had it', () => {
  const after = (state: 'new' | 'assigned' | 'answered' | 'waiting' | 'closed', isAssigned: boolean) =>
    decideContactCase(state, { isAssigned, was: null }, 'answer.received')
  const open = ['answered', 'waiting', 'closed'] as const
  expect([after('new', false), after('assigned', true)]).toEqual(['new', 'assigned'])
  expect([open.map((state) => after(state, true)), open.map((state) => after(state, false))]).toEqual([
    ['assigned', 'assigned', 'assigned'],
    ['new', 'new', 'new'],
  ])
})
