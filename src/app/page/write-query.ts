import { drawnAddress } from './drawn-address.ts'

type Navigate = (to: string, options: Readonly<{ replace: boolean }>) => void

/** What was written last: the page that it belongs to need not be drawn with it yet. */
let written: string | null = null

/**
 * Puts a query behind the path of the page that wrote it. What was typed settles later than a click: who has gone on
 * stays there, to another page, or to what another query of this one opens, though it is not drawn yet.
 */
export const writeQuery = (navigate: Navigate, pathname: string, query: string): void => {
  if (location.pathname !== pathname) return
  const current = `${pathname}${location.search}`
  const drawn = drawnAddress()
  if (drawn !== null && current !== drawn && current !== written) return
  written = `${pathname}${query}`
  navigate(written, { replace: true })
}
