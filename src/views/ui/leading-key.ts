import { DISMISSES, goBack, led, REGION_KEY } from './region-key.ts'

const isRegionKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === REGION_KEY && !altKey && !ctrlKey && !metaKey && !shiftKey

const DEED = `button:not([${DISMISSES}])`

/** What can be done about what was begun last in a list, or about the last message where there is none. */
const deedIn = (region: HTMLElement): HTMLElement | undefined => {
  const act = [...region.querySelectorAll<HTMLElement>('[role=group]')].at(-1)
  return act ? (act.querySelector<HTMLElement>(DEED) ?? act) : [...region.querySelectorAll<HTMLElement>(DEED)].at(-1)
}

/** What lies over the page keeps the focus in itself. */
const isCovered = (region: HTMLElement): boolean =>
  region.closest('[data-aria-hidden], [inert]') !== null || document.querySelector('dialog[open]') !== null

const lead = (to: HTMLElement): void => {
  const from = document.activeElement
  to.focus()
  led.from = from
}

/**
 * The key leads to what can be done about a message, and back, as Escape does. Where there is nothing to do it is the
 * browser's own, as it is while a dialog lies over the messages.
 */
export const leadByKey = (region: HTMLElement): (() => void) => {
  const listening = new AbortController()
  const hear = (event: KeyboardEvent) => {
    const isHere = region.contains(document.activeElement)
    const isKey = isRegionKey(event)
    const goesBack = isHere && led.from !== null && (isKey || event.key === 'Escape')
    const deed = !isHere && isKey && !isCovered(region) ? deedIn(region) : undefined
    if (event.defaultPrevented || (!goesBack && !deed)) return
    event.preventDefault()
    // Held down it is one press.
    if (event.repeat) return
    if (deed) lead(deed)
    else goBack()
  }
  // Whoever goes on by themselves is not led back later.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !region.contains(relatedTarget)) led.from = null
  }
  document.addEventListener('keydown', hear, { signal: listening.signal })
  region.addEventListener('focusout', leave, { signal: listening.signal })
  return () => listening.abort()
}
