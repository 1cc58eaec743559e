import { useState, useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** iPhones fill the screen with the video alone, by a call of their own. */
const nativeCall = (frame: HTMLElement): (() => void) | null => {
  const video = frame.querySelector('video')
  const enter: unknown = video && Reflect.get(video, 'webkitEnterFullscreen')
  return typeof enter === 'function' ? () => Reflect.apply(enter, video, []) : null
}

const enteringOf = (frame: HTMLElement): (() => void) | null =>
  document.fullscreenEnabled ? () => void frame.requestFullscreen().catch(() => undefined) : nativeCall(frame)

/**
 * Shows an element, given by the ref `hold`, on the whole screen. `toggle` is null where a browser cannot, and undefined
 * until that is known: what it stands for keeps its place in a page that comes painted.
 */
export const useFullscreen = () => {
  const [frame, hold] = useState<HTMLElement | null>(null)
  const isFull = useSyncExternalStore(
    subscribe,
    () => frame !== null && document.fullscreenElement === frame,
    () => false,
  )
  const toggle = isFull ? () => void document.exitFullscreen() : frame === null ? undefined : enteringOf(frame)
  return { hold, isFull, toggle }
}
