import { pageHeading } from './page-heading.ts'

/** Who takes the focus that comes back to what is gone. */
let heir: Element | null = null

/** What goes leaves the focus to another; what perhaps opened the dialog that has it meanwhile, too. */
export const leaveFocusTo = (going: HTMLElement, other: HTMLElement | null): void => {
  if (going.contains(document.activeElement)) other?.focus()
  else heir = other
}

/** For a `ref` that stays the same: the focus within what goes is another's, and is left alone where it is elsewhere. */
export const handingOn =
  (to: () => HTMLElement | null) =>
  (going: HTMLElement | null): (() => void) =>
  () => {
    if (going?.contains(document.activeElement) === true) to()?.focus()
  }

/** The same, where what goes is one of many: to the one by it, also once a dialog that was opened from it has closed. */
export const handingBy =
  (to: (going: HTMLElement) => HTMLElement | null) =>
  (going: HTMLElement | null): (() => void) =>
  () => {
    if (going?.contains(document.activeElement) === true) to(going)?.focus()
    else if (going?.contains(heir) === true) heir = to(going)
  }

/** For the `ref`s of two that stand in one place one after the other: the focus that was in the one is the other's. */
export const handingOver = () => {
  let had = false
  return {
    going: (part: HTMLElement | null) => () => {
      had = part?.contains(document.activeElement) === true
    },
    coming: (part: HTMLElement | null) => {
      if (had) part?.focus()
      had = false
    },
  }
}

const buttonOf = (menu: Element): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part=trigger][data-controls="${CSS.escape(menu.id)}"]`)

/**
 * Of a menu's list: one that goes has the focus where its button was given it while the list was still about to take it,
 * as from a press that follows at once on a move to it.
 */
export const goingMenu = handingBy(buttonOf)

/** A menu that has the focus goes with what was chosen in it: its button stays. */
const staying = (element: Element | null): Element | null =>
  element?.matches('[data-scope=menu][data-part=content]') === true ? buttonOf(element) : element

/**
 * Who has the focus in what opened. It takes the focus a frame later: whoever was quicker stays where they are, and what
 * they type goes there.
 */
export const focusWithin = (opened: HTMLElement | null): HTMLElement | null => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && opened?.contains(activeElement) === true ? activeElement : null
}

/** When something opens: who has the focus gets it again, where that does not come to pass otherwise. */
export const keepFocus = (): void => {
  heir = staying(document.activeElement)
}

/** Who has the focus again when what opened closes, if it is still there. */
export const focusToGiveBack = (): HTMLElement | null =>
  heir instanceof HTMLElement && heir.isConnected && heir !== document.body ? heir : null

/** Where the focus is nowhere, after something closed: back to who had it, to the heir of that, or to the page's heading. */
export const giveFocusBack = (): void => {
  const back = focusToGiveBack() ?? pageHeading()
  back?.focus({ preventScroll: true })
}
