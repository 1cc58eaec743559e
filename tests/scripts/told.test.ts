import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { SETTINGS } from '../../server/platform/settings.ts'

describe.each([
  'server/README.md',
  ...['en', 'tr', 'ar'].map((language) => `src/views/pages/documentation/content/${language}/configuration.ts`),
])('%s', (file) => {
  it('has every setting', () => {
    const told = readFileSync(file, 'utf8')
    expect(SETTINGS.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })
})

/** What a build makes, and no source is. */
const OF_BUILDS = new Set(['server/render.js'])
const PATHS = /`((?:src|server|scripts|docs|tests|public)\/[^`\s]+)`/g

/** `a/{b,c}` as `a/b` and `a/c`. */
const each = (path: string): readonly string[] => {
  const [braces, names] = /\{([^{}]*)\}/.exec(path) ?? []
  if (braces === undefined || names === undefined) return [path]
  return names.split(',').flatMap((name) => each(path.replace(braces, () => name)))
}

describe.each([...globSync('{,server/,docs/,docs/decisions/}*.md')])('%s', (file) => {
  it('names files and folders that are there', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(PATHS)].map(([, path = '']) => path)
    const paths = named.filter((path) => !path.includes('<') && !OF_BUILDS.has(path)).flatMap(each)
    expect(paths.filter((path) => globSync(path).length === 0)).toEqual([])
  })
})
