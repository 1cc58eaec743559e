/** Milliseconds in which parts of a page that come late may still push away the one that an address leads to. */
const PATIENCE = 8000
/** By these somebody goes on by themselves. */
const MOVED = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let giveUp: (() => void) | undefined

/** What an address says behind its `#`, as it stands on the page. */
const partOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const focusOnHeading = (part: HTMLElement): void => {
  // A dialog that lies over the page keeps it.
  if (document.activeElement?.closest('[role=dialog]')) return
  const heading = part.matches('h1, h2, h3') ? part : (part.querySelector<HTMLElement>('h1, h2, h3') ?? part)
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Leads to the part of a page that its address names: also where it comes after the page, or is pushed on by what comes
 * above it. Whoever scrolls, presses or types meanwhile is left where they are.
 */
export const leadToPart = (hash: string, page: HTMLElement): void => {
  giveUp?.()
  let led: HTMLElement | null = null
  const lead = () => {
    const part = partOf(hash)
    if (!part || !page.contains(part)) return
    part.scrollIntoView({ behavior: 'instant' })
    if (led !== part) focusOnHeading(part)
    led = part
  }
  const adding = new MutationObserver(lead)
  const growing = new ResizeObserver(lead)
  const listening = new AbortController()
  const stop = () => {
    adding.disconnect()
    growing.disconnect()
    listening.abort()
    clearTimeout(patience)
  }
  const patience = setTimeout(stop, PATIENCE)
  giveUp = stop
  for (const name of MOVED) addEventListener(name, stop, { signal: listening.signal, capture: true, passive: true })
  adding.observe(page, { childList: true, subtree: true })
  growing.observe(page)
  lead()
}
