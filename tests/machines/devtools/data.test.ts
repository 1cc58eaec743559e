import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, setup } from 'xstate'

import { factsOf } from '../../../src/devtools/facts/chart-facts.ts'
import { sampleOf, type ChartShapes, type EventShape } from '../../../src/devtools/facts/shapes.ts'
import { activeIn } from '../../../src/devtools/recording/active.ts'
import { difference } from '../../../src/devtools/recording/difference.ts'
import { plain } from '../../../src/devtools/recording/plain.ts'
import {
  filtered,
  isTold,
  lastMoved,
  pictureAt,
  pictureBefore,
  type Entry,
} from '../../../src/devtools/recording/record.ts'
import { simulate } from '../../../src/devtools/recording/simulated.ts'
import { fieldsOf, outputOf, payloadOf, writtenFrom } from '../../../src/devtools/view/payload.ts'
import { hashOf, placeIn } from '../../../src/devtools/view/place.ts'
import { searchChart } from '../../../src/devtools/view/search.ts'

test('a value as plain data: what is no data is named', () => {
  const actor = createActor(
    fromCallback(() => undefined),
    { id: 'source' },
  )
  const value = {
    text: 'a',
    none: null,
    gone: undefined,
    big: 1n,
    call: () => 1,
    endless: Number.POSITIVE_INFINITY,
    at: new Date(0),
    keys: new Set(['a']),
    pairs: new Map([['a', 1]]),
    file: new Blob(),
    failure: Object.assign(new TypeError('no'), { code: 7 }),
    actor,
  }
  expect(plain(value)).toEqual({
    text: 'a',
    none: null,
    big: '(bigint)',
    call: '(function)',
    endless: '(Infinity)',
    at: '1970-01-01T00:00:00.000Z',
    keys: ['a'],
    pairs: [['a', 1]],
    file: '(Blob)',
    failure: { error: 'TypeError', message: 'no', code: 7 },
    actor: '(actor source)',
  })
})

test('what two contexts share is the same when it is plain, and a circle ends', () => {
  const shared = { list: [1, 2, 3] }
  const [a, b] = [plain({ shared, count: 1 }), plain({ shared, count: 2 })] as { shared: unknown }[]
  expect(a?.shared).toBe(b?.shared)
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(JSON.stringify(plain(circle))).toContain('(deeper)')
})

test('a difference names each field that is other, new or gone', () => {
  expect(difference({ a: 1, b: { c: [1, 2] }, d: 'x' }, { a: 1, b: { c: [1, 3] }, e: null })).toEqual([
    { path: 'b.c.1', before: 2, after: 3 },
    { path: 'd', before: 'x', after: undefined },
    { path: 'e', before: undefined, after: null },
  ])
  expect(difference({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }])
})

const entry = (number: number, more: Partial<Entry>): Entry => ({
  number,
  at: number,
  actor: 'job',
  session: 'x:0',
  kind: 'told',
  type: 'job.asked',
  from: null,
  data: null,
  moves: [],
  isIgnored: false,
  picture: null,
  ...more,
})

test('a filter hides by word, kind and actor, and loses nothing', () => {
  const entries = [
    entry(1, { kind: 'begun', type: 'job' }),
    entry(2, { isIgnored: true }),
    entry(3, { session: 'x:1', actor: 'job/help', type: 'help.wanted' }),
  ]
  const all = { text: '', kind: 'all', session: null } as const
  const numbers = (found: readonly Entry[]) => found.map(({ number }) => number)
  expect(filtered(entries, all)).toBe(entries)
  expect(numbers(filtered(entries, { ...all, text: 'HELP want' }))).toEqual([3])
  expect(numbers(filtered(entries, { ...all, kind: 'ignored' }))).toEqual([2])
  expect(numbers(filtered(entries, { ...all, kind: 'lives' }))).toEqual([1])
  expect(numbers(filtered(entries, { ...all, kind: 'told', session: 'x:0' }))).toEqual([2])
  expect(numbers(filtered(entries, { ...all, text: 'job -want' }))).toEqual([1, 2])
  expect(numbers(filtered(entries, { ...all, text: '-' }))).toEqual([1, 2, 3])
})

test('what was taken last is what led somewhere, however often a clock ticks since', () => {
  const [leading, own] = [new Set(['a to b']), entry(3, { moves: ['tick'] })]
  const moved = entry(2, { moves: ['tick', 'a to b'] })
  expect(lastMoved([entry(1, {}), moved, own, entry(4, { isIgnored: true })], leading)).toBe(moved)
  expect(lastMoved([entry(1, {}), own], leading)).toBe(own)
  expect(lastMoved([], leading)).toBeUndefined()
})

test('an end, which has no picture, stands where the last picture before it does', () => {
  const pictures = [entry(2, {}), entry(5, {})]
  expect([1, 2, 4, 9].map((number) => pictureAt(pictures, entry(number, { kind: 'ended' })))).toEqual([-1, 0, 0, 1])
})

test('the picture before is the last one of the same actor', () => {
  const picture = (value: string) => ({ status: 'active', value, context: null })
  const entries = [
    entry(1, { picture: picture('a') }),
    entry(2, { session: 'x:1', picture: picture('b') }),
    entry(3, {}),
    entry(4, { picture: picture('c') }),
  ]
  expect(entries.map((one) => pictureBefore(entries, one)?.value ?? null)).toEqual([null, null, 'a', 'a'])
})

const shape: EventShape = {
  fields: {
    name: { shape: { kind: 'text' }, isOptional: false },
    size: { shape: { kind: 'number' }, isOptional: false },
    isNew: { shape: { kind: 'boolean' }, isOptional: false },
    kind: { shape: { kind: 'choice', options: [null, 'a', 2] }, isOptional: false },
    note: { shape: { kind: 'nullable', of: { kind: 'text' } }, isOptional: false },
    tools: { shape: { kind: 'list', of: { kind: 'text' } }, isOptional: false },
    extra: { shape: { kind: 'number' }, isOptional: true },
  },
  note: '',
  at: '',
}

test('a form begins with what its type allows, and reads back as the payload', () => {
  const fields = fieldsOf('job.asked', shape)
  const written = writtenFrom(fields, null)
  expect(written).toEqual({ name: '', size: '0', isNew: 'false', kind: '', note: '', tools: '[]', extra: '' })
  expect(payloadOf(fields, written)).toEqual({
    fields: { name: '', size: 0, isNew: false, kind: null, note: null, tools: [] },
    faults: {},
  })
  const sent = { name: 'x', size: 3, isNew: true, kind: 2, note: 'n', tools: ['a'], extra: 1 }
  expect(payloadOf(fields, writtenFrom(fields, sent))).toEqual({ fields: sent, faults: {} })
})

test('a field that cannot be read says why', () => {
  const fields = fieldsOf('job.asked', shape)
  const { faults } = payloadOf(fields, { ...writtenFrom(fields, null), size: 'x', tools: '[' })
  expect(faults).toEqual({ size: 'This is no number.', tools: 'This is no JSON.' })
})

test('an event without a known type has one field for everything, and the end of a child its own', () => {
  const free = fieldsOf('job.asked', null)
  expect(payloadOf(free, { '…': '{"a":1}' })).toEqual({ fields: { a: 1 }, faults: {} })
  expect(payloadOf(free, { '…': '[1]' })).toEqual({ fields: {}, faults: { '…': 'This is no object.' } })
  expect(payloadOf(free, { '…': '' })).toEqual({ fields: {}, faults: {} })
  const failed = fieldsOf('xstate.error.actor.work', null)
  expect(payloadOf(failed, { error: '{"kind":"offline"}' })).toEqual({
    fields: { error: { kind: 'offline' } },
    faults: {},
  })
  expect(fieldsOf('xstate.after.100.job', null)).toEqual({})
})

const working = setup({ actors: { work: fromPromise(() => Promise.resolve()) } }).createMachine({
  id: 'job',
  invoke: { id: 'today', src: 'work', onDone: '.over', onError: '.over' },
  initial: 'over',
  states: { over: {} },
})

test('the end of a child begins with what its actor ends with, and its failure with a fault that charts know', () => {
  const shapes: ChartShapes = {
    events: {},
    outputs: { work: { kind: 'record', fields: shape.fields } },
    input: { kind: 'none' },
  }
  const begun = (type: string) => writtenFrom(fieldsOf(type, null, outputOf(type, factsOf(working), shapes)), null)
  expect([begun('xstate.done.actor.today'), begun('xstate.error.actor.today')]).toEqual([
    { output: '{"name":"","size":0,"isNew":false,"kind":null,"note":null,"tools":[]}' },
    { error: '{"kind":"offline"}' },
  ])
  expect(begun('xstate.done.actor.unknown')).toEqual({ output: '' })
  expect(outputOf('xstate.done.actor.today', factsOf(working), null)).toBeNull()
})

test('something of each shape', () => {
  expect(sampleOf({ kind: 'record', fields: shape.fields })).toEqual({
    name: '',
    size: 0,
    isNew: false,
    kind: null,
    note: null,
    tools: [],
  })
})

test('a link says a chart and a part of it, and is read back', () => {
  const place = { chart: 'sign-in/sign-in.machine signInMachine', part: 'signIn | a&b | 0' }
  expect(placeIn(hashOf(place))).toEqual(place)
  expect(placeIn(hashOf({ chart: 'x', part: null }))).toEqual({ chart: 'x', part: null })
  expect([placeIn(''), hashOf({ chart: null, part: null })]).toEqual([{ chart: null, part: null }, ''])
})

const jobTypes = {} as { context: { count: number }; input: { count: number }; events: { type: 'job.asked' } }

const job = setup({
  types: jobTypes,
  actors: {
    work: fromCallback(() => {
      throw new Error('the real one is not run')
    }),
  },
}).createMachine({
  id: 'job',
  context: ({ input: { count } }) => ({ count }),
  initial: 'idle',
  states: {
    idle: { on: { 'job.asked': 'busy' }, tags: 'calm' },
    busy: {
      type: 'parallel',
      states: { a: { initial: 'one', states: { one: {}, two: {} } }, b: {} },
      invoke: { src: 'work', onError: 'idle' },
      after: { 10: 'over' },
    },
    over: { type: 'final' },
  },
})

test('a simulation goes on from what was told, with time that stands and actors that never answer', () => {
  const { chart } = simulate({ machine: job, input: { count: 3 }, events: [{ type: 'job.asked' }] })
  const snapshot = chart.getSnapshot()
  expect([snapshot.value, snapshot.context]).toEqual([{ busy: { a: 'one', b: {} } }, { count: 3 }])
  chart.send({ type: 'xstate.after.10.job.busy' })
  expect(chart.getSnapshot().status).toBe('done')
  expect(() => simulate({ machine: job, input: undefined, events: [] })).toThrow('count')
})

test('active states by the value that XState writes', () => {
  const facts = factsOf(job)
  expect([...activeIn(facts, 'idle')]).toEqual(['job', 'job.idle'])
  expect([...activeIn(facts, { busy: { a: 'two', b: {} } })]).toEqual([
    'job',
    'job.busy',
    'job.busy.a',
    'job.busy.a.two',
    'job.busy.b',
  ])
})

test('a search finds states by what is in them and moves by what they say, with all its words', () => {
  const ids = (sought: string) => searchChart(factsOf(job), sought).map(({ id }) => id)
  expect(ids('calm')).toEqual(['job.idle'])
  expect(ids('job asked')).toEqual(['job.idle | job.asked | 0'])
  expect(ids('work failed')).toEqual(['job.busy | xstate.error.actor.0.job.busy | 0'])
  expect([ids(' '), ids('nowhere')]).toEqual([[], []])
})

test('what is called exactly as it was sought comes first', () => {
  const paper = setup({}).createMachine({
    id: 'paper',
    initial: 'still',
    states: {
      still: { on: { 'paper.asked': 'asked' } },
      asked: { on: { 'paper.asked.again': 'still' } },
    },
  })
  expect(searchChart(factsOf(paper), 'paper.asked').map(({ id }) => id)).toEqual([
    'paper.still | paper.asked | 0',
    'paper.asked',
    'paper.asked | paper.asked.again | 0',
  ])
  expect(searchChart(factsOf(paper), 'still')[0]?.id).toBe('paper.still')
})

test('a row was told from outside where no child said it and no time passed', () => {
  const row = { number: 1, at: 0, actor: 'job', session: 'x:0', kind: 'told' as const, data: null, moves: [] }
  const of = (type: string, from: string | null) => isTold({ ...row, type, from, isIgnored: false, picture: null })
  expect([
    of('job.asked', null),
    of('topic.changed', 'job/watch'),
    of('xstate.after.refreshDelay.job.fresh', null),
    of('xstate.done.actor.read', 'job/read'),
  ]).toEqual([true, false, false, false])
})
