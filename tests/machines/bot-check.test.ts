import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'

import { botCheckMachine, type SolvedCheck } from '../../src/machines/bot-check/bot-check.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const SOLVED: SolvedCheck = {
  solution: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 5000,
        data: { expires: 1_800_000_000 },
        keyLength: 32,
        keyPrefix: 'ab',
        keySignature: 'cd',
        nonce: '01',
        salt: '02',
      },
      signature: 'ef',
    },
    solution: { counter: 61, derivedKey: 'ab' },
  },
  goodFor: 60_000,
}

const start = () => {
  const clock = new SimulatedClock()
  const solve = handPromise<SolvedCheck, undefined>()
  const actor = createActor(botCheckMachine.provide({ actors: { solve: solve.logic } }), { clock }).start()
  const want = () => actor.send({ type: 'check.wanted' })
  const solved = async (call = 0) => {
    solve.calls[call]?.resolve(SOLVED)
    return waitFor(actor, (at) => at.matches('solved'))
  }
  return { actor, clock, solve, want, solved }
}

test('a form that is come to has its check solved once, however often it is wanted', async () => {
  const { solve, want, solved } = start()
  expect(solve.calls.length).toBe(0)
  want()
  want()
  const { context } = await solved()
  want()
  expect([solve.calls.length, context.solved]).toEqual([1, SOLVED])
})

test('a solution that was spent is gone, and another can be wanted', async () => {
  const { actor, solve, want, solved } = start()
  want()
  await solved()
  actor.send({ type: 'solution.spent' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.solved]).toEqual(['idle', null])
  want()
  await solved(1)
  expect(solve.calls.length).toBe(2)
})

test('a solution is kept as long as the server takes it, and no longer', async () => {
  const { actor, clock, want, solved } = start()
  want()
  await solved()
  clock.increment(59_999)
  expect(actor.getSnapshot().value).toBe('solved')
  clock.increment(1)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.solved]).toEqual(['expired', null])
  want()
  expect(actor.getSnapshot().value).toBe('solving')
})

test('a check that could not be asked for says why, and can be wanted again', async () => {
  const { actor, solve, want, solved } = start()
  want()
  solve.calls[0]?.reject(fault('offline'))
  const { context } = await waitFor(actor, (at) => at.matches('failed'))
  want()
  const after = await solved(1)
  expect([context.fault, after.context.fault]).toEqual([{ kind: 'offline' }, null])
})

test('a missing solver says its name', async () => {
  const complaints = await complaintsOf(botCheckMachine, {
    events: [{ type: 'check.wanted' }],
    until: (at) => at.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "solve".'])
})

test('every state and transition is reached, and only a solved one has a solution', () => {
  const { snapshots } = expectEveryPath(botCheckMachine, {
    events: [
      { type: 'check.wanted' },
      { type: 'solution.spent' },
      done('solve', SOLVED),
      failed('solve'),
      after('goodFor', 'botCheck.solved'),
    ],
  })
  expect(snapshots.filter(({ value, context }) => (value === 'solved') !== (context.solved !== null))).toEqual([])
})
