import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { rosterWords } from '../../server/modules/rosters/roster.words.ts'
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
      `server/i18n/cells/${language}.ts`,
      `server/i18n/acts/${language}.ts`,
      `server/modules/mail/words/**/${language}.ts`,
      'server/modules/**/*.words.ts',
    ]),
  ]),
) as Record<Language, string[]>

/** The texts of a file: what stands in quotation marks, but for keys, paths and words to search by. */
const textsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replace(/synonyms: \{[^}]*\}/, '')
    .split('\n')
    .filter((line) => !/^\s*(?:import|export .* from|\/\/|\/?\*|keywords:)|^\} from/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(([, quoted, templated]) => quoted ?? templated ?? ''),
    )
    .filter((text) => !/^[a-z\d_./:@-][\w./:@-]*$/.test(text) && !text.includes('/words/'))

type Rule = Readonly<{ language: Language; word: string }>

/** What may stand before a word: Arabic writes "and", "for" and the article together with it. */
const BEFORE: Readonly<Record<Language, string>> = { en: '', tr: '', ar: '(?:[وف]?[بلك]?(?:ال)?|[وف]?لل)' }

const rules: readonly Rule[] = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => (line.split('|').at(-2) ?? '').split(';'))
  .flatMap((part) => {
    const [, name, words] = /^\s*(en|tr|ar): (.*)$/.exec(part) ?? []
    const language = LANGUAGES.find((known) => known === name)
    return language === undefined ? [] : (words ?? '').split(',').map((word) => ({ language, word: word.trim() }))
  })

/** A word that ends in a star is a stem: any ending may follow. Those in brackets behind it are other words. */
const isUsed = ({ language, word }: Rule, text: string): boolean => {
  const [, stem = '', star = '', others] = /^([^*]*)(\*?)(?: \((.*)\))?$/.exec(word) ?? []
  const excepted = others === undefined ? '' : `(?!${others.replaceAll('* ', '|').replace('*', '')})`
  const after = star === '' ? '(?![\\p{L}\\p{M}])' : ''
  return new RegExp(`(?<![\\p{L}\\p{M}])${BEFORE[language]}${excepted}${stem}${after}`, 'u').test(
    text.toLocaleLowerCase(language),
  )
}

describe('the glossary', () => {
  it('is read, and so are the texts', () => {
    expect(rules.length).toBeGreaterThan(40)
    for (const language of LANGUAGES) expect(FILES[language].flatMap(textsIn).length).toBeGreaterThan(2000)
  })

  it.each([
    ['tr', 'kurs', 'Bir kurs seçin', true],
    ['tr', 'kurs', 'kurslarınızdan da', false],
    ['tr', 'kurs*', 'kurslarınızdan da', true],
    ['tr', 'ileti* (iletil* iletiş*)', 'Bu iletideki bağlantı', true],
    ['tr', 'ileti* (iletil* iletiş*)', 'iletişim sayfası', false],
    ['tr', 'ileti* (iletil* iletiş*)', 'bir e-posta iletilemedi', false],
    ['tr', 'ileti* (iletil* iletiş*)', 'İletideki kod', true],
    ['tr', 'oturum aç*', 'Oturum açmadan önce', true],
    ['tr', 'oturum aç*', 'Açık oturumlar', false],
    ['ar', 'طلاب*', 'للطلاب', true],
    ['ar', 'طلاب*', 'والطلاب', true],
    ['ar', 'طالب*', 'كطالب', true],
    ['ar', 'طالب*', 'مطالب', false],
    ['ar', 'متعلم*', 'المتعلمون', true],
    ['en', 'learner*', 'its learners', true],
  ] as const)('finds in %s "%s" in "%s": %s', (language, word, text, isFound) => {
    expect(isUsed({ language, word }, text)).toBe(isFound)
  })

  it.each(LANGUAGES)('has no word in %s that it says is never used', (language) => {
    const never = rules.filter((rule) => rule.language === language)
    const broken = FILES[language].flatMap((file) =>
      textsIn(file).flatMap((text) =>
        never.filter((rule) => isUsed(rule, text)).map(({ word }) => `${file}: "${word}" in "${text}"`),
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
    gather({ disciplines: rosterWords[language].disciplines }, ['sheet'])
    expect([...names.keys()].toSorted()).toEqual([...DISCIPLINES].toSorted())
    expect([...names].filter(([, said]) => said.size > 1).map(([key, said]) => [key, [...said]])).toEqual([])
  })
})
