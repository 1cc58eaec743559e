import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createGuideSearch, type GuideText, type Marked } from '../../src/domain/guide-search.ts'
import { fold } from '../../src/domain/text-folding.ts'

const article = (id: string, title: string, ...texts: readonly string[]): GuideText => ({
  id,
  texts: [{ text: title, weight: 8 }, ...texts.map((text) => ({ text, weight: 1 }))],
})

const idsOf = (guide: readonly GuideText[], query: string) => createGuideSearch(guide)(query).map(({ id }) => id)
const plain = (marked: Marked) => marked.map(({ text }) => text).join('')
const matchesIn = (marked: Marked) => marked.filter(({ isMatch }) => isMatch).map(({ text }) => text)

const ENGLISH = [
  article('quiz', 'Taking a quiz', 'Each answer is saved as soon as you give it.', 'The clock starts with it.'),
  article('offline', 'When the network is gone', 'Answers to a quiz are kept on this device.'),
  article('certificates', 'Your certificates', 'When you have passed every lesson, the course is complete.'),
]

describe('what is found', () => {
  test('nothing, where nothing is asked', () => {
    for (const query of ['', '   ', '.,-', '“”']) expect(idsOf(ENGLISH, query)).toEqual([])
  })

  test('a title weighs more than a text', () => {
    expect(idsOf(ENGLISH, 'quiz')).toEqual(['quiz', 'offline'])
  })

  test('every word must be there', () => {
    expect(idsOf(ENGLISH, 'quiz device')).toEqual(['offline'])
    expect(idsOf(ENGLISH, 'quiz zebra')).toEqual([])
  })

  test('equals stay in the order of the guide', () => {
    expect(idsOf([article('b', 'Same'), article('a', 'Same')], 'same')).toEqual(['b', 'a'])
  })

  test('the beginning of a word is better than its middle', () => {
    const guide = [article('middle', 'Reassigned'), article('start', 'Signing in')]
    expect(idsOf(guide, 'sign')).toEqual(['start', 'middle'])
  })

  test('one certificate, many certificates', () => {
    expect(idsOf(ENGLISH, 'certificates')).toEqual(idsOf(ENGLISH, 'certificate'))
  })

  test('a hidden word finds its article and is not shown', () => {
    const guide: GuideText[] = [
      {
        id: 'a',
        texts: [
          { text: 'Signing in', weight: 8 },
          { text: 'How to get in.', weight: 1 },
        ],
      },
      {
        id: 'b',
        texts: [
          { text: 'Certificates', weight: 8 },
          { text: 'Where it is.', weight: 1 },
          { text: 'diploma', weight: 5, isHidden: true },
        ],
      },
    ]
    const hits = createGuideSearch(guide)('diploma')
    expect(hits.map(({ id, excerpt }) => [id, plain(excerpt)])).toEqual([['b', 'Where it is.']])
  })
})

test.each(['SINAV', 'sınav', 'Sinav', 'sinav'])('a Turkish reader finds the quiz by %s', (query) => {
  const guide = [article('quiz', 'Sınava girmek'), article('other', 'Sertifika')]
  expect(createGuideSearch(guide)(query).map(({ id, title }) => [id, matchesIn(title)])).toEqual([['quiz', ['Sınav']]])
})

test.each(['شهادة', 'الشهادة', 'والشهادة', 'شهاده', 'شَهَادَة', 'بالشهادة'])(
  'a reader of Arabic finds the certificates by %s',
  (query) => {
    const guide = [
      article('many', 'شهاداتك', 'يحفظ الشهادة.'),
      article('one', 'التحقق من شهادة'),
      article('other', 'الدرس'),
    ]
    expect(idsOf(guide, query).toSorted()).toEqual(['many', 'one'])
  },
)

test('the forms of alef are one letter, and vowel signs belong to what is marked', () => {
  const [hit] = createGuideSearch([article('a', 'أداءُ الاختبار')])('اداء')
  expect(hit?.title).toEqual([
    { text: 'أداءُ', isMatch: true, at: 0 },
    { text: ' الاختبار', isMatch: false, at: 5 },
  ])
})

test('an excerpt is cut around the first match, at the borders of words', () => {
  const long = `${'Before it comes a lot. '.repeat(10)}Here is the needle. ${'After it comes more. '.repeat(10)}`
  const [hit] = createGuideSearch([article('a', 'Hay', 'Nothing.', long)])('needle')
  const text = plain(hit?.excerpt ?? [])
  expect([matchesIn(hit?.excerpt ?? []), text.startsWith('… '), text.endsWith(' …'), text.length < 170]).toEqual([
    ['needle'],
    true,
    true,
    true,
  ])
  const words = new Set(long.split(/\s+/))
  expect(text.split(/\s+/).filter((word) => word !== '…' && !words.has(word))).toEqual([])
})

const word = fc.string({ unit: fc.constantFrom(...Array.from('aeistnIİıöçğşاأإلمةىهَُ')), minLength: 1, maxLength: 8 })
const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
const guide = fc
  .array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 })
  .map((articles) => articles.map(([title = '', ...texts], at) => article(String(at), title, ...texts)))

describe('for any guide and any query', () => {
  test('a word of an article finds it', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(guide, fc.nat(), (articles, at) => {
        const place = at % articles.length
        const words = articles[place]?.texts.flatMap((passage) => passage.text.split(' ')) ?? []
        const asked = words.find((candidate) => fold(candidate) !== '')
        if (asked === undefined) return
        expect(idsOf(articles, asked)).toContain(String(place))
      }),
      { numRuns: 1000 },
    )
  })

  test('another word never finds more', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(guide, word, word, (articles, one, other) => {
        if (fold(one) === '' || fold(other) === '') return
        const fewer = idsOf(articles, `${one} ${other}`)
        expect(idsOf(articles, one)).toEqual(expect.arrayContaining(fewer))
      }),
      { numRuns: 1000 },
    )
  })

  test('marking changes no letter, and what is marked was asked for', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(guide, word, (articles, asked) => {
        for (const { id, title } of createGuideSearch(articles)(asked)) {
          expect(plain(title)).toBe(articles[Number(id)]?.texts[0]?.text)
          for (const piece of title) expect(plain(title).slice(piece.at, piece.at + piece.text.length)).toBe(piece.text)
          const stem = fold(asked).replace(/^(?:[وف]?[بك]?ال|[وف]?لل)|ه$|s$/gu, '')
          for (const match of matchesIn(title)) expect(fold(match)).toContain(stem.slice(0, 1))
        }
      }),
      { numRuns: 1000 },
    )
  })
})
