import { fromCallback, type EventObject } from 'xstate'

/** Tells a chart that what it could not ask for without a network is asked for again. */
export const watchNetwork = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const listening = new AbortController()
  window.addEventListener('online', () => sendBack({ type: 'network.returned' }), listening)
  return () => listening.abort()
})
