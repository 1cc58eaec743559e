import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { Position } from '../../src/domain/places.ts'
import { locationMachine } from '../../src/machines/course-search/location.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const HERE: Position = { latitude: 38.8, longitude: -98.1 }
const ASKED = { type: 'location.asked' } as const

test('the device is asked when a button asks, and never before', async () => {
  const locate = handPromise<Position, undefined>()
  const actor = createActor(locationMachine.provide({ actors: { locate: locate.logic } })).start()
  expect(locate.calls).toHaveLength(0)
  actor.send(ASKED)
  actor.send(ASKED)
  locate.calls[0]?.resolve(HERE)
  const { context } = await waitFor(actor, (at) => at.matches('known'))
  expect([context.position, locate.calls.length]).toEqual([HERE, 1])
})

test.each([
  ['forbidden', 'denied', null],
  ['unexpected', 'failed', { kind: 'unexpected' }],
] as const)('a device that answers %s is %s, and can be asked again', async (kind, state, kept) => {
  const locate = handPromise<Position, undefined>()
  const actor = createActor(locationMachine.provide({ actors: { locate: locate.logic } })).start()
  actor.send(ASKED)
  locate.calls[0]?.reject(fault(kind))
  const at = await waitFor(actor, (snapshot) => snapshot.hasTag('error'))
  expect([at.value, at.context.fault]).toEqual([state, kept])
  expect(at.can(ASKED)).toBe(true)
})

test('a missing actor says its name', async () => {
  const complaints = await complaintsOf(locationMachine, { events: [ASKED], until: (at) => at.matches('failed') })
  expect(complaints).toEqual(['No actor was provided for "locate".'])
})

test('every state and transition is reached, and only what failed has a fault', () => {
  const { snapshots } = expectEveryPath(locationMachine, {
    events: [ASKED, done('locate', HERE), failed('locate', fault('forbidden')), failed('locate')],
  })
  expect(snapshots.filter((at) => at.matches('failed') !== (at.context.fault !== null))).toEqual([])
})
