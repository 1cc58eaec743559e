import { useDeferredValue } from 'react'

import { useIsPainted } from './use-is-painted.ts'

/**
 * Whether all of a page is drawn: at first only what comes into sight, so that the page is there sooner, and a moment
 * later the rest. At once where the server paints it, and where `isAtOnce` says that somebody is led to a place in it.
 */
export const useDrawnWhole = (isAtOnce = false): boolean => {
  const isPainted = useIsPainted()
  return useDeferredValue(true, isPainted || isAtOnce)
}
