import { contrastOf, type HexColour } from '../../../domain/colour.ts'

const two = (channel: number) => channel.toString(16).padStart(2, '0')

/** A computed colour, `rgb(r, g, b)`, as `#rrggbb`. */
const hexOf = (computed: string): HexColour => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number)
  return `#${two(red)}${two(green)}${two(blue)}`
}

/** Contrast of an element's words and ground, as they are painted now. */
export const contrastIn = (element: Element): number => {
  const { color, backgroundColor } = getComputedStyle(element)
  return contrastOf(hexOf(color), hexOf(backgroundColor))
}

/** Tells the contrast of an element now, and each time the theme of the page changes. */
export const watchContrast = (element: Element, onContrast: (ratio: number) => void): (() => void) => {
  const measure = () => onContrast(contrastIn(element))
  measure()
  const observer = new MutationObserver(measure)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
