import type { PointerEvent } from 'react'

import type { Drawing, Point } from '../layout/drawing.ts'
import { shownArea, type Size, type Viewport } from './viewport.ts'

type Props = Readonly<{
  drawing: Drawing
  active: ReadonlySet<string>
  viewport: Viewport
  size: Size
  /** A point of the drawing that is to be in the middle. */
  onLookAt: (point: Point) => void
}>

const WIDTH = 180

/** The whole chart, small, with a frame around what is seen of it. Keys move the chart itself. */
export const Minimap = ({ drawing, active, viewport, size, onLookAt }: Props) => {
  const scale = Math.min(WIDTH / drawing.width, 120 / drawing.height)
  const look = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation()
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    // On a phone it is smaller than it was drawn.
    const shrunk = box.width / drawing.width
    onLookAt({ x: (event.clientX - box.left) / shrunk, y: (event.clientY - box.top) / shrunk })
  }
  return (
    <svg
      className="viz-minimap"
      aria-hidden="true"
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={look}
      onPointerMove={look}
    >
      {drawing.boxes.map(({ id, kind, x, y, width, height }) => (
        <rect
          key={id}
          className="viz-mini"
          data-on={active.has(id) ? (kind === 'atomic' || kind === 'final' ? 'leaf' : '') : undefined}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
      <rect className="viz-frame" {...shownArea(viewport, size)} />
    </svg>
  )
}
