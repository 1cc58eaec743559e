/**
 * Records the videos on how tasks are done from the product itself: node scripts/how-to/record.ts [slug...]
 *
 * A script of server/demo/content/how-to is spoken by espeak-ng, and each of its scenes is done by the task of the same
 * name beside this file, in a demo of its own: a browser is driven and photographed, frame by frame, so that a slow
 * machine makes the same film. What it makes is committed in server/demo/media/how-to. The product has to be built.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import type { VideoTiming } from '../../server/demo/content/content.types.ts'
import { howToScripts } from '../../server/demo/content/how-to/how-to-scripts.ts'
import type { HowToScript } from '../../server/demo/content/how-to/how-to.types.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { startInstallation } from '../../tests/e2e/support/installation.ts'
import { open, openBrowser, tokenOf } from '../../tests/e2e/support/visitor.ts'
import { captionsOf } from '../media/captions.ts'
import { encodeMp4, encodeWebm, SCREEN } from '../media/encoding.ts'
import { FRAMES_PER_SECOND, openBrowser as launch } from '../media/frames.ts'
import { evenVoice } from '../media/loudness.ts'
import { narrate } from '../media/narration.ts'
import { requireTools, run } from '../media/tools.ts'
import { openFilm } from './pilot.ts'
import type { Task } from './tasks/task.types.ts'
import { tasks } from './tasks/tasks.ts'

const MEDIA = join(import.meta.dirname, '../../server/demo/media/how-to')
/** How a task is done is told in English alone, with captions in every language. */
const SPOKEN = ['en'] as const
/** Drawn larger than it is: what is written has to be read in a small frame. */
const VIEW = { viewport: { width: 1120, height: 630 }, deviceScaleFactor: 8 / 7 }

/** Does the scenes of a task before the camera; gives the frames, and the seconds that each scene took. */
const film = async (browser: Browser, script: HowToScript, { as, from, scenes }: Task, spoken: VideoTiming) => {
  const { origin, stop } = await startInstallation({ DATABASE_URL: '' })
  try {
    const token = await tokenOf(origin, as)
    const context = await openBrowser(browser, origin, { token, options: { ...VIEW, locale: 'en-US' } })
    const page = await context.newPage()
    await open(page, from)
    await page.waitForLoadState('networkidle')
    const camera = openFilm(page)
    const seconds: Record<string, number> = {}
    for (const [index, { id, start, cues }] of spoken.scenes.entries()) {
      const end = spoken.scenes[index + 1]?.start ?? spoken.timeLength
      camera.begin(cues.map((cue) => cue.start - start))
      const act = scenes[id]
      if (!act) throw new Error(`The task ${script.slug} does nothing in the scene ${id}.`)
      await act(camera.pilot)
      await camera.fill(Math.round((end - start) * FRAMES_PER_SECOND))
      seconds[id] = camera.taken() / FRAMES_PER_SECOND
    }
    await context.close()
    return { frames: camera.frames(), seconds }
  } finally {
    await stop()
  }
}

const record = async (browser: Browser, script: HowToScript): Promise<string> => {
  const task = tasks[script.slug]
  if (!task) throw new Error(`Nothing does the task ${script.slug}.`)
  const { frames, seconds } = await film(browser, script, task, narrate(script, SPOKEN).timing)
  // What was done longer than it is told leaves a pause behind the words.
  const { sounds, rate, timing } = narrate(script, SPOKEN, seconds)
  const out = (ending: string) => join(MEDIA, `${script.slug}.${ending}`)
  const workshop = mkdtempSync(join(tmpdir(), 'how-to-video-'))
  try {
    const made = { frames: join(workshop, 'frames.mjpeg'), sound: join(workshop, 'voice.pcm'), rate }
    writeFileSync(made.sound, sounds.en)
    writeFileSync(made.frames, frames)
    const sources = { ...made, voice: evenVoice(made) }
    encodeMp4(sources, out('mp4'), SCREEN)
    encodeWebm(sources, out('webm'), SCREEN)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  const poster = timing.scenes.find(({ id }) => id === script.posterScene)
  const at = String((poster?.start ?? 0) + 1)
  run('ffmpeg', ['-loglevel', 'error', '-y', '-ss', at, '-i', out('mp4'), '-frames:v', '1', '-q:v', '6', out('jpg')])
  for (const language of LANGUAGES) writeFileSync(out(`${language}.vtt`), captionsOf(script, timing, language))
  writeFileSync(out('json'), `${JSON.stringify(timing, null, 2)}\n`)
  return `${script.slug}: ${timing.timeLength} s`
}

const main = async (slugs: readonly string[]): Promise<void> => {
  const unknown = slugs.filter((slug) => !howToScripts.some((script) => script.slug === slug))
  if (unknown.length > 0) throw new Error(`No task is called ${unknown.join(', ')}.`)
  requireTools()
  mkdirSync(MEDIA, { recursive: true })
  const browser = await launch()
  try {
    for (const script of howToScripts.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
      process.stdout.write(`${await record(browser, script)}\n`)
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
