import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  areaAround,
  centred,
  detailAt,
  fitted,
  isInSight,
  opened,
  panned,
  readTogether,
  shownArea,
  zoomed,
  type Viewport,
} from '../../../src/devtools/view/viewport.ts'

const size = { width: 800, height: 500 }
const onScreen = ({ x, y, scale }: Viewport, point: { x: number; y: number }) => ({
  x: (point.x - x) * scale,
  y: (point.y - y) * scale,
})

const viewports = fc.record({
  x: fc.double({ min: -3000, max: 3000, noNaN: true }),
  y: fc.double({ min: -3000, max: 3000, noNaN: true }),
  scale: fc.double({ min: 0.05, max: 4, noNaN: true }),
})

test('what is below the pointer stays there while it is zoomed', () => {
  fc.assert(
    fc.property(viewports, fc.double({ min: 0.1, max: 10, noNaN: true }), (viewport, factor) => {
      const at = { x: 200, y: 100 }
      const below = { x: viewport.x + at.x / viewport.scale, y: viewport.y + at.y / viewport.scale }
      const after = onScreen(zoomed(viewport, at, factor), below)
      expect(after.x).toBeCloseTo(at.x, 3)
      expect(after.y).toBeCloseTo(at.y, 3)
    }),
  )
})

test('it is neither larger nor smaller than can be looked at', () => {
  const from = { x: 0, y: 0, scale: 1 }
  const corner = { x: 0, y: 0 }
  expect([zoomed(from, corner, 1000).scale, zoomed(from, corner, 0.0001).scale]).toEqual([4, 0.05])
})

test('it moves with the pointer', () => {
  const from = { x: 10, y: 20, scale: 0.5 }
  const point = { x: 100, y: 100 }
  const [before, after] = [onScreen(from, point), onScreen(panned(from, { x: 30, y: -8 }), point)]
  expect(after).toEqual({ x: before.x + 30, y: before.y - 8 })
})

test('an area that is fitted is in sight whole, in the middle, and not larger than it was drawn', () => {
  const wide = { x: 100, y: 50, width: 2900, height: 700 }
  const view = fitted(wide, size)
  expect(isInSight(wide, view, size)).toBe(true)
  const shown = shownArea(view, size)
  expect(shown.x + shown.width / 2).toBeCloseTo(wide.x + wide.width / 2)
  expect(shown.y + shown.height / 2).toBeCloseTo(wide.y + wide.height / 2)
  expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, size).scale).toBe(1)
})

test('a small chart is opened whole, a large one where it is active and can be read', () => {
  const drawing = { width: 700, height: 400, boxes: [], wires: [] }
  const active = { x: 2500, y: 900, width: 80, height: 40 }
  expect(isInSight({ x: 0, y: 0, width: 700, height: 400 }, opened(drawing, active, size), size)).toBe(true)
  const large = opened({ ...drawing, width: 2900, height: 1200 }, active, size)
  expect([large.scale, isInSight(active, large, size)]).toEqual([0.7, true])
  // In the last corner of the drawing: it is seen beside the small one, and not much that is empty.
  const last = { x: 2815, y: 1155, width: 80, height: 40 }
  const cornered = opened({ ...drawing, width: 2900, height: 1200 }, last, size)
  const free = { width: size.width - 200, height: size.height - 140 }
  expect(isInSight(last, cornered, free)).toBe(true)
  const { x, width } = shownArea(cornered, size)
  expect(x + width - 2900).toBeLessThanOrEqual(200 / 0.7)
  const first = opened({ ...drawing, width: 2900, height: 1200 }, { x: 5, y: 5, width: 80, height: 40 }, size)
  expect(first.x).toBeCloseTo(-24 / 0.7)
  expect(opened({ ...drawing, width: 2900 }, null, size).scale).toBeLessThan(0.3)
})

test('the area around several, and of none', () => {
  expect(areaAround([])).toBeNull()
  expect(
    areaAround([
      { x: 10, y: 20, width: 5, height: 5 },
      { x: 0, y: 30, width: 2, height: 10 },
    ]),
  ).toEqual({ x: 0, y: 20, width: 15, height: 20 })
})

test('what is out of sight is not in sight', () => {
  const view = centred({ x: 0, y: 0, width: 0, height: 0 }, size, 1)
  expect(isInSight({ x: 390, y: 0, width: 20, height: 5 }, view, size)).toBe(false)
  expect(isInSight({ x: 370, y: 0, width: 20, height: 5 }, view, size)).toBe(true)
})

test('three levels of detail', () => {
  expect([0.1, 0.4, 1].map(detailAt)).toEqual(['far', 'middle', 'near'])
})

test('what is active in parts far apart is shown where most of it can be read together, and not in the middle of all', () => {
  const box = (x: number, y: number) => ({ x, y, width: 100, height: 40 })
  const [alone, near, beside] = [box(0, 0), box(3000, 900), box(3200, 1000)]
  expect(readTogether([alone, near, beside], size)).toEqual({ x: 3000, y: 900, width: 300, height: 140 })
  expect(readTogether([alone, near], size)).toEqual(alone)
  expect(readTogether([near, beside], size)).toEqual(readTogether([beside, near], size))
  expect(readTogether([], size)).toBeNull()
})
