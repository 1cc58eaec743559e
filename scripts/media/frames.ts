import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { chromium, type Browser, type Page } from 'playwright-core'

import type { VideoTiming } from '../../server/demo/content/content.types.ts'
import { HEIGHT, WIDTH, fade, backdrop, colour } from './kit/paint.ts'
import { momentOf, rise, type Scenes } from './kit/time.ts'
import { sightLabels, type Sighting } from './labels-of.ts'

export const FRAMES_PER_SECOND = 10

const typeface = () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  )
  return `@font-face{font-family:Overpass;font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`
}

const page =
  () => `<!doctype html><style>${typeface()}body{margin:0}svg{display:block;font-family:Overpass,sans-serif}</style>
<svg id="stage" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"></svg>`

const executable = () => process.env['CHROMIUM'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

export const openBrowser = async (): Promise<Browser> => {
  const executablePath = executable()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
}

export const openStage = async (browser: Browser): Promise<Page> => {
  const stage = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await stage.setContent(page())
  await stage.evaluate(() => document.fonts.load('700 20px Overpass'))
  return stage
}

/** The drawing of a lesson at a time, each scene opening out of the dark. */
export const drawAt = (scenes: Scenes, timing: VideoTiming, time: number) => {
  const index = timing.scenes.findLastIndex((scene) => scene.start <= time)
  const scene = timing.scenes[index]
  const draw = scene && scenes[scene.id]
  if (!scene || !draw) throw new RangeError(`No drawing for scene ${scene?.id ?? 'none'} at ${time}`)
  const moment = momentOf(scene, timing.scenes[index + 1]?.start ?? timing.timeLength, time)
  return draw(moment) + fade(1 - rise(moment.t, 0, 0.3), backdrop(colour.ink))
}

/** One frame as a JPEG. */
export const photograph = async (stage: Page, drawing: string, quality = 95) => {
  await stage.evaluate((inside) => {
    const svg = document.querySelector('#stage')
    if (svg) svg.innerHTML = inside
  }, drawing)
  return stage.screenshot({ type: 'jpeg', quality })
}

/** Every frame of a lesson, with the labels that belong to it; a frame like the one before is not drawn again. */
export const film = async (stage: Page, scenes: Scenes, timing: VideoTiming) => {
  const frames: Buffer[] = []
  const labels: (readonly Sighting[])[] = []
  let last: Readonly<{ drawing: string; frame: Buffer; seen: readonly Sighting[] }> = {
    drawing: '',
    frame: Buffer.alloc(0),
    seen: [],
  }
  for (let index = 0; index < Math.round(timing.timeLength * FRAMES_PER_SECOND); index += 1) {
    const drawing = drawAt(scenes, timing, index / FRAMES_PER_SECOND)
    if (drawing !== last.drawing) {
      const frame = await photograph(stage, drawing)
      last = { drawing, frame, seen: await sightLabels(stage) }
    }
    frames.push(last.frame)
    labels.push(last.seen)
  }
  return { frames: Buffer.concat(frames), labels }
}
