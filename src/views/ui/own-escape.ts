/**
 * On what takes Escape for itself, as a field whose list is open. What lies over a page hears the key before the field
 * does and would close with the list.
 */
export const OWN_ESCAPE = 'data-own-escape'

/** For a dialog or a popover: it stays where the focus is in what takes Escape for itself. */
export const leaveOwnEscape = (event: KeyboardEvent): void => {
  if (event.target instanceof Element && event.target.closest(`[${OWN_ESCAPE}]`)) event.preventDefault()
}
