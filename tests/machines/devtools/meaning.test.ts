import { expect, test } from 'vitest'
import { and, createActor, not, setup, stateIn } from 'xstate'

import { loadCharts } from '../../../src/devtools/facts/all-charts.ts'
import { factsOf } from '../../../src/devtools/facts/chart-facts.ts'
import { guardNow } from '../../../src/devtools/facts/guard-verdict.ts'
import { delayNow, guardMeanings } from '../../../src/devtools/facts/meaning.ts'
import { movesInOrder, moveWithPlaces } from '../../../src/devtools/layout/words.ts'

const types = {} as {
  context: { failures: number; held: string }
  events: { type: 'job.asked'; size: number } | { type: 'job.read' }
}

const job = setup({
  types,
  guards: {
    isLarge: (_, size: number) => size > 5,
    isTired: ({ context }) => context.failures > 2,
    isOver: stateIn('over'),
    isIn: (_, { held, state }: { held: string; state: string }) => held === state,
  },
  delays: {
    pause: 400,
    retryDelay: ({ context }) => 1000 * 2 ** context.failures,
    brokenDelay: () => {
      throw new Error('No delay may throw')
    },
  },
}).createMachine({
  id: 'job',
  context: { failures: 2, held: 'ready' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'job.asked': [
          { guard: { type: 'isLarge', params: ({ event }) => event.size }, target: 'busy' },
          { guard: and(['isTired', not('isTired')]), target: 'over' },
        ],
        'job.read': [
          {
            guard: { type: 'isIn', params: ({ context }) => ({ held: context.held, state: 'ready' }) },
            target: 'busy',
          },
          { guard: { type: 'isIn', params: ({ context }) => ({ held: context.held, state: 'gone' }) }, target: 'over' },
        ],
      },
      after: { retryDelay: 'busy' },
    },
    busy: { always: { guard: 'isTired', target: 'over' }, on: { 'job.read': { guard: 'isOver', target: 'over' } } },
    over: {},
  },
})

const { moves } = factsOf(job)
const moveAt = (id: string) => moves.find((move) => move.id === id)!
const snapshot = createActor(job).getSnapshot()

test('a move tells what its guard is written as, each part of it, and what it is asked with', () => {
  const told = (id: string) => guardMeanings(job, moveAt(id)).map(({ name, text }) => [name, text])
  expect(told('job.idle | job.asked | 0')).toEqual([
    ['isLarge', '(_, size) => size > 5'],
    ['isLarge is asked with', '({ event }) => event.size'],
  ])
  const isTired = ['isTired', '({ context }) => context.failures > 2']
  expect(told('job.idle | job.asked | 1')).toEqual([isTired, isTired])
  expect(told('job.busy |  | 0')).toEqual([isTired])
  expect(told('job.busy | job.read | 0')).toEqual([['isOver', 'in "over"']])
  expect(told('job.idle | xstate.after.retryDelay.job.idle | 0')).toEqual([])
})

test('a move that asks for no payload tells what its guard says now', () => {
  expect(guardNow(snapshot, moveAt('job.busy |  | 0'))).toEqual([{ name: 'isTired', holds: false, parts: [] }])
  expect(guardNow(snapshot, moveAt('job.idle | xstate.after.retryDelay.job.idle | 0'))).toEqual([])
})

test('a time is told as long as it is now', () => {
  expect(
    ['pause', 'retryDelay', '250', 'brokenDelay', 'constructor', 'nobody'].map((delay) => delayNow(snapshot, delay)),
  ).toEqual([400, 4000, 250, null, null, null])
})

test('every delay of every chart that is written as a number is told', async () => {
  const silent = (await loadCharts()).flatMap(({ machine }) =>
    Object.entries(machine.implementations.delays as Record<string, unknown>).flatMap(([name, written]) =>
      typeof written === 'number' && delayNow({ machine } as never, name) !== written ? [`${machine.id} ${name}`] : [],
    ),
  )
  expect(silent).toEqual([])
})

test('the moves of a state stand with their places in the order in which they are asked', () => {
  expect(movesInOrder(moves.filter(({ source }) => source === 'job.idle'))).toEqual([
    '1. job.asked [isLarge] \u2192 busy',
    '2. job.asked [isTired and not isTired] \u2192 over',
    '1. job.read [isIn ready] \u2192 busy',
    '2. job.read [isIn gone] \u2192 over',
    'after retryDelay \u2192 busy',
  ])
  expect(moveWithPlaces(moveAt('job.busy |  | 0'))).toBe('busy \u2192 over: always [isTired]')
})
