import { pageHeading } from './page-heading.ts'

/** Leads from part to part in desktop programs and browsers alike. No screen reader has it for itself. */
export const REGION_KEY = 'F6'

/** On a button that only puts a message away: nobody is led to it. */
export const DISMISSES = 'data-dismisses'

/** From where somebody was led to the messages. */
export const led: { from: Element | null } = { from: null }

/** Back to where they were; to the page's heading, where that is gone. */
export const goBack = (): void => {
  const back = led.from
  led.from = null
  if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus()
  else pageHeading()?.focus()
}

/** For the `ref` of a message that goes: whoever was led to it is led back. */
export const goingMessage = (message: HTMLElement | null) => () => {
  if (led.from !== null && message?.contains(document.activeElement) === true) goBack()
}
