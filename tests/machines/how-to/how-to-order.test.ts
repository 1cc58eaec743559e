import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import { howToOrderMachine, type OrderedVideo } from '../../../src/machines/how-to/how-to-order.machine.ts'
import { handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const VIDEOS: readonly OrderedVideo[] = [1, 2, 3].map((id) => ({ id, title: `Video ${id}`, state: 'published' }))

type Sent = { was: readonly number[]; ids: readonly number[] }

const opened = async () => {
  const readOrder = handPromise<readonly OrderedVideo[], undefined>()
  const saveOrder = handPromise<void, Sent>()
  const actor = createActor(
    howToOrderMachine.provide({ actors: { readOrder: readOrder.logic, saveOrder: saveOrder.logic } }),
  ).start()
  readOrder.calls[0]?.resolve(VIDEOS)
  await waitFor(actor, (at) => at.matches({ ready: 'still' }))
  const ids = () => actor.getSnapshot().context.items.map(({ id }) => id)
  return { actor, readOrder, saveOrder, ids }
}

test('a move is seen at once and written whole; what is moved meanwhile is the next write, from what was saved', async () => {
  const { actor, saveOrder, ids } = await opened()
  actor.send({ type: 'video.moved', id: 3, by: -2 })
  actor.send({ type: 'video.moved', id: 1, by: 1 })
  expect([ids(), saveOrder.calls.map(({ input }) => input)]).toEqual([[3, 2, 1], [{ was: [1, 2, 3], ids: [3, 1, 2] }]])
  saveOrder.calls[0]?.resolve()
  await waitFor(actor, () => saveOrder.calls.length === 2)
  expect(saveOrder.calls[1]?.input).toEqual({ was: [3, 1, 2], ids: [3, 2, 1] })
  saveOrder.calls[1]?.resolve()
  await waitFor(actor, (at) => at.matches({ ready: 'still' }))
  expect(saveOrder.calls.length).toBe(2)
})

test('nothing is written of a move beyond the ends, or of what is not there', async () => {
  const { actor, saveOrder, ids } = await opened()
  actor.send({ type: 'video.moved', id: 1, by: -1 })
  actor.send({ type: 'video.moved', id: 9, by: 1 })
  expect([ids(), saveOrder.calls.length, actor.getSnapshot().matches({ ready: 'still' })]).toEqual([[1, 2, 3], 0, true])
})

test('what could not be saved is kept and tried again, also by another move', async () => {
  const { actor, saveOrder } = await opened()
  actor.send({ type: 'video.moved', id: 1, by: 2 })
  saveOrder.calls[0]?.reject(new FaultError({ kind: 'offline' }))
  await waitFor(actor, (at) => at.matches({ ready: 'unsaved' }))
  actor.send({ type: 'order.retried' })
  expect(saveOrder.calls[1]?.input).toEqual({ was: [1, 2, 3], ids: [2, 3, 1] })
})

test('where somebody else changed it nothing is moved over theirs: it is read anew once that was heard', async () => {
  const { actor, saveOrder, readOrder, ids } = await opened()
  actor.send({ type: 'video.moved', id: 1, by: 2 })
  saveOrder.calls[0]?.reject(new FaultError({ kind: 'conflict' }))
  await waitFor(actor, (at) => at.matches({ ready: 'outdated' }))
  expect(actor.getSnapshot().can({ type: 'video.moved', id: 1, by: 1 })).toBe(false)
  actor.send({ type: 'order.retried' })
  readOrder.calls[1]?.resolve(VIDEOS.toReversed())
  await waitFor(actor, (at) => at.matches({ ready: 'still' }))
  expect(ids()).toEqual([3, 2, 1])
})

test('every state and every way is taken', () => {
  const { snapshots } = expectEveryPath(howToOrderMachine, {
    events: [
      { type: 'video.moved', id: 1, by: 1 },
      { type: 'video.moved', id: 2, by: -1 },
      { type: 'order.retried' },
      done('readOrder', VIDEOS.slice(0, 2)),
      failed('readOrder'),
      done('saveOrder', undefined),
      failed('saveOrder', new FaultError({ kind: 'conflict' })),
      failed('saveOrder', new FaultError({ kind: 'offline' })),
    ],
    serializeState: ({ value, context: { items, saved, sent } }) =>
      JSON.stringify([value, ...[items, saved, sent].map((list) => list.map(({ id }) => id))]),
  })
  expect(snapshots.some((at) => at.matches({ ready: 'outdated' }))).toBe(true)
})
