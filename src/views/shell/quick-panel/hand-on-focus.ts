/**
 * What is cleared with the keyboard must not take the focus with it: while it is still on the page, its section's
 * heading gets it. As a ref of what may go.
 */
export const handOnFocus = (node: HTMLElement | null) => () => {
  if (!node?.contains(document.activeElement)) return
  const heading = node.closest('section')?.querySelector<HTMLElement>(':is(h2, h3)')
  heading?.focus({ preventScroll: true })
}
