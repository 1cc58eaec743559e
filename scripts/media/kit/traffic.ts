import { WIDTH, at } from './paint.ts'
import { car } from './vehicles.ts'

const PAINTS = ['#4f86c6', '#d9dee2', '#8c6fb0', '#3fa39a', '#c9b458', '#a8483f', '#6d7c89'] as const

export const paintOf = (index: number) => PAINTS[index % PAINTS.length] ?? PAINTS[0]

const ROUND = WIDTH + 260

type Stream = Readonly<{ y: number; speed?: number; gap?: number; offset?: number; scale?: number; back?: boolean }>

/** Cars that pass for ever along one lane. */
export const stream = (seconds: number, { y, speed = 170, gap = 278, offset = 0, scale = 1, back = false }: Stream) =>
  Array.from({ length: Math.floor(ROUND / gap) }, (_, index) => {
    const run = (offset + index * gap + seconds * speed) % ROUND
    return at(back ? WIDTH + 100 - run : run - 100, y, car(paintOf(index + Math.round(y))), {
      turn: back ? 180 : 0,
      scale,
    })
  }).join('')

type Merge = Readonly<{
  from: number
  to: number
  start: number
  end: number
  speed?: number
  gap?: number
  offset?: number
  scale?: number
}>

/** Cars that change from one lane to another between two places along the road. */
export const merging = (
  seconds: number,
  { from, to, start, end, speed = 150, gap = 278, offset = 0, scale = 1 }: Merge,
) =>
  Array.from({ length: Math.floor(ROUND / gap) }, (_, index) => {
    const x = ((offset + index * gap + seconds * speed) % ROUND) - 100
    const share = Math.min(1, Math.max(0, (x - start) / (end - start)))
    const y = from + (to - from) * share * share * (3 - 2 * share)
    const turn = ((Math.atan2(to - from, end - start) * 180) / Math.PI) * 4 * share * (1 - share)
    return at(x, y, car(paintOf(index + Math.round(from))), { turn, scale })
  }).join('')

/** Cars standing in a queue whose head is at `head`; `count` may be a fraction while the queue grows. */
export const queue = (head: number, y: number, count: number, spacing = 88, scale = 1) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => {
    const arriving = Math.min(1, count - index)
    const stop = head - index * spacing
    return at(stop - (1 - arriving) * (stop + 120), y, car(paintOf(index + Math.round(y))), { scale })
  }).join('')
