import { KEPT_NEWS as CHANNEL } from './kept-mark.ts'

/** Told when a lesson was kept or removed, in this tab or in another one. Gives back what ends it. */
export const hearKept = (listen: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  const listening = new AbortController()
  channel.addEventListener('message', listen, listening)
  window.addEventListener(CHANNEL, listen, listening)
  return () => {
    listening.abort()
    channel.close()
  }
}

export const tellKept = (): void => {
  window.dispatchEvent(new Event(CHANNEL))
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}
