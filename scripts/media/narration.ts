import type { LessonScript, Cue, VideoTiming } from '../../server/demo/content/content.types.ts'
import type { Language } from '../../src/domain/language.ts'
import { saidIn } from './speech/sayings.ts'
import { run } from './tools.ts'

const RATE = 22_050
const BYTES_PER_SECOND = RATE * 2

/** Pauses, in seconds. */
const BEFORE_SCENE = 0.55
const BETWEEN_CUES = 0.4
const AFTER_SCENE = 0.45
const AFTER_LAST = 1.4

/** How each language is spoken, at a pace of its own: some five syllables a second, English four. */
const VOICES: Readonly<Record<Language, Readonly<{ voice: string; pace: number }>>> = {
  en: { voice: 'en-us', pace: 152 },
  tr: { voice: 'tr', pace: 165 },
  ar: { voice: 'ar', pace: 185 },
}

/** How much slower and faster than that a sentence may be, so that each language takes about as long. */
const SLOWEST = 0.92
const FASTEST = 1.08

/** Cuts the near-silence that the voice leaves at both ends, so that the pauses are ours. */
const trim = (samples: Buffer) => {
  const isQuiet = (offset: number) => Math.abs(samples.readInt16LE(offset)) < 250
  let start = 0
  let end = samples.length - (samples.length % 2)
  while (start < end && isQuiet(start)) start += 2
  while (end > start && isQuiet(end - 2)) end -= 2
  return samples.subarray(start, end)
}

const speak = (sentence: string, language: Language, tempo = 1) => {
  const { voice, pace } = VOICES[language]
  const how = ['-v', voice, '-s', String(Math.round(pace * tempo)), '-p', '42', '-a', '90', '--stdout']
  const wave = run('espeak-ng', [...how, saidIn(language, sentence)])
  return trim(wave.subarray(wave.indexOf('data') + 8))
}

const secondsOf = (samples: Buffer) => samples.length / BYTES_PER_SECOND

/** A sentence in each language; the first has its own pace, and the others keep up with it as far as they may. */
const speakAll = (cue: Cue, languages: readonly Language[]): ReadonlyMap<Language, Buffer> => {
  const plain = new Map(languages.map((language) => [language, speak(cue[language], language)]))
  const lengths = [...plain.values()].map(secondsOf)
  const room = Math.max(lengths[0] ?? 0, ...lengths.map((length) => length / FASTEST))
  return new Map(
    [...plain].map(([language, samples]) => {
      const tempo = Math.min(FASTEST, Math.max(SLOWEST, secondsOf(samples) / room))
      return [language, languages.length === 1 ? samples : speak(cue[language], language, tempo)]
    }),
  )
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * RATE) * 2)
const round = (seconds: number) => Math.round(seconds * 100) / 100

export type Narration<Spoken extends Language = Language> = Readonly<{
  sounds: Readonly<Record<Spoken, Buffer>>
  rate: number
  timing: VideoTiming
}>

/** One line of sound, as it grows. */
const openTape = () => {
  const parts: Buffer[] = []
  let bytes = 0
  return {
    add: (part: Buffer) => {
      parts.push(part)
      bytes += part.length
    },
    fillTo: (length: number) => {
      if (length > bytes) parts.push(Buffer.alloc(length - bytes))
      bytes = Math.max(bytes, length)
    },
    now: () => bytes,
    sound: () => Buffer.concat(parts),
  }
}

/**
 * Speaks every cue of a script in some languages, and measures when each begins and ends: it begins for all at once, and
 * the next waits for the longest. A scene that is to last longer, in seconds, is silent behind its words.
 */
export const narrate = <Spoken extends Language>(
  script: Pick<LessonScript, 'scenes'>,
  languages: readonly Spoken[],
  least: Readonly<Record<string, number>> = {},
): Narration<Spoken> => {
  const tapes = languages.map((language) => ({ language, tape: openTape() }))
  const end = () => Math.max(...tapes.map(({ tape }) => tape.now()))
  const now = () => round(end() / BYTES_PER_SECOND)
  /** Everybody waits for the longest, and then as long again. */
  const pause = (seconds: number) => {
    const to = end() + silence(seconds).length
    for (const { tape } of tapes) tape.fillTo(to)
  }

  const scenes = script.scenes.map(({ id, cues }, index) => {
    const start = now()
    pause(BEFORE_SCENE)
    const spoken = cues.map((cue, cueIndex) => {
      if (cueIndex > 0) pause(BETWEEN_CUES)
      const from = now()
      const said = speakAll(cue, languages)
      for (const { language, tape } of tapes) tape.add(said.get(language) ?? Buffer.alloc(0))
      const ends = Object.fromEntries(
        tapes.map(({ language, tape }) => [language, round(tape.now() / BYTES_PER_SECOND)]),
      )
      return languages.length === 1 ? { start: from, end: now() } : { start: from, end: now(), ends }
    })
    pause(AFTER_SCENE)
    if (index === script.scenes.length - 1) pause(AFTER_LAST)
    pause(Math.max(0, (least[id] ?? 0) - (now() - start)))
    return { id, start, cues: spoken }
  })

  const sounds = Object.fromEntries(tapes.map(({ language, tape }) => [language, tape.sound()]))
  return { sounds: sounds as Record<Spoken, Buffer>, rate: RATE, timing: { timeLength: now(), scenes } }
}
