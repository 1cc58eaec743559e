/** Milliseconds in which whoever knows better gives the focus on: what closes, a row that goes, the page that comes. */
const GIVING_ON = 150

const placeOf = (element: Element | null): Element[] => (element ? [element, ...placeOf(element.parentElement)] : [])

/**
 * The headings of what is left of a place, the nearest first; the page's own, where none is nearer. Of a dialog that is
 * still there only its own: nothing behind it can be used.
 */
const headingsBy = (place: readonly Element[], main: HTMLElement | null): HTMLElement[] => {
  const ground = place.find((part) => part.matches('[role$=dialog]')) ?? main
  if (!ground) return []
  const within = place.filter((part) => ground.contains(part))
  return [...within, ground].flatMap((part) => Array.from(part.querySelectorAll<HTMLElement>('h1, h2, h3')))
}

/**
 * What had the focus may go, done with what was asked, and the focus with it: whoever goes on by the keyboard would begin
 * the page anew, and who hears it hears nothing. The nearest heading that is still there has it then.
 */
export const watchLostFocus = (page: Document = document): void => {
  let place = placeOf(page.activeElement)
  let later: ReturnType<typeof setTimeout> | undefined
  const isNowhere = () => page.activeElement === page.body
  const isGone = () => isNowhere() && place[0]?.isConnected === false
  page.addEventListener('focusin', ({ target }) => {
    place = target instanceof Element ? placeOf(target) : []
  })
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget === null)
      queueMicrotask(() => {
        // Left for nothing, as by a press beside it: what becomes of it is of no matter any more.
        if (isNowhere() && target instanceof Element && target.isConnected) place = []
      })
  })
  const giveOn = () => {
    later = undefined
    if (!isGone()) return
    for (const heading of headingsBy(
      place.filter((part) => part.isConnected),
      page.querySelector('main'),
    )) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      // One that is not shown takes none.
      if (!isNowhere()) return
    }
  }
  new MutationObserver(() => {
    if (isGone()) later ??= setTimeout(giveOn, GIVING_ON)
  }).observe(page.body, { childList: true, subtree: true })
}
