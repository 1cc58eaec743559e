import type { LessonScript, VideoTiming } from '../../server/demo/content/content.types.ts'
import { run } from './tools.ts'

const RATE = 22_050
const BYTES_PER_SECOND = RATE * 2

/** Pauses, in seconds. */
const BEFORE_SCENE = 0.55
const BETWEEN_CUES = 0.4
const AFTER_SCENE = 0.45
const AFTER_LAST = 1.4

/** How the voice says what it would otherwise misread. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/\bMUTCD\b/g, 'M U T C D'],
  [/\b6O\b/g, 'six oh'],
  [/\bEMS\b/g, 'E M S'],
  [/\bERG\b/g, 'E R G'],
  [/\bTIM\b/g, 'Tim'],
  [/\bNIMS\b/g, 'Nims'],
  [/\bANSI 107\b/g, 'ansee one oh seven'],
  [/\b911\b/g, 'nine one one'],
  [/12-foot/g, 'twelve foot'],
  [/\bplacard\b/g, 'plackerd'],
]

const speak = (sentence: string) => {
  const said = SAYINGS.reduce((line, [pattern, saying]) => line.replaceAll(pattern, saying), sentence)
  const wave = run('espeak-ng', ['-v', 'en-us', '-s', '152', '-p', '42', '-a', '90', '--stdout', said])
  return trim(wave.subarray(wave.indexOf('data') + 8))
}

/** Cuts the near-silence that the voice leaves at both ends, so that the pauses are ours. */
const trim = (samples: Buffer) => {
  const isQuiet = (offset: number) => Math.abs(samples.readInt16LE(offset)) < 250
  let start = 0
  let end = samples.length - (samples.length % 2)
  while (start < end && isQuiet(start)) start += 2
  while (end > start && isQuiet(end - 2)) end -= 2
  return samples.subarray(start, end)
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * RATE) * 2)
const round = (seconds: number) => Math.round(seconds * 100) / 100

export type Narration = Readonly<{ sound: Buffer; rate: number; timing: VideoTiming }>

/**
 * Speaks every cue of a script and measures when each begins and ends. A scene that is to last longer, in seconds, is
 * silent behind its words.
 */
export const narrate = (
  script: Pick<LessonScript, 'scenes'>,
  least: Readonly<Record<string, number>> = {},
): Narration => {
  const parts: Buffer[] = []
  let bytes = 0
  const add = (part: Buffer) => {
    parts.push(part)
    bytes += part.length
  }
  const now = () => round(bytes / BYTES_PER_SECOND)

  const scenes = script.scenes.map(({ id, cues }, index) => {
    const start = now()
    add(silence(BEFORE_SCENE))
    const spoken = cues.map((cue, index) => {
      if (index > 0) add(silence(BETWEEN_CUES))
      const from = now()
      add(speak(cue.en))
      return { start: from, end: now() }
    })
    add(silence(AFTER_SCENE))
    if (index === script.scenes.length - 1) add(silence(AFTER_LAST))
    add(silence(Math.max(0, (least[id] ?? 0) - (now() - start))))
    return { id, start, cues: spoken }
  })

  return { sound: Buffer.concat(parts), rate: RATE, timing: { timeLength: now(), scenes } }
}
