// Which part of a drawing is looked at while its chart moves.
import type { Area, Box, Drawing } from '../layout/drawing.ts'
import { centred, isInSight, readTogether, type Size, type Viewport } from './viewport.ts'

/** The smallest active states. */
const innermost = ({ boxes }: Drawing, active: ReadonlySet<string>): readonly Box[] => {
  const parents = new Set(boxes.flatMap(({ id, parent }) => (active.has(id) && parent !== null ? [parent] : [])))
  return boxes.filter(({ id }) => active.has(id) && !parents.has(id))
}

/** Where a chart is, as far as it can be read together. */
export const activeArea = (drawing: Drawing, active: ReadonlySet<string>, size: Size): Area | null =>
  readTogether(innermost(drawing, active), size)

export type Step = Readonly<{
  /** Ids of the states that were active, and of those that are. */
  before: ReadonlySet<string>
  after: ReadonlySet<string>
  /** Somebody told it that, and no child of the chart and no time. */
  isByHand: boolean
}>

/**
 * What becomes active is gone to where it would be out of sight. A part that moves by itself is followed only by who
 * looked at it: one that reads again each ten seconds would take everybody away from what they did or found elsewhere.
 */
export const followed = (drawing: Drawing, { before, after, isByHand }: Step, from: Viewport, size: Size): Viewport => {
  const isWatched = innermost(drawing, before).some((box) => !after.has(box.id) && isInSight(box, from, size))
  const area = readTogether(
    innermost(drawing, after).filter(({ id }) => !before.has(id)),
    size,
  )
  if (!area || !(isByHand || isWatched) || isInSight(area, from, size)) return from
  return centred(area, size, from.scale)
}
