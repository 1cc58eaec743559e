/**
 * For a part whose content gives way to other content of its own accord: it grows with what is in it and never shrinks,
 * so that what stands below moves under nobody's thumb. At another width it begins anew. To be given as a `ref`.
 */
export const heldHeight = (part: HTMLElement | null) => {
  if (!part) return undefined
  let most = 0
  let width = part.offsetWidth
  // Before it is painted: what is held is not seen to shrink.
  const watching = new ResizeObserver(() => {
    if (part.offsetWidth !== width) part.style.removeProperty('min-height')
    most = part.offsetWidth === width ? Math.max(most, part.offsetHeight) : part.offsetHeight
    width = part.offsetWidth
    part.style.minHeight = `${most}px`
  })
  watching.observe(part)
  return () => watching.disconnect()
}
