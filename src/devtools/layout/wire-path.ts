import type { Point } from './drawing.ts'

/** A wire's way as SVG writes it. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
