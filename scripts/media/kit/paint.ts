import type { LabelAlign, LabelTone } from '../../../src/domain/picture-label.ts'
import type { LabelText } from '../labels.ts'
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

/** Lettering that is a part of what is drawn, as on a sign of the road: the same in every language. */
export const words = (
  x: number,
  y: number,
  content: string,
  { size = 22, weight = 700, fill = colour.white, anchor = 'middle' }: Lettering = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escape(content)}</text>`

type Named = Readonly<{ size?: number; tone?: LabelTone; align?: LabelAlign; width?: number }>

/**
 * Lettering that explains, whose middle is at `y`. It is not in the picture: it says where the labels of each language
 * stand, and `labels-of.ts` reads it from there. `width` is the widest that it may be.
 */
export const written = (
  x: number,
  y: number,
  content: LabelText,
  { size = 22, tone = 'light', align = 'center', width }: Named = {},
) =>
  `<g data-label="${escape(content)}" data-x="${x}" data-y="${y}" data-size="${size}" data-tone="${tone}" data-align="${align}" ${width === undefined ? '' : `data-width="${width}"`}></g>`

export const backdrop = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill)

/** The scene's key term, set like a guide sign in the corner where a language begins to read. */
export const heading = (seconds: number, content: LabelText, delay = 0) =>
  appear(rise(seconds, delay, 0.4), written(28, 49, content, { size: 30, tone: 'sign', align: 'left' }))
