import { useEffect, useEffectEvent, useState } from 'react'

const KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab'])

/** Hears that a person goes through the list that is given the returned ref: by wheel, finger, keys or its scroll bar. */
export const useScrolling = (scrolled: () => void) => {
  const [list, hold] = useState<HTMLElement | null>(null)
  const tell = useEffectEvent(scrolled)
  useEffect(() => {
    if (!list) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    list.addEventListener('wheel', () => tell(), options)
    list.addEventListener('touchmove', () => tell(), options)
    list.addEventListener('keydown', ({ key }) => KEYS.has(key) && tell(), options)
    // A press on the list itself is one on its scroll bar: its lines are what else is there.
    list.addEventListener('pointerdown', ({ target }) => target === list && tell(), options)
    return () => listening.abort()
  }, [list])
  return hold
}
