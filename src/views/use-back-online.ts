import { useState, useSyncExternalStore } from 'react'

/** How often the network came back, as whoever watches it has heard. */
let returns = 0

const watch = (onChange: () => void) => {
  const count = () => {
    returns += 1
    onChange()
  }
  addEventListener('online', count)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', count)
    removeEventListener('offline', onChange)
  }
}

/** Whether the network has come back since this is shown. */
export const useBackOnline = (): boolean => {
  const [before] = useState(() => returns)
  return (
    useSyncExternalStore(
      watch,
      () => (navigator.onLine ? returns : 0),
      () => 0,
    ) > before
  )
}
