import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findClashes, isSameVenue, overlaps, type TimedClass } from '../../src/domain/class-clash.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-03-02T00:00:00Z')

const span = fc
  .record({ from: fc.integer({ min: 0, max: 200 }), length: fc.integer({ min: 1, max: 24 }) })
  .map(({ from, length }) => ({
    startsAt: new Date(START + from * HOUR).toISOString(),
    endsAt: new Date(START + (from + length) * HOUR).toISOString(),
  }))
const held: fc.Arbitrary<TimedClass> = fc.record({
  sessions: fc.array(span, { minLength: 1, maxLength: 4 }),
  instructorIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  venue: fc.constantFrom('Fire Hall', 'Yard', ''),
  city: fc.constantFrom('Fairmont', 'Kestrel'),
})

const hour = (from: number, to: number) => ({
  startsAt: new Date(START + from * HOUR).toISOString(),
  endsAt: new Date(START + to * HOUR).toISOString(),
})

describe('what is in the way of a class', () => {
  it('is in the way from both sides', () => {
    fc.assert(
      fc.property(held, held, (one, other) => {
        const kinds = (a: TimedClass, b: TimedClass) => findClashes(a, [b]).map(({ kind }) => kind)
        expect(kinds(one, other)).toEqual(kinds(other, one))
      }),
    )
  })

  it('is only what overlaps, with who would be at both', () => {
    fc.assert(
      fc.property(held, held, (planned, other) => {
        const meets = planned.sessions.some((own) => other.sessions.some((session) => overlaps(own, session)))
        const shared = other.instructorIds.filter((id) => planned.instructorIds.includes(id))
        const clashes = findClashes(planned, [other])
        expect(clashes.some(({ kind }) => kind === 'instructor')).toBe(meets && shared.length > 0)
        expect(clashes.some(({ kind }) => kind === 'venue')).toBe(meets && isSameVenue(planned, other))
        for (const { kind, at, instructorIds } of clashes) {
          expect(planned.sessions.some((own) => overlaps(own, at))).toBe(true)
          expect(instructorIds).toEqual(kind === 'instructor' ? shared : [])
        }
      }),
    )
  })

  it('is not a class that ends as the other begins', () => {
    expect([overlaps(hour(8, 12), hour(12, 14)), overlaps(hour(8, 12), hour(11, 14))]).toEqual([false, true])
  })
})

describe('a venue', () => {
  it.each([
    ['written in other letters', { venue: 'Fire  Hall', city: 'FAIRMONT' }, true],
    ['with a comma', { venue: 'fire, hall', city: 'Fairmont' }, true],
    ['of another town', { venue: 'Fire Hall', city: 'Kestrel' }, false],
    ['without a name', { venue: ' ', city: 'Fairmont' }, false],
  ])('%s', (_name, other, isSame) => {
    expect(isSameVenue({ venue: 'Fire Hall', city: 'Fairmont' }, other)).toBe(isSame)
  })

  it('without a name is not another without a name', () => {
    expect(isSameVenue({ venue: '', city: 'Fairmont' }, { venue: '', city: 'Fairmont' })).toBe(false)
  })
})
