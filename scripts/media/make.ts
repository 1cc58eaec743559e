/**
 * Makes the lesson videos of the demo course: node scripts/media/make.ts [slug...]
 *
 * A script of server/demo/content/lessons is spoken by espeak-ng in each language, each caption measured; the scenes
 * beside this file are drawn as functions of that time, photographed in Chromium, and encoded by ffmpeg. Nothing is written in the
 * pictures but what stands on a road: labels.ts says the rest in each language, as tracks that the player draws. What
 * it makes is committed in server/demo/media, so nothing but this script needs those programs. Set CHROMIUM when the
 * browser is elsewhere.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import type { LessonScript } from '../../server/demo/content/content.types.ts'
import { lessonScripts } from '../../server/demo/content/lessons/lesson-scripts.ts'
import { FILMED_IN, VOICED_APART } from '../../server/demo/voices.ts'
import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { writeLabels } from '../../src/domain/picture-label.ts'
import { captionsOf } from './captions.ts'
import { encodeMp4, encodeVoice, encodeWebm } from './encoding.ts'
import { drawAt, film, FRAMES_PER_SECOND, openBrowser, openStage, photograph } from './frames.ts'
import { labelCuesOf } from './labels-of.ts'
import { checkLoudness, evenVoice } from './loudness.ts'
import { narrate } from './narration.ts'
import { drawingsOf } from './scenes/lesson-scenes.ts'
import { requireTools } from './tools.ts'

const MEDIA = join(import.meta.dirname, '../../server/demo/media')

const make = async (stage: Page, script: LessonScript) => {
  const { scenes, posterScene } = drawingsOf(script.slug)
  const { sounds, rate, timing } = narrate(script, LANGUAGES)
  const out = (ending: string) => join(MEDIA, `${script.slug}.${ending}`)
  const workshop = mkdtempSync(join(tmpdir(), 'lesson-video-'))
  try {
    const soundIn = (language: Language) => {
      const sound = join(workshop, `${language}.pcm`)
      writeFileSync(sound, sounds[language])
      return { sound, rate, voice: evenVoice({ sound, rate }) }
    }
    const frames = join(workshop, 'frames.mjpeg')
    const shot = await film(stage, scenes, timing)
    const pace = { perSecond: FRAMES_PER_SECOND, length: timing.timeLength }
    for (const language of LANGUAGES)
      writeFileSync(out(`labels.${language}.vtt`), writeLabels(labelCuesOf(shot.labels, pace, language)))
    writeFileSync(frames, shot.frames)
    const voiced = { frames, ...soundIn(FILMED_IN) }
    encodeMp4(voiced, out('mp4'))
    encodeWebm(voiced, out('webm'))
    for (const ending of ['mp4', 'webm']) checkLoudness(out(ending))
    for (const language of VOICED_APART) {
      encodeVoice(soundIn(language), out(`${language}.m4a`))
      checkLoudness(out(`${language}.m4a`))
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  const afterPoster = timing.scenes.findIndex(({ id }) => id === posterScene) + 1
  const posterTime = (timing.scenes[afterPoster]?.start ?? timing.timeLength) - 0.5
  writeFileSync(out('jpg'), await photograph(stage, drawAt(scenes, timing, posterTime), 80))
  for (const language of LANGUAGES) writeFileSync(out(`${language}.vtt`), captionsOf(script, timing, language))
  writeFileSync(out('json'), `${JSON.stringify(timing, null, 2)}\n`)
  return timing.timeLength
}

const main = async (slugs: readonly string[]) => {
  const unknown = slugs.filter((slug) => !lessonScripts.some((script) => script.slug === slug))
  if (unknown.length > 0) throw new Error(`No lesson is called ${unknown.join(', ')}.`)
  requireTools()
  mkdirSync(MEDIA, { recursive: true })
  const browser = await openBrowser()
  try {
    const stage = await openStage(browser)
    for (const script of lessonScripts.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
      const seconds = await make(stage, script)
      process.stdout.write(`${script.slug}: ${seconds} s\n`)
    }
  } finally {
    await browser.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
