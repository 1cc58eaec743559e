import { useEffect, useEffectEvent, useState } from 'react'

/** Hears the keys that are pressed while the focus is inside the element that is given the returned ref. */
export const useKeys = (press: (event: KeyboardEvent) => void) => {
  const [element, hold] = useState<HTMLElement | null>(null)
  const pressed = useEffectEvent(press)
  useEffect(() => {
    if (!element) return undefined
    const listening = new AbortController()
    element.addEventListener('keydown', (event) => pressed(event), listening)
    return () => listening.abort()
  }, [element])
  return hold
}
