import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findRoute } from '../../src/app/routes.ts'
import { FIRST_AREAS } from '../../src/i18n/first-areas.ts'
import { WRITTEN_ROUTES } from '../support/written-routes.ts'

const AREAS: ReadonlySet<string> = new Set(readdirSync('src/i18n/en').filter((name) => !name.includes('.')))

/** What stands in a file that pages share, and is shown only where the words have come with something else. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/views/list-acts/typed-count.view.tsx': 'with what is done to many rows of a list, which has these words',
  'src/views/pages/choosing-words.ts': 'in fields that refer to something, of lists that have such a field',
  'src/views/pages/field-words.ts': 'a page whose fields say it in words of its own does not get here',
  'src/views/pages/invitations/invitation-deeds.view.tsx': 'a message is one of its lines',
  'src/views/pages/student-enrollments/student-chips.view.tsx': 'of enrolments online its tones alone are taken',
}

const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  const known = sources.get(file)
  if (known !== undefined) return known
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  const source = (isFile ? readFileSync(file, 'utf8') : '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  sources.set(file, source)
  return source
}

/** What a file asks for that is more than a type. */
const IMPORTED = /(?:\bimport (?!type\b)[^;']*?\bfrom|\bexport [^;']*?\bfrom|\bimport\()\s*'(\.[^']+\.tsx?)'/g

const importsOf = (file: string): readonly string[] =>
  [...sourceOf(file).matchAll(IMPORTED)].map(([, path = '']) => join(file, '..', path))

const namesIn = (list: string): readonly string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

const BROUGHT = /<Speaking\s+namespaces=\{(\[[^\]]*\]|\w+)/g

/** Areas that a part brings with it, named there or by a list beside it. */
const broughtBy = (file: string): readonly string[] =>
  [...sourceOf(file).matchAll(BROUGHT)].flatMap(([, list = '']) => {
    if (list.startsWith('[')) return namesIn(list)
    const named = new RegExp(`const ${list}\\b[^=]*= (\\[[^\\]]*\\])`)
    return [file, ...importsOf(file)].flatMap((one) => namesIn(named.exec(sourceOf(one))?.[1] ?? ''))
  })

/** Areas of which a file says something: by their names, as what `useWords()` gives is taken apart. */
const saidIn = (file: string): readonly string[] => {
  const source = sourceOf(file)
  const named = [...source.matchAll(/\b(?:words|useWords\(\))\.(\w+)/g)].map(([, name = '']) => name)
  const taken = [...source.matchAll(/const \{([^=]*?)\} = (?:useWords\(\)|words)$/gm)].flatMap(([, keys = '']) =>
    keys
      .replaceAll(/\{[^{}]*\}/g, '')
      .split(',')
      .map((key) => key.split(':')[0]?.trim() ?? ''),
  )
  return [...new Set([...named, ...taken])].filter((name) => AREAS.has(name))
}

/** What is said in a page and its parts, each with all that is there to say it with; a part adds what it brings. */
const unspokenIn = (entry: string, spoken: ReadonlySet<string>): readonly string[] => {
  const unspoken = new Set<string>()
  const seen = new Set<string>()
  const walk = (file: string, before: ReadonlySet<string>) => {
    const all = new Set([...before, ...broughtBy(file)])
    const visit = `${file} ${[...all].toSorted().join(' ')}`
    if (seen.has(visit)) return
    seen.add(visit)
    if (SHOWN_ELSEWHERE[file] === undefined)
      for (const area of saidIn(file)) if (!all.has(area)) unspoken.add(`${file}: ${area}`)
    for (const imported of importsOf(file)) walk(imported, all)
  }
  walk(entry, spoken)
  return [...unspoken].toSorted()
}

test.each(WRITTEN_ROUTES)('%s brings the words of all that it is made of', async (route) => {
  const { source, speaks } = await findRoute(route)
  expect(unspokenIn(source, new Set([...FIRST_AREAS, ...speaks]))).toEqual([])
})

test('what is shown elsewhere is still there, and says something', () => {
  expect(Object.keys(SHOWN_ELSEWHERE).filter((file) => saidIn(file).length === 0)).toEqual([])
})
