import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, raise, sendTo, setup, waitFor, type AnyStateMachine } from 'xstate'

import { treeOf, type Branch } from '../../../src/devtools/recording/lives.ts'
import { createRecorder, KEPT } from '../../../src/devtools/recording/recorder.ts'

type Named = readonly [string, readonly Named[]]

const named = (branches: readonly Branch[]): readonly Named[] =>
  branches.map(({ life, children }) => [life.name, named(children)])

const helperTypes = {} as { events: { type: 'help.wanted' } }

const helper = setup({
  types: helperTypes,
  actors: { clock: fromCallback(() => undefined) },
}).createMachine({ id: 'helper', invoke: { src: 'clock' }, on: { 'help.wanted': { actions: [] } } })

const workerTypes = {} as {
  context: { jobs: number }
  events: { type: 'job.asked'; size: number } | { type: 'job.left' } | { type: 'help.wanted' }
}

const worker = setup({
  types: workerTypes,
  actors: { helper, work: fromPromise<string>(() => Promise.resolve('done')) },
  guards: { isLarge: (_, size: number) => size > 5 },
}).createMachine({
  id: 'worker',
  context: { jobs: 0 },
  invoke: { id: 'aid', src: 'helper' },
  initial: 'idle',
  on: { 'help.wanted': { actions: sendTo('aid', { type: 'help.wanted' }) } },
  states: {
    idle: {
      on: {
        'job.asked': { guard: { type: 'isLarge', params: ({ event }) => event.size }, target: 'working' },
        'job.left': {},
      },
    },
    working: { invoke: { src: 'work', onDone: 'passing', onError: 'idle' } },
    passing: { always: 'over' },
    over: { type: 'final' },
  },
})

const watched = (machine: AnyStateMachine) => {
  const recorder = createRecorder(() => 7)
  const actor = createActor(machine, { inspect: recorder.inspect }).start()
  return { recorder, actor }
}

const settled = () => Promise.resolve()

test('every living actor is listed once, by name, below its parent', async () => {
  const { recorder, actor } = watched(worker)
  await settled()
  expect(named(treeOf(recorder.getLives()))).toEqual([['worker', [['aid (helper)', [['0.helper (clock)', []]]]]]])
  actor.send({ type: 'job.asked', size: 9 })
  await settled()
  expect(named(treeOf(recorder.getLives()))).toEqual([
    [
      'worker',
      [
        ['aid (helper)', [['0.helper (clock)', []]]],
        ['0.worker.working (work)', []],
      ],
    ],
  ])
  await waitFor(actor, ({ status }) => status === 'done')
  await settled()
  expect(treeOf(recorder.getLives())).toEqual([])
})

test('a child that has answered ended by that, and is not told as stopped', async () => {
  const asking = setup({ actors: { answer: fromPromise(async () => 7) } }).createMachine({
    id: 'asking',
    initial: 'open',
    states: { open: { invoke: { src: 'answer', id: 'answering', onDone: 'told', onError: 'told' } }, told: {} },
  })
  const { recorder, actor } = watched(asking)
  await waitFor(actor, (at) => at.matches('told'))
  await settled()
  const ends = recorder.getEntries().filter(({ kind }) => kind === 'ended')
  expect(ends.map(({ actor: address, type }) => [address, type])).toEqual([['asking/answering', 'done']])
})

test('an actor that is begun again, as React does, is still listed once', async () => {
  const recorder = createRecorder()
  const actor = createActor(worker)
  actor.system.inspect(recorder.inspect)
  for (let round = 0; round < 2; round += 1) {
    recorder.inspect({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId })
  }
  actor.start()
  await settled()
  expect(named(treeOf(recorder.getLives()))).toEqual([['worker', [['aid (helper)', [['0.helper (clock)', []]]]]]])
  recorder.forget(actor.sessionId)
  await settled()
  expect(treeOf(recorder.getLives())).toEqual([])
})

test('what an actor was told stands with its payload, the moves that it took, and what it did not take as ignored', async () => {
  const { recorder, actor } = watched(worker)
  actor.send({ type: 'job.asked', size: 3 })
  actor.send({ type: 'job.left' })
  actor.send({ type: 'help.wanted' })
  actor.send({ type: 'job.asked', size: 9 })
  await waitFor(actor, ({ status }) => status === 'done')
  await settled()
  const told = recorder
    .getEntries()
    .filter(({ kind, type }) => kind === 'told' && type !== 'xstate.init')
    .map(({ actor: address, type, from, data, moves, isIgnored }) => ({ address, type, from, data, moves, isIgnored }))
  const plain = { address: 'worker', from: null, data: null, moves: [], isIgnored: false }
  expect(told).toEqual([
    { ...plain, type: 'job.asked', data: { size: 3 }, isIgnored: true },
    { ...plain, type: 'job.left', moves: ['worker.idle | job.left | 0'], isIgnored: true },
    { ...plain, type: 'help.wanted', moves: ['worker | help.wanted | 0'] },
    {
      ...plain,
      address: 'worker/aid',
      type: 'help.wanted',
      from: 'worker',
      moves: ['helper | help.wanted | 0'],
      isIgnored: true,
    },
    { ...plain, type: 'job.asked', data: { size: 9 }, moves: ['worker.idle | job.asked | 0'] },
    {
      ...plain,
      address: 'worker/0.worker.working',
      type: 'xstate.promise.resolve',
      data: { data: 'done' },
    },
    {
      ...plain,
      type: 'xstate.done.actor.0.worker.working',
      from: 'worker/0.worker.working',
      data: { output: 'done', actorId: '0.worker.working' },
      moves: ['worker.working | xstate.done.actor.0.worker.working | 0', 'worker.passing |  | 0'],
    },
  ])
  const entries = recorder.getEntries()
  expect(JSON.parse(JSON.stringify(entries))).toEqual(entries)
})

test('a chart that breaks ends, and what broke it is told last', async () => {
  const types = {} as { events: { type: 'job.asked' } | { type: 'job.left' } }
  const fragile = setup({
    types,
    actors: { clock: fromCallback(() => undefined) },
    guards: {
      isSound: () => {
        throw new Error('No guard may throw')
      },
    },
  }).createMachine({
    id: 'fragile',
    invoke: { src: 'clock' },
    on: { 'job.left': {}, 'job.asked': { guard: 'isSound', actions: [] } },
  })
  const { recorder, actor } = watched(fragile)
  actor.subscribe({ error: () => undefined })
  actor.send({ type: 'job.asked' })
  await settled()
  expect(treeOf(recorder.getLives())).toEqual([])
  expect(
    recorder
      .getEntries()
      .slice(-3)
      .map(({ actor: whose, kind, type, isIgnored }) => [whose, kind, type, isIgnored]),
  ).toEqual([
    ['fragile', 'told', 'job.asked', false],
    ['fragile', 'ended', 'error', false],
    ['fragile/0.fragile', 'ended', 'stopped', false],
  ])
})

test('ten thousand rows are kept, and the newest of them', async () => {
  const { recorder, actor } = watched(worker)
  for (let count = 0; count < KEPT + 2500; count += 1) actor.send({ type: 'job.left' })
  await settled()
  expect(recorder.getEntries()).toHaveLength(KEPT)
  actor.send({ type: 'job.asked', size: 1 })
  await settled()
  expect(recorder.getEntries().at(-1)).toMatchObject({ type: 'job.asked', at: 7, data: { size: 1 } })
})

test('what is ignored says why: what its guards said, that it is meant so, or that nobody names it', async () => {
  const { recorder, actor } = watched(worker)
  await settled()
  actor.send({ type: 'job.asked', size: 1 })
  actor.send({ type: 'job.left' })
  actor.send({ type: 'nobody.named' })
  actor.send({ type: 'job.asked', size: 9 })
  await settled()
  const told = recorder.getEntries().filter(({ actor: who, type }) => who === 'worker' && !type.startsWith('xstate.'))
  expect(told.filter(({ kind }) => kind === 'told').map(({ type, why }) => [type, why])).toEqual([
    ['job.asked', ['to working \u2013 isLarge: no']],
    ['job.left', ['ignored in idle \u2013 no guard']],
    ['nobody.named', ['No active state names this event.']],
    ['job.asked', undefined],
  ])
})

test('what a child says in the middle of a move waits for the end of that move, and each has its own row', async () => {
  const types = {} as { events: { type: 'job.asked' } | { type: 'job.stamped' } | { type: 'job.noted' } }
  const stamped = setup({
    types,
    actors: {
      stamper: fromCallback<{ type: 'stamp.wanted' }>(({ sendBack, receive }) => {
        receive(() => sendBack({ type: 'job.stamped' }))
      }),
    },
  }).createMachine({
    id: 'stamped',
    invoke: { id: 'stamper', src: 'stamper' },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'job.asked': {
            target: 'asked',
            actions: [sendTo('stamper', { type: 'stamp.wanted' }), raise({ type: 'job.noted' })],
          },
        },
      },
      asked: { on: { 'job.stamped': 'over', 'job.noted': 'noted' } },
      noted: { on: { 'job.stamped': 'over' } },
      over: {},
    },
  })
  const { recorder, actor } = watched(stamped)
  actor.send({ type: 'job.asked' })
  await settled()
  const told = recorder.getEntries().filter(({ actor: who, kind }) => who === 'stamped' && kind === 'told')
  expect(told.map(({ type, isIgnored, moves, picture }) => [type, isIgnored, moves, picture?.value])).toEqual([
    ['xstate.init', false, [], 'idle'],
    ['job.asked', false, ['stamped.idle | job.asked | 0', 'stamped.asked | job.noted | 0'], 'noted'],
    ['job.stamped', false, ['stamped.noted | job.stamped | 0'], 'over'],
  ])
})
