import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'

import { awaitedPageMachine } from '../../src/machines/awaited-page/awaited-page.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const start = () => {
  const clock = new SimulatedClock()
  const network = handSource()
  const page = handPromise<void, undefined>()
  const drawn: string[] = []
  const machine = awaitedPageMachine.provide({
    actors: { bringPage: page.logic, watchNetwork: network.logic },
    actions: { drawPage: () => drawn.push('page') },
  })
  return { actor: createActor(machine, { clock }).start(), clock, network, page, drawn }
}

test('the page is drawn by itself when the network is back', async () => {
  const { actor, network, page, drawn } = start()
  expect(page.calls).toEqual([])
  network.tell({ type: 'network.returned' })
  page.calls[0]?.resolve()
  await waitFor(actor, (at) => at.matches('settled'))
  expect(drawn).toEqual(['page'])
})

test('a try without a network leaves it as it was, to be tried again', async () => {
  const { actor, page, drawn } = start()
  actor.send({ type: 'page.retried' })
  page.calls[0]?.reject(fault('offline'))
  await waitFor(actor, (at) => at.matches('lacking'))
  actor.send({ type: 'page.retried' })
  expect([page.calls.length, drawn]).toEqual([2, []])
})

test('where nobody says that the network is back, it is asked again after five seconds', () => {
  const { clock, page } = start()
  clock.increment(4999)
  expect(page.calls.length).toBe(0)
  clock.increment(1)
  expect(page.calls.length).toBe(1)
})

test('a page that comes and is broken is drawn, to say so itself', async () => {
  const { actor, page, drawn } = start()
  actor.send({ type: 'page.retried' })
  page.calls[0]?.reject(new Error('the page broke'))
  await waitFor(actor, (at) => at.matches('settled'))
  expect(drawn).toEqual(['page'])
})

test('what hangs on a network that leads nowhere is given up after ten seconds, and asked for again by itself', () => {
  const { actor, clock, page } = start()
  actor.send({ type: 'page.retried' })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  clock.increment(9999)
  expect([actor.getSnapshot().value, page.calls[0]?.signal.aborted]).toEqual(['bringing', false])
  clock.increment(1)
  expect([actor.getSnapshot().value, page.calls[0]?.signal.aborted]).toEqual(['lacking', true])
  clock.increment(5000)
  expect([actor.getSnapshot().value, page.calls.length]).toEqual(['bringing', 2])
})

test('what hangs when the network is back is given up for another try, of which the page is drawn', async () => {
  const { actor, network, page, drawn } = start()
  actor.send({ type: 'page.retried' })
  network.tell({ type: 'network.returned' })
  expect([page.calls.length, page.calls[0]?.signal.aborted]).toEqual([2, true])
  page.calls[1]?.resolve()
  await waitFor(actor, (at) => at.matches('settled'))
  expect(drawn).toEqual(['page'])
})

test('what nobody provided says its name', async () => {
  const complaints = await complaintsOf(awaitedPageMachine, {
    events: [{ type: 'page.retried' }],
    until: (at) => at.matches('settled'),
  })
  expect(complaints).toEqual(['No actor was provided for "watchNetwork".', 'No actor was provided for "bringPage".'])
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(awaitedPageMachine, {
    events: [
      { type: 'page.retried' },
      { type: 'network.returned' },
      after('anotherTry', 'awaitedPage.lacking'),
      after('patience', 'awaitedPage.bringing'),
      done('bringPage'),
      failed('bringPage', fault('offline')),
      failed('bringPage'),
      failed('watchNetwork'),
    ],
  })
  expect([...new Set(snapshots.map(({ value }) => value))]).toEqual(['lacking', 'bringing', 'settled'])
})
