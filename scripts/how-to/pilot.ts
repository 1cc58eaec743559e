import type { Locator, Page } from '@playwright/test'

import { FRAMES_PER_SECOND } from '../media/frames.ts'

/** Seconds that the pointer takes from one place to the next, and that a press is seen. */
const MOVE_SECONDS = 0.6
const PRESS_SECONDS = 0.4
/** Letters of a text that are typed in a second. */
const TYPED_PER_SECOND = 16
/** While nothing is done, one frame of so many is taken anew: the product may be moving. */
const LOOKED_AT = 4
const QUALITY = 92
const PATIENCE_MS = 20_000

/** Who does the task of a scene: each deed takes its time in the film. Seconds are those of the scene. */
export type Pilot = Readonly<{
  page: Page
  point: (target: Locator) => Promise<void>
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  choose: (target: Locator, label: string) => Promise<void>
  /** A date or a time, which is typed part by part, is there at once. */
  fill: (target: Locator, value: string) => Promise<void>
  key: (keys: string) => Promise<void>
  /** Until something is seen, as long as that takes. */
  see: (target: Locator) => Promise<void>
  hold: (seconds: number) => Promise<void>
  /** Until the sentence of this place in the scene is spoken. */
  until: (cue: number) => Promise<void>
  scroll: (pixels: number) => Promise<void>
}>

/** An arrow of 24 by 24, whose tip is at 4 and 2. */
const ARROW = 'M4 2l14.5 11.2-6.6.9 3.9 7.2-3 1.6-3.9-7.3L4 20.2z'

/** A pointer that films show: a browser without a screen has none. It hears nothing and is above everything. */
const placePointer = (page: Page, x: number, y: number, isPressed: boolean): Promise<void> =>
  page.evaluate(
    ([left, top, pressed, arrow]) => {
      const make = () => {
        const holder = document.createElement('div')
        holder.dataset['filmPointer'] = ''
        const ring = document.createElement('i')
        // Piece by piece: the policy of the page takes no markup from a text.
        const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        drawing.setAttribute('viewBox', '0 0 24 24')
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        path.setAttribute('d', arrow)
        drawing.append(path)
        holder.append(ring, drawing)
        Object.assign(holder.style, {
          position: 'fixed',
          zIndex: '2147483647',
          pointerEvents: 'none',
          direction: 'ltr',
        })
        Object.assign(ring.style, {
          position: 'absolute',
          left: '-18px',
          top: '-20px',
          width: '46px',
          height: '46px',
          borderRadius: '50%',
          background: 'rgb(255 79 160 / 0.45)',
          border: '3px solid rgb(214 0 108)',
        })
        Object.assign(drawing.style, { position: 'relative', display: 'block', width: '30px', height: '30px' })
        Object.assign(path.style, { fill: '#fff', stroke: '#000', strokeWidth: '1.6', strokeLinejoin: 'round' })
        document.documentElement.append(holder)
        return holder
      }
      const pointer = document.querySelector<HTMLElement>('[data-film-pointer]') ?? make()
      Object.assign(pointer.style, { left: `${left - 5}px`, top: `${top - 3}px` })
      const ring = pointer.querySelector('i')
      if (ring) ring.style.display = pressed ? 'block' : 'none'
    },
    [x, y, isPressed, ARROW] as const,
  )

const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2)

export type Film = Readonly<{
  pilot: Pilot
  /** Begins a scene, whose sentences begin at these seconds of it. */
  begin: (cues: readonly number[]) => void
  /** Frames since the scene began. */
  taken: () => number
  /** Until the scene has so many frames. */
  fill: (frames: number) => Promise<void>
  frames: () => Buffer
}>

/** Films a page, frame by frame: what is done takes the seconds that it is given, however long the machine takes. */
export const openFilm = (page: Page): Film => {
  const frames: Buffer[] = []
  let [x, y] = [560, 300]
  let scene = { from: 0, cues: [] as readonly number[] }

  const take = async (isPressed = false): Promise<void> => {
    await placePointer(page, x, y, isPressed)
    frames.push(await page.screenshot({ type: 'jpeg', quality: QUALITY, caret: 'initial' }))
  }
  const rest = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      const last = frames.at(-1)
      if (at % LOOKED_AT === 0 || last === undefined) await take()
      else frames.push(last)
    }
  }
  const taken = () => frames.length - scene.from
  const inFrames = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND)

  const point = async (target: Locator): Promise<void> => {
    await target.waitFor({ state: 'visible', timeout: PATIENCE_MS })
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
    const box = await target.boundingBox()
    if (box === null) throw new Error(`Nothing is to be seen of ${String(target)}`)
    const from = { x, y }
    // A wide field is met near its beginning.
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 }
    const steps = inFrames(MOVE_SECONDS)
    for (let step = 1; step <= steps; step += 1) {
      const share = ease(step / steps)
      x = from.x + (to.x - from.x) * share
      y = from.y + (to.y - from.y) * share
      await page.mouse.move(x, y)
      await take()
    }
  }
  const press = async (target: Locator): Promise<void> => {
    await point(target)
    for (let at = 0; at < inFrames(PRESS_SECONDS) - 1; at += 1) await take(true)
    await target.click({ timeout: PATIENCE_MS })
    await rest(2)
  }

  const pilot: Pilot = {
    page,
    point,
    press,
    type: async (target, text) => {
      await press(target)
      const each = Math.max(1, Math.round(TYPED_PER_SECOND / FRAMES_PER_SECOND))
      for (let at = 0; at < text.length; at += each) {
        await page.keyboard.type(text.slice(at, at + each))
        await take()
      }
    },
    choose: async (target, label) => {
      await point(target)
      for (let at = 0; at < inFrames(PRESS_SECONDS) - 1; at += 1) await take(true)
      await target.selectOption({ label })
      await rest(4)
    },
    fill: async (target, value) => {
      await point(target)
      await target.fill(value)
      await rest(3)
    },
    key: async (keys) => {
      await page.keyboard.press(keys)
      await rest(3)
    },
    see: async (target) => {
      await target.first().waitFor({ state: 'visible', timeout: PATIENCE_MS })
      await rest(3)
    },
    hold: (seconds) => rest(inFrames(seconds)),
    until: (cue) => rest(Math.max(0, inFrames(scene.cues[cue] ?? 0) - taken())),
    scroll: async (pixels) => {
      const steps = 6
      for (let step = 0; step < steps; step += 1) {
        await page.mouse.wheel(0, pixels / steps)
        await take()
      }
    },
  }

  return {
    pilot,
    begin: (cues) => {
      scene = { from: frames.length, cues }
    },
    taken,
    fill: (count) => rest(Math.max(0, count - taken())),
    frames: () => Buffer.concat(frames),
  }
}
