import { expect, test } from 'vitest'

import { contactSheet, pairSheet, type Shot } from '../../scripts/shots/contact-sheet.ts'

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

test('screens have a row for each look, with what was before beside it where that is known', () => {
  const sheet = pairSheet([
    { screen: '/home?a=1&b=2 of a guest', look: 'en, light, 390 px', file: 'home.png', before: '../old/home.png' },
    { screen: '/contact of a guest', look: 'ar, dark, 1440 px', file: 'contact.png' },
  ])
  expect(Array.from(sheet.matchAll(/<h2>(.*?)<\/h2>/g), ([, name]) => name)).toEqual([
    '/home?a=1&amp;b=2 of a guest: en, light, 390 px',
    '/contact of a guest: ar, dark, 1440 px',
  ])
  expect(Array.from(sheet.matchAll(/<img src="(.*?)"/g), ([, file]) => file)).toEqual([
    '../old/home.png',
    'home.png',
    'contact.png',
  ])
})
