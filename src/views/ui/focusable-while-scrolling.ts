/** What is larger than its place scrolls by itself: the keyboard must be able to reach it then, and only then. */
export const focusableWhileScrolling = (element: HTMLElement) => {
  const measure = () => {
    const isScrolling = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    if (isScrolling) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // The place changes with the window, its content with the words and the font size.
  const watching = new ResizeObserver(measure)
  watching.observe(element)
  if (element.firstElementChild) watching.observe(element.firstElementChild)
  return () => watching.disconnect()
}
