import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { DISCIPLINES } from '../../src/domain/discipline.ts'
import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'

loadAllLocales()

/** Where a person's words are, by language; a file of several languages is read for each of them. */
const FILES: Readonly<Record<Language, readonly string[]>> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    globSync([
      `src/i18n/${language}/**/index.ts`,
      `src/views/pages/documentation/content/${language}/*.ts`,
      `server/i18n/${language}.ts`,
      `server/modules/mail/words/**/${language}.ts`,
      'server/modules/**/*.words.ts',
    ]),
  ]),
) as Record<Language, string[]>

/** The texts of a file: what stands in quotation marks, but for keys, paths and words to search by. */
const textsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:import|export .* from|\/\/|\/?\*|keywords:)|^\} from/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(([, quoted, templated]) => quoted ?? templated ?? ''),
    )
    .filter((text) => !/^[a-z\d_./:@-][\w./:@-]*$/.test(text) && !text.includes('/words/'))

type Rule = Readonly<{ language: Language; word: string }>

const rules: readonly Rule[] = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => (line.split('|').at(-2) ?? '').split(';'))
  .flatMap((part) => {
    const [, name, words] = /^\s*(en|tr|ar): (.*)$/.exec(part) ?? []
    const language = LANGUAGES.find((known) => known === name)
    return language === undefined ? [] : (words ?? '').split(',').map((word) => ({ language, word: word.trim() }))
  })

const isUsed = (word: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu').test(text)

describe('the glossary', () => {
  it('is read, and so are the texts', () => {
    expect(rules.length).toBeGreaterThan(40)
    for (const language of LANGUAGES) expect(FILES[language].flatMap(textsIn).length).toBeGreaterThan(2000)
    expect(isUsed('kurs', 'Bir kurs seçin')).toBe(true)
    expect(isUsed('ileti', 'iletişim')).toBe(false)
  })

  it.each(LANGUAGES)('has no word in %s that it says is never used', (language) => {
    const never = rules.filter((rule) => rule.language === language)
    const broken = FILES[language].flatMap((file) =>
      textsIn(file).flatMap((text) =>
        never.filter(({ word }) => isUsed(word, text)).map(({ word }) => `${file}: "${word}" in "${text}"`),
      ),
    )
    expect(broken).toEqual([])
  })

  it.each(LANGUAGES)('calls each discipline in %s by one name', (language) => {
    const names = new Map<string, Set<string>>()
    const gather = (value: unknown, path: readonly string[]): void => {
      if (typeof value !== 'string') {
        for (const [key, below] of Object.entries(value ?? {})) gather(below, [...path, key])
        return
      }
      const [key, named] = path.slice(path.indexOf('disciplines') + 1)
      const isName = path.includes('disciplines') && (named === undefined || named === 'name')
      const discipline = isName ? DISCIPLINES.find((known) => known === key) : undefined
      if (discipline) names.set(discipline, (names.get(discipline) ?? new Set()).add(value))
    }
    gather(loadedLocales[language], [])
    expect([...names.keys()].toSorted()).toEqual([...DISCIPLINES].toSorted())
    expect([...names].filter(([, said]) => said.size > 1).map(([key, said]) => [key, [...said]])).toEqual([])
  })
})
