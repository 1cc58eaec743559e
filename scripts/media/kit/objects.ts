import type { LabelTone } from '../../../src/domain/picture-label.ts'
import type { LabelText } from '../labels.ts'
import { at, box, colour, disc, rect, shape, stroke, words, written } from './paint.ts'
import { blink } from './time.ts'

/** A cone from above, the origin at its middle. */
export const cone =
  box(-8, -5, 18, 16, '#000', 3, 'opacity=".25"') +
  box(-9, -9, 18, 18, '#d9560a', 3) +
  disc(0, 0, 6.4, colour.orange) +
  disc(0, 0, 4.4, colour.white) +
  disc(0, 0, 2.4, colour.orange)

/** A cone from the side, standing on the origin; 60 high. */
export const tallCone =
  box(-21, -7, 42, 8, '#d9560a', 3) +
  shape('M-15 -7L-5 -58Q0 -62 5 -58L15 -7Z', colour.orange) +
  shape('M-10.3 -31L-7.9 -43H7.9L10.3 -31Z', colour.white) +
  shape('M-12.6 -19L-11.4 -25H11.4L12.6 -19Z', colour.white)

export type Cone = Readonly<{ x: number; y: number }>

/** Cones in a row, evenly spaced from one point to another. */
export const coneRow = (from: Cone, to: Cone, count: number): readonly Cone[] =>
  Array.from({ length: count }, (_, index) => {
    const share = count < 2 ? 0 : index / (count - 1)
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })

/** Draws the first `shown` of the cones; a part of one is drawn growing. */
export const cones = (row: readonly Cone[], shown: number) =>
  row.map((spot, index) => at(spot.x, spot.y, cone, { scale: Math.min(1, Math.max(0, shown - index)) })).join('')

/** A diamond warning sign, the origin at its middle; `half` is the distance to a corner. */
const diamond = (lines: readonly string[], fill: string = colour.pink, half = 62) => {
  const size = half * 0.31
  return (
    box(-half * 0.707, -half * 0.707, half * 1.414, half * 1.414, fill, 8, 'transform="rotate(45)"') +
    box(
      -half * 0.643,
      -half * 0.643,
      half * 1.286,
      half * 1.286,
      'none',
      6,
      `transform="rotate(45)" stroke="${colour.ink}" stroke-width="3"`,
    ) +
    lines
      .map((line, index) =>
        words(0, (index - (lines.length - 1) / 2) * size * 1.06 + size * 0.36, line, {
          size,
          weight: 800,
          fill: colour.ink,
        }),
      )
      .join('')
  )
}

/** The same sign on a roll-up stand; the origin is at its feet. */
export const standingSign = (lines: readonly string[], fill: string = colour.pink, half = 62) =>
  stroke('M0 -34L-26 0M0 -34L26 0M0 -34V-2', '#6d7780', 5) + at(0, -half - 26, diamond(lines, fill, half))

/** A sign seen from above: its back plate, with a pink edge. */
export const signAbove = box(-5, -17, 10, 34, colour.pink, 3) + box(-10, -3, 8, 6, '#5f6870', 2)

/** A changeable message sign; the origin is the middle of its panel. */
export const messageSign = (lines: readonly string[], width = 300) =>
  box(-width / 2, -62, width, 124, '#10151a', 8, 'stroke="#59636d" stroke-width="4"') +
  lines
    .map((line, index) =>
      words(0, (index - (lines.length - 1) / 2) * 36 + 10, line, { size: 30, weight: 800, fill: '#ffbf3a' }),
    )
    .join('')

/** An arrow board that points left, the origin at its middle. */
export const arrowBoard = (seconds: number) => {
  const on = blink(seconds, 1.2)
  const dots = [
    [-52, 0],
    [-34, 0],
    [-16, 0],
    [2, 0],
    [20, 0],
    [38, 0],
    [54, 0],
    [-38, -14],
    [-38, 14],
    [-24, -28],
    [-24, 28],
  ] as const
  return (
    box(-70, -42, 140, 84, '#12171c', 8, 'stroke="#59636d" stroke-width="4"') +
    dots.map(([x, y]) => disc(x, y, 6, on ? '#ffb629' : '#3a2d14')).join('')
  )
}

/** A hazardous materials placard, red, with its four-digit number; the origin is at its middle. */
export const placard = (number: string, half = 60) =>
  box(-half * 0.707, -half * 0.707, half * 1.414, half * 1.414, colour.red, 4, 'transform="rotate(45)"') +
  box(
    -half * 0.65,
    -half * 0.65,
    half * 1.3,
    half * 1.3,
    'none',
    3,
    'transform="rotate(45)" stroke="#fff" stroke-width="2"',
  ) +
  rect(-half * 0.62, -half * 0.2, half * 1.24, half * 0.4, colour.white) +
  words(0, half * 0.15, number, { size: half * 0.42, weight: 800, fill: colour.ink }) +
  shape(flame(half / 78), colour.white, `transform="translate(0 ${-half * 0.36})"`) +
  words(0, half * 0.58, '3', { size: half * 0.3, weight: 800 })

/** A flame that stands on the origin, about 50 high at scale 1. */
export const flame = (scale = 1) => {
  const n = (value: number) => (value * scale).toFixed(1)
  return `M0 0C${n(-18)} 0 ${n(-20)} ${n(-16)} ${n(-11)} ${n(-27)}C${n(-9)} ${n(-19)} ${n(-4)} ${n(-22)} ${n(-4)} ${n(-30)}C${n(-4)} ${n(-38)} 0 ${n(-44)} ${n(5)} ${n(-48)}C${n(3)} ${n(-36)} ${n(17)} ${n(-26)} ${n(17)} ${n(-14)}C${n(17)} ${n(-5)} ${n(10)} 0 0 0Z`
}

/** An interstate shield, the origin at its middle. */
export const shield = (number: string) =>
  shape('M-40 -22C-42 -36 -24 -40 0 -36C24 -40 42 -36 40 -22C46 10 22 34 0 44C-22 34 -46 10 -40 -22Z', colour.white) +
  shape('M-36 -20C-37 -31 -22 -35 0 -31C22 -35 37 -31 36 -20Z', colour.red) +
  shape('M-37 -16H37C40 10 19 30 0 39C-19 30 -40 10 -37 -16Z', '#1f4fa3') +
  words(0, 20, number, { size: 34, weight: 800 })

/** A rounded label that names a thing; the origin is at its middle. */
export const label = (content: LabelText, tone: LabelTone = 'dark', size = 18) => written(0, 0, content, { size, tone })

/** A clock face, its hand at `share` of the round; the origin is at its middle. */
export const clock = (share: number, radius = 52, fill: string = colour.pink) => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  const large = share > 0.5 ? 1 : 0
  const x = Math.cos(angle) * radius * 0.8
  const y = Math.sin(angle) * radius * 0.8
  const slice =
    share >= 0.999
      ? disc(0, 0, radius * 0.8, fill)
      : shape(`M0 0V${-radius * 0.8}A${radius * 0.8} ${radius * 0.8} 0 ${large} 1 ${x} ${y}Z`, fill)
  return (
    disc(0, 0, radius, colour.white) +
    slice +
    disc(0, 0, radius, 'none', `stroke="${colour.ink}" stroke-width="4"`) +
    stroke(`M0 0L${x} ${y}`, colour.ink, 4)
  )
}
