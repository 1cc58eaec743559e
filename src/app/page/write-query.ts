import { BESIDE, isMarked, OVER } from '../../views/ui/history-marks.ts'
import { WIDE } from '../../views/ui/use-wide.ts'
import { drawnAddress } from './drawn-address.ts'

type Navigate = (to: string, options: Readonly<{ replace: boolean; state?: object }>) => void

/** Milliseconds after which the browser is not waited for: it takes an entry back in some ten. */
const GIVEN_UP = 1000

const ROW_BESIDE = { [BESIDE]: true }

/** What was written last: the page that it belongs to need not be drawn with it yet. */
let written: string | null = null

/** The step from a row beside its list to the list, while it is under way. */
let stepping: Promise<void> | null = null

const isRowOpen = (query: string): boolean => new URLSearchParams(query).has('open')

const stepBack = async (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  addEventListener('popstate', resolve, { once: true })
  const late = setTimeout(resolve, GIVEN_UP)
  history.back()
  await promise
  clearTimeout(late)
  removeEventListener('popstate', resolve)
  stepping = null
}

/** Resolves once the address says what was written: a step of the history takes its time. */
export const addressWritten = async (): Promise<void> => {
  if (stepping === null) return
  await stepping
  await addressWritten()
}

/**
 * Puts a query behind the path of the page that wrote it. What was typed settles later than a click: who has gone on
 * stays there, to another page, or to what another query of this one opens, though it is not drawn yet.
 *
 * It stands in place of what was there. But a row that is opened beside its list has an entry of its own, which the
 * browser's Back takes away, and which goes with the row when that is closed otherwise.
 */
export const writeQuery = (navigate: Navigate, pathname: string, query: string): void => {
  if (stepping) {
    stepping = stepping.then(() => writeQuery(navigate, pathname, query))
    return
  }
  if (location.pathname !== pathname) return
  const current = `${pathname}${location.search}`
  const drawn = drawnAddress()
  if (drawn !== null && current !== drawn && current !== written) return
  const to = `${pathname}${query}`
  written = to
  const isOpen = isRowOpen(query)
  const isOfRow = isMarked(history.state, BESIDE)
  // On a phone a row opens in its place. What lies over the page waits for its own step.
  if (isOpen && !isRowOpen(location.search) && matchMedia(WIDE).matches)
    navigate(to, { replace: false, state: ROW_BESIDE })
  else if (isOfRow && !isOpen && !isMarked(history.state, OVER)) {
    stepping = stepBack().then(() => {
      if (location.pathname === pathname && `${pathname}${location.search}` !== to) navigate(to, { replace: true })
    })
  } else navigate(to, { replace: true, ...(isOpen && isOfRow && { state: ROW_BESIDE }) })
}
