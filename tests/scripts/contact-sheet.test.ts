import { expect, test } from 'vitest'

import { contactSheet, type Shot } from '../../scripts/contact-sheet.ts'

const shot = (change: Partial<Shot>): Shot => {
  const made: Omit<Shot, 'file'> = {
    page: 'home',
    layout: 'layout1',
    scheme: 'asphalt',
    mode: 'light',
    lang: 'en',
    width: '1280',
    ...change,
  }
  return { ...made, file: `${Object.values(made).join('-')}.png` }
}

test('a contact sheet has a row for each page, layout, width and language, and every picture once', () => {
  const shots = [shot({}), shot({ mode: 'dark' }), shot({ lang: 'ar' }), shot({ page: 'lesson', width: '390' })]
  const sheet = contactSheet(shots)
  expect(Array.from(sheet.matchAll(/<h2>(.*?)<\/h2>/g), ([, name]) => name)).toEqual([
    'home, layout1, 1280 px, en',
    'home, layout1, 1280 px, ar',
    'lesson, layout1, 390 px, en',
  ])
  expect(Array.from(sheet.matchAll(/<img src="(.*?)"/g), ([, file]) => file)).toEqual(shots.map(({ file }) => file))
})
