import { globSync } from 'node:fs'

import { afterEach, expect, it, vi } from 'vitest'

import { toldChanged } from '../support/commit.ts'
import { samplesOf } from '../support/long.ts'
import { touchedOf } from '../support/touched.ts'

const routes = globSync('src/app/routes/*.route.tsx')
const stories = globSync('src/**/*.stories.tsx')

afterEach(() => void vi.unstubAllEnvs())

it('looks at each thing for one commit in so many, at whatever was changed, and in the long run at everything', () => {
  const things = Array.from({ length: 20 }, (_, at) => at)
  const seen = [0, 1, 2].flatMap((turn) => samplesOf(turn, false).ofThisCommit(things, { inSoMany: 3 }))
  expect(seen.toSorted((a, b) => a - b)).toEqual(things)
  const isChanged = (thing: number) => thing === 7
  expect(samplesOf(1, false).ofThisCommit(things, { inSoMany: 20, isChanged })).toEqual([7, 19])
  expect(samplesOf(1, true).ofThisCommit(things, { inSoMany: 20 })).toEqual(things)
})

it('looks at the next thing in the next way, and at the same in another with another commit', () => {
  const ways = ['a', 'b', 'c']
  const { inTurn } = samplesOf(3, false)
  expect([0, 1, 2].flatMap((place) => inTurn(ways, place)).toSorted()).toEqual(ways)
  const others = [0, 4096, 8192].flatMap((turn) => samplesOf(turn, false).inTurn(ways, 5))
  expect(others.toSorted()).toEqual(ways)
  expect(inTurn(ways, 1, 2)).toHaveLength(2)
  expect(samplesOf(3, true).inTurn(ways, 1)).toEqual(ways)
})

it('knows whose own a changed file is: what most are made of is seen in any of them', () => {
  const touchedBy = (...files: readonly string[]) => [...touchedOf(routes, new Set(files))]
  expect(touchedBy('src/views/pages/contact/contact.view.tsx')).toEqual(['src/app/routes/contact.route.tsx'])
  expect(touchedBy('src/views/pages/scan-code.view.tsx')).toContain('src/app/routes/instructor-roster.route.tsx')
  expect(touchedBy('src/views/list/list-rows.view.tsx', 'src/domain/no-such.ts', '')).toEqual([])
  expect(touchedOf(stories, new Set(['src/views/pages/scan-code.view.tsx']))).toContain(
    'src/views/pages/roster/roster.stories.tsx',
  )
})

it('takes what was changed as it is told, a file a line', () => {
  vi.stubEnv('CHANGED', 'src/a.ts\nsrc/b.ts')
  expect([...toldChanged()]).toEqual(['src/a.ts', 'src/b.ts'])
})
