/** Who takes the focus that comes back to what is gone. */
let heir: Element | null = null

/** What goes leaves the focus to another; what perhaps opened the dialog that has it meanwhile, too. */
export const leaveFocusTo = (going: HTMLElement, other: HTMLElement | null): void => {
  if (going.contains(document.activeElement)) other?.focus()
  else heir = other
}

/** When something opens: who has the focus gets it again, where that does not come to pass otherwise. */
export const keepFocus = (): void => {
  heir = document.activeElement
}

/** Where the focus is nowhere, after something closed: back to who had it, to the heir of that, or to the page's heading. */
export const giveFocusBack = (): void => {
  const page = document.querySelector<HTMLElement>('main h1[tabindex]')
  const back = heir instanceof HTMLElement && heir.isConnected && heir !== document.body ? heir : page
  back?.focus({ preventScroll: true })
}
