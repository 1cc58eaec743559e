import { loadUnasked } from '../chunk.ts'

/** Where the reader is: told to the title bar, to the keyboard and to the screen reader. */
export type Arrival = Readonly<{ path: string; title: string; page: HTMLElement }>

const focusOn = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** A page that is still being asked for has no heading yet: it takes the focus when it comes, unless the reader moved on. */
const focusOnceThere = (page: HTMLElement): MutationObserver => {
  focusOn(page)
  const waiting = new MutationObserver(() => {
    const heading = page.querySelector<HTMLElement>('h1')
    if (!heading) return
    waiting.disconnect()
    const { activeElement } = document
    if (activeElement === page || activeElement === document.body) focusOn(heading)
  })
  waiting.observe(page, { childList: true, subtree: true })
  return waiting
}

/** An address may name a part of the page, which may come late; few do. */
const leadToNamed = (page: HTMLElement): void => {
  const { hash } = location
  if (hash.length > 1) void loadUnasked(async () => (await import('./linked-part.ts')).leadToPart(hash, page))
}

/** Milliseconds in which what closes gives the focus back to what opened it. */
const GIVING_BACK = 100

/** Whether what had the focus last is gone, and the focus with it. */
const watchFocus = (): (() => boolean) => {
  let held: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    held = target
  })
  return () => document.activeElement === document.body && held instanceof Node && !held.isConnected
}

/**
 * A change of page moves the focus to its heading and says its title; the first page keeps the focus that the
 * browser gave it. A page that stays, in another language or with another query, only changes the title: but where the
 * query alone says what is shown, as of one person of a list, the heading has the focus that went with what led there.
 */
export const createArrivals = () => {
  let lastPath: string | null = null
  let shown: HTMLElement | null = null
  let waiting: MutationObserver | null = null
  let isFocusGone: (() => boolean) | null = null
  let later: ReturnType<typeof setTimeout> | undefined
  const lead = (page: HTMLElement): void => {
    waiting?.disconnect()
    // A row that somebody came back to has it already, and is in sight.
    if (page.contains(document.activeElement)) return
    const heading = page.querySelector<HTMLElement>('h1')
    if (heading) focusOn(heading)
    else waiting = focusOnceThere(page)
    scrollTo(0, 0)
  }
  const onArrival = ({ path, title, page }: Arrival): void => {
    document.title = title
    const isFirst = lastPath === null
    const isSame = lastPath === path
    lastPath = path
    shown = page
    isFocusGone ??= watchFocus()
    clearTimeout(later)
    if (isFirst) {
      // A link to another part of the page that is shown draws nothing.
      addEventListener('pushState', () => {
        if (shown && location.pathname === lastPath) leadToNamed(shown)
      })
      return leadToNamed(page)
    }
    if (isSame) {
      later = setTimeout(() => {
        if (page.isConnected && isFocusGone?.()) lead(page)
      }, GIVING_BACK)
      return
    }
    const announcer = document.querySelector('[data-announcer]')
    if (announcer) announcer.textContent = title
    lead(page)
    leadToNamed(page)
  }
  /**
   * Before the page that is shown goes. What has the focus takes it along, and a browser that is told so in the middle of
   * the change lays out all that has changed by then.
   */
  const onLeave = (): void => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && shown?.contains(activeElement)) activeElement.blur()
  }
  return { onArrival, onLeave }
}
