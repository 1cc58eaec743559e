import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { keepReleases, releasesIn } from '../../scripts/releases.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tim-releases-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build as Vite leaves it: its files say which build wrote them. */
const build = (name: string, assets: readonly string[]) => {
  const place = join(folder, name)
  mkdirSync(join(place, 'client', 'assets'), { recursive: true })
  writeFileSync(join(place, 'client', 'version.json'), JSON.stringify({ build: `/assets/${assets[0] ?? ''}` }))
  for (const asset of assets) writeFileSync(join(place, 'client', 'assets', asset), name)
  return place
}

const served = (place: string) => readdirSync(join(place, 'client', 'assets')).toSorted()
const writtenBy = (place: string, asset: string) => readFileSync(join(place, 'client', 'assets', asset), 'utf8')

test('the first build keeps nothing', () => {
  const first = build('first', ['main-1.js', 'font.woff2'])
  keepReleases(join(folder, 'none'), first)
  expect(releasesIn(first)).toEqual([{ build: '/assets/main-1.js', assets: ['font.woff2', 'main-1.js'] }])
})

test('the assets of two releases stay, compressed ones too; those before them go', () => {
  const builds = ['1', '2', '3', '4'].map((at) => build(at, [`main-${at}.js`, `main-${at}.js.br`, 'font.woff2']))
  for (const [at, fresh] of builds.entries()) keepReleases(builds[at - 1] ?? join(folder, 'none'), fresh)
  const newest = builds[3] ?? ''
  expect(served(newest)).toEqual([
    'font.woff2',
    'main-2.js',
    'main-2.js.br',
    'main-3.js',
    'main-3.js.br',
    'main-4.js',
    'main-4.js.br',
  ])
  expect(releasesIn(newest).map((release) => release.build)).toEqual([
    '/assets/main-4.js',
    '/assets/main-3.js',
    '/assets/main-2.js',
  ])
  expect([writtenBy(newest, 'main-2.js'), writtenBy(newest, 'font.woff2')]).toEqual(['2', '4'])
})

test('the same build again counts once', () => {
  const [first, second, again] = ['1', '2', '3'].map((at) => build(at, [at === '1' ? 'main-1.js' : 'main-2.js']))
  keepReleases(first ?? '', second ?? '')
  keepReleases(second ?? '', again ?? '')
  expect([served(again ?? ''), releasesIn(again ?? '').length]).toEqual([['main-1.js', 'main-2.js'], 2])
})

test('a build from before there was a list is a release too', () => {
  const first = build('first', ['main-1.js'])
  const second = build('second', ['main-2.js'])
  keepReleases(first, second)
  expect(served(second)).toEqual(['main-1.js', 'main-2.js'])
})

test('what is no build is refused', () => {
  expect(() => keepReleases(folder, join(folder, 'nothing'))).toThrow('There is no build in')
})
