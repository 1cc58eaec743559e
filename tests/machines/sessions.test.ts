import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { sessionsMachine } from '../../src/machines/sessions/sessions.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const start = () => {
  const endSession = handPromise<void, { sessionId: string }>()
  const endOthers = handPromise<void, undefined>()
  const machine = sessionsMachine.provide({ actors: { endSession: endSession.logic, endOthers: endOthers.logic } })
  const actor = createActor(machine).start()
  const choose = (sessionId: string) => actor.send({ type: 'session.chosen', sessionId })
  const confirm = () => actor.send({ type: 'ending.confirmed' })
  return { actor, endSession, endOthers, choose, confirm }
}

describe('ending one', () => {
  test('is asked about, done once, and told', async () => {
    const { actor, endSession, choose, confirm } = start()
    choose('a')
    expect(endSession.calls.length).toBe(0)
    confirm()
    confirm()
    endSession.calls[0]?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches({ still: 'oneEnded' }))
    expect([endSession.calls.map(({ input }) => input), context.sessionId]).toEqual([[{ sessionId: 'a' }], null])
  })

  test('that is declined ends nothing', () => {
    const { actor, endSession, choose } = start()
    choose('a')
    actor.send({ type: 'ending.declined' })
    expect([actor.getSnapshot().value, endSession.calls.length]).toEqual([{ still: 'quiet' }, 0])
  })

  test('that failed is still asked about, and tried again', async () => {
    const { actor, endSession, choose, confirm } = start()
    choose('a')
    confirm()
    endSession.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ one: 'failed' }))
    confirm()
    expect([context, endSession.calls.map(({ input }) => input.sessionId)]).toEqual([
      { sessionId: 'a', fault: { kind: 'offline' } },
      ['a', 'a'],
    ])
  })
})

test('ending the others is asked about, and told', async () => {
  const { actor, endOthers, confirm } = start()
  actor.send({ type: 'others.chosen' })
  confirm()
  endOthers.calls[0]?.reject(fault('unexpected'))
  await waitFor(actor, (at) => at.matches({ others: 'failed' }))
  confirm()
  endOthers.calls[1]?.resolve()
  const { context } = await waitFor(actor, (at) => at.matches({ still: 'othersEnded' }))
  expect(context).toEqual({ sessionId: null, fault: null })
})

test('missing actors say their names', async () => {
  const one = await complaintsOf(sessionsMachine, {
    events: [{ type: 'session.chosen', sessionId: 'a' }, { type: 'ending.confirmed' }],
    until: (at) => at.matches({ one: 'failed' }),
  })
  const others = await complaintsOf(sessionsMachine, {
    events: [{ type: 'others.chosen' }, { type: 'ending.confirmed' }],
    until: (at) => at.matches({ others: 'failed' }),
  })
  expect([...one, ...others]).toEqual([
    'No actor was provided for "endSession".',
    'No actor was provided for "endOthers".',
  ])
})

test('every state and transition is reached, and one is ended only by name', () => {
  const { snapshots } = expectEveryPath(sessionsMachine, {
    events: [
      { type: 'session.chosen', sessionId: 'a' },
      { type: 'others.chosen' },
      { type: 'ending.confirmed' },
      { type: 'ending.declined' },
      done('endSession'),
      failed('endSession'),
      failed('endSession', { kind: 'conflict' }),
      done('endOthers'),
      failed('endOthers'),
      failed('endOthers', { kind: 'conflict' }),
    ],
  })
  expect(snapshots.filter((at) => at.matches('one') !== (at.context.sessionId !== null))).toEqual([])
})
