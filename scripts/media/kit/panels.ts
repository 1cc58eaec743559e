import type { LabelText } from '../labels.ts'
import { appear, at, box, colour, disc, stroke, words, written } from './paint.ts'
import { rise } from './time.ts'

/** A dimension line between two points of the same height, with its measure in the middle. */
export const dimension = (from: number, to: number, y: number, content: LabelText, paint: string = colour.lime) =>
  stroke(`M${from} ${y}H${to}M${from} ${y - 9}V${y + 9}M${to} ${y - 9}V${y + 9}`, paint, 3) +
  written((from + to) / 2, y, content, { size: 20, tone: 'dark' })

/** An arrow along a path whose last two points give its direction. */
export const arrow = (
  points: readonly (readonly [number, number])[],
  paint: string = colour.lime,
  width = 6,
  more = '',
) => {
  const last = points.at(-1) ?? [0, 0]
  const before = points.at(-2) ?? last
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0])
  const wing = (turn: number) =>
    `${(last[0] - Math.cos(angle + turn) * width * 2.8).toFixed(1)} ${(last[1] - Math.sin(angle + turn) * width * 2.8).toFixed(1)}`
  return (
    stroke(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, paint, width, more) +
    stroke(`M${wing(0.55)}L${last[0]} ${last[1]}L${wing(-0.55)}`, paint, width)
  )
}

/** A plain panel, at a corner. */
export const card = (x: number, y: number, width: number, height: number, fill: string = colour.nightRaised) =>
  box(x, y, width, height, fill, 12)

export const tick = (x: number, y: number, paint: string = colour.lime) =>
  disc(x, y, 13, paint) + stroke(`M${x - 6} ${y}L${x - 1.5} ${y + 5}L${x + 6.5} ${y - 5}`, colour.ink, 3.5)

/** Lines that come in one after another, `every` seconds apart, each with a tick. */
export const checklist = (
  x: number,
  y: number,
  lines: readonly LabelText[],
  seconds: number,
  every: number,
  gap = 44,
  size = 24,
) =>
  lines
    .map((line, index) =>
      appear(
        rise(seconds, index * every, 0.4),
        tick(x, y + index * gap) + written(x + 20, y + index * gap, line, { size, align: 'left' }),
      ),
    )
    .join('')

/** What somebody says; the tail of the bubble points down to the origin. */
export const bubble = (content: LabelText, size = 20) =>
  `<path d="M-11 -30L0 0L13 -30Z" fill="${colour.white}"/>` +
  written(0, -20 - size * 0.8, content, { size, tone: 'white', width: 420 })

/** Somebody thinks aloud, of nothing that is told. */
export const musing =
  `<path d="M-10 -18L0 0L12 -18Z" fill="${colour.white}"/>` +
  box(-30, -62, 60, 46, colour.white, 14) +
  [-13, 0, 13].map((x) => disc(x, -39, 3.6, colour.ink)).join('')

/** Radio waves that spread from the origin, upwards right. */
export const radioWaves = (seconds: number, paint: string = colour.lime) =>
  [0, 1, 2]
    .map((index) => {
      const share = (seconds * 0.7 + index / 3) % 1
      const radius = 10 + share * 34
      return stroke(
        `M${radius * 0.26} ${-radius * 0.97}A${radius} ${radius} 0 0 1 ${radius * 0.97} ${-radius * 0.26}`,
        paint,
        3.5,
        `opacity="${(1 - share).toFixed(2)}"`,
      )
    })
    .join('')

export const number = (content: string, fill: string = colour.pink, ink: string = colour.ink) =>
  at(0, 0, disc(0, 0, 22, fill) + words(0, 9, content, { size: 26, weight: 800, fill: ink }))
