import { at, box, colour, measure, stroke, words, appear, disc } from './paint.ts'
import { rise } from './time.ts'

/** A dimension line between two points of the same height, with its measure in the middle. */
export const dimension = (from: number, to: number, y: number, content: string, paint: string = colour.lime) => {
  const middle = (from + to) / 2
  const width = measure(content, 20) + 20
  return (
    stroke(`M${from} ${y}H${to}M${from} ${y - 9}V${y + 9}M${to} ${y - 9}V${y + 9}`, paint, 3) +
    (content
      ? box(middle - width / 2, y - 16, width, 32, colour.ink, 8) +
        words(middle, y + 7, content, { size: 20, fill: paint })
      : '')
  )
}

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

/** A plain panel with a title, at a corner. */
export const card = (
  x: number,
  y: number,
  width: number,
  height: number,
  title = '',
  fill: string = colour.nightRaised,
) => box(x, y, width, height, fill, 12) + (title ? words(x + width / 2, y + 34, title, { size: 22 }) : '')

export const tick = (x: number, y: number, paint: string = colour.lime) =>
  disc(x, y, 13, paint) + stroke(`M${x - 6} ${y}L${x - 1.5} ${y + 5}L${x + 6.5} ${y - 5}`, colour.ink, 3.5)

/** Lines that come in one after another, `every` seconds apart, each with a tick. */
export const checklist = (
  x: number,
  y: number,
  lines: readonly string[],
  seconds: number,
  every: number,
  gap = 44,
  size = 24,
) =>
  lines
    .map((line, index) =>
      appear(
        rise(seconds, index * every, 0.4),
        tick(x, y + index * gap) + words(x + 26, y + index * gap + size * 0.34, line, { size, anchor: 'start' }),
      ),
    )
    .join('')

/** A speech bubble whose tail points down to the origin. */
export const bubble = (lines: readonly string[], size = 20, fill: string = colour.white) => {
  const width = Math.max(...lines.map((line) => measure(line, size))) + 36
  const height = lines.length * size * 1.25 + 22
  return (
    `<path d="M-10 ${-18}L0 0L12 ${-18}Z" fill="${fill}"/>` +
    box(-width / 2, -height - 16, width, height, fill, 14) +
    lines
      .map((line, index) =>
        words(0, -height - 16 + 11 + size * (0.92 + index * 1.25), line, { size, fill: colour.ink }),
      )
      .join('')
  )
}

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
