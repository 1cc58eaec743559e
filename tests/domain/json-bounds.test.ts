import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createJsonBounds } from '../../src/domain/json-bounds.ts'

/** What a value is made of, as its bounds count it. */
const measured = (value: unknown): { deepest: number; parts: number; keys: number } => {
  if (typeof value !== 'object' || value === null) return { deepest: 0, parts: 0, keys: 0 }
  const within = Object.values(value).map(measured)
  const most = (of: 'deepest' | 'keys') => Math.max(0, ...within.map((one) => one[of]))
  return {
    deepest: 1 + most('deepest'),
    parts: 1 + Math.max(0, within.length - 1) + within.reduce((sum, { parts }) => sum + parts, 0),
    keys: Math.max(most('keys'), Array.isArray(value) ? 0 : Math.max(1, within.length)),
  }
}

const isWithin = (bounds: Parameters<typeof createJsonBounds>[0], text: string, piece: number): boolean => {
  const goesOn = createJsonBounds(bounds)
  for (let from = 0; from < text.length; from += piece) if (!goesOn(text.slice(from, from + piece))) return false
  return true
}

it('whatever a text says and however it comes, it is as deep, as long and as wide as what is made of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 9 }), (value, piece) => {
      const text = JSON.stringify(value)
      const { deepest, parts, keys } = measured(JSON.parse(text))
      const exactly = { deepest, parts: parts + 1, keys: Math.max(1, keys) }
      expect(isWithin(exactly, text, piece)).toBe(true)
      if (parts === 0) return
      expect(isWithin({ ...exactly, deepest: deepest - 1 }, text, piece)).toBe(false)
      expect(isWithin({ ...exactly, parts }, text, piece)).toBe(false)
      expect(isWithin({ ...exactly, keys: Math.max(0, keys - 1) }, text, piece)).toBe(keys === 0)
    }),
  )
})

it('what its texts say has no part in it', () => {
  expect(isWithin({ deepest: 1, parts: 2, keys: 1 }, String.raw`{"[[[,{\"[":"{{{,,,\\"}`, 1)).toBe(true)
})
