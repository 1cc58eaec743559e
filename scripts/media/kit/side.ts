import { flame } from './objects.ts'
import { WIDTH, HEIGHT, box, colour, disc, rect, shape, stroke } from './paint.ts'
import { blink } from './time.ts'

/** Things seen from the side, standing on the origin, facing right. */

const wheel = (x: number, radius = 17) =>
  disc(x, -radius, radius, '#161b20') + disc(x, -radius, radius * 0.45, '#aab3bb')

export const sideCar = (paint: string = colour.blue) =>
  shape('M-78 -18Q-80 -38 -64 -42L-44 -45L-26 -68Q-22 -72 -14 -72H18Q25 -72 31 -66L50 -45Q76 -42 79 -28V-18Z', paint) +
  shape('M-34 -46L-20 -64H-2V-46ZM6 -46V-64H18Q22 -64 25 -60L37 -46Z', '#cfe6f2') +
  box(68, -36, 10, 8, '#fff2b8', 3) +
  box(-79, -36, 8, 9, '#b3161c', 3) +
  wheel(-46, 16) +
  wheel(46, 16)

export const sideEngine = (seconds: number) =>
  box(-128, -98, 176, 82, colour.red, 6) +
  shape('M48 -110H104Q118 -110 122 -92L126 -60V-16H48Z', '#c21f26') +
  shape('M84 -100H104Q111 -100 113 -90L117 -64H84Z', '#cfe6f2') +
  box(56, -100, 22, 36, '#cfe6f2', 3) +
  rect(-128, -56, 254, 8, colour.white) +
  [-112, -68, -24].map((x) => box(x, -44, 36, 24, '#9c161b', 3)).join('') +
  [-112, -68, -24].map((x) => box(x, -90, 36, 28, '#d7dde2', 3)).join('') +
  stroke('M-124 -106H40M-124 -116H40', colour.silver, 4) +
  Array.from({ length: 12 }, (_, index) => rect(-116 + index * 13, -116, 3, 10, colour.silver)).join('') +
  box(62, -120, 42, 10, blink(seconds) ? '#ff3b46' : '#7b2026', 4) +
  wheel(-86, 19) +
  wheel(-40, 19) +
  wheel(88, 19)

export const sideTanker = () =>
  box(-170, -92, 236, 62, '#dfe5ea', 31) +
  rect(-150, -64, 200, 5, '#b9c3cb') +
  rect(-160, -34, 230, 8, '#59636d') +
  shape('M74 -96H112Q124 -96 128 -80L134 -52Q142 -50 142 -40V-18H74Z', '#2f6fd0') +
  shape('M96 -88H112Q118 -88 120 -80L125 -56H96Z', '#cfe6f2') +
  wheel(-140) +
  wheel(-102) +
  wheel(44) +
  wheel(114)

export const fire = (seconds: number, size = 1) => {
  const sway = Math.sin(seconds * 5) * 4
  return (
    shape(flame(2 * size), '#ff6a13', `transform="skewX(${sway})"`) +
    shape(flame(1.4 * size), '#ffa21f', `transform="skewX(${-sway})"`) +
    shape(flame(0.8 * size), '#ffe27a')
  )
}

/** Smoke that rises from the origin and drifts to the right. */
export const smoke = (seconds: number, paint = '#4a525a', drift = 90) =>
  Array.from({ length: 7 }, (_, index) => {
    const share = (seconds * 0.22 + index / 7) % 1
    return disc(
      share * drift + Math.sin(index * 2 + seconds) * 6,
      -share * 130,
      14 + share * 26,
      paint,
      `opacity="${(0.75 * (1 - share)).toFixed(2)}"`,
    )
  }).join('')

/** Wind lines that run to the right. */
export const wind = (seconds: number, paint = '#ffffff') =>
  [0, 1, 2, 3]
    .map((index) => {
      const x = ((seconds * 90 + index * 70) % 240) - 40
      return stroke(`M${x} ${index * 20}h60q14 0 14 -9t-9 -7`, paint, 3.5, 'opacity=".8"')
    })
    .join('')

/** Sky over a road that lies across the bottom. */
export const roadside = (ground: number, { night = false }: Readonly<{ night?: boolean }> = {}) =>
  rect(0, 0, WIDTH, HEIGHT, night ? '#0e1824' : colour.sky) +
  shape(
    `M0 ${ground}V${ground - 60}Q140 ${ground - 110} 300 ${ground - 58}T620 ${ground - 74}T854 ${ground - 50}V${ground}Z`,
    night ? '#16242f' : '#8fb39b',
  ) +
  rect(0, ground - 14, WIDTH, HEIGHT, night ? colour.landNight : colour.land) +
  rect(0, ground, WIDTH, HEIGHT, colour.asphalt) +
  rect(0, ground + 4, WIDTH, 4, colour.line) +
  (night
    ? [
        [90, 60],
        [250, 110],
        [420, 48],
        [560, 120],
        [700, 70],
        [800, 140],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 2, '#ffffff', 'opacity=".7"'))
        .join('')
    : '')
