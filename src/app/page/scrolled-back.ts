/** Milliseconds in which a page that somebody goes back to may come, and grow as long as it was. */
const COMING = 10_000
/** Milliseconds in which what comes late may still move it. */
const SETTLING = 600

/** Who does one of these goes on from where they are. */
const GOING_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Puts the page to where it was scrolled, as soon as it is long enough, until it stays there. Returns what stops it. */
const leadTo = (top: number): (() => void) => {
  const until = performance.now() + COMING
  /** The page before has its own. */
  const before = document.activeElement
  let settledAt = Infinity
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const kind of GOING_ON) removeEventListener(kind, stop, true)
  }
  const look = (now: number) => {
    const { activeElement } = document
    const isOfPage = activeElement !== before && activeElement?.closest('main') != null
    // Somebody is led to a part of it, such as the row that they had opened.
    const isLedElsewhere = isOfPage && !activeElement.matches('h1, main')
    if (now > Math.min(until, settledAt) || isLedElsewhere) return stop()
    // It has been drawn: its heading has the focus.
    if (isOfPage && activeElement.matches('h1')) {
      const { scrollHeight } = document.documentElement
      const place = Math.min(top, scrollHeight - innerHeight)
      if (Math.abs(scrollY - place) > 1) scrollTo({ top: place, behavior: 'instant' })
      settledAt = place < top ? Infinity : Math.min(settledAt, now + SETTLING)
    }
    frame = requestAnimationFrame(look)
  }
  for (const kind of GOING_ON) addEventListener(kind, stop, { capture: true, passive: true })
  frame = requestAnimationFrame(look)
  return stop
}

/**
 * Back and Forward lead to where a page was scrolled. A browser puts it there by itself while the page before is still
 * shown, and the page that comes begins at its top. Where somebody is led to a row, that is kept.
 */
export const watchScroll = (): void => {
  const places = new Map<string, number>()
  const here = () => location.pathname + location.search
  let page = location.pathname
  let last = here()
  let stop = () => {}
  /** At each change of the address, while the page before is still as it was left. */
  const arrive = (isBack: boolean) => {
    const left = last
    last = here()
    if (location.pathname === page) return
    page = location.pathname
    stop()
    places.set(left, scrollY)
    const top = places.get(last) ?? 0
    if (isBack && top > 0) stop = leadTo(top)
  }
  for (const kind of ['pushState', 'replaceState'] as const) addEventListener(kind, () => arrive(false))
  // Before whoever draws by it.
  addEventListener('popstate', () => arrive(true), { capture: true })
}
