import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { LANGUAGES } from '../../src/domain/language.ts'
import { formatsIn } from '../../src/i18n/formats.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'

loadAllLocales()

/** Digits that are not those of a running time, `00:57`, and the percent sign that belongs to them. */
const OTHERS = /[٠-٩۰-۹٪]/

/** A percent sign at a value: where it stands, and which it is, is the language's own, by `formats.percent`. */
const OWN_PERCENT = /\}\s?[%٪]|[%٪]\s?\{/

/** What writes digits, made for a language without saying which. */
const UNSAID = /new Intl\.(?:NumberFormat|RelativeTimeFormat|DateTimeFormat)\((?!'|`\$\{\w+\}-u-nu-latn`|\))/

const wordsIn = (texts: unknown, path: readonly string[] = []): readonly string[] =>
  typeof texts === 'string'
    ? [`${path.join('.')}: ${texts}`]
    : Object.entries(texts ?? {}).flatMap(([key, below]) => wordsIn(below, [...path, key]))

const linesOf = (...patterns: string[]) =>
  globSync(patterns, {
    exclude: ['src/**/*.{stories,story-*}.*', 'src/i18n/i18n-*.ts', 'src/**/generated/**'],
  }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, at) => `${file}:${at + 1} ${line.trim()}`),
  )

describe.each(LANGUAGES)('in %s', (language) => {
  test('no word has digits or a percent sign of its own kind, or writes one at a value', () => {
    const found = wordsIn(loadedLocales[language]).filter((word) => OTHERS.test(word) || OWN_PERCENT.test(word))
    expect(found).toEqual([])
  })

  test('every value is in the digits of a running time', () => {
    const { number, percent, duration, hours, miles, fileSize, relative } = formatsIn(language)
    const written = [0, 7, 58, 80, 100, 1234.5].flatMap((value) => [
      number(value),
      percent(value / 100),
      duration(value),
      hours(value),
      miles(value),
      fileSize(value * 4096),
      relative(new Date(value * 90_000_000).toISOString(), 0),
    ])
    expect(written.filter((text) => OTHERS.test(text))).toEqual([])
  })
})

test('what writes digits says which: browsers differ in what Arabic has', () => {
  expect(linesOf('src/**/*.{ts,tsx}', 'server/**/*.ts').filter((line) => UNSAID.test(line))).toEqual([])
})

test('the guide writes a percent sign as its pages do', () => {
  expect(linesOf('src/views/pages/documentation/content/**/*.ts').filter((line) => OTHERS.test(line))).toEqual([])
})
