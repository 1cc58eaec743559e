import { useLayoutEffect } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'

/** What stands in the place of a page gives it its title for as long, which is that of the page before otherwise. */
export const useTitleInstead = (title: string): void =>
  useLayoutEffect(() => {
    const before = document.title
    document.title = `${title} - ${PRODUCT_NAME}`
    // Before the page tells its own, where that comes.
    return () => {
      document.title = before
    }
  }, [title])
