import { expect, test } from 'vitest'

import type { Box, Drawing } from '../../../src/devtools/layout/drawing.ts'
import { followed, type Step } from '../../../src/devtools/view/following.ts'
import { centred, isInSight } from '../../../src/devtools/view/viewport.ts'

const size = { width: 800, height: 500 }
const box = (id: string, parent: string | null, x: number, y: number, width = 80, height = 40): Box => ({
  id,
  parent,
  kind: 'atomic',
  isInitial: false,
  lines: [],
  x,
  y,
  width,
  height,
})
/** Two parts that are active at once, far from each other. */
const [fresh, asking, list, reviewing] = [
  box('fresh', 'reading', 50, 50),
  box('asking', 'reading', 300, 50),
  box('list', 'desk', 50, 1950),
  box('reviewing', 'desk', 300, 1950),
]
const drawing: Drawing = {
  width: 900,
  height: 2100,
  boxes: [box('reading', null, 0, 0, 800, 200), box('desk', null, 0, 1900, 800, 200), fresh, asking, list, reviewing],
  wires: [],
}
const atReading = centred(fresh, size, 1)
const atDesk = centred(list, size, 1)
const step = (isByHand: boolean, before: readonly string[], after: readonly string[]): Step => ({
  before: new Set(['reading', 'desk', ...before]),
  after: new Set(['reading', 'desk', ...after]),
  isByHand,
})

test('a press in a part that is out of sight brings it in sight, though another part is seen active', () => {
  const view = followed(drawing, step(true, ['fresh', 'list'], ['fresh', 'reviewing']), atReading, size)
  expect(isInSight(reviewing, view, size)).toBe(true)
})

test('a part that moves by itself takes nobody away from another', () => {
  const refresh = step(false, ['fresh', 'reviewing'], ['asking', 'reviewing'])
  expect(followed(drawing, refresh, atDesk, size)).toBe(atDesk)
})

test('a part that is looked at is followed when it moves by itself', () => {
  const far = { ...drawing, boxes: [...drawing.boxes, box('failed', 'desk', 1500, 1950)] }
  const view = followed(far, step(false, ['fresh', 'list'], ['fresh', 'failed']), atDesk, size)
  expect(isInSight({ x: 1500, y: 1950, width: 80, height: 40 }, view, size)).toBe(true)
})

test('where nothing else becomes active, or it is in sight, the drawing stays', () => {
  expect(followed(drawing, step(true, ['fresh', 'list'], ['fresh', 'list']), atReading, size)).toBe(atReading)
  expect(followed(drawing, step(true, ['fresh', 'list'], ['asking', 'list']), atReading, size)).toBe(atReading)
})
