import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { and, assign, not, raise, setup, type AnyStateMachine } from 'xstate'

import { loadCharts } from '../../../src/devtools/facts/all-charts.ts'
import { factsOf, type MoveFact } from '../../../src/devtools/facts/chart-facts.ts'

const charts = await loadCharts()

type Config = Readonly<Record<string, unknown>>

const listed = (config: unknown): readonly unknown[] => (Array.isArray(config) ? config : [config])

const valuesOf = (config: unknown): readonly unknown[] => Object.values((config ?? {}) as Config)

/** What the chart was written as, counted without asking XState: `what` by how often. */
const writtenIn = (config: Config): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  const add = (what: string, many: number) => {
    sums[what] = (sums[what] ?? 0) + many
  }
  const walk = (state: Config) => {
    add('states', 1)
    for (const branches of valuesOf(state['on'])) add('event', listed(branches).length)
    for (const branches of valuesOf(state['after'])) add('after', listed(branches).length)
    if (state['always'] !== undefined) add('always', listed(state['always']).length)
    if (state['onDone'] !== undefined) add('allDone', listed(state['onDone']).length)
    for (const invoke of state['invoke'] === undefined ? [] : (listed(state['invoke']) as readonly Config[])) {
      add('invokes', 1)
      if (invoke['onDone'] !== undefined) add('done', listed(invoke['onDone']).length)
      if (invoke['onError'] !== undefined) add('failed', listed(invoke['onError']).length)
      if (invoke['onSnapshot'] !== undefined) add('changed', listed(invoke['onSnapshot']).length)
    }
    if (state['tags'] !== undefined) add('tags', listed(state['tags']).length)
    for (const child of valuesOf(state['states'])) walk(child as Config)
  }
  walk(config)
  return sums
}

const readIn = (machine: AnyStateMachine): Readonly<Record<string, number>> => {
  const { states, moves } = factsOf(machine)
  const sums: Record<string, number> = {}
  const add = (what: string, many: number) => {
    if (many > 0) sums[what] = (sums[what] ?? 0) + many
  }
  for (const state of states) {
    add('states', 1)
    add('invokes', state.invokes.length)
    add('tags', state.tags.length)
  }
  for (const { cause } of moves) add(cause, 1)
  return sums
}

test('every file that has a chart gives it', () => {
  const files = globSync('src/machines/**/*.ts')
    .filter((file) => readFileSync(file, 'utf8').includes('createMachine('))
    .map((file) => file.replace('src/machines/', ''))
  expect(files.length).toBeGreaterThan(80)
  const found = new Set(charts.map(({ file }) => file))
  expect(files.filter((file) => !found.has(file))).toEqual([])
  expect(charts.filter(({ machine }) => typeof machine.id !== 'string' || machine.id === '')).toEqual([])
  expect(new Set(charts.map(({ name }) => name)).size).toBe(charts.length)
})

test.each(charts.map(({ name, machine }) => [name, machine] as const))(
  '%s tells all that it was written as',
  (_, chart) => {
    expect(readIn(chart)).toEqual(writtenIn(chart.config as Config))
  },
)

test('no two moves of a chart have the same name', () => {
  const doubled = charts.filter(({ machine }) => {
    const ids = factsOf(machine).moves.map(({ id }) => id)
    return new Set(ids).size < ids.length
  })
  expect(doubled).toEqual([])
})

test('every guard and every action is there by name', () => {
  const moves = charts.flatMap(({ machine }) => factsOf(machine).moves)
  const unnamed = (names: readonly (string | null)[]) => names.filter((name) => name?.includes('(inline)')).length
  expect(moves.filter(({ event }) => event === '').length).toBeGreaterThan(150)
  expect(unnamed(moves.map(({ guard }) => guard))).toBe(0)
  expect(unnamed(moves.flatMap(({ actions }) => actions))).toBe(0)
})

const types = {} as { context: { count: number }; events: { type: 'job.asked' } | { type: 'job.left' } }

const job = setup({
  types,
  actions: { count: assign({ count: 1 }), greet: () => undefined },
  guards: { isLarge: () => true, isOpen: () => true },
  delays: { pause: 1000 },
}).createMachine({
  id: 'job',
  context: { count: 0 },
  initial: 'idle',
  on: { 'job.left': '.idle' },
  states: {
    idle: {
      entry: ['greet', raise({ type: 'job.asked' })],
      tags: 'busy',
      on: {
        'job.asked': [{ guard: and(['isLarge', not('isOpen')]), target: 'done' }, { actions: 'count' }],
        'job.left': {},
      },
      after: { pause: { target: 'idle', reenter: true } },
      always: { guard: 'isOpen', target: 'done' },
    },
    done: { type: 'final' },
  },
})

test('a chart as plain data', () => {
  const plain: Omit<MoveFact, 'id' | 'source' | 'event' | 'cause'> = {
    branch: 0,
    guard: null,
    actions: [],
    child: null,
    delay: null,
    targets: [],
    isReentering: false,
    isIgnored: false,
  }
  const inIdle = { ...plain, source: 'job.idle' }
  expect(factsOf(job)).toEqual({
    id: 'job',
    states: [
      {
        id: 'job',
        key: 'job',
        parent: null,
        kind: 'compound',
        isInitial: false,
        entry: [],
        exit: [],
        tags: [],
        invokes: [],
      },
      {
        id: 'job.idle',
        key: 'idle',
        parent: 'job',
        kind: 'atomic',
        isInitial: true,
        entry: ['greet', 'raise job.asked'],
        exit: [],
        tags: ['busy'],
        invokes: [],
      },
      {
        id: 'job.done',
        key: 'done',
        parent: 'job',
        kind: 'final',
        isInitial: false,
        entry: [],
        exit: [],
        tags: [],
        invokes: [],
      },
    ],
    moves: [
      { ...plain, id: 'job | job.left | 0', source: 'job', event: 'job.left', cause: 'event', targets: ['job.idle'] },
      {
        ...inIdle,
        id: 'job.idle | job.asked | 0',
        event: 'job.asked',
        cause: 'event',
        guard: 'isLarge and not isOpen',
        targets: ['job.done'],
      },
      { ...inIdle, id: 'job.idle | job.asked | 1', event: 'job.asked', cause: 'event', branch: 1, actions: ['count'] },
      { ...inIdle, id: 'job.idle | job.left | 0', event: 'job.left', cause: 'event', isIgnored: true },
      {
        ...inIdle,
        id: 'job.idle | xstate.after.pause.job.idle | 0',
        event: 'xstate.after.pause.job.idle',
        cause: 'after',
        delay: 'pause',
        targets: ['job.idle'],
        isReentering: true,
      },
      { ...inIdle, id: 'job.idle |  | 0', event: '', cause: 'always', guard: 'isOpen', targets: ['job.done'] },
    ],
  })
})
