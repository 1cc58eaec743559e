/** A colour as `#rrggbb`, in lower case. */
export type HexColour = `#${string}`

const WHITE: HexColour = '#ffffff'
const BLACK: HexColour = '#000000'

/** What a person may write for a colour: `#RGB` or `#RRGGBB`, the sign left out or not. Null for anything else. */
export const toHexColour = (written: string): HexColour | null => {
  const [, digits = ''] = /^#?((?:[0-9a-f]{3}){1,2})$/.exec(written.trim().toLowerCase()) ?? []
  if (digits === '') return null
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`
}

const channelsOf = (colour: HexColour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** 0 for black to 1 for white (WCAG 2.2, "relative luminance"; its 0.04045 is that of IEC 61966-2-1). */
export const luminanceOf = (colour: HexColour): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 to 21, whichever of the two is the text (WCAG 2.2, "contrast ratio"). */
export const contrastOf = (one: HexColour, other: HexColour): number => {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** A light colour is one that black reads better on than white: there either of the two has at least 4.58 to 1. */
export const isLight = (colour: HexColour): boolean => contrastOf(colour, BLACK) >= contrastOf(colour, WHITE)
export const isDark = (colour: HexColour): boolean => !isLight(colour)

/** Black or white, whichever reads better on the colour. */
export const onColour = (colour: HexColour): HexColour => (isLight(colour) ? BLACK : WHITE)

/** `share` of the second in the first, 0 to 1. */
export const mix = (first: HexColour, second: HexColour, share: number): HexColour => {
  const others = channelsOf(second)
  const mixed = channelsOf(first).map((channel, at) =>
    Math.round(channel + ((others[at] ?? channel) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const readsOn = (text: HexColour, backgrounds: readonly HexColour[], least: number): boolean =>
  backgrounds.every((background) => contrastOf(text, background) >= least)
