import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { heldTipMachine, type HeldTipEvent } from '../../src/machines/held-tip/held-tip.machine.ts'
import { expectEveryPath } from './support/paths.ts'

const after = (...types: readonly HeldTipEvent['type'][]) => {
  const actor = createActor(heldTipMachine).start()
  for (const type of types) actor.send({ type })
  return actor.getSnapshot().value
}

test('under a mouse it is there as long as that', () => {
  expect(after('pointer.arrived')).toEqual({ shown: 'hovered' })
  expect(after('pointer.arrived', 'pointer.left')).toBe('hidden')
})

test('a press holds it, whether a mouse is there or not, until another or Escape', () => {
  expect(after('button.pressed')).toEqual({ shown: 'held' })
  expect(after('pointer.arrived', 'button.pressed', 'pointer.left')).toEqual({ shown: 'held' })
  expect(after('button.pressed', 'button.pressed')).toBe('hidden')
  expect(after('button.pressed', 'escape.pressed')).toBe('hidden')
  expect(after('pointer.arrived', 'escape.pressed')).toBe('hidden')
})

test('every state and transition is reached', () => {
  const types = ['pointer.arrived', 'pointer.left', 'button.pressed', 'escape.pressed'] as const
  const { snapshots } = expectEveryPath(heldTipMachine, { events: types.map((type) => ({ type })) })
  expect(snapshots.every((at) => at.matches('hidden') !== at.matches('shown'))).toBe(true)
})
