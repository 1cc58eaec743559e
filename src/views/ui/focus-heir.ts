/** Who takes the focus that comes back to what is gone. */
let heir: HTMLElement | null = null

/** Of what goes, and perhaps opened the dialog that has the focus meanwhile: the other has the focus in its place. */
export const leaveFocusTo = (going: HTMLElement, other: HTMLElement | null): void => {
  if (going.contains(document.activeElement)) other?.focus()
  else heir = other
}

/** Before something is opened: what went earlier is nothing to it. */
export const forgetHeir = (): void => {
  heir = null
}

/** What takes the focus where what opened something is gone: what that left it to, or the page's heading. */
export const heirOfFocus = (): HTMLElement | null =>
  heir?.isConnected === true ? heir : document.querySelector<HTMLElement>('main h1[tabindex]')
