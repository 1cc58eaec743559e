import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { createResourceMachine } from '../../machines/resource/resource.machine.ts'

const midnightAfter = (now: number): number => {
  const next = new Date(now)
  next.setHours(24, 0, 0, 0)
  return next.getTime()
}

/** Calls when another day begins, and when a page that slept over it is looked at again. Returns how to stop. */
const watchDay = (onChange: () => void): (() => void) => {
  let next = midnightAfter(Date.now())
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    const now = Date.now()
    if (now >= next) {
      next = midnightAfter(now)
      onChange()
    }
    timer = setTimeout(look, next - now)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const dayWatcher = fromCallback<EventObject, undefined>(({ sendBack }) =>
  watchDay(() => sendBack({ type: 'topic.changed' })),
)

/** What day it is, for what stands on the screen over midnight. */
export const createClock = () =>
  createResourceMachine<number>().provide({
    actors: { read: fromPromise<number, { query: undefined }>(async () => Date.now()), watchTopics: dayWatcher },
  })
