import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Between two facts of code: a comma in a template, in a join, in an element, or by itself. */
const COMMA = /\}, \$\{|join\(', '\)|>, <|&& ', '/

/** What is read in Latin letters in every language: an address, what is typed as it is sent, what is only heard or seen by the browser. */
const LATIN = /<bdi>|isolated\(|typed-tags|theme\/|quiz-overview|place-fields|printed-facts/

test('no view puts a Latin comma between facts that are read in Arabic: lists and lines take that of the language', () => {
  const found = globSync('src/views/**/*.{ts,tsx}', { exclude: ['src/views/**/*.{stories,story-*}.*'] })
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => `${file}:${at + 1} ${line.trim()}`),
    )
    .filter((line) => COMMA.test(line) && !LATIN.test(line))
  expect(found).toEqual([])
})
