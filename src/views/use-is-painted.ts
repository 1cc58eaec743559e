import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the server paints this, or the browser takes over what it has painted: what only a device knows comes after. */
export const useIsPainted = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
