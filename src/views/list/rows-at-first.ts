import { useDeferredValue, useSyncExternalStore } from 'react'

import { isComingBack } from './way-back.ts'

/** More rows of two lines than a phone shows. */
const FIRST = 12

const never = () => () => {}

/**
 * The rows of a list as it is drawn first: those that come into sight, and the others a moment later, so that the page is
 * there sooner. All at once where the server paints them, and where somebody is led back to one.
 */
export const useRowsAtFirst = <Item>(items: readonly Item[]): readonly Item[] => {
  const isPainted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const isWhole = useDeferredValue(true, isPainted || isComingBack())
  return isWhole ? items : items.slice(0, FIRST)
}
