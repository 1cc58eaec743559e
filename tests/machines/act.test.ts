import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { actMachine } from '../../src/machines/act/act.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

test('an act is done once however often it is asked for meanwhile, and again when it failed or is over', async () => {
  const perform = handPromise<void, undefined>()
  const actor = createActor(actMachine.provide({ actors: { perform: perform.logic } })).start()
  const ask = () => actor.send({ type: 'act.asked' })
  ask()
  ask()
  perform.calls[0]?.reject(fault('offline'))
  const { context } = await waitFor(actor, (at) => at.matches('failed'))
  ask()
  perform.calls[1]?.resolve()
  const over = await waitFor(actor, (at) => at.matches('done'))
  ask()
  expect([context.fault, over.context.fault, perform.calls.length]).toEqual([{ kind: 'offline' }, null, 3])
})

test('a missing actor says its name', async () => {
  const complaints = await complaintsOf(actMachine, {
    events: [{ type: 'act.asked' }],
    until: (at) => at.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "perform".'])
})

test('every state and transition is reached, and only a failed act has a fault', () => {
  const { snapshots } = expectEveryPath(actMachine, {
    events: [{ type: 'act.asked' }, done('perform'), failed('perform')],
  })
  expect(snapshots.filter((at) => at.matches('failed') !== (at.context.fault !== null))).toEqual([])
})
