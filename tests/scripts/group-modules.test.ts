import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { groupModules, type Module, type Visit } from '../../scripts/tricks/group-modules.ts'

const MOST = 14
const KINDS = ['code', 'words'] as const

/** Modules that need only later ones of their kind, as after their cycles are taken as one; and who visits which. */
const graphs = fc
  .record({
    modules: fc.array(
      fc.record({
        needs: fc.array(fc.integer({ min: 1, max: MOST }), { maxLength: 4 }),
        bytes: fc.integer({ min: 0, max: 30_000 }),
        kind: fc.constantFrom(...KINDS),
      }),
      { minLength: 1, maxLength: MOST },
    ),
    visits: fc.array(
      fc.record({
        roots: fc.array(fc.nat(MOST), { minLength: 1, maxLength: 4 }),
        weight: fc.constantFrom(0.25, 1, 3),
        isFull: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ modules, visits }) => ({
    modules: new Map<string, Module>(
      modules.map(({ needs, bytes, kind }, at) => [
        `m${at}`,
        {
          bytes,
          kind,
          imports: needs.map((step) => at + step).flatMap((to) => (modules[to]?.kind === kind ? [`m${to}`] : [])),
        },
      ]),
    ),
    visits: visits.map(({ roots, weight, isFull }): Visit => ({
      weight,
      isFull,
      roots: roots.map((at) => `m${at % modules.length}`),
    })),
  }))

const reached = (modules: ReadonlyMap<string, Module>, roots: readonly string[]): Set<string> => {
  const found = new Set(roots)
  for (const id of found) for (const needed of modules.get(id)?.imports ?? []) found.add(needed)
  return found
}

/** The files that a file needs at once. */
const filesBehind = (modules: ReadonlyMap<string, Module>, groups: readonly (readonly string[])[]) => {
  const fileOf = new Map(groups.flatMap((members, at) => members.map((id) => [id, at] as const)))
  return groups.map(
    (members, at) =>
      new Set(
        members
          .flatMap((id) => modules.get(id)?.imports ?? [])
          .flatMap((id) => fileOf.get(id) ?? [])
          .filter((to) => to !== at),
      ),
  )
}

const loaded = (
  modules: ReadonlyMap<string, Module>,
  groups: readonly (readonly string[])[],
  roots: readonly string[],
) => {
  const behind = filesBehind(modules, groups)
  const files = new Set(groups.flatMap((members, at) => (members.some((id) => roots.includes(id)) ? [at] : [])))
  for (const file of files) for (const needed of behind[file] ?? []) files.add(needed)
  return { files: files.size, modules: [...files].flatMap((at) => groups[at] ?? []) }
}

const bytesOf = (modules: ReadonlyMap<string, Module>, ids: Iterable<string>) =>
  [...ids].reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0)

describe('the files of the app', () => {
  test('hold each module that a visit needs once, and no two kinds together', () => {
    fc.assert(
      fc.property(graphs, ({ modules, visits }) => {
        const groups = groupModules(modules, visits)
        const wanted = reached(
          modules,
          visits.flatMap(({ roots }) => roots),
        )
        expect(groups.flat().toSorted()).toEqual([...wanted].toSorted())
        for (const members of groups) expect(new Set(members.map((id) => modules.get(id)?.kind)).size).toBe(1)
      }),
    )
  })

  test('never need each other in a circle', () => {
    fc.assert(
      fc.property(graphs, ({ modules, visits }) => {
        const behind = filesBehind(modules, groupModules(modules, visits))
        const ended = new Set<number>()
        for (let size = -1; size !== ended.size;) {
          size = ended.size
          behind.forEach((needed, at) => [...needed].every((to) => ended.has(to)) && ended.add(at))
        }
        expect(ended.size).toBe(behind.length)
      }),
    )
  })

  test('bring a visit that is full nothing that it does not need', () => {
    fc.assert(
      fc.property(graphs, ({ modules, visits }) => {
        const groups = groupModules(modules, visits)
        for (const { roots, isFull } of visits) {
          if (!isFull) continue
          const brought = loaded(modules, groups, roots).modules
          expect(bytesOf(modules, brought)).toBe(bytesOf(modules, reached(modules, roots)))
        }
      }),
    )
  })

  test('are fewer where that saves more than it costs in vain', () => {
    const single: Visit[] = [
      { roots: ['page', 'words'], weight: 1 },
      { roots: ['other', 'words'], weight: 1 },
    ]
    const modules = new Map<string, Module>([
      ['page', { imports: ['icon', 'tool'], bytes: 2000, kind: 'code' }],
      ['other', { imports: ['icon'], bytes: 2000, kind: 'code' }],
      ['icon', { imports: [], bytes: 200, kind: 'code' }],
      ['tool', { imports: [], bytes: 90_000, kind: 'code' }],
      ['words', { imports: [], bytes: 500, kind: 'words' }],
    ])
    const groups = groupModules(modules, single)
      .map((members) => members.toSorted().join(' '))
      .toSorted()
    expect(groups).toEqual(['icon other', 'page tool', 'words'])
  })
})
