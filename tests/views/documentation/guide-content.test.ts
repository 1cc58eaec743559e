import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { createGuideSearch } from '../../../src/domain/guide-search.ts'
import { ARTICLES } from '../../../src/domain/guide.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { ROUTE_ACCESS } from '../../../src/domain/route-access.ts'
import { guide as ar } from '../../../src/views/pages/documentation/content/ar/guide.ts'
import { guide as en } from '../../../src/views/pages/documentation/content/en/guide.ts'
import type { Block, Body, Head, WholeGuide } from '../../../src/views/pages/documentation/content/guide.types.ts'
import { inlineOf, plainOf } from '../../../src/views/pages/documentation/content/inline.ts'
import {
  bodyOf,
  guideTexts,
  headOf,
  headingsOf,
  isWhole,
  keyOf,
} from '../../../src/views/pages/documentation/content/reading.ts'
import { guide as tr } from '../../../src/views/pages/documentation/content/tr/guide.ts'

const GUIDES: Readonly<Record<Language, WholeGuide>> = { en, tr, ar }

type Article = Head & Body

const articles = (language: Language) =>
  ARTICLES.map((place) => {
    const body = bodyOf(GUIDES[language], place)
    if (!body) throw new Error(`${place.id} has no text.`)
    const article: Article = { ...headOf(GUIDES[language], place), ...body }
    return { id: place.id, article }
  })

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'steps' || block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()]
  if (block.kind === 'keys') return [block.caption, ...block.rows.map(({ action }) => action)]
  return 'text' in block ? [block.text] : []
}

const allTexts = ({ title, summary, blocks }: Article): readonly string[] => [
  title,
  summary,
  ...blocks.flatMap(textsOf),
]

const codesIn = (block: Block) =>
  textsOf(block)
    .flatMap(inlineOf)
    .flatMap(({ kind, text }) => (kind === 'code' ? [text] : []))

/** What of a block does not depend on the language. */
const shapeOf = (block: Block) => ({
  kind: block.kind,
  ...(block.kind === 'heading' && { id: block.id }),
  ...(block.kind === 'note' && { tone: block.tone }),
  ...(block.kind === 'page' && { to: block.to }),
  ...(block.kind === 'articles' && { ids: block.ids }),
  ...(block.kind === 'commands' && { lines: block.lines }),
  ...(block.kind === 'keys' && { keys: block.rows.map(({ keys }) => keys) }),
  ...(block.kind === 'table' && { head: block.head.length, rows: block.rows.map((row) => row.length) }),
  texts: textsOf(block).length,
  codes: codesIn(block).toSorted(),
})

describe('the guide says the same in every language', () => {
  test.each(['tr', 'ar'] as const)('%s has the blocks of the English one, kind by kind', (language) => {
    const shapes = (of: Language) =>
      articles(of).map(({ id, article }) => ({ id, blocks: article.blocks.map(shapeOf) }))
    expect(shapes(language)).toEqual(shapes('en'))
  })

  test.each(['tr', 'ar'] as const)('%s is translated: no text of length is the English one', (language) => {
    const english = new Set(articles('en').flatMap(({ article }) => article.blocks.flatMap(textsOf)))
    const same = articles(language)
      .flatMap(({ article }) => allTexts(article))
      .filter((text) => english.has(text) && plainOf(text).length > 20 && !text.startsWith('`'))
    expect(same).toEqual([])
  })
})

/** Every text of a language's dictionaries, without what is put into it. */
const wordsOf = (language: Language): string => {
  const folder = join('src/i18n', language)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

describe.each(LANGUAGES)('in %s', (language) => {
  const all = articles(language)

  test('every word that the guide quotes from the screen stands on the screen', () => {
    const dictionaries = wordsOf(language)
    const quoted = all.flatMap(({ id, article }) =>
      article.blocks
        .flatMap(textsOf)
        .flatMap((text) =>
          inlineOf(text).flatMap((piece) => (piece.kind === 'screen' ? [`${id}: ${piece.text}`] : [])),
        ),
    )
    expect(quoted.length).toBeGreaterThan(80)
    expect(quoted.filter((quote) => !dictionaries.includes(quote.slice(quote.indexOf(': ') + 2)))).toEqual([])
  })

  test('every mark is closed', () => {
    const open = all.flatMap(({ article }) => allTexts(article)).filter((text) => /[“”«»`]/u.test(plainOf(text)))
    expect(open).toEqual([])
  })

  test('headings and blocks of an article can be told apart', () => {
    const ambiguous = all.filter(({ article }) => {
      const ids = headingsOf(article).map(({ id }) => id)
      const keys = article.blocks.map(keyOf)
      return new Set(ids).size < ids.length || new Set(keys).size < keys.length
    })
    expect(ambiguous.map(({ id }) => id)).toEqual([])
  })

  test('every article has a title of its own, and is the first to be found by it', () => {
    const search = createGuideSearch(guideTexts(GUIDES[language]))
    const missed = all.filter(({ id, article }) => search(article.title)[0]?.id !== id)
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  test('an article is found by each of its keywords', () => {
    const search = createGuideSearch(guideTexts(GUIDES[language]))
    const missed = all.flatMap(({ id, article }) =>
      article.keywords
        .split(' ')
        .filter((word) => search(word).every((hit) => hit.id !== id))
        .map((word) => `${id}: ${word}`),
    )
    expect(missed).toEqual([])
  })
})

test('a link leads to a page of the table, and to another article', () => {
  const wrong = articles('en').flatMap(({ id, article }) =>
    article.blocks.flatMap((block) => {
      if (block.kind === 'page' && !(block.to in ROUTE_ACCESS)) return [block.to]
      if (block.kind !== 'articles') return []
      return block.ids.filter((other) => other === id || !ARTICLES.some((place) => place.id === other))
    }),
  )
  expect(wrong).toEqual([])
})

test('a guide is whole when every section was brought', () => {
  const { student: _student, ...others } = en.bodies
  expect([isWhole(en), isWhole({ heads: en.heads, bodies: others })]).toEqual([true, false])
})

test('words of the screen and of a computer are told from the others', () => {
  expect(inlineOf('Press “Enroll”, then `npm test`.')).toEqual([
    { kind: 'plain', text: 'Press ', at: 0 },
    { kind: 'screen', text: 'Enroll', at: 6 },
    { kind: 'plain', text: ', then ', at: 14 },
    { kind: 'code', text: 'npm test', at: 21 },
    { kind: 'plain', text: '.', at: 31 },
  ])
  expect(plainOf('اضغط «سجِّل» الآن')).toBe('اضغط سجِّل الآن')
})
