import { expect, test } from 'vitest'

import { courses } from '../../scripts/pictures/courses.ts'
import { home } from '../../scripts/pictures/home.ts'
import { lessons } from '../../scripts/pictures/lessons.ts'
import { categories, lessonSlugs } from '../../server/demo/content/programme.ts'
import { lessonFiles } from '../../server/demo/demo-media.ts'
import { pictureOf } from '../../server/modules/lessons/lesson-files.ts'
import { LESSON_PICTURES } from '../../src/domain/lesson-picture.ts'
import { CATEGORY_PICTURES } from '../../src/domain/picture.ts'
import { PICTURE_PAINTS, PICTURE_PALETTES } from '../../src/views/theme/picture-palette.data.ts'

const drawn = [['home', home] as const, ...Object.entries(courses), ...Object.entries(lessons)].map(([name, draw]) => ({
  name,
  marks: draw(),
}))

test('each category of the programme has a picture of its own, and so has each lesson', () => {
  const chosen = categories.map(({ picture }) => picture)
  expect(new Set(chosen).size).toBe(categories.length)
  expect(chosen).not.toContain('closedLane')
  expect(lessonSlugs.map((slug) => pictureOf(lessonFiles(slug)))).toEqual(lessonSlugs)
})

test('there is a drawing for each name, and no two are the same', () => {
  expect(Object.keys(courses)).toEqual(CATEGORY_PICTURES)
  expect(Object.keys(lessons)).toEqual(LESSON_PICTURES)
  expect(new Set(drawn.map(({ marks }) => marks)).size).toBe(1 + CATEGORY_PICTURES.length + LESSON_PICTURES.length)
})

test('a lesson with a video of its own has no picture: none of another subject', () => {
  const files = lessonFiles('scene-safety')
  const own = { ...files, sources: [{ name: 'f3a1.mp4', type: 'video/mp4' }, ...files.sources] }
  expect([own, { ...files, sources: [] }].map(pictureOf)).toEqual([null, null])
})

// Firefox and Safari draw no gradient, filter or clip that another file defines.
test.each(drawn)('$name is painted by name alone, so that night differs from day by tokens', ({ marks }) => {
  const paints = Array.from(marks.matchAll(/(?:fill|stroke)="([^"]*)"/g), ([, paint = '']) => paint)
  const known = new Set(['none', ...PICTURE_PAINTS.map((paint) => `var(--p-${paint})`)])
  expect(paints.length).toBeGreaterThan(40)
  expect(paints.filter((paint) => !known.has(paint))).toEqual([])
  expect(marks).not.toMatch(/url\(|style=|class=|NaN|undefined|<(?:script|image|use|text|animate)/)
})

test('by day no lamp has a halo, at night each has one under a sky that is darker than the road by day', () => {
  const { day, dusk, night } = PICTURE_PALETTES
  const LIT = ['halo', 'haloRed', 'beam', 'star'] as const
  const seen = (palette: typeof day | typeof night) => LIT.map((paint) => !palette[paint].endsWith('00'))
  expect([day, night, dusk].map(seen)).toEqual([LIT.map(() => false), LIT.map(() => true), LIT.map(() => true)])
  const light = (colour: string) => Number.parseInt(colour.slice(1, 3), 16) + Number.parseInt(colour.slice(3, 5), 16)
  expect(
    ['sky', 'skyMid', 'skyLow', 'far', 'near'].map((paint) => light(night[paint as 'sky']) < light(day.road)),
  ).toEqual(Array.from({ length: 5 }, () => true))
})
