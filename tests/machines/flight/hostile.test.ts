import { expect, test } from 'vitest'

import { difference } from '../../../src/devtools/recording/difference.ts'
import { readFlight } from '../../../src/domain/contract/flight-text.ts'
import type { Flight, FlightData } from '../../../src/domain/contract/flight.contract.ts'
import { FLIGHT_SENT_LETTERS } from '../../../src/domain/flight.ts'
import { firstDifference } from '../../../src/flight/compare.ts'
import { NO_CHART, rerun } from '../../../src/flight/replay.ts'
import { chartsById } from './flight.ts'

/** Somebody's own hand wrote these: nothing of the product did. */
const FLIGHT: Flight = {
  version: 1,
  product: '1.0.0',
  at: 9000,
  actors: [{ actor: 'signIn#1', chart: 'signIn', parent: null, src: null, page: '/sign-in' }],
  records: [
    { at: 1, actor: 'signIn#1', kind: 'begun', type: 'signIn', from: null, data: null, stood: [] },
    { at: 2, actor: 'signIn#1', kind: 'told', type: 'demo.chosen', from: null, data: { account: 'x' }, stood: [] },
  ],
  frames: [],
  ends: [],
}

const told = (data: string): string => JSON.stringify(FLIGHT).replace('{"account":"x"}', data)

const opened = (text: string): Flight => {
  const read = readFlight(text)
  if ('refusal' in read) throw new Error(`${read.refusal} ${read.at}`)
  return read.flight
}

test.each([
  ['nothing', '', { refusal: 'noJson' }],
  ['half of one', JSON.stringify(FLIGHT).slice(0, 90), { refusal: 'noJson' }],
  ['no object', '7', { refusal: 'malformed', at: '' }],
  ['of another version', JSON.stringify({ ...FLIGHT, version: 2 }), { refusal: 'otherVersion' }],
  ['of wrong types', JSON.stringify({ ...FLIGHT, at: '9000' }), { refusal: 'malformed', at: 'at' }],
  ['one record of wrong types', told('{}').replace('"at":2', '"at":-2'), { refusal: 'malformed', at: 'records.1.at' }],
  ['deep', told(`${'['.repeat(70)}${']'.repeat(70)}`), { refusal: 'beyondBounds' }],
  ['of too many values', told(`[${'1,'.repeat(61_000)}1]`), { refusal: 'beyondBounds' }],
  ['long', told(JSON.stringify('x'.repeat(FLIGHT_SENT_LETTERS))), { refusal: 'tooLong' }],
  [
    'of names that are too long',
    told('{}').replace('demo.chosen', 'x'.repeat(301)),
    { refusal: 'malformed', at: 'records.1.type' },
  ],
])('a file that is %s is refused, with the reason', (_, text, refusal) => {
  expect(readFlight(text)).toEqual(refusal)
})

test.each([
  ['{"__proto__":{"isPolluted":true}}'],
  ['{"constructor":{"prototype":{"isPolluted":true}}}'],
  ['{"constructor":[["isPolluted"]]}'],
  ['{"__defineGetter__":"isPolluted"}'],
  ['{"hasOwnProperty":1}'],
  ['{"toString":null}'],
  ['{"valueOf":{}}'],
  ['{"account":{"$actor":"__proto__"}}'],
  ['{"account":{"$fault":{"__proto__":{"kind":"refused"}}}}'],
  ['{"account":{"$date":"no date"}}'],
  ['{"account":{"$map":[1,null,[]]}}'],
  ['{"account":{"$set":7}}'],
  ['{"type":"another.event"}'],
])('what a record says is data and nothing else: %s', (data) => {
  const [run] = rerun(opened(told(data)), chartsById)
  expect([Reflect.get({}, 'isPolluted'), Reflect.get(Object, 'isPolluted')]).toEqual([undefined, undefined])
  // The chart hears it as any event; nothing throws on the way to it.
  expect(run?.actor?.getSnapshot().status).toBe('active')
})

test('a chart that this build does not have is said to be none, also where a name is one that every object has', () => {
  for (const chart of ['gone', '__proto__', 'constructor', '<img src=x onerror=alert(1)>']) {
    const text = JSON.stringify(FLIGHT)
      .replaceAll('signIn#1', `${chart}#1`)
      .replaceAll('"signIn"', JSON.stringify(chart))
    expect(rerun(opened(text), chartsById)).toEqual([
      {
        root: `${chart}#1`,
        chart,
        records: 0,
        actor: null,
        divergence: { index: 0, at: 0, actor: `${chart}#1`, type: '', field: null, was: chart, is: NO_CHART },
      },
    ])
  }
})

const framed = (address: string, id: string, src: string | null): Flight['frames'][number]['actors'][number] => ({
  actor: address,
  id,
  chart: 'signIn',
  src,
  isTold: false,
  status: 'active',
  value: { filling: 'editing' },
  context: {},
  history: {},
})

test('actors that are in a frame many times over, one below the other, are no more work than they are', () => {
  const addresses = Array.from({ length: 12 }, (_, depth) => ['signIn#1', ...Array<string>(depth).fill('a')].join('/'))
  const actors = addresses.flatMap((address, depth) =>
    Array.from({ length: 40 }, () => framed(address, depth === 0 ? '' : 'a', depth === 0 ? null : 'signIn')),
  )
  const flight: Flight = { ...FLIGHT, records: [], frames: [{ at: 1, root: 'signIn#1', actors }] }
  const [run] = rerun(opened(JSON.stringify(flight)), chartsById)
  // Each of forty below each of forty, twelve deep, would never be done.
  expect(run?.root).toBe('signIn#1')
})

test('a root that was never told anything is there as it stood', () => {
  const flight: Flight = {
    ...FLIGHT,
    records: [],
    frames: [{ at: 1, root: 'signIn#1', actors: [framed('signIn#1', '', null)] }],
  }
  const [run] = rerun(opened(JSON.stringify(flight)), chartsById)
  expect([run?.records, run?.divergence, run?.actor?.getSnapshot().value]).toEqual([0, null, { filling: 'editing' }])
})

test('a state that the chart does not have is a divergence, and no end of all others', () => {
  const frame = { at: 1, root: 'signIn#1', actors: [{ ...framed('signIn#1', '', null), value: { gone: 'gone' } }] }
  const other = JSON.parse(JSON.stringify(FLIGHT.records).replaceAll('signIn#1', 'signIn#2')) as Flight['records']
  const flight: Flight = {
    ...FLIGHT,
    actors: [...FLIGHT.actors, { actor: 'signIn#2', chart: 'signIn', parent: null, src: null, page: null }],
    records: other,
    frames: [frame],
  }
  const runs = rerun(opened(JSON.stringify(flight)), chartsById)
  expect(runs.map(({ root, actor }) => [root, actor === null])).toEqual([
    ['signIn#2', false],
    ['signIn#1', true],
  ])
  expect(runs[1]?.divergence?.is).toMatch(/gone/)
})

/** A root that was never told anything, and how it was at the end. */
const ended = (...actors: Flight['ends'][number]['actors']): Flight => ({
  ...FLIGHT,
  records: [],
  frames: [{ at: 1, root: 'signIn#1', actors: [framed('signIn#1', '', null)] }],
  ends: [{ at: 9, root: 'signIn#1', actors }],
})

const AT_THE_END = { index: -1, at: 0, type: '' }

test.each(['__proto__', 'constructor', 'gone'])(
  'an actor `%s` that stood at the end and is not there again is named',
  (id) => {
    const address = `signIn#1/${id}`
    const flight = ended(framed('signIn#1', '', null), framed(address, id, 'signIn'))
    const [run] = rerun(opened(JSON.stringify(flight)), chartsById)
    const [was, is] = [{ filling: 'editing' }, 'no such actor']
    expect(run?.divergence).toEqual({ ...AT_THE_END, actor: address, field: null, was, is })
  },
)

test.each(['__proto__', 'constructor'])('a root `%s` that ended otherwise is said to have', (root) => {
  const flight = ended({ ...framed('signIn#1', '', null), context: { isOther: true } })
  const [run] = rerun(opened(JSON.stringify(flight).replaceAll('signIn#1', root)), chartsById)
  expect(run?.divergence).toEqual({ ...AT_THE_END, actor: root, field: 'isOther', was: true, is: null })
})

test.each(['__proto__', 'constructor', 'toString'])('a field `%s` is a field of the data that has it alone', (name) => {
  const held = JSON.parse(`{"${name}":{}}`) as { readonly [key: string]: FlightData }
  expect(firstDifference(held, {})).toEqual({ path: name, was: {}, is: null })
  expect(firstDifference({}, held)).toEqual({ path: name, was: null, is: {} })
  expect(firstDifference(held, structuredClone(held))).toBeNull()
  expect(difference(held, {})).toEqual([{ path: name, before: {}, after: undefined }])
})
