import { fromCallback, type EventObject } from 'xstate'

const SECOND = 1000

/** Counts whole seconds down to none, by a clock that no one can set; a page that slept wakes to the right count. */
export const cooldown = fromCallback<EventObject, { seconds: number }>(({ input, sendBack }) => {
  const end = performance.now() + input.seconds * SECOND
  const ticking = setInterval(() => {
    const left = Math.ceil((end - performance.now()) / SECOND)
    if (left > 0) return sendBack({ type: 'cooldown.ticked', left })
    clearInterval(ticking)
    sendBack({ type: 'cooldown.ended' })
  }, SECOND)
  return () => clearInterval(ticking)
})
