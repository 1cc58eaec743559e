import { describe, expect, test } from 'vitest'
import { createActor, createMachine, type AnyStateMachine } from 'xstate'

import { MACHINES, nodesOf } from './all-machines.ts'

/** Transitions that a region takes by itself and enters again for: all regions beside it would be left for it, too. */
const leavingAll = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root)
    .filter(({ parent }) => parent?.type === 'parallel')
    .flatMap((region) =>
      [...region.transitions.values(), region.always ?? []]
        .flat()
        .filter(({ reenter }) => reenter)
        .map(({ eventType }) => `${region.id}: ${eventType}`),
    )

describe('a region', () => {
  test.each(MACHINES.map((machine) => [machine.id, machine] as const))(
    'of %s begins none beside it anew',
    (_, machine) => expect(leavingAll(machine)).toEqual([]),
  )

  test('that enters itself again begins those beside it anew, which is found', () => {
    const machine = createMachine({
      id: 'two',
      type: 'parallel',
      states: {
        told: { initial: 'no', on: { told: { target: '.yes', reenter: true } }, states: { no: {}, yes: {} } },
        done: { initial: 'no', states: { no: { on: { done: 'yes' } }, yes: {} } },
      },
    })
    const actor = createActor(machine).start()
    actor.send({ type: 'done' })
    actor.send({ type: 'told' })
    expect(actor.getSnapshot().value).toEqual({ told: 'yes', done: 'no' })
    expect(leavingAll(machine)).toEqual(['two.told: told'])
  })
})
