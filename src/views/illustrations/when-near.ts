/** How far below the screen a picture's file is asked for. */
const AHEAD = '50%'

/**
 * Has a picture ask for its file when it comes near the screen: until then nothing of it shares the line with what is
 * seen first. `<use>` has no `loading`.
 */
export const askWhenNear = (svg: SVGSVGElement): (() => void) => {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      for (const use of svg.querySelectorAll('use')) use.setAttribute('href', use.dataset['file'] ?? '')
    },
    { rootMargin: AHEAD },
  )
  near.observe(svg)
  return () => near.disconnect()
}
