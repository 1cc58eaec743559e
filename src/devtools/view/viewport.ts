// Where a drawing is looked at from, as arithmetic. A viewport is the drawing's point in the corner of what is seen, and
// how many pixels of the screen one of the drawing takes.
import type { Area, Drawing, Point } from '../layout/drawing.ts'

export type Viewport = Point & Readonly<{ scale: number }>
export type Size = Readonly<{ width: number; height: number }>

const LEAST = 0.05
const MOST = 4
/** What is left free around what is shown whole. */
const MARGIN = 24
/** What the small drawing in the corner may cover. */
const CORNER: Size = { width: 200, height: 140 }
/** Smallest at which the lines of a drawing can be read. */
const READABLE = 0.7

const clamp = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale))

export const areaAround = (areas: readonly Area[]): Area | null => {
  if (areas.length === 0) return null
  const x = Math.min(...areas.map((area) => area.x))
  const y = Math.min(...areas.map((area) => area.y))
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  }
}

/** The area in the middle, at this scale. */
export const centred = (area: Area, size: Size, scale: number): Viewport => ({
  x: area.x + area.width / 2 - size.width / 2 / scale,
  y: area.y + area.height / 2 - size.height / 2 / scale,
  scale,
})

/** The area as large as it can be shown whole, though never larger than it was drawn. */
export const fitted = (area: Area, size: Size): Viewport => {
  const room = { width: Math.max(1, size.width - 2 * MARGIN), height: Math.max(1, size.height - 2 * MARGIN) }
  const scale = clamp(Math.min(1, room.width / Math.max(1, area.width), room.height / Math.max(1, area.height)))
  return centred(area, size, scale)
}

/** Moved by pixels of the screen. */
export const panned = ({ x, y, scale }: Viewport, by: Point): Viewport => ({
  x: x - by.x / scale,
  y: y - by.y / scale,
  scale,
})

/** Larger or smaller by a factor, with the point of the screen `at` staying where it is. */
export const zoomed = ({ x, y, scale }: Viewport, at: Point, factor: number): Viewport => {
  const next = clamp(scale * factor)
  return { x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next, scale: next }
}

export const shownArea = ({ x, y, scale }: Viewport, { width, height }: Size): Area => ({
  x,
  y,
  width: width / scale,
  height: height / scale,
})

export const isInSight = (area: Area, viewport: Viewport, size: Size): boolean => {
  const shown = shownArea(viewport, size)
  return (
    area.x >= shown.x &&
    area.y >= shown.y &&
    area.x + area.width <= shown.x + shown.width &&
    area.y + area.height <= shown.y + shown.height
  )
}

/**
 * Around as many of these areas as can be read together: what is active in several parts of a chart is often far apart,
 * and in the middle of all of it may be nothing. Of equals the first.
 */
export const readTogether = (areas: readonly Area[], { width, height }: Size): Area | null => {
  const isReadable = (area: Area | null): boolean =>
    area !== null && area.width * READABLE <= width - 2 * MARGIN && area.height * READABLE <= height - 2 * MARGIN
  const groups = areas.map((anchor) => {
    const group = [anchor]
    for (const area of areas) if (area !== anchor && isReadable(areaAround([...group, area]))) group.push(area)
    return group
  })
  const most = Math.max(...groups.map(({ length }) => length))
  return areaAround(groups.find(({ length }) => length === most) ?? [])
}

/** From where little is seen beyond the drawing's edge: as much as the small one in the corner takes. */
const within = ({ x, y, scale }: Viewport, drawing: Size, size: Size): Viewport => {
  const kept = (at: number, seen: number, whole: number, corner: number): number => {
    const [least, most] = [-MARGIN / scale, whole + (corner - seen) / scale]
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))
  }
  return {
    x: kept(x, size.width, drawing.width, CORNER.width),
    y: kept(y, size.height, drawing.height, CORNER.height),
    scale,
  }
}

/**
 * How a drawing is opened: whole where it can be read so, else at what is active, as small as can be read: where it came
 * from and where it may go is as much of it as can be.
 */
export const opened = (drawing: Drawing, active: Area | null, size: Size): Viewport => {
  const whole = fitted({ x: 0, y: 0, width: drawing.width, height: drawing.height }, size)
  if (whole.scale >= READABLE || !active) return whole
  return within(centred(active, size, READABLE), drawing, size)
}

export type Detail = 'far' | 'middle' | 'near'

/** What can be read at a scale: names alone, events too, or everything. */
export const detailAt = (scale: number): Detail => {
  if (scale < 0.3) return 'far'
  return scale < 0.55 ? 'middle' : 'near'
}
