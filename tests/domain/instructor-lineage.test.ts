import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { lineageOf, type Branch } from '../../src/domain/instructor-lineage.ts'

const on = (day: number) => `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`

it('has each below whoever trained them first', () => {
  const links = [
    { id: 2, byId: 1, on: on(3) },
    { id: 3, byId: 2, on: on(5) },
    { id: 3, byId: 1, on: on(9) },
    { id: 1, byId: 3, on: on(12) },
    { id: 5, byId: 4, on: on(1) },
  ]
  expect(lineageOf(links)).toEqual([
    { id: 4, branches: [{ id: 5, branches: [] }] },
    { id: 1, branches: [{ id: 2, branches: [{ id: 3, branches: [] }] }] },
  ])
})

it('has everybody once, whoever trained whom, and nobody below somebody who did not train them', () => {
  const person = fc.integer({ min: 1, max: 6 })
  const link = fc
    .record({ id: person, byId: person, on: fc.integer({ min: 1, max: 9 }).map(on) })
    .filter(({ id, byId }) => id !== byId)
  const edgesOf = ({ id, branches }: Branch): (readonly [number, number])[] =>
    branches.flatMap((branch) => [[branch.id, id] as const, ...edgesOf(branch)])
  const idsOf = ({ id, branches }: Branch): number[] => [id, ...branches.flatMap(idsOf)]
  fc.assert(
    fc.property(fc.array(link, { maxLength: 14 }), (links) => {
      const trees = lineageOf(links)
      const named = [...new Set(links.flatMap(({ id, byId }) => [id, byId]))]
      expect(trees.flatMap(idsOf).toSorted((a, b) => a - b)).toEqual(named.toSorted((a, b) => a - b))
      for (const [id, byId] of trees.flatMap(edgesOf))
        expect(links.some((one) => one.id === id && one.byId === byId)).toBe(true)
    }),
  )
})
