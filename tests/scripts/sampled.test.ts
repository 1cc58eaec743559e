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

it('runs of the files of tests those of the commit, those that try what was changed, and all where it is asked by hand', async () => {
  const files = globSync('tests/views/**/*.test.tsx').toSorted()
  const filesOf = async (more: Readonly<{ sampled: string; turn?: string; changed?: string }>) => {
    vi.resetModules()
    vi.stubEnv('SAMPLED', more.sampled)
    vi.stubEnv('LONG', '')
    vi.stubEnv('TURN', more.turn ?? '0')
    const { filesOfCommit } = await import('../support/files-of-commit.ts')
    return filesOfCommit(files, { changed: new Set([more.changed ?? '']), each: /\/refusals\./, all: /^server/ })
  }
  const taken: (readonly string[])[] = []
  for (const turn of ['0', '1', '2']) taken.push(await filesOf({ sampled: '1', turn }))
  expect([...new Set(taken.flat())].toSorted()).toEqual(files)
  for (const some of taken) {
    expect(some.length).toBeLessThan(files.length / 2)
    expect(some).toContain('tests/views/form/refusals.test.tsx')
  }
  const changed = 'src/views/pages/certificate-authority/authority.view.tsx'
  const own = files.find((file) => file.includes('certificate-authority'))
  for (const turn of ['0', '1', '2']) expect(await filesOf({ sampled: '1', turn, changed })).toContain(own)
  expect(await filesOf({ sampled: '1', changed: 'server/main.ts' })).toEqual(files)
  expect(await filesOf({ sampled: '' })).toEqual(files)
})

it('leaves what tries the whole browser to the long run where that browser is not', async () => {
  const file = 'tests/e2e/come-back.test.ts'
  const isLeftOut = async (browser: string) => {
    vi.resetModules()
    for (const [name, value] of Object.entries({ LONG: '', EACH_FILE: '', CHANGED: file, CHROME_PATH: browser }))
      vi.stubEnv(name, value)
    const { leftOut } = await import('../e2e/support/files-to-run.ts')
    return leftOut().includes('**/come-back.test.ts')
  }
  expect([await isLeftOut('/nowhere/chromium'), await isLeftOut(process.execPath)]).toEqual([true, false])
})

it('takes what was changed as it is told, a file a line', () => {
  vi.stubEnv('CHANGED', 'src/a.ts\nsrc/b.ts')
  expect([...toldChanged()]).toEqual(['src/a.ts', 'src/b.ts'])
})
