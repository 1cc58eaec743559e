import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'

import { after, done, expectEveryPath, failed, walkPaths } from './paths.ts'

const types = {} as {
  context: { limit: number }
  input: { limit: number }
  events: { type: 'job.asked'; size: number }
}

const machine = setup({
  types,
  actors: { work: fromPromise<number>(() => Promise.reject(new Error('never run'))) },
  guards: { isLarge: ({ context }, { size }: { size: number }) => size > context.limit },
}).createMachine({
  id: 'job',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'job.asked': [
          { guard: { type: 'isLarge', params: ({ event }) => ({ size: event.size }) }, target: 'refused' },
          { target: 'working' },
        ],
      },
    },
    working: {
      invoke: { id: 'work', src: 'work', onDone: 'checking', onError: 'refused' },
      after: { 1000: 'refused' },
    },
    checking: { always: [{ guard: ({ context }) => context.limit > 5, target: 'done' }, 'refused'] },
    refused: {},
    done: { type: 'final' },
  },
})

const small = { type: 'job.asked', size: 1 } as const
const large = { type: 'job.asked', size: 9 } as const
const work = [done('work', 1), failed('work'), after(1000, 'job.working')]

test('a walk with every event and input misses nothing', () => {
  const walk = walkPaths(machine, { inputs: [{ limit: 2 }, { limit: 6 }], events: [small, large, ...work] })
  expect({ states: walk.missedStates, transitions: walk.missedTransitions }).toEqual({ states: [], transitions: [] })
})

test('a branch of a guard that no payload takes is named', () => {
  expect(() => expectEveryPath(machine, { inputs: [{ limit: 2 }, { limit: 6 }], events: [small, ...work] })).toThrow(
    'transition not taken: job.idle: on job.asked [isLarge] -> job.refused (branch 1)',
  )
})

test('an eventless branch and a state that no input reaches are named', () => {
  const walk = walkPaths(machine, { inputs: [{ limit: 2 }], events: [small, large, ...work] })
  expect(walk.missedStates).toEqual(['job.done'])
  expect(walk.missedTransitions).toHaveLength(1)
  expect(walk.missedTransitions[0]).toMatch(/^job\.checking: always \[.*\] -> job\.done \(branch 1\)$/)
})

test('an outcome of an invoke and a delay that are left out are named', () => {
  const walk = walkPaths(machine, { inputs: [{ limit: 6 }], events: [small, large, done('work', 1)] })
  expect(walk.missedTransitions).toEqual([
    'job.working: on xstate.error.actor.work -> job.refused (branch 2)',
    'job.working: on xstate.after.1000.job.working -> job.refused (branch 3)',
    'job.checking: always -> job.refused (branch 2)',
  ])
})
