import { describe, expect, test } from 'vitest'

import { soundHeard, soundsOf, sourcesIn } from '../../src/domain/film-sound.ts'

const own = { url: '/files/film.mp4?holder=a', type: 'video/mp4' }
const other = { url: '/files/film.webm?holder=a', type: 'video/webm' }
const film = (language: 'en' | 'tr' | 'ar', name: string) => ({
  language,
  url: `/files/${name}?holder=b`,
  type: 'video/mp4',
})
const turkish = film('tr', 'film.tr.mp4')

describe.each([
  ['none but its own voice', [], [], []],
  ['one voice beside its own', [turkish], ['tr', 'original'], ['original', 'tr', 'original', 'original']],
  [
    'a voice that is its own',
    [film('en', 'film.mp4'), turkish],
    ['en', 'tr'],
    // Of what there is none, its own is heard, which has a name.
    ['en', 'tr', 'en', 'en'],
  ],
] as const)('a film with %s', (_what, films, offered, heard) => {
  const media = { films: [...films], sources: [own, other] }

  test('offers each once', () => {
    expect(soundsOf(media).filter(() => films.length > 0)).toEqual(offered)
  })

  test.runIf(heard.length > 0)('says which is heard', () => {
    expect((['en', 'tr', 'ar', 'original'] as const).map((wanted) => soundHeard(media, wanted))).toEqual(heard)
  })
})

test('the film of a voice is played first, and its own where that cannot be', () => {
  const media = { films: [turkish], sources: [own, other] }
  expect(sourcesIn(media, 'tr')).toEqual([{ url: turkish.url, type: 'video/mp4' }, own, other])
  expect(sourcesIn(media, 'ar')).toEqual([own, other])
})

test('the same file is not tried twice', () => {
  const same = film('en', 'film.mp4')
  expect(sourcesIn({ films: [same], sources: [own, other] }, 'en')).toEqual([
    { url: same.url, type: 'video/mp4' },
    other,
  ])
})
