import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { readHabits, USUAL_HABITS, writeHabits, type ListHabits } from '../../src/domain/list-habits.ts'
import { listHabitsMachine } from '../../src/machines/list-habits/list-habits.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const start = () => {
  const keep = handPromise<void, ListHabits>()
  const watch = handSource()
  const actor = createActor(
    listHabitsMachine.provide({ actors: { keepHabits: keep.logic, watchHabits: watch.logic } }),
  ).start()
  const habits = (): ListHabits => {
    const { density, keys } = actor.getSnapshot().context
    return { density, keys }
  }
  return { actor, keep, habits }
}

test('what is chosen is in force at once, and kept with what was chosen before', async () => {
  const { actor, keep, habits } = start()
  actor.send({ type: 'density.chosen', density: 'comfortable' })
  actor.send({ type: 'keys.chosen', keys: 'list' })
  const chosen = { density: 'comfortable', keys: 'list' }
  expect([habits(), keep.calls.map(({ input }) => input)]).toEqual([
    chosen,
    [{ density: 'comfortable', keys: 'page' }, chosen],
  ])
  keep.calls[1]?.resolve()
  await waitFor(actor, (at) => at.matches('kept'))
})

test('what was kept elsewhere is in force, but not over what is being kept here', () => {
  const { actor, habits } = start()
  const kept = { density: 'comfortable', keys: 'list' } as const
  actor.send({ type: 'habits.read', habits: kept })
  const before = habits()
  actor.send({ type: 'density.chosen', density: 'compact' })
  actor.send({ type: 'habits.read', habits: kept })
  expect([before, habits()]).toEqual([kept, { density: 'compact', keys: 'list' }])
})

test('what cannot be kept is in force all the same', async () => {
  const { actor, keep, habits } = start()
  actor.send({ type: 'density.chosen', density: 'comfortable' })
  keep.calls[0]?.reject(fault('unexpected'))
  await waitFor(actor, (at) => at.matches('kept'))
  expect([habits().density, actor.getSnapshot().context.fault]).toEqual(['comfortable', { kind: 'unexpected' }])
})

test('what is kept as text is read again; what it does not say is as usual', () => {
  const comfortable = { density: 'comfortable', keys: 'list' } as const
  expect([readHabits(writeHabits(comfortable)), ...[null, '', 'dense all', 'comfortable'].map(readHabits)]).toEqual([
    comfortable,
    USUAL_HABITS,
    USUAL_HABITS,
    USUAL_HABITS,
    { ...USUAL_HABITS, density: 'comfortable' },
  ])
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(listHabitsMachine, {
    events: [{ type: 'keys.chosen', keys: 'list' }],
    until: (at) => at.matches('kept') && at.context.fault !== null,
  })
  expect(said).toContain('No actor was provided for "watchHabits".')
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(listHabitsMachine, {
    events: [
      { type: 'density.chosen', density: 'comfortable' },
      { type: 'density.chosen', density: 'compact' },
      { type: 'keys.chosen', keys: 'list' },
      { type: 'habits.read', habits: { density: 'comfortable', keys: 'page' } },
      done('keepHabits'),
      failed('keepHabits'),
      failed('watchHabits'),
    ],
  })
  expect(snapshots.length).toBeGreaterThan(4)
})
