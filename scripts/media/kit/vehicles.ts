import { box, colour, disc, rect, shape, stroke } from './paint.ts'
import { blink } from './time.ts'

/** Vehicles seen from above, the origin at their middle, facing right. `seconds` drives their warning lights. */

const under = (length: number, width: number, radius = 10) =>
  box(-length / 2 + 2, -width / 2 + 5, length, width, '#000', radius, 'opacity=".28"')

const lights = (x: number, width: number, seconds: number, left: string, right: string) => {
  const first = blink(seconds)
  return (
    box(x - 4, -width / 2, 8, width / 2, first ? left : '#5b2a2e', 2) +
    box(x - 4, 0, 8, width / 2, first ? '#26344f' : right, 2) +
    disc(x, first ? -width / 4 : width / 4, 15, first ? left : right, 'opacity=".28"')
  )
}

export const car = (paint: string = colour.blue) =>
  under(72, 34, 11) +
  box(-36, -17, 72, 34, paint, 11) +
  shape('M12 -13Q19 0 12 13L2 11V-11Z', colour.glass) +
  shape('M-24 -12Q-28 0 -24 12L-17 10V-10Z', colour.glass) +
  box(-16, -12, 17, 24, '#ffffff', 4, 'opacity=".16"') +
  rect(31, -14, 4, 7, '#fff6cf') +
  rect(31, 7, 4, 7, '#fff6cf') +
  rect(-36, -13, 3, 7, '#b3161c') +
  rect(-36, 6, 3, 7, '#b3161c')

/** A car with a crushed front. */
export const wreck = (paint: string = '#9aa4ad') =>
  under(66, 34, 11) +
  shape('M-34 -10Q-34 -17 -24 -17L18 -17L26 -11L20 -5L30 0L22 6L28 13L16 17L-24 17Q-34 17 -34 10Z', paint) +
  shape('M10 -12L14 0L10 12L0 11V-11Z', colour.glass) +
  shape('M-23 -12Q-27 0 -23 12L-16 10V-10Z', colour.glass) +
  stroke('M3 -8L9 -2L4 3L11 9', colour.silver, 1.5) +
  stroke('M36 -6L42 -10M37 2H44M36 10L42 14', colour.yellow, 2.5)

export const police = (seconds: number) =>
  under(76, 36, 11) +
  box(-38, -18, 76, 36, '#f2f4f5', 11) +
  rect(-30, -18, 60, 4, colour.blue) +
  rect(-30, 14, 60, 4, colour.blue) +
  shape('M14 -13Q21 0 14 13L5 11V-11Z', colour.glass) +
  shape('M-25 -12Q-29 0 -25 12L-18 10V-10Z', colour.glass) +
  box(-17, -12, 21, 24, '#1c2733', 4) +
  rect(33, -15, 4, 7, '#fff6cf') +
  rect(33, 8, 4, 7, '#fff6cf') +
  rect(-38, -14, 3, 7, '#b3161c') +
  rect(-38, 7, 3, 7, '#b3161c') +
  lights(-6, 28, seconds, '#ff2d3a', '#3d7bff')

export const engine = (seconds: number) =>
  under(152, 48, 8) +
  box(-76, -24, 152, 48, colour.red, 7) +
  box(36, -24, 40, 48, '#b71d23', 9) +
  shape('M66 -19Q72 0 66 19L58 17V-17Z', colour.glass) +
  rect(-60, -17, 88, 13, '#7c1317') +
  stroke('M-64 6H24M-64 18H24', colour.silver, 3) +
  stroke(Array.from({ length: 9 }, (_, index) => `M${-60 + index * 10} 6V18`).join(''), colour.silver, 2) +
  Array.from({ length: 6 }, (_, index) => rect(-76, -24 + index * 8, 8, 8, index % 2 ? colour.red : colour.lime)).join(
    '',
  ) +
  lights(44, 40, seconds, '#ff3b46', '#ffffff') +
  disc(-62, -12, 5, blink(seconds + 0.5) ? '#ffb000' : '#6d4a12')

export const ambulance = (seconds: number) =>
  under(104, 44, 7) +
  box(10, -20, 42, 40, '#eef2f4', 10) +
  shape('M42 -16Q47 0 42 16L34 14V-14Z', colour.glass) +
  box(-52, -22, 74, 44, '#ffffff', 5) +
  rect(-52, -22, 74, 6, colour.orange) +
  rect(-52, 16, 74, 6, colour.orange) +
  stroke('M-15 -11V11M-24.5 -5.5L-5.5 5.5M-24.5 5.5L-5.5 -5.5', colour.blue, 6) +
  lights(16, 34, seconds, '#ff3b46', '#ff3b46') +
  rect(-52, -16, 3, 15, '#9aa7b1') +
  rect(-52, 1, 3, 15, '#9aa7b1')

export const towTruck = (seconds: number) =>
  under(124, 44, 7) +
  box(18, -21, 44, 42, colour.yellow, 9) +
  shape('M52 -17Q58 0 52 17L44 15V-15Z', colour.glass) +
  box(-62, -21, 80, 42, '#77828d', 3) +
  rect(-62, -21, 80, 5, '#a9b3bc') +
  rect(-62, 16, 80, 5, '#a9b3bc') +
  stroke('M10 0H-40', '#3b444d', 5) +
  stroke('M-40 0q-10 0 -8 7', '#3b444d', 4) +
  box(26, -16, 7, 32, blink(seconds) ? '#ffb000' : '#8a5a00', 2) +
  disc(29, 0, 17, '#ffb000', `opacity="${blink(seconds) ? 0.28 : 0}"`)

export const semi = (paint = '#e8ebee') =>
  under(216, 48, 5) +
  box(64, -21, 44, 42, colour.blue, 8) +
  shape('M100 -17Q105 0 100 17L92 15V-15Z', colour.glass) +
  rect(50, -6, 20, 12, '#2b323a') +
  box(-108, -24, 164, 48, paint, 4) +
  rect(-108, -2, 164, 4, '#c3c9ce')

/** A highway agency's truck that carries an arrow board, pointing left for traffic behind it. */
export const arrowTruck = (seconds: number) =>
  under(118, 46, 7) +
  box(20, -20, 40, 40, colour.orange, 9) +
  shape('M50 -16Q56 0 50 16L42 14V-14Z', colour.glass) +
  box(-42, -21, 62, 42, '#e7690f', 4) +
  box(-60, -23, 16, 46, colour.yellow, 3) +
  stroke('M-60 -14L-45 -23M-60 2L-45 -8M-60 17L-45 7', '#1b1b1b', 4) +
  box(-30, -24, 9, 48, '#161b20', 2) +
  [-15, -5, 5, 15].map((y) => disc(-25.5, y, 3, blink(seconds) ? '#ffb629' : '#5d4312')).join('')
