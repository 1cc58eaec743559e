import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { TEMPLATE_EVENTS, TEMPLATE_STATES } from '../../../src/domain/message-template.ts'
import { decideMessageTemplate } from '../../../src/machines/lifecycle/decide-message-template.ts'
import { messageTemplateLifecycle } from '../../../src/machines/lifecycle/message-template.lifecycle.ts'
import { expectEveryPath } from '../support/paths.ts'

const FACTS = [{ isSound: true }, { isSound: false }]

test('takes every state and transition, and knows the states of a version', () => {
  expectEveryPath(messageTemplateLifecycle, { inputs: FACTS, events: TEMPLATE_EVENTS.map((type) => ({ type })) })
  expect(Object.keys(messageTemplateLifecycle.states)).toEqual([...TEMPLATE_STATES, 'dropped'])
})

test('the server decides in every state as the running chart does', () => {
  for (const state of TEMPLATE_STATES)
    for (const facts of FACTS)
      for (const type of TEMPLATE_EVENTS) {
        const snapshot = messageTemplateLifecycle.resolveState({ value: state, context: facts })
        const actor = createActor(messageTemplateLifecycle, { snapshot, input: facts }).start()
        const isTaken = actor.getSnapshot().can({ type })
        actor.send({ type })
        expect(decideMessageTemplate(state, facts, type)).toBe(isTaken ? actor.getSnapshot().value : null)
      }
})

test('messages are sent with nothing that was not checked, or that is wrong by now', () => {
  const enforced = (isSound: boolean) =>
    TEMPLATE_STATES.filter((state) => decideMessageTemplate(state, { isSound }, 'version.putInForce') !== null)
  expect([enforced(true), enforced(false)]).toEqual([['checked', 'older'], []])
})

test('what was in force once is never written or dropped', () => {
  const taken = (state: 'inForce' | 'older') =>
    TEMPLATE_EVENTS.filter((event) => decideMessageTemplate(state, { isSound: true }, event) !== null)
  expect([taken('inForce'), taken('older')]).toEqual([['version.replaced'], ['version.putInForce']])
})

test('what is changed after it was checked has to be checked again', () => {
  expect(decideMessageTemplate('checked', { isSound: true }, 'draft.changed')).toBe('draft')
})
