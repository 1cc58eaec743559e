import { beforeEach, expect, test } from 'vitest'

import { heldGuide, loadSection, loadWhole } from '../../src/app/guide-texts.ts'
import { content } from '../../src/app/routes/documentation.route.tsx'
import { GUIDE } from '../../src/domain/guide.ts'

const ALL = GUIDE.map(({ id }) => id).toSorted()

const held = (language: 'en' | 'tr' | 'ar') => Object.keys(heldGuide(language).bodies).toSorted()

beforeEach(() => history.replaceState(null, '', '/documentation'))

test('a guide that was not brought is loud', () => {
  expect(() => heldGuide('ar')).toThrow('The guide in "ar" was not loaded before its page.')
})

test('a page brings the contents, an article its section, a search everything', async () => {
  await content.load('tr')
  const atContents = held('tr')
  history.replaceState(null, '', '/documentation/student/enrolling')
  await content.load('tr')
  const atArticle = held('tr')
  history.replaceState(null, '', '/documentation?q=ders')
  await content.load('tr')
  expect([atContents, atArticle, held('tr')]).toEqual([[], ['student'], ALL])
})

test('sections that share a file come together', async () => {
  await content.load('en')
  await loadSection('en', 'master')
  expect(held('en')).toEqual(['admin', 'coordinator', 'instructor', 'master'])
})

test('what was brought is read again at once', async () => {
  await loadWhole('en')
  const one = loadSection('en', 'student')
  expect([one === loadSection('en', 'student'), one]).toEqual([true, expect.objectContaining({ status: 'fulfilled' })])
})
