import { expect, test } from 'vitest'

import { ARTICLES, GUIDE, GUIDE_READERS, guidePlaceOf } from '../../src/domain/guide.ts'
import { routeOf } from '../../src/domain/route-access.ts'

test('an address without an article is the contents', () => {
  for (const path of ['/documentation', '/documentation/']) expect(guidePlaceOf(path)).toEqual({ kind: 'contents' })
})

test('the language picker leads to an article', () => {
  const place = guidePlaceOf('/documentation/configuration/multi-language')
  expect(place.kind === 'article' && place.article).toEqual({
    id: 'configuration/multi-language',
    section: 'configuration',
    reader: 'admin',
    path: '/documentation/configuration/multi-language',
  })
})

test.each(['/documentation/student', '/documentation/student/nothing', '/documentation/student/enrolling/more'])(
  '%s has no article',
  (path) => {
    expect(guidePlaceOf(path)).toEqual({ kind: 'unknown' })
  },
)

test('going on from article to article reads the whole guide once, and back again', () => {
  const walk = (way: 'next' | 'previous', from: string | undefined) => {
    const read: string[] = []
    for (let path = from; path !== undefined;) {
      const place = guidePlaceOf(path)
      if (place.kind !== 'article') throw new Error(`${path} is no article.`)
      read.push(place.article.id)
      path = place[way]?.path
    }
    return read
  }
  const ids = ARTICLES.map(({ id }) => id)
  expect(walk('next', ARTICLES[0]?.path)).toEqual(ids)
  expect(walk('previous', ARTICLES.at(-1)?.path)).toEqual(ids.toReversed())
})

test('every article has an id of its own and an address of the guide, and every reader has a part', () => {
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length)
  expect(new Set(ARTICLES.map(({ path }) => routeOf(path)))).toEqual(new Set(['/documentation/*?']))
  expect(new Set(GUIDE.map(({ reader }) => reader))).toEqual(new Set(GUIDE_READERS))
})
