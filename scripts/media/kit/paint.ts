import { rise } from './time.ts'

/** The size of the picture. Captions lie over its last 15 %, so nothing that teaches is drawn below 402. */
export const WIDTH = 854
export const HEIGHT = 480

export const colour = {
  ink: '#0f161d',
  night: '#16222e',
  nightRaised: '#223242',
  asphalt: '#3c4249',
  shoulder: '#525962',
  land: '#47614f',
  landNight: '#1c2c30',
  sky: '#bcd8e6',
  line: '#f6f6f0',
  yellow: '#f4c430',
  pink: '#ff3d9a',
  orange: '#ff7a1a',
  lime: '#c8f031',
  green: '#00703c',
  blue: '#2f6fd0',
  red: '#d8262c',
  white: '#ffffff',
  silver: '#dfe5ea',
  grey: '#8b97a3',
  glass: '#1d2a36',
} as const

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, width)}" height="${Math.max(0, height)}" fill="${fill}" ${more}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 8, more = '') =>
  rect(x, y, width, height, fill, `rx="${radius}" ${more}`)

export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, paint: string, width = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

type Placing = Readonly<{ turn?: number; scale?: number; opacity?: number; flip?: boolean }>

/** Places a drawing with its origin at a point; `turn` is in degrees, clockwise. */
export const at = (
  x: number,
  y: number,
  drawing: string,
  { turn = 0, scale = 1, opacity = 1, flip = false }: Placing = {},
) =>
  opacity <= 0 || scale <= 0
    ? ''
    : `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${flip ? -scale : scale} ${scale})" opacity="${opacity.toFixed(3)}">${drawing}</g>`

/** A drawing that comes in: it fades while it slides up a little. */
export const appear = (share: number, drawing: string) =>
  share <= 0
    ? ''
    : `<g transform="translate(0 ${((1 - share) * 12).toFixed(2)})" opacity="${share.toFixed(3)}">${drawing}</g>`

export const fade = (share: number, drawing: string) =>
  share <= 0 ? '' : `<g opacity="${share.toFixed(3)}">${drawing}</g>`

type Lettering = Readonly<{ size?: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' | 'end' }>

const escape = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const words = (
  x: number,
  y: number,
  content: string,
  { size = 22, weight = 700, fill = colour.white, anchor = 'middle' }: Lettering = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escape(content)}</text>`

const widthOf = (letter: string) => {
  if (/[mwMW@%]/.test(letter)) return 0.86
  if (/[A-Z0-9+]/.test(letter)) return 0.64
  if (/[iltfjrI1.,:;'’ ]/.test(letter)) return 0.33
  return 0.56
}

/** About how wide bold lettering is, in pixels. */
export const measure = (content: string, size: number) =>
  Array.from(content).reduce((sum, letter) => sum + widthOf(letter), 0) * size

export const backdrop = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill)

/** The scene's key term, set like a guide sign in the corner. */
export const heading = (seconds: number, content: string, delay = 0) => {
  const width = measure(content, 30) + 44
  const sign =
    box(28, 22, width, 54, colour.green, 10) +
    box(32, 26, width - 8, 46, 'none', 7, `stroke="${colour.white}" stroke-width="2"`) +
    words(28 + width / 2, 59.5, content, { size: 30 })
  return appear(rise(seconds, delay, 0.4), sign)
}
