import type { RestOptions } from './rest.types.ts'

/** Aborts its signal when nothing has moved for so long, in milliseconds. */
export const watchForStall = (milliseconds: number, wait: RestOptions['wait']) => {
  const stalled = new AbortController()
  let waiting = new AbortController()
  const moved = () => {
    waiting.abort()
    waiting = new AbortController()
    const { signal } = waiting
    void wait(milliseconds, signal).then(
      () => {
        if (!signal.aborted) stalled.abort()
      },
      () => undefined,
    )
  }
  moved()
  return { signal: stalled.signal, moved, end: () => waiting.abort() }
}
