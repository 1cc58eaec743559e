import { useSyncExternalStore } from 'react'

import { paintedWide } from '../../domain/own-place.ts'

/** As `lg` of the theme's breakpoints; paper has room for a table. */
export const WIDE = '(min-width: 1024px), print'

const watch = (onChange: () => void) => {
  const screen = matchMedia(WIDE)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

/** Whether there is room for a table, where a narrow screen has another markup and not only another look. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches, paintedWide)
