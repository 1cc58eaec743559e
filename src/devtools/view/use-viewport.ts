import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

import type { Point } from '../layout/drawing.ts'
import { panned, zoomed, type Size, type Viewport } from './viewport.ts'

const STEP = 60
const ZOOM_STEP = 1.25
/** A hand that presses trembles: a shorter way is no drag, and what is below is chosen. */
const TREMBLE = 4

const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

const spanOf = (points: readonly Point[]): number => {
  const [a, b] = points
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/**
 * How a surface is moved over: the wheel pans, with Ctrl (as a pinch on a touchpad comes) it zooms where the pointer is,
 * one finger or the pressed pointer drags, two fingers drag and zoom, arrows and + and - do the same by keys.
 */
export const useViewport = () => {
  const [surface, setSurface] = useState<HTMLDivElement | null>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const isDragged = useRef(false)

  const change = useCallback((how: (viewport: Viewport) => Viewport) => {
    setViewport((now) => (now ? how(now) : now))
  }, [])

  useEffect(() => {
    if (!surface) return undefined
    let was: Size | null = null
    // In a window of its own only an observer of that window hears of it.
    const { ResizeObserver: Observer } = surface.ownerDocument.defaultView ?? window
    const observer = new Observer(() => {
      const { clientWidth: width, clientHeight: height } = surface
      if (width === 0 || height === 0) return
      const before = was ?? { width, height }
      was = { width, height }
      setSize(was)
      // What was in the middle stays there, as in full screen.
      change((now) => panned(now, { x: (width - before.width) / 2, y: (height - before.height) / 2 }))
    })
    observer.observe(surface)
    // React listens to the wheel passively, and the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = surface.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      if (event.ctrlKey || event.metaKey) change((now) => zoomed(now, at, Math.exp(-event.deltaY / 200)))
      else change((now) => panned(now, { x: -event.deltaX, y: -event.deltaY }))
    }
    surface.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      surface.removeEventListener('wheel', onWheel)
    }
  }, [surface, change])

  const zoomBy = useCallback(
    (factor: number) => {
      if (size) change((now) => zoomed(now, { x: size.width / 2, y: size.height / 2 }, factor))
    },
    [change, size],
  )

  const place = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }

  return {
    viewport,
    size,
    setViewport,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    surface: {
      ref: setSurface,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        if (fingers.current.size === 0) isDragged.current = false
        fingers.current.set(event.pointerId, place(event))
      },
      onPointerMove: (event: PointerEvent) => {
        const was = fingers.current.get(event.pointerId)
        if (!was) return
        const is = place(event)
        if (!isDragged.current && Math.hypot(is.x - was.x, is.y - was.y) < TREMBLE) return
        isDragged.current = true
        const before = [...fingers.current.values()]
        fingers.current.set(event.pointerId, is)
        const after = [...fingers.current.values()]
        const [from, to] = [middleOf(before), middleOf(after)]
        // Once it is moved it is no press: what is below is not chosen by it.
        event.currentTarget.setPointerCapture(event.pointerId)
        change((now) => {
          const moved = panned(now, { x: to.x - from.x, y: to.y - from.y })
          return spanOf(before) > 0 ? zoomed(moved, to, spanOf(after) / spanOf(before)) : moved
        })
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onKeyDown: (event: KeyboardEvent) => {
        const pan = PANS[event.key]
        if (pan) change((now) => panned(now, pan))
        else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
        else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
        else return
        event.preventDefault()
      },
    },
  }
}
