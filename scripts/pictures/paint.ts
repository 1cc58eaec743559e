import type { PicturePaint } from '../../src/views/theme/picture-palette.data.ts'

/** Drawings are marks of an SVG; each is painted by name, and the page that shows it says what the name looks like. */
export type Paint = PicturePaint | 'none'
export type Point = readonly [x: number, y: number]

const short = (value: number): string => String(Math.round(value * 10) / 10)
const paintOf = (paint: Paint): string => (paint === 'none' ? 'none' : `var(--p-${paint})`)
const seen = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${short(opacity)}"`)

export const shape = (paint: Paint, d: string, opacity = 1): string =>
  `<path fill="${paintOf(paint)}" d="${d}"${seen(opacity)}/>`

export const polygon = (paint: Paint, points: readonly Point[], opacity = 1): string =>
  shape(paint, `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')}z`, opacity)

export const disc = (paint: Paint, [x, y]: Point, radius: number, opacity = 1): string =>
  `<circle fill="${paintOf(paint)}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${seen(opacity)}/>`

export const oval = (paint: Paint, [x, y]: Point, across: number, along: number): string =>
  `<ellipse fill="${paintOf(paint)}" cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(along)}"/>`

export const box = (paint: Paint, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect fill="${paintOf(paint)}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius > 0 ? ` rx="${short(radius)}"` : ''}/>`

export const stroke = (paint: Paint, width: number, d: string): string =>
  `<path fill="none" stroke="${paintOf(paint)}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

type Placing = Readonly<{ scale?: number; turn?: number; isMirrored?: boolean }>

export const put = (
  [x, y]: Point,
  drawing: string,
  { scale = 1, turn = 0, isMirrored = false }: Placing = {},
): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn === 0 ? '' : ` rotate(${short(turn)})`} scale(${(isMirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${drawing}</g>`

/** A lamp's halo: rings instead of a gradient, which not every browser draws from another file. */
export const halo = (paint: Paint, centre: Point, radius: number): string =>
  [1, 0.76, 0.54, 0.34].map((share) => disc(paint, centre, radius * share, 1)).join('')

export const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('')

/** The same picture seen in a mirror: of a road, as one looks against its traffic. */
export const mirrored = (width: number, drawing: string): string =>
  `<g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>`
