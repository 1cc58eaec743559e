import type { LessonScript, VideoTiming } from '../../server/demo/content/content.types.ts'
import type { Language } from '../../src/domain/language.ts'

const two = (value: number, digits = 2) => String(value).padStart(digits, '0')

const stamp = (seconds: number) => {
  const milliseconds = Math.round(seconds * 1000)
  const hours = Math.floor(milliseconds / 3_600_000)
  const minutes = Math.floor(milliseconds / 60_000) % 60
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(milliseconds / 1000) % 60)}.${two(milliseconds % 1000, 3)}`
}

/** Breaks a long caption near its middle, so that it shows as two even lines. */
const breakLine = (sentence: string) => {
  if (sentence.length <= 48) return sentence
  const middle = sentence.length / 2
  const spaces = [...sentence.matchAll(/ /g)].map(({ index }) => index)
  const nearest = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best), 0)
  return `${sentence.slice(0, nearest)}\n${sentence.slice(nearest + 1)}`
}

/** The captions of a video in one language, as WebVTT. */
export const captionsOf = (script: Pick<LessonScript, 'slug' | 'scenes'>, timing: VideoTiming, language: Language) => {
  const cues = script.scenes.flatMap((scene, sceneIndex) =>
    scene.cues.map((cue, cueIndex) => ({ text: cue[language], time: timing.scenes[sceneIndex]?.cues[cueIndex] })),
  )
  const blocks = cues.map(({ text, time }, index) => {
    if (!time) throw new RangeError(`No time was measured for cue ${index + 1} of ${script.slug}`)
    return `${index + 1}\n${stamp(time.start)} --> ${stamp((time.ends?.[language] ?? time.end) + 0.3)}\n${breakLine(text)}\n`
  })
  return `WEBVTT\n\n${blocks.join('\n')}`
}
