import { contrastOf, mix, onColour, readsOn, type HexColour } from './colour.ts'
import { TEXT_CONTRAST, type Palette } from './palette.ts'

/** Least contrast of what is no text but must be seen: focus, the edge of a control (WCAG 2.2, 1.4.11). */
const SHAPE_CONTRAST = 3

/** The colours of a page, by what they are for. */
export type PageTokens = Readonly<{
  bg: Readonly<Record<'canvas' | 'surface' | 'raised' | 'sunken', HexColour>>
  fg: Readonly<Record<'default' | 'muted', HexColour>>
  border: Readonly<Record<'hairline' | 'control', HexColour>>
  focus: HexColour
  accent: Readonly<Record<'solid' | 'hover' | 'on' | 'subtle' | 'fg' | 'mark', HexColour>>
}>

/** The colours of a bar around the page. */
export type BarTokens = Readonly<Record<'bg' | 'fg' | 'muted' | 'active' | 'border' | 'focus', HexColour>>

const SHARES = Array.from({ length: 21 }, (_, at) => at / 20)

/**
 * From `start` towards `end`, no further than the first step that will do. `end` is known to do: what comes out
 * is always right, and as near to what was chosen as can be.
 */
const firstThat = (start: HexColour, end: HexColour, willDo: (colour: HexColour) => boolean): HexColour =>
  SHARES.map((share) => mix(start, end, share)).find(willDo) ?? end

/** A text that stands out from all of them; `ink` does. */
export const legible = (
  colour: HexColour,
  ink: HexColour,
  backgrounds: readonly HexColour[],
  least: number = TEXT_CONTRAST,
): HexColour => firstThat(colour, ink, (tried) => readsOn(tried, backgrounds, least))

/** `share` of a colour in a sheet, or as much of it as the text on it bears. */
export const tinted = (sheet: HexColour, colour: HexColour, share: number, texts: readonly HexColour[]): HexColour =>
  firstThat(mix(sheet, colour, share), sheet, (tried) =>
    texts.every((text) => contrastOf(text, tried) >= TEXT_CONTRAST),
  )

/** A palette from an older version or another hand may not hold: its text gives way, not its reader. */
const inkOf = ({ text, background: { paper, default: page } }: Palette): HexColour =>
  readsOn(text, [paper, page], TEXT_CONTRAST) ? text : onColour(page)

/**
 * Every colour of a page from the few that a person chose. Text has at least 4.5 to 1 on all it can stand on,
 * focus and edges 3 to 1, for any palette that can be saved.
 */
export const tokensOf = (palette: Palette): PageTokens => {
  const { mode, primary, secondary } = palette
  const { paper, default: canvas } = palette.background
  const ink = inkOf(palette)
  const raised = mode === 'dark' ? tinted(paper, ink, 0.05, [ink]) : paper
  const sunken = tinted(canvas, ink, 0.08, [ink])
  const subtle = tinted(paper, primary, 0.14, [ink])
  const sheets = [canvas, paper, raised, sunken, subtle]
  const on = onColour(primary)
  return {
    bg: { canvas, surface: paper, raised, sunken },
    fg: { default: ink, muted: legible(mix(ink, paper, 0.35), ink, sheets) },
    border: { hairline: mix(paper, ink, 0.16), control: legible(mix(paper, ink, 0.4), ink, sheets, SHAPE_CONTRAST) },
    focus: legible(secondary, ink, sheets, SHAPE_CONTRAST),
    accent: {
      solid: primary,
      // Away from the words on it, so that they only gain.
      hover: mix(primary, onColour(on), 0.14),
      on,
      subtle,
      fg: legible(primary, ink, sheets),
      mark: secondary,
    },
  }
}

/** The same for the navigation, the toolbar or the footer: `default` is the bar, `paper` what is chosen in it. */
export const barTokensOf = (palette: Palette): BarTokens => {
  const { paper, default: bg } = palette.background
  const fg = inkOf(palette)
  const active = tinted(paper, palette.primary, 0.16, [fg])
  const sheets = [bg, active]
  return {
    bg,
    fg,
    muted: legible(mix(fg, bg, 0.35), fg, sheets),
    active,
    border: mix(bg, fg, 0.16),
    focus: legible(palette.secondary, fg, sheets, SHAPE_CONTRAST),
  }
}
