import { expect, test } from 'vitest'
import { and, createActor, not, or, setup, stateIn } from 'xstate'

import { eventsNamed, isTaken, verdictsOn, type BranchVerdict } from '../../../src/devtools/facts/guard-verdict.ts'

const types = {} as {
  context: { limit: number }
  events: { type: 'job.asked'; size: number; tools: string[] } | { type: 'job.left' }
}

const chart = setup({
  types,
  guards: {
    isLarge: ({ context }, size: number) => size > context.limit,
    hasTool: ({ event }) => event.type === 'job.asked' && event.tools.length > 0,
    isNever: () => false,
  },
}).createMachine({
  id: 'job',
  context: { limit: 5 },
  initial: 'idle',
  on: { 'job.asked': { target: '.idle' }, 'job.left': {} },
  states: {
    idle: {
      on: {
        'job.asked': [
          { guard: { type: 'isLarge', params: ({ event }) => event.size }, target: 'busy' },
          { guard: and(['hasTool', not('isNever')]), target: 'busy' },
          { guard: or(['isNever', stateIn('#job.busy')]), target: 'busy' },
        ],
      },
    },
    busy: {},
  },
})

const told = (verdicts: readonly BranchVerdict[]) =>
  verdicts.map(({ move, verdict }) => [move.id, verdict?.name ?? null, verdict?.holds ?? null])

test('each branch tells its guard and what it says, the inner states first', () => {
  const snapshot = createActor(chart).getSnapshot()
  expect(told(verdictsOn(snapshot, { type: 'job.asked', size: 3, tools: ['cone'] }))).toEqual([
    ['job.idle | job.asked | 0', 'isLarge', false],
    ['job.idle | job.asked | 1', 'hasTool and not isNever', true],
    ['job.idle | job.asked | 2', 'isNever or stateIn', false],
    ['job | job.asked | 0', null, null],
  ])
  const [, joined] = verdictsOn(snapshot, { type: 'job.asked', size: 9, tools: [] })
  expect(joined?.verdict).toEqual({
    name: 'hasTool and not isNever',
    holds: false,
    parts: [
      { name: 'hasTool', holds: false, parts: [] },
      { name: 'not isNever', holds: true, parts: [{ name: 'isNever', holds: false, parts: [] }] },
    ],
  })
})

test('a guard that misses its payload cannot say, and the event is not taken by it', () => {
  const snapshot = createActor(chart).getSnapshot()
  expect(told(verdictsOn(snapshot, { type: 'job.asked', size: 1 }))[1]).toEqual([
    'job.idle | job.asked | 1',
    'hasTool and not isNever',
    null,
  ])
  expect(isTaken(snapshot, { type: 'job.asked', size: 1 })).toBe(false)
  expect(isTaken(snapshot, { type: 'job.asked', size: 9 })).toBe(true)
})

test('every event that an active state names is there once, forbidden ones too', () => {
  expect(eventsNamed(createActor(chart).getSnapshot())).toEqual(['job.asked', 'job.left'])
})
