import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { LessonScript, VideoTiming } from '../../server/demo/content/content.types.ts'
import { lessonScripts } from '../../server/demo/content/lessons/lesson-scripts.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import type { Language } from '../../src/domain/language.ts'

const MEDIA = join(import.meta.dirname, '../../server/demo/media')
const ENDINGS = ['ar.vtt', 'en.vtt', 'jpg', 'json', 'mp4', 'tr.vtt', 'webm'] as const
const KILOBYTE = 1024

const pathOf = (slug: string, ending: (typeof ENDINGS)[number]) => join(MEDIA, `${slug}.${ending}`)
const sizeOf = (file: string) => statSync(file).size
const timingOf = (slug: string): VideoTiming => JSON.parse(readFileSync(pathOf(slug, 'json'), 'utf8'))

const secondsOf = (stamp: string) => {
  const [hours = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = stamp.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

const captionsOf = (slug: string, language: Language) => {
  const [header, ...blocks] = readFileSync(pathOf(slug, `${language}.vtt`), 'utf8')
    .trim()
    .split('\n\n')
  const cues = blocks.map((block) => {
    const [, times = '', ...lines] = block.split('\n')
    const [start = '', end = ''] = times.split(' --> ')
    return { start: secondsOf(start), end: secondsOf(end), text: lines.join(' ') }
  })
  return { header, cues }
}

const shapeOf = (script: LessonScript) => script.scenes.map(({ id, cues }) => ({ id, cues: cues.length }))

/** Every instant of a video in the order in which it must come, from its start to its end. */
const instantsOf = ({ scenes, timeLength }: VideoTiming) => [
  0,
  ...scenes.flatMap(({ start, cues }) => [start, ...cues.flatMap((cue) => [cue.start, cue.end])]),
  timeLength,
]

describe('the lesson videos', () => {
  it('are all there, and nothing else is', () => {
    const expected = lessonScripts.flatMap(({ slug }) => ENDINGS.map((ending) => `${slug}.${ending}`))
    expect(readdirSync(MEDIA).toSorted()).toEqual(expected.toSorted())
  })

  it('are small enough to be kept together in the project', () => {
    const total = readdirSync(MEDIA).reduce((sum, name) => sum + sizeOf(join(MEDIA, name)), 0)
    expect(total).toBeLessThan(8 * KILOBYTE * KILOBYTE)
  })

  describe.each(lessonScripts.map((script) => ({ slug: script.slug, script })))('$slug', ({ slug, script }) => {
    const timing = timingOf(slug)

    it('has a time for every scene and cue of its script, in order', () => {
      expect(timing.scenes.map(({ id, cues }) => ({ id, cues: cues.length }))).toEqual(shapeOf(script))
      const instants = instantsOf(timing)
      expect(instants).toEqual(instants.toSorted((left, right) => left - right))
    })

    it('lasts between half a minute and a minute', () => {
      expect(timing.timeLength).toBeGreaterThanOrEqual(30)
      expect(timing.timeLength).toBeLessThanOrEqual(60)
    })

    it.each(LANGUAGES)('has its captions as they are written, at the measured times (%s)', (language) => {
      const { header, cues } = captionsOf(slug, language)
      const starts = timing.scenes.flatMap((scene) => scene.cues.map(({ start }) => start))
      expect(header).toBe('WEBVTT')
      expect(cues.map(({ text, start }) => ({ text, start }))).toEqual(
        script.scenes
          .flatMap((scene) => scene.cues)
          .map((cue, index) => ({ text: cue[language], start: starts[index] })),
      )
      const overlapping = cues.filter(({ end }, index) => end > (cues[index + 1]?.start ?? timing.timeLength))
      expect(overlapping).toEqual([])
    })

    it('is an MP4 that can start before it is all there, and a WebM', () => {
      const mp4 = readFileSync(pathOf(slug, 'mp4'))
      expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp')
      expect(mp4.indexOf('moov')).toBeGreaterThan(0)
      expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
      expect(readFileSync(pathOf(slug, 'webm')).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    })

    it('is of a bounded size', () => {
      for (const [ending, most] of [
        ['mp4', 500],
        ['webm', 400],
        ['jpg', 60],
      ] as const) {
        expect(sizeOf(pathOf(slug, ending))).toBeLessThan(most * KILOBYTE)
        expect(sizeOf(pathOf(slug, ending))).toBeGreaterThan(8 * KILOBYTE)
      }
    })
  })
})
