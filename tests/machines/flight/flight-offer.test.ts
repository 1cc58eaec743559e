import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { FlightPart } from '../../../src/domain/flight.ts'
import { flightOfferMachine } from '../../../src/machines/flight-offer/flight-offer.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const PARTS: readonly FlightPart[] = [
  { page: '/contact', lines: [{ number: 1, ago: 3, actor: 'form#1', type: 'form.submitted', text: '' }] },
  { page: null, lines: [] },
]

const start = () => {
  const take = handPromise<readonly FlightPart[], undefined>()
  const actor = createActor(flightOfferMachine.provide({ actors: { takeFlight: take.logic } })).start()
  return { actor, take }
}

test('nothing is taken before somebody asks, and a part is left out and taken back', async () => {
  const { actor, take } = start()
  expect(take.calls).toEqual([])
  actor.send({ type: 'recording.asked' })
  take.calls[0]?.resolve(PARTS)
  await waitFor(actor, (at) => at.matches('shown'))
  const left = () => actor.getSnapshot().context.left
  actor.send({ type: 'part.turned', page: null })
  expect(left()).toEqual([null])
  actor.send({ type: 'part.turned', page: '/contact' })
  actor.send({ type: 'part.turned', page: null })
  expect(left()).toEqual(['/contact'])
  actor.send({ type: 'recording.dropped' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['unasked', { parts: [], left: [] }])
})

test('what could not be put together is asked for again', async () => {
  const { actor, take } = start()
  actor.send({ type: 'recording.asked' })
  take.calls[0]?.reject(fault('unexpected'))
  await waitFor(actor, (at) => at.hasTag('error'))
  actor.send({ type: 'recording.asked' })
  take.calls[1]?.resolve([])
  const { context } = await waitFor(actor, (at) => at.matches('nothing'))
  expect(context.parts).toEqual([])
})

test('a recorder that nobody provided says its name', async () => {
  const complaints = await complaintsOf(flightOfferMachine, {
    events: [{ type: 'recording.asked' }],
    until: (at) => at.matches('untaken'),
  })
  expect(complaints).toEqual(['No actor was provided for "takeFlight".'])
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(flightOfferMachine, {
    events: [
      { type: 'recording.asked' },
      { type: 'part.turned', page: null },
      { type: 'recording.dropped' },
      done('takeFlight', PARTS),
      done('takeFlight', []),
      failed('takeFlight'),
    ],
  })
  expect(snapshots.every((at) => at.matches('shown') || at.context.parts.length === 0)).toBe(true)
})
