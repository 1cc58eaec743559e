import { expect, test } from 'vitest'

import type { Flight, FlightRecord } from '../../../src/domain/contract/flight.contract.ts'
import { fittedTo, partsOf, withoutPages } from '../../../src/flight/parts.ts'

const told = (at: number, actor: string, more: Partial<FlightRecord> = {}): FlightRecord => ({
  at,
  actor,
  kind: 'told',
  type: 'form.submitted',
  from: null,
  data: null,
  stood: [],
  ...more,
})

const END = {
  actor: 'form#1',
  id: '',
  chart: 'form',
  src: null,
  isTold: false,
  status: 'active',
  value: 'failed',
  context: {},
  history: {},
}

const FLIGHT: Flight = {
  version: 1,
  product: '1.0.0',
  at: 9000,
  actors: [
    { actor: 'auth#1', chart: 'auth', parent: null, src: null, page: null },
    { actor: 'form#1', chart: 'form', parent: null, src: null, page: '/contact' },
    { actor: 'form#1/check', chart: 'check', parent: 'form#1', src: 'check', page: '/contact' },
  ],
  records: [
    told(1000, 'auth#1', { type: 'token.read' }),
    told(2000, 'form#1', { data: { field: 'name' } }),
    told(3000, 'form#1/check', {
      from: 'form#1/check/solve',
      stood: [{ actor: 'form#1', value: 'failed', status: 'active' }],
    }),
  ],
  frames: [],
  ends: [{ at: 9000, root: 'form#1', actors: [END] }],
}

test('it is read page by page, and what serves all pages comes last', () => {
  expect(partsOf(FLIGHT)).toEqual([
    {
      page: '/contact',
      lines: [
        { number: 1, ago: 7, actor: 'form#1', type: 'form.submitted', text: '{"data":{"field":"name"}}' },
        {
          number: 2,
          ago: 6,
          actor: 'form#1/check',
          type: 'form.submitted',
          text: '{"from":"form#1/check/solve","stood":[{"actor":"form#1","value":"failed","status":"active"}]}',
        },
        { number: 3, ago: 0, actor: 'form#1', type: '', text: JSON.stringify([END]) },
      ],
    },
    { page: null, lines: [{ number: 1, ago: 8, actor: 'auth#1', type: 'token.read', text: '' }] },
  ])
})

test('nothing of a page that is left out stays', () => {
  expect(JSON.stringify(withoutPages(FLIGHT, ['/contact']))).not.toContain('form')
  expect(JSON.stringify(withoutPages(FLIGHT, [null]))).not.toContain('auth')
  expect(withoutPages(FLIGHT, [])).toEqual(FLIGHT)
})

test('of one that is too long those stay behind that were told nothing for the longest', () => {
  const most = JSON.stringify(FLIGHT).length
  expect(fittedTo(FLIGHT, most)).toEqual(FLIGHT)
  expect(fittedTo(FLIGHT, most - 1)).toEqual(withoutPages(FLIGHT, [null]))
  expect(fittedTo(FLIGHT, 10).records).toEqual([])
})
