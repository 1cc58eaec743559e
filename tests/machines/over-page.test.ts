import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { overPageMachine, type OverPageEmitted } from '../../src/machines/over-page/over-page.machine.ts'
import { after, expectEveryPath } from './support/paths.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const told: OverPageEmitted['type'][] = []
  const actor = createActor(overPageMachine)
  actor.on('*', ({ type }) => told.push(type))
  actor.start()
  const lie = (layers: number) => actor.send({ type: 'layers.changed', layers })
  const heard = (rest = 0) => {
    vi.advanceTimersByTime(rest)
    return told.splice(0)
  }
  return { actor, lie, heard }
}

const covered = () => {
  const started = start()
  started.lie(1)
  expect(started.heard()).toEqual(['entry.wanted'])
  return started
}

test('what opens and closes at once wants no entry, and what stays wants one', () => {
  const { lie, heard } = start()
  lie(1)
  lie(0)
  expect(heard(2000)).toEqual([])
  lie(1)
  lie(0)
  lie(1)
  expect(heard(2000)).toEqual(['entry.wanted'])
  lie(2)
  expect(heard(2000)).toEqual([])
})

test('a step back closes the topmost, and what does not close has its entry again', () => {
  const { actor, lie, heard } = covered()
  lie(2)
  heard()
  actor.send({ type: 'page.reached' })
  lie(1)
  expect(heard(2000)).toEqual(['page.returned', 'close.wanted', 'entry.wanted'])
})

test('what is closed otherwise takes its entry back, and closes nothing on the way', () => {
  const { actor, lie, heard } = covered()
  lie(0)
  expect(heard()).toEqual(['step.wanted'])
  actor.send({ type: 'page.reached' })
  expect(heard(2000)).toEqual(['page.returned'])
})

test('an address waits for one way down, whatever closes and opens meanwhile', () => {
  const { actor, lie, heard } = covered()
  actor.send({ type: 'address.wanted' })
  actor.send({ type: 'address.wanted' })
  lie(0)
  lie(1)
  expect(heard(999)).toEqual(['step.wanted'])
  actor.send({ type: 'page.reached' })
  expect(heard(2000)).toEqual(['page.returned', 'entry.wanted'])
})

test('a browser that takes no entry back is waited for a second', () => {
  const { actor, heard } = covered()
  actor.send({ type: 'address.wanted' })
  expect(heard(999)).toEqual(['step.wanted'])
  expect(heard(1)).toEqual(['entry.kept', 'page.returned'])
})

test('an entry of before is left at once, and a page of one’s own is left alone', () => {
  const { actor, heard } = start()
  actor.send({ type: 'page.reached' })
  expect(heard()).toEqual([])
  actor.send({ type: 'over.reached' })
  actor.send({ type: 'over.reached' })
  expect(heard()).toEqual(['step.wanted', 'step.wanted'])
})

test('who hears of it finds the chart where it came to', () => {
  const { actor } = covered()
  const seen: unknown[] = []
  actor.on('close.wanted', () => seen.push(actor.getSnapshot().value))
  actor.send({ type: 'page.reached' })
  expect(seen).toEqual([{ below: 'settling' }])
})

test('every state and transition is reached, and there is an entry only over a page', () => {
  const { snapshots } = expectEveryPath(overPageMachine, {
    events: [
      { type: 'layers.changed', layers: 0 },
      { type: 'layers.changed', layers: 1 },
      { type: 'page.reached' },
      { type: 'over.reached' },
      { type: 'address.wanted' },
      after(0, 'overPage.below.settling'),
      after(0, 'overPage.above.settling'),
      after('givenUp', 'overPage.goingDown'),
    ],
  })
  const wrong = snapshots.filter(
    (at) =>
      (at.matches({ above: 'still' }) && at.context.layers === 0) ||
      (at.matches({ below: 'still' }) && at.context.layers > 0),
  )
  expect(wrong.map(({ value, context }) => ({ value, context }))).toEqual([])
})
