import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { BufferSource, Input, MP4 } from 'mediabunny'
import { describe, expect, it } from 'vitest'

import type { LessonScript, VideoTiming } from '../../server/demo/content/content.types.ts'
import { howToScripts } from '../../server/demo/content/how-to/how-to-scripts.ts'
import { lessonScripts } from '../../server/demo/content/lessons/lesson-scripts.ts'
import { voicedFilm } from '../../server/demo/voiced-film.ts'
import { VOICED_APART } from '../../server/demo/voices.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { readLabels, type LabelCue } from '../../src/domain/picture-label.ts'

const MEDIA = join(import.meta.dirname, '../../server/demo/media')
const ENDINGS = ['ar.vtt', 'en.vtt', 'jpg', 'json', 'mp4', 'tr.vtt', 'webm'] as const
const VOICES = VOICED_APART.map((language) => `${language}.m4a` as const)
const LABELS = LANGUAGES.map((language) => `labels.${language}.vtt` as const)
const KILOBYTE = 1024

const sizeOf = (file: string) => statSync(file).size

type Kind = Readonly<{
  folder: string
  scripts: readonly LessonScript[]
  /** Seconds of each. */
  lasts: readonly [least: number, most: number]
  /** Whether what is written on the picture is a layer of its own; screens are recorded with theirs. */
  isLabelled: boolean
  /** Whether each language has a voice of its own. */
  isVoiced: boolean
  /** Kilobytes of each. */
  most: Readonly<{ mp4: number; webm: number; jpg: number }>
  /** Megabytes of all. */
  total: number
}>

/** What is recorded of the product has four times the points of a lesson's drawings. */
const KINDS: Readonly<Record<string, Kind>> = {
  'lesson videos': {
    folder: MEDIA,
    scripts: lessonScripts,
    lasts: [30, 75],
    isLabelled: true,
    isVoiced: true,
    most: { mp4: 500, webm: 400, jpg: 60 },
    total: 10,
  },
  'how-to videos': {
    folder: join(MEDIA, 'how-to'),
    scripts: howToScripts,
    lasts: [20, 60],
    isLabelled: false,
    isVoiced: false,
    most: { mp4: 800, webm: 800, jpg: 120 },
    total: 9,
  },
}

const secondsOf = (stamp: string) => {
  const [hours = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = stamp.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

const captionsIn = (file: string) => {
  const [header, ...blocks] = readFileSync(file, 'utf8').trim().split('\n\n')
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

describe.each(Object.entries(KINDS))('the %s', (_kind, kind) => {
  const { folder, scripts, lasts, isLabelled, isVoiced, most, total } = kind
  const [least, longest] = lasts
  const endings = [...ENDINGS, ...(isLabelled ? LABELS : []), ...(isVoiced ? VOICES : [])]
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

  it('are all there, and nothing else is', () => {
    const expected = scripts.flatMap(({ slug }) => endings.map((ending) => `${slug}.${ending}`))
    expect(names.toSorted()).toEqual(expected.toSorted())
  })

  it('are small enough to be kept together in the project', () => {
    const all = names.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0)
    expect(all).toBeLessThan(total * KILOBYTE * KILOBYTE)
  })

  describe.each(scripts.map((script) => ({ slug: script.slug, script })))('$slug', ({ slug, script }) => {
    const pathOf = (ending: (typeof ENDINGS | typeof LABELS | typeof VOICES)[number]) =>
      join(folder, `${slug}.${ending}`)
    const timing: VideoTiming = JSON.parse(readFileSync(pathOf('json'), 'utf8'))

    it('has a time for every scene and cue of its script, in order', () => {
      expect(timing.scenes.map(({ id, cues }) => ({ id, cues: cues.length }))).toEqual(shapeOf(script))
      const instants = instantsOf(timing)
      expect(instants).toEqual(instants.toSorted((left, right) => left - right))
    })

    it('lasts as long as somebody looks', () => {
      expect(timing.timeLength).toBeGreaterThanOrEqual(least)
      expect(timing.timeLength).toBeLessThanOrEqual(longest)
    })

    it.each(LANGUAGES)('has its captions as they are written, at the measured times (%s)', (language) => {
      const { header, cues } = captionsIn(pathOf(`${language}.vtt`))
      const starts = timing.scenes.flatMap((scene) => scene.cues.map(({ start }) => start))
      expect(header).toBe('WEBVTT')
      expect(cues.map(({ text, start }) => ({ text, start }))).toEqual(
        script.scenes
          .flatMap((scene) => scene.cues)
          .map((cue, index) => ({ text: cue[language], start: starts[index] })),
      )
      // It stands until its own language has said it, and a little longer.
      const ends = timing.scenes.flatMap((scene) => scene.cues.map(({ ends, end }) => ends?.[language] ?? end))
      expect(cues.map(({ end }) => end)).toEqual(ends.map((end) => expect.closeTo(end + 0.3, 3)))
      const overlapping = cues.filter(({ end }, index) => end > (cues[index + 1]?.start ?? timing.timeLength))
      expect(overlapping).toEqual([])
    })

    it.runIf(isVoiced)('is said by each language in its time, of which the longest is the time of the cue', () => {
      for (const { start, end, ends } of timing.scenes.flatMap(({ cues }) => cues)) {
        expect(Object.keys(ends ?? {}).toSorted()).toEqual(LANGUAGES.toSorted())
        expect(Math.max(...Object.values(ends ?? {}))).toBe(end)
        // Nobody waits long for another language.
        expect(Math.min(...Object.values(ends ?? {})) - start).toBeGreaterThan((end - start) * 0.55)
      }
    })

    it.runIf(isVoiced).each(VOICED_APART)('is one film with the voice that lies beside it (%s)', async (language) => {
      const bytes = await voicedFilm(pathOf('mp4'), pathOf(`${language}.m4a`))
      const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
      const [picture, voice] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
      const lengths = [await picture?.computeDuration(), await voice?.computeDuration()]
      expect(lengths).toEqual([0, 1].map(() => expect.closeTo(timing.timeLength, 0)))
      expect([await picture?.getCodec(), await voice?.getCodec()]).toEqual(['avc', 'aac'])
      expect(Buffer.from(bytes).indexOf('moov')).toBeLessThan(Buffer.from(bytes).indexOf('mdat'))
      input.dispose()
    })

    it.runIf(isLabelled)('has the same labels in each language, each at its time and place', () => {
      const [en, tr, ar] = LANGUAGES.map((language) => {
        const { cues, lost, flaws } = readLabels(
          readFileSync(pathOf(`labels.${language}.vtt`), 'utf8'),
          timing.timeLength,
        )
        expect({ language, lost, flaws }).toEqual({ language, lost: [], flaws: [] })
        return cues
      })
      // The sign of a scene stands where the language begins to read, with as much room as there is from there.
      const placesOf = (cues: readonly LabelCue[] = [], isTurned = false) =>
        cues.map(({ start, end, label: { x, y, size, width, align, tone } }) =>
          tone === 'sign'
            ? [start, end, isTurned ? (1 - x).toFixed(4) : x.toFixed(4), y, size, isTurned ? 'left' : align]
            : [start, end, x, y, size, align, width, tone],
        )
      expect(placesOf(tr)).toEqual(placesOf(en))
      expect(placesOf(ar, true)).toEqual(placesOf(en))
      expect(ar?.every(({ label }) => label.tone !== 'sign' || label.align === 'right')).toBe(true)
      expect(ar?.filter(({ label }) => !/[\p{Script=Arabic}\d]/u.test(label.text))).toEqual([])
      expect(en?.filter(({ label }) => label.tone === 'sign').length).toBeGreaterThanOrEqual(script.scenes.length)
    })

    it('is an MP4 that can start before it is all there, and a WebM', () => {
      const mp4 = readFileSync(pathOf('mp4'))
      expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp')
      expect(mp4.indexOf('moov')).toBeGreaterThan(0)
      expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
      expect(readFileSync(pathOf('webm')).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    })

    it('is of a bounded size', () => {
      for (const ending of ['mp4', 'webm', 'jpg'] as const) {
        expect(sizeOf(pathOf(ending))).toBeLessThan(most[ending] * KILOBYTE)
        expect(sizeOf(pathOf(ending))).toBeGreaterThan(8 * KILOBYTE)
      }
    })
  })
})
