import { useRef, type TouchEvent } from 'react'

type Point = Readonly<{ x: number; y: number }>

/** Pixels that a finger goes before it means something. */
const SWIPE_DISTANCE = 60

/** How far a finger went towards the end of the line, in the direction of the text. */
const towardsEnd = (element: Element, from: Point, to: Point) =>
  getComputedStyle(element).direction === 'rtl' ? from.x - to.x : to.x - from.x

/**
 * Handlers that hear one finger swipe sideways towards an edge. What has a sideways movement of its own, such as a
 * slider, keeps it.
 */
export const useSwipe = (edge: 'start' | 'end', onSwipe: () => void) => {
  const start = useRef<Point | null>(null)
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0]
      const isOwn = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      start.current = touch && event.touches.length === 1 && !isOwn ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const [from, touch] = [start.current, event.changedTouches[0]]
      start.current = null
      if (!from || !touch) return
      const to = { x: touch.clientX, y: touch.clientY }
      const distance = towardsEnd(event.currentTarget, from, to) * (edge === 'end' ? 1 : -1)
      if (distance >= SWIPE_DISTANCE && distance > 2 * Math.abs(to.y - from.y)) onSwipe()
    },
    onTouchCancel: () => {
      start.current = null
    },
  }
}
