import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** A list of names by hand proves that each is one, and not that it has them all. */
const BY_HAND =
  /satisfies readonly \(?(?:keyof\b|\w*(?:Field|Name|State|Standing|Column|Kind|Event)\b|\w+\['(?:kind|type)'\])|: readonly \(keyof [^=]+\)\[\] = \[|: readonly \w*(?:Name|Tone|Kind|State|Standing|Column)\[\] = \['/

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => `${folder}/${file}`)

test('the names of a type are listed by keysOf, allOf or someOf, and nowhere by hand', () => {
  const files = [...sourcesIn('src'), ...sourcesIn('server')]
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => BY_HAND.test(readFileSync(file, 'utf8')))).toEqual([])
})
