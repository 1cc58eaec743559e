import type { StateFact } from '../facts/chart-facts.ts'
import type { Line } from './words.ts'

export type Point = Readonly<{ x: number; y: number }>
export type Area = Point & Readonly<{ width: number; height: number }>

/** A state as a box with its lines. Lengths are pixels from the drawing's corner. */
export type Box = Area &
  Readonly<{ id: string; parent: string | null; kind: StateFact['kind']; isInitial: boolean; lines: readonly Line[] }>

/** All moves from one state to another, as one arrow. */
export type Wire = Readonly<{
  id: string
  source: string
  target: string
  moves: readonly string[]
  points: readonly Point[]
  label: Area & Readonly<{ lines: readonly Line[] }>
}>

export type Drawing = Readonly<{
  width: number
  height: number
  boxes: readonly Box[]
  wires: readonly Wire[]
}>

export type Direction = 'DOWN' | 'RIGHT'

/** Of a line of text: its height and the width of a letter at eleven pixels. */
export const LINE = 15
export const LETTER = 6.7

/** What no drawing may be wider or higher than. */
export const LIMIT = 3000

/** The shape of a screen, which a drawing should have. */
const SHAPE = 16 / 10

const offShape = ({ width, height }: Drawing): number => Math.abs(Math.log(width / height / SHAPE))

const excess = ({ width, height }: Drawing): number => Math.max(0, width - LIMIT, height - LIMIT)

export const fits = (drawing: Drawing): boolean => excess(drawing) === 0

/** Of two drawings the one that is not too large, and of two such the one nearer to the shape of a screen. */
export const better = (a: Drawing, b: Drawing): Drawing => {
  if (excess(a) !== excess(b)) return excess(a) < excess(b) ? a : b
  return offShape(a) <= offShape(b) ? a : b
}
