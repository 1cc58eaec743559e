import { box, disc, polygon, shape, type Paint, type Point } from './paint.ts'
import { stars } from './parts.ts'
import { flat, project, type Camera } from './space.ts'

type Size = Readonly<{ width: number; height: number }>

/** Bands instead of a gradient, which not every browser draws from another file. */
export const sky = (
  { width }: Size,
  horizon: number,
  orb?: Readonly<{ at: Point; radius: number }>,
  sun: Paint = 'orb',
): string =>
  box('sky', 0, 0, width, horizon + 1) +
  shape(
    'skyMid',
    `M0 ${horizon * 0.5}Q${width * 0.3} ${horizon * 0.36} ${width * 0.55} ${horizon * 0.46}T${width} ${horizon * 0.38}V${horizon + 1}H0z`,
  ) +
  shape(
    'skyLow',
    `M0 ${horizon * 0.8}Q${width * 0.3} ${horizon * 0.7} ${width * 0.6} ${horizon * 0.76}T${width} ${horizon * 0.66}V${horizon + 1}H0z`,
  ) +
  stars({ width, height: horizon * 0.6, count: 26 }) +
  (orb ? disc(sun, orb.at, orb.radius) : '')

/** Far and near hills on the horizon, and the land that the road lies in. */
export const hills = ({ width, height }: Size, horizon: number, rise = 1): string => {
  const up = (share: number) => horizon - height * share * rise
  return (
    shape(
      'far',
      `M0 ${up(0.1)}Q${width * 0.12} ${up(0.2)} ${width * 0.26} ${up(0.11)}T${width * 0.52} ${up(0.1)}T${width * 0.8} ${up(0.14)}T${width} ${up(0.09)}V${horizon + 2}H0z`,
    ) +
    shape(
      'near',
      `M0 ${up(0.04)}Q${width * 0.16} ${up(0.1)} ${width * 0.34} ${up(0.03)}T${width * 0.66} ${up(0.05)}T${width} ${up(0.03)}V${horizon + 2}H0z`,
    ) +
    box('land', 0, horizon, width, height - horizon) +
    shape(
      'landDeep',
      `M0 ${horizon}h${width}V${horizon + height * 0.05}Q${width * 0.8} ${horizon + height * 0.02} ${width * 0.55} ${horizon + height * 0.05}T0 ${horizon + height * 0.06}z`,
      0.6,
    ) +
    shape(
      'landDeep',
      `M0 ${height * 0.74}Q${width * 0.2} ${height * 0.62} ${width * 0.5} ${height * 0.7}T${width} ${height * 0.6}V${height}H0z`,
      0.45,
    )
  )
}

export type Road = Readonly<{
  /** From the left edge of the left lane, in metres. */
  from: number
  lanes: number
  shoulder: number
  /** Nearest and farthest, in metres ahead. */
  near: number
  far?: number
}>

export const LANE = 3.6

export const road = (camera: Camera, { from, lanes, shoulder, near, far = 900 }: Road): string => {
  const to = from + lanes * LANE
  const strip = (paint: Paint, left: number, right: number) =>
    flat(camera, paint, [
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ])
  const dashes = Array.from({ length: lanes - 1 }, (_, lane) => from + (lane + 1) * LANE).flatMap((across) =>
    Array.from({ length: 9 }, (_, place) => {
      const start = near * 0.86 + place * 9
      return flat(camera, 'line', [
        [across - 0.08, Math.max(near, start)],
        [across + 0.08, Math.max(near, start)],
        [across + 0.08, start + 3.6],
        [across - 0.08, start + 3.6],
      ])
    }),
  )
  return (
    strip('verge', from - 2, to + shoulder) +
    strip('road', from - 0.4, to + 0.4) +
    strip('edge', from - 0.2, from) +
    strip('line', to, to + 0.2) +
    dashes.join('')
  )
}

/** A rail on posts along the road. */
export const guardRail = (camera: Camera, across: number, near: number, far = 160): string => {
  const at = (up: number, ahead: number) => project(camera, [across, up, ahead])
  const posts = Array.from({ length: 12 }, (_, place) => near + place * 4).map((ahead) =>
    polygon('iron', [at(0, ahead), at(0, ahead + 0.3), at(0.7, ahead + 0.3), at(0.7, ahead)]),
  )
  return posts.join('') + polygon('steel', [at(0.5, near), at(0.8, near), at(0.8, far), at(0.5, far)])
}
