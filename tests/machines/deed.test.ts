import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { createDeedMachine } from '../../src/machines/deed/deed.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

type Move = Readonly<{ person: number; group: number | null }>

const WHOLE: Move = { person: 7, group: 4 }
const moving = createDeedMachine<Move, string>({ isReady: ({ group }) => group !== null })

const start = () => {
  const perform = handPromise<string, { subject: Move }>()
  return { perform, actor: createActor(moving.provide({ actors: { perform: perform.logic } })).start() }
}

test('is asked about first, then done once, and told of', async () => {
  const { actor, perform } = start()
  actor.send({ type: 'deed.asked', subject: WHOLE })
  expect(perform.calls).toEqual([])
  actor.send({ type: 'deed.confirmed' })
  actor.send({ type: 'deed.confirmed' })
  expect(perform.calls.map(({ input }) => input)).toEqual([{ subject: WHOLE }])
  perform.calls[0]?.resolve('moved')
  const { context } = await waitFor(actor, (at) => at.matches({ resting: 'done' }))
  expect(context.done).toEqual({ subject: WHOLE, outcome: 'moved' })
})

test('is done at once where nothing is asked', () => {
  const { actor, perform } = start()
  actor.send({ type: 'deed.begun', subject: WHOLE })
  expect(perform.calls.length).toBe(1)
})

test('waits until all that belongs to it is chosen, and tells what is missing once somebody confirms without it', () => {
  const { actor, perform } = start()
  const half = { ...WHOLE, group: null }
  actor.send({ type: 'deed.asked', subject: half })
  expect(actor.getSnapshot().matches({ asked: 'wanting' })).toBe(false)
  actor.send({ type: 'deed.confirmed' })
  actor.send({ type: 'subject.changed', subject: { ...half, person: 9 } })
  expect([actor.getSnapshot().matches({ asked: 'wanting' }), perform.calls.length]).toEqual([true, 0])
  actor.send({ type: 'deed.declined' })
  actor.send({ type: 'deed.asked', subject: half })
  expect(actor.getSnapshot().matches({ asked: 'wanting' })).toBe(false)
  actor.send({ type: 'subject.changed', subject: WHOLE })
  actor.send({ type: 'deed.confirmed' })
  actor.send({ type: 'subject.changed', subject: { ...WHOLE, group: 5 } })
  expect(perform.calls.map(({ input }) => input)).toEqual([{ subject: WHOLE }])
  expect(actor.getSnapshot().context.subject).toEqual(WHOLE)
})

test('that is put away is not done, and one that is under way is not put away', () => {
  const { actor, perform } = start()
  actor.send({ type: 'deed.asked', subject: WHOLE })
  actor.send({ type: 'deed.declined' })
  actor.send({ type: 'deed.confirmed' })
  expect([actor.getSnapshot().matches('resting'), perform.calls.length]).toEqual([true, 0])
  actor.send({ type: 'deed.begun', subject: WHOLE })
  actor.send({ type: 'deed.declined' })
  actor.send({ type: 'deed.begun', subject: WHOLE })
  expect([actor.getSnapshot().matches('underway'), perform.calls.length]).toEqual([true, 1])
})

test('that could not be asked for is tried again; one that was refused is not, and makes room for another', async () => {
  const { actor, perform } = start()
  actor.send({ type: 'deed.begun', subject: WHOLE })
  perform.calls[0]?.reject(fault('offline'))
  expect((await waitFor(actor, (at) => at.matches('failed'))).context.fault).toEqual({ kind: 'offline' })
  actor.send({ type: 'deed.confirmed' })
  expect(actor.getSnapshot().context.fault).toBe(null)
  perform.calls[1]?.reject(fault('conflict'))
  const at = await waitFor(actor, (snapshot) => snapshot.matches('refused'))
  expect([at.can({ type: 'deed.confirmed' }), at.context.fault]).toEqual([false, { kind: 'conflict' }])
  actor.send({ type: 'deed.asked', subject: { person: 8, group: 4 } })
  expect(actor.getSnapshot().context).toMatchObject({ subject: { person: 8 }, fault: null })
})

test('that was refused is not asked for again as it is, and can be chosen otherwise', async () => {
  const { actor, perform } = start()
  actor.send({ type: 'deed.asked', subject: WHOLE })
  actor.send({ type: 'deed.confirmed' })
  perform.calls[0]?.reject(fault('refused'))
  await waitFor(actor, (at) => at.matches('refused'))
  actor.send({ type: 'deed.confirmed' })
  expect(perform.calls.length).toBe(1)
  actor.send({ type: 'subject.changed', subject: { ...WHOLE, group: 5 } })
  expect(actor.getSnapshot().context).toMatchObject({ fault: null, subject: { group: 5 } })
  actor.send({ type: 'deed.confirmed' })
  expect(perform.calls.map(({ input }) => input.subject.group)).toEqual([4, 5])
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(moving, {
      input: undefined,
      events: [{ type: 'deed.begun', subject: WHOLE }],
      until: (at) => at.hasTag('error'),
    }),
  ).toEqual(['No actor was provided for "perform".'])
})

test('every state and transition is reached, and nothing is done that is not whole', () => {
  const half: Move = { person: 7, group: null }
  const { snapshots } = expectEveryPath(moving, {
    inputs: [undefined],
    events: [
      { type: 'deed.asked', subject: half },
      { type: 'deed.asked', subject: WHOLE },
      { type: 'deed.begun', subject: WHOLE },
      { type: 'subject.changed', subject: WHOLE },
      { type: 'subject.changed', subject: half },
      { type: 'deed.confirmed' },
      { type: 'deed.declined' },
      done('perform', 'moved'),
      failed('perform'),
      failed('perform', { kind: 'conflict' }),
    ],
  })
  expect(snapshots.filter((at) => at.matches('underway') && at.context.subject?.group == null)).toEqual([])
})
